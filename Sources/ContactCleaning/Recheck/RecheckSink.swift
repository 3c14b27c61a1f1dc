import ContactStore
import PhoneNumbers

/// Reads numbers again as they come, and keeps those that come out otherwise.
///
/// A number is read in the region found before, in which most numbers keep their state, whatever the evidence for it
/// was.
struct RecheckSink: CurrentNumberSink {
    /// A number that came out otherwise at first.
    struct Candidate {
        var number: Int
        var contact: Int
        var source: Int
        var value: String
        /// The cell to be read, of which the value is a part; `nil` if it is the whole.
        var cell: String?
        var before: NumberState
    }

    private(set) var count = 0
    private(set) var candidates: [Candidate] = []
    private let classifiers: [Int: Classifier]
    private let only: Classifier
    /// `true` if numbers are read in the regions that were found before; otherwise in the region of a new option.
    private let isDefault: Bool
    private var comparison = StateComparison()
    private var regions: [UInt16: RegionCode] = [:]

    init(reader: StoredTextReader, settings: [Int: ReadingSettings], isDefault: Bool) {
        classifiers = settings.mapValues { reader.classifier(for: $0) }
        only = classifiers.values.first ?? reader.classifier(for: ReadingSettings())
        self.isDefault = isDefault
    }

    /// The classifier for the source of a number.
    func classifier(for candidate: Candidate) -> Classifier { classifiers[candidate.source] ?? only }

    mutating func receive(_ number: borrowing CurrentNumber) {
        count += 1
        let classifier = number.source == 0 ? only : classifiers[number.source] ?? only
        // A corrected text is not part of the cell any more.
        let isPart = !number.cell.isEmpty && Self.areEqual(number.value, number.raw)
        let text = isPart ? number.cell : number.value
        let region = isDefault ? region(of: number.region) : nil
        var found: Classification?
        var pieces = 0
        let part = number.value
        classifier.forEachNumber(in: Span(_unsafeElements: text), region: region) { range, read in
            pieces += 1
            if isPart {
                if found == nil, Self.areEqual(UnsafeBufferPointer(rebasing: text[range]), part) { found = read }
            } else {
                found = read
            }
        }
        if let found, isPart || pieces == 1, comparison.isSame(found, number) { return }
        candidates.append(
            Candidate(
                number: number.id, contact: number.contact, source: number.source,
                value: String(decoding: number.value, as: UTF8.self),
                cell: isPart ? String(decoding: number.cell, as: UTF8.self) : nil, before: NumberState(number)))
    }

    private mutating func region(of bytes: UnsafeBufferPointer<UInt8>) -> RegionCode? {
        guard bytes.count == 2 else { return nil }
        let key = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
        if let region = regions[key] { return region }
        let region = RegionCode(String(decoding: bytes, as: UTF8.self))
        regions[key] = region
        return region
    }

    private static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        left.count == right.count && (left.baseAddress == right.baseAddress || left.elementsEqual(right))
    }
}

extension NumberState {
    /// The stored state of a number.
    fileprivate init(_ number: borrowing CurrentNumber) {
        func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
            bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
        }
        self.init(
            verdict: text(number.verdict) ?? "", reason: text(number.reason), e164: text(number.e164),
            extensionDigits: text(number.extensionDigits), region: text(number.region), category: text(number.category))
    }
}

/// Compares readings with those of the database, byte for byte and without making strings.
private struct StateComparison {
    private let digits = DigitText()
    private let reasons = RejectionReason.allCases.map { Array($0.name.utf8) }
    private var names: [UInt16: [UInt8]] = [:]

    mutating func isSame(_ read: Classification, _ number: borrowing CurrentNumber) -> Bool {
        switch read.verdict {
        case .rejected(let reason):
            guard number.reason.elementsEqual(reasons[Int(reason.rawValue)]) else { return false }
        case .accepted:
            guard isE164(number.e164, of: read) else { return false }
        case .ambiguous, .empty:
            // Both have neither form nor reason; the first letter tells them apart.
            guard number.verdict.first == read.verdict.name.utf8.first else { return false }
        }
        guard Self.isRegion(number.region, read.region) else { return false }
        return number.category.elementsEqual(names(of: read.categories))
    }

    private func isE164(_ text: UnsafeBufferPointer<UInt8>, of read: Classification) -> Bool {
        guard let code = read.countryCode else { return false }
        return text.elementsEqual(digits.e164(code, read.nationalNumber))
    }

    private static func isRegion(_ text: UnsafeBufferPointer<UInt8>, _ region: RegionCode?) -> Bool {
        guard let region else { return text.isEmpty }
        return text.elementsEqual(region.code.utf8)
    }

    private mutating func names(of categories: PhoneNumber.Categories) -> [UInt8] {
        if let names = self.names[categories.rawValue] { return names }
        let names = Array(categories.storedText.utf8)
        self.names[categories.rawValue] = names
        return names
    }
}
