import ColumnRecognition
import ContactReading
import ContactStore
import PhoneNumbers
import RegionInference

/// The numbers that come out otherwise, once all evidence of their country has been heard.
struct RecheckFindings {
    /// A number that comes out otherwise.
    struct Change {
        var number: Int
        var contact: Int
        var value: String
        var read: Classification
        var before: NumberState
        var after: NumberState
    }

    /// The number of phone numbers that were read.
    private(set) var numbers = 0
    private(set) var changes: [Change] = []
    /// Numbers whose text would now be several numbers, or another part of its cell: only an ingest can tell.
    private(set) var divided = 0

    init() {}

    /// - Parameter hints: The database with the evidence of contacts for their country; `nil` if there is none.
    init(_ sink: RecheckSink, reader: StoredTextReader, hints: ContactDatabase?) throws {
        numbers = sink.count
        var last: (contact: Int, hints: CountryHints) = (0, CountryHints())
        for candidate in sink.candidates {
            if let hints, candidate.contact != last.contact {
                last = (candidate.contact, try hints.countryHints(of: candidate.contact))
            }
            let contactHints = candidate.contact == last.contact ? last.hints : CountryHints()
            let reading = Reading(
                candidate, sink.classifier(for: candidate), contactHints, keepsCountry: reader.region == nil)
            guard let read = reading.best else {
                divided += 1
                continue
            }
            if reading.others.contains(where: { isSame($0, candidate.before) }) { continue }
            if isSame(read, candidate.before) { continue }
            let cell = Array((candidate.cell ?? candidate.value).utf8)[...]
            let isElsewhere = CountryHint.country(beside: cell) != .none
            if candidate.before.verdict != "accepted", isElsewhere || Self.isUndecided(contactHints, candidate.before) {
                divided += 1
                continue
            }
            let digits = read.extension.isEmpty ? candidate.before.extensionDigits : read.extension.description
            changes.append(
                Change(
                    number: candidate.number, contact: candidate.contact, value: candidate.value, read: read,
                    before: candidate.before, after: NumberState(read, extensionDigits: digits)))
        }
    }

    mutating func append(_ other: RecheckFindings) {
        numbers += other.numbers
        changes += other.changes
        divided += other.divided
    }

    /// Returns `true` if a number was not accepted because of columns beside it, which its text does not include.
    private static func isUndecided(_ hints: CountryHints, _ before: NumberState) -> Bool {
        if hints.hasParts { return true }
        if before.verdict == "ambiguous",
            hints.regions.contains(where: { HeaderMap.NumberReading(hint: Array($0.utf8)) == .uncertain })
        {
            return true
        }
        let namesCountry = !hints.regions.isEmpty || !hints.countries.isEmpty
        return before.verdict == "ambiguous" && namesCountry && StoredTextReader.region(of: hints) == nil
    }

    private func isSame(_ read: Classification, _ before: NumberState) -> Bool {
        NumberState(read, extensionDigits: before.extensionDigits) == before
    }
}

/// The readings of one number: in the country that its contact names, and in others that may have been its evidence.
private struct Reading {
    /// The reading that an ingest would take; `nil` if the text is several numbers now.
    private(set) var best: Classification?
    private(set) var others: [Classification] = []

    /// - Parameter keepsCountry: `true` if the country that was found before still counts.
    init(
        _ candidate: RecheckSink.Candidate, _ classifier: Classifier, _ hints: CountryHints, keepsCountry: Bool
    ) {
        var classifier = classifier
        if let revision = hints.revision.flatMap({ WrittenDate(revision: $0.utf8) }) {
            let date = classifier.dateWritten
            classifier.dateWritten = date == 0 ? revision.packed : min(date, revision.packed)
        }
        func read(_ region: RegionCode?) -> Classification? {
            let numbers = classifier.numbers(in: candidate.cell ?? candidate.value, region: region)
            guard candidate.cell == nil else { return numbers.first { $0.text == candidate.value }?.classification }
            return numbers.count == 1 ? numbers.first?.classification : nil
        }
        let named = StoredTextReader.region(of: hints)
        best = read(named)
        if keepsCountry { others = [candidate.before.region.flatMap { RegionCode($0) }, nil].compactMap(read) }
        // An accepted number has a full form, whatever evidence gave its country; the plans give the present state of
        // that form.
        if keepsCountry, let e164 = candidate.before.e164 {
            let full = classifier.classify(e164)
            others.append(full)
            if let read = best, read.verdict != .accepted { best = full }
        }
        // The full number that an app gives beside a number decides about its country alone: the digits come out the same.
        for digits in hints.fullNumbers {
            let full = classifier.classify("+" + digits)
            guard let region = full.region, let other = read(region), other.countryCode == full.countryCode,
                other.nationalNumber == full.nationalNumber
            else { continue }
            if let read = best, read.verdict != .accepted { best = other }
            others.append(other)
        }
    }
}
