import PhoneNumbers

/// A template over digits alone: one class of digits a position, as a bit set (bit 0 for the digit 0).
struct DigitTemplate: Hashable {
    var classes: [UInt16]
    var source: String

    static let anyDigit: UInt16 = 0x3FF

    /// Reads the language of ``PhoneNumber/Template``; `nil` for a text that is no template, or has more than digits.
    init?(_ source: some StringProtocol) {
        guard let template = try? PhoneNumber.Template(String(source), options: []) else { return nil }
        classes = []
        for element in template.elements {
            guard case .digit(let set) = element else { return nil }
            classes.append(set.mask)
        }
        guard !classes.isEmpty else { return nil }
        self.source = String(source)
    }
}
