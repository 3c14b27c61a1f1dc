import PhoneNumbers

/// A template over digits alone: one class of digits a position, as a bit set (bit 0 for the digit 0).
struct DigitTemplate: Hashable {
    var classes: [UInt16]
    var source: String

    static let anyDigit: UInt16 = 0x3FF
    /// More digits than any number has: 15 by [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164), a few more in metadata.
    static let maxLength = 31

    /// Reads the language of ``PhoneNumber/Template``; `nil` for a text that is not a template, has more than digits, or
    /// more than ``maxLength`` of them.
    init?(_ source: some StringProtocol) {
        guard let template = try? PhoneNumber.Template(String(source), categories: []) else { return nil }
        classes = []
        for element in template.elements {
            guard case .digit(let set) = element else { return nil }
            classes.append(set.mask)
        }
        guard 1...Self.maxLength ~= classes.count else { return nil }
        self.source = String(source)
    }
}
