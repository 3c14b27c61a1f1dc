import ContactFormats
import ContactStore
import PhoneNumbers

/// Takes contacts from a reader, classifies their numbers, validates their fields, and hands everything on in batches.
struct CleaningSink: ~Copyable, ContactSink {
    private let classifier: Classifier
    private var checker: FieldChecker
    private let pipe: BatchQueue
    private var countries = CountryHint()
    /// The regions of groups of rows, where a column separates them.
    private let regionGroups: RegionGroups?
    private var batch = CleanedBatch()
    /// Turns everything into rows; `nil` if it is only to be counted.
    private var encoder: RowEncoder?
    private var numbers: [ClassifiedNumber] = []
    /// How many bytes of the source have been read.
    var bytesRead = 0
    /// What the source was found to be; known once the reader has gone through its first bytes.
    var description: SourceDescription?
    /// Finds the records to be corrected, where they were requested.
    private var rejects: RejectTracker?

    init(
        classifier: Classifier, checker: FieldChecker, pipe: BatchQueue, encoder: consuming RowEncoder?,
        tracksRejects: Bool, regionGroups: RegionGroups? = nil
    ) {
        self.classifier = classifier
        self.regionGroups = regionGroups
        self.checker = checker
        self.pipe = pipe
        self.encoder = encoder
        rejects = tracksRejects ? RejectTracker() : nil
    }

    mutating func receive(_ contact: borrowing Contact) throws {
        classify(contact)
        checker.check(contact, countries: &countries)
        for finding in checker.findings { encoder?.add(finding) }
        encoder?.add(contact, numbers: numbers, normalized: checker.normalized)
        if encoder == nil { count() }
        let isRejected = rejects != nil && numbers.contains { $0.classification.verdict.reason != nil }
        rejects?.note(contact.origin, isRejected: isRejected, ranges: &batch.rejects)
        if isFull { try flush() }
    }

    mutating func receive(_ finding: Finding) throws {
        encoder?.add(finding)
        if encoder == nil { batch.counts.findings += 1 }
        rejects?.note(finding, ranges: &batch.rejects)
        if isFull { try flush() }
    }

    /// Hands on what is left.
    ///
    /// - Parameter end: the offset of the source's end, as contacts have it.
    mutating func finish(end: Int) throws {
        rejects?.finish(end: end, ranges: &batch.rejects)
        try flush()
    }

    /// Whether a batch should be handed on: rows enough, or, where there are none, contacts enough.
    private var isFull: Bool {
        switch encoder {
        case let encoder?: encoder.isFull
        case nil: batch.counts.storedContacts + batch.counts.findings >= Self.maxCountedContacts
        }
    }

    private static let maxCountedContacts = 4096

    /// Counts a contact, where no encoder does.
    private mutating func count() {
        batch.counts.findings += checker.findings.count
        batch.counts.storedContacts += 1
        for number in numbers { batch.counts.count(number.classification.verdict) }
    }

    private mutating func flush() throws {
        batch.rows = encoder?.take()
        batch.bytesRead = bytesRead
        batch.description = description
        try pipe.send(batch)
        batch = CleanedBatch()
    }

    private mutating func classify(_ contact: borrowing Contact) {
        numbers.removeAll(keepingCapacity: true)
        var region: RegionCode??
        let text = contact.text
        text.withUnsafeBufferPointer { bytes in
            for index in contact.fields.indices where contact.fields[index].kind == .phone {
                let field = contact.fields[index]
                if region == nil { region = .some(countries.region(of: contact) ?? regionGroups?.region(of: contact)) }
                let cell = Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[field.value]))
                let first = numbers.count
                classifier.forEachNumber(in: cell, region: region ?? nil) { range, classification in
                    let text = field.value.lowerBound + range.lowerBound..<field.value.lowerBound + range.upperBound
                    numbers.append(ClassifiedNumber(field: index, text: text, classification: classification))
                }
                guard numbers.count == first + 1 else { continue }
                let better =
                    readWithHint(numbers[first], field: field, of: contact)
                    ?? (region ?? nil).flatMap { readFromAbroad(numbers[first], of: contact, in: $0) }
                if let better { numbers[first].classification = better }
            }
        }
    }

    /// Reads a number again that does not fit its contact's country, as it is dialled from the region of the source:
    /// `011 49 30 ...` of a contact in Germany is written with the prefix of the United States.
    ///
    /// It counts only if it leads to the contact's country.
    private func readFromAbroad(
        _ number: ClassifiedNumber, of contact: borrowing Contact, in region: RegionCode
    ) -> Classification? {
        guard number.classification.mayLackCountry, let home = classifier.region, home != region else { return nil }
        let classification = classify(number.text, of: contact, region: home)
        let leadsThere = classification.countryCode == NumberingPlan.countryCode(of: region)
        return leadsThere && classification.planRule != .none ? classification : nil
    }

    /// Reads a number again that lacks its country, in the country of the full number that the source gives beside it.
    ///
    /// The hint decides about the country alone: the digits must come out the same.
    private func readWithHint(
        _ number: ClassifiedNumber, field: Contact.Field, of contact: borrowing Contact
    ) -> Classification? {
        guard field.group != 0, number.classification.mayLackCountry else { return nil }
        for index in contact.fields.indices {
            let other = contact.fields[index]
            guard other.kind == .phoneHint, other.group == field.group else { continue }
            let full = classifier.classify("+" + contact.value(of: other))
            guard let region = full.region, !full.mayLackCountry else { continue }
            let classification = classify(number.text, of: contact, region: region)
            if classification.countryCode == full.countryCode, classification.nationalNumber == full.nationalNumber {
                return classification
            }
        }
        return nil
    }

    private func classify(_ range: Range<Int>, of contact: borrowing Contact, region: RegionCode) -> Classification {
        let text = contact.text
        return text.withUnsafeBufferPointer { bytes in
            classifier.classify(
                Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[range])), region: region)
        }
    }
}

extension Classification {
    /// Whether the number may be a good one of another country.
    fileprivate var mayLackCountry: Bool {
        switch verdict.reason {
        case .noRegion, .unassigned, .tooShort, .tooLong: true
        default: verdict == .ambiguous
        }
    }
}
