package import ContactModel
package import ContactReading
import PhoneNumbers
package import SourceInput

/// Reads a source for the evidence of its country.
package struct RegionSurvey: ContactSink {
    private(set) var evidence = RegionEvidence()
    private var countries = CountryHint()
    private let classifier = Classifier(allowedCategories: .all, renumbered: .refuse)
    /// A random sample of the national numbers, with the values of their rows.
    private(set) var rows: [(rank: UInt64, row: RegionGroups.Row)] = []
    /// Numbers of a higher rank are left out.
    private var maxRank = UInt64.max
    private(set) var seen = 0
    private var domains: Set<[UInt8]> = []

    /// The largest number of national numbers that are kept.
    private static let maxRows = 4096
    /// The largest number of them that are weighed at once.
    static let sampleLimit = 300
    /// The digits of the longest national number, with its trunk prefix.
    private static let maxDigitCount = 13
    /// The number of pieces of a source that make a sample, besides its head.
    private static let pieceCount = 64
    private static let pieceLength = 32 << 10
    /// A smaller source is read whole, which takes a fraction of a second.
    private static let minSampledSize = 8 << 20
    /// The largest number of regions that are tried for all numbers of the sample.
    private static let maxCandidates = 12
    /// The largest number of different e-mail domains that are counted.
    private static let maxDomains = 1024

    /// Decides the region of a source by its evidence: that of a sample, or all of it where the sample does not decide.
    /// Afterwards the source can be read from its start again.
    ///
    /// - Parameter progress: is called with the number of bytes that have been read, if the whole source is.
    /// - Throws: what reading throws.
    package static func decide(
        _ file: InputFile, reading: ReadingOptions, progress: (Int) -> Void = { _ in }
    ) throws -> RegionDecision {
        try file.makeRewindable()
        if let decision = try decideBySample(file, reading: reading) { return decision }
        var survey = RegionSurvey()
        var reader = try file.makeReader(reading)
        var count = 0
        try file.forEachChunk { chunk in
            try reader.read(chunk, into: &survey)
            count += chunk.count
            progress(count)
        }
        try reader.finish(into: &survey)
        return survey.decision(reader.description)
    }

    /// The three regions that take the most of the national numbers at the head of a source, whether or not one of them is clear; of
    /// regions that share a plan only the one that the numbers are typical of.
    ///
    /// - Throws: what reading throws.
    package static func candidates(
        at file: InputFile, reading: ReadingOptions
    ) throws -> [RegionDecision.Candidate] {
        var survey = RegionSurvey()
        var reader = try file.makeReader(reading)
        let head = try file.head(reading.headLength + 1)
        try head.withUnsafeBytes { try reader.read($0, into: &survey) }
        try reader.finish(into: &survey)
        return survey.candidates(reader.description)
    }

    private func candidates(_ source: SourceDescription) -> [RegionDecision.Candidate] {
        let (ranking, _) = ranking(source)
        let numbers = rows.prefix(Self.sampleLimit).map(\.row.number)
        let likely = ranking.entries.filter { ranking.isTypical($0) }.prefix(Self.maxCandidates).map { entry in
            let classifier = Classifier(like: classifier, region: entry.region, triesEveryRegion: false)
            let accepted = numbers.count { number in
                number.text.withUnsafeBufferPointer {
                    classifier.classify(Span(_unsafeElements: $0)).verdict == .accepted
                }
            }
            return RegionDecision.Candidate(region: entry.region, accepted: accepted, numbers: numbers.count)
        }
        // Of those that take as many the likelier comes first.
        let order = likely.indices.sorted { (likely[$1].accepted, $0) < (likely[$0].accepted, $1) }
        return order.map { likely[$0] }.filter { $0.accepted > 0 }.prefix(3).map { $0 }
    }

    /// Decides by pieces of a large source, which lie evenly in it: the first rows of a sorted table may all be of one country.
    ///
    /// - Returns: `nil` if the source is small or cannot be read at any place, if its records are larger than most pieces, or if
    ///   the pieces do not decide.
    private static func decideBySample(_ file: InputFile, reading: ReadingOptions) throws -> RegionDecision? {
        guard let content = try file.plainContent(), let size = content.byteCount, size >= minSampledSize else {
            return nil
        }
        var survey = RegionSurvey()
        var reader = try file.makeReader(reading)
        // One byte more than the head, so that the reader knows that it is not all.
        let head = try content.bytes(in: 0..<max(reading.headLength, 16) + 1)
        try head.withUnsafeBytes { try reader.read($0, into: &survey) }
        var piecesRead = 0
        for number in 1...pieceCount {
            let start = size / (pieceCount + 1) * number
            let piece = try content.bytes(in: start..<start + pieceLength)
            if try piece.withUnsafeBytes({ try reader.readRecords(of: $0, into: &survey) }) { piecesRead += 1 }
        }
        guard 2 * piecesRead > pieceCount, survey.seen >= sampleLimit else { return nil }
        let decision = survey.decision(reader.description)
        return decision.region != nil || decision.groups != nil ? decision : nil
    }

    /// The regions that the numbers may be of, by all the evidence.
    private func ranking(_ source: SourceDescription) -> (RegionRanking, RegionEvidence) {
        var evidence = evidence
        for region in HeadingLanguage.regions(of: source) { evidence.add(.language, for: region) }
        let sample = NationalNumber.sample(rows.map(\.row.number), limit: Self.sampleLimit)
        return (RegionRanking(RegionLikelihood(sample), evidence), evidence)
    }

    /// Returns the decision that follows from the evidence.
    func decision(_ source: SourceDescription) -> RegionDecision {
        let (ranking, evidence) = ranking(source)
        var decision = RegionDecision(ranking, evidence)
        guard let groups = RegionGroups.find(in: rows.map(\.row), evidence) else { return decision }
        decision.region = nil
        decision.groups = groups
        decision.explanation = groups.explanation
        return decision
    }

    package mutating func receive(_ contact: borrowing Contact) throws {
        countries.prepare(contact)
        var needsRegion = false
        var values: [RegionGroups.Column: String]?
        for index in contact.fields.indices where contact.fields[index].kind == .phone {
            let field = contact.fields[index]
            // Numbers that may be none are no evidence, and those that lack their plus are not of one country.
            guard countries.reading(of: field, in: contact) == .asWritten else { continue }
            let country = countries.country(of: field, in: contact)
            let text = Self.areaCode(of: field, in: contact) + contact.text[field.value]
            Self.forEachNumber(in: text, classifier) { number, classification in
                guard classification.verdict.reason == .noRegion else {
                    if classification.verdict == .accepted, let region = classification.region, region != .world {
                        evidence.add(.number, for: region)
                        classification.countryCode.map { evidence.ranges.add(classification.nationalNumber, of: $0) }
                    }
                    return
                }
                if case .region(let region, _) = country {
                    evidence.add(.country, for: region)
                    let known = number.reading(in: region, by: classifier)
                    if known.verdict == .accepted, let code = known.countryCode {
                        evidence.ranges.add(known.nationalNumber, of: code)
                    }
                }
                guard country == .none else { return }
                needsRegion = true
                seen += 1
                let rank = RandomRank.of(seen)
                guard rank <= maxRank else { return }
                let known = values ?? RegionGroups.values(of: contact)
                values = known
                rows.append((rank, RegionGroups.Row(number: number, values: known)))
            }
        }
        if rows.count >= Self.maxRows { thinOut() }
        if needsRegion { noteDomains(of: contact) }
    }

    package mutating func receive(_ finding: Finding) throws {}

    /// Gives the numbers of a cell. One that may be a single number in some country is not cut where no country is known.
    ///
    /// Static, because the body changes the survey: a method would work on a copy of it, with all its rows.
    private static func forEachNumber(
        in cell: [UInt8], _ classifier: Classifier, _ body: (NationalNumber, Classification) -> Void
    ) {
        cell.withUnsafeBufferPointer { bytes in
            let span = Span(_unsafeElements: bytes)
            let whole = NationalNumber(cell)
            if whole.digitCount <= maxDigitCount {
                let classification = classifier.classify(span)
                if classification.verdict.reason == .noRegion { return body(whole, classification) }
            }
            classifier.forEachNumber(in: span) { range, classification in
                body(NationalNumber(Array(cell[range])), classification)
            }
        }
    }

    /// The area code that a column of its own gives for a phone, with a space behind it; empty if there is none.
    private static func areaCode(of phone: Contact.Field, in contact: borrowing Contact) -> [UInt8] {
        guard phone.group != 0 else { return [] }
        for index in contact.fields.indices {
            let field = contact.fields[index]
            guard field.kind == .areaCode, field.group == phone.group, !field.value.isEmpty else { continue }
            return contact.text[field.value] + [UInt8(ascii: " ")]
        }
        return []
    }

    /// Drops about half of the rows, and keeps half as many from now on.
    private mutating func thinOut() {
        maxRank /= 2
        rows.removeAll { $0.rank > maxRank }
    }

    /// Counts each domain once: people of one company are one piece of evidence.
    private mutating func noteDomains(of contact: borrowing Contact) {
        for index in contact.fields.indices where contact.fields[index].kind == .email {
            let address = contact.text[contact.fields[index].value]
            guard domains.count < Self.maxDomains, let at = address.lastIndex(of: UInt8(ascii: "@")),
                domains.insert(address[at...].map { $0 | 0x20 }).inserted
            else { continue }
            if let region = EmailDomain.region(of: address) { evidence.add(.domain, for: region) }
        }
    }
}
