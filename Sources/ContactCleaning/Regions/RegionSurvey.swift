import ContactFormats
import PhoneNumbers

/// Reads a whole source for the evidence of its country.
struct RegionSurvey: ContactSink {
    private var evidence = RegionEvidence()
    private var countries = CountryHint()
    private let classifier = Classifier(allowedOptions: .all)
    /// Some of the numbers in national form, to see whether a region's plan takes them.
    private var nationalNumbers: [[UInt8]] = []

    private static let maxNationalNumbers = 2000

    /// Decides the region of a source by its evidence. Afterwards the source can be read from its start again.
    ///
    /// - Parameter progress: is called with the number of bytes that have been read.
    /// - Throws: what reading throws.
    static func decide(
        _ file: InputFile, reading: ReadingOptions, progress: (Int) -> Void = { _ in }
    ) throws -> RegionDecision {
        try file.makeRewindable()
        var survey = RegionSurvey()
        var reader = ContactReader(options: reading)
        var count = 0
        try file.forEachChunk { chunk in
            try reader.read(chunk, into: &survey)
            count += chunk.count
            progress(count)
        }
        try reader.finish(into: &survey)
        if let region = SourceLanguage.region(of: reader.description.language) {
            survey.evidence.add(.language, for: region)
        }
        return RegionDecision(survey.evidence) { survey.fit(of: $0) }
    }

    mutating func receive(_ contact: borrowing Contact) throws {
        if let region = countries.region(of: contact) { evidence.add(.country, for: region) }
        let text = contact.text
        text.withUnsafeBufferPointer { bytes in
            for index in contact.fields.indices {
                let field = contact.fields[index]
                switch field.kind {
                case .phone:
                    let cell = Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[field.value]))
                    classifier.forEachNumber(in: cell) { range, classification in
                        note(classification, cell.extracting(range))
                    }
                case .email:
                    if let region = EmailDomain.region(of: contact.text[field.value]) {
                        evidence.add(.domain, for: region)
                    }
                default: break
                }
            }
        }
    }

    mutating func receive(_ finding: Finding) throws {}

    private mutating func note(_ classification: Classification, _ text: Span<UInt8>) {
        if classification.verdict == .accepted, let region = classification.region, region != .world {
            evidence.add(.number, for: region)
        } else if classification.verdict.reason == .noRegion, nationalNumbers.count < Self.maxNationalNumbers {
            nationalNumbers.append(text.withUnsafeBufferPointer { Array($0) })
        }
    }

    /// The share of the national numbers that a region's plan takes; 1 if there are none.
    private func fit(of region: RegionCode) -> Double {
        guard !nationalNumbers.isEmpty else { return 1 }
        let fitting = nationalNumbers.count { number in
            number.withUnsafeBufferPointer {
                classifier.classify(Span(_unsafeElements: $0), region: region).e164 != nil
            }
        }
        return Double(fitting) / Double(nationalNumbers.count)
    }
}
