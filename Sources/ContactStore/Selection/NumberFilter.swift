import ContactModel
import PhoneNumbers

/// Tells the numbers that a selection wants from others, and counts both.
struct NumberFilter {
    /// `true` if numbers have to fulfil a condition.
    let isSelective: Bool
    /// The counts of wanted and of other numbers.
    private(set) var wanted = 0, others = 0
    private let verdicts, reasons, labels: [[UInt8]]
    private let countries: Set<String>
    private let categories: PhoneNumber.Categories

    init(_ selection: ContactSelection) {
        verdicts = selection.wantedVerdicts.map { Array($0.utf8) }
        reasons = selection.reasons.map { Array($0.utf8) }
        labels = selection.labels.map { Array($0.utf8) }
        countries = Set(selection.countries)
        categories = selection.categories
        isSelective = selection.isAboutNumbers
    }

    /// Counts a number of a contact.
    ///
    /// - Returns: `true` if it is wanted.
    mutating func admit(
        _ number: OutgoingContact.Number, callingCode: Int?, label: UnsafeBufferPointer<UInt8>,
        of contact: borrowing Contact
    ) -> Bool {
        let isWanted = !isSelective || fulfils(number, callingCode, label, contact.text)
        if isWanted { wanted += 1 } else { others += 1 }
        return isWanted
    }

    private func fulfils(
        _ number: OutgoingContact.Number, _ callingCode: Int?, _ label: UnsafeBufferPointer<UInt8>, _ text: [UInt8]
    ) -> Bool {
        if !verdicts.contains(where: { text[number.verdict].elementsEqual($0) }) { return false }
        if !reasons.isEmpty, !reasons.contains(where: { text[number.reason].elementsEqual($0) }) { return false }
        if !labels.isEmpty, !labels.contains(where: { label.isCaseInsensitivelyEqual(to: $0) }) { return false }
        if !countries.isEmpty {
            // A region is found by its calling code too.
            let country = String(decoding: text[number.country], as: UTF8.self)
            let code = callingCode.map { "+\($0)" } ?? ""
            if !countries.contains(country), !countries.contains(code) { return false }
        }
        return categories.isEmpty || !number.categories.isDisjoint(with: categories)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns `true` if the bytes are the same but for the case of ASCII letters, as by NOCASE of SQLite.
    fileprivate func isCaseInsensitivelyEqual(to other: [UInt8]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0.lowercasedASCII == $1.lowercasedASCII }
    }
}

extension UInt8 {
    fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
