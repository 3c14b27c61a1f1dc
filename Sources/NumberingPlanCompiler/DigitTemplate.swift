/// A template over digits alone: one class of digits a position, as a bit set (bit 0 for the digit 0).
struct DigitTemplate: Hashable {
    var classes: [UInt16]
    var source: String

    static let anyDigit: UInt16 = 0x3FF

    /// Reads `#`, `N`, digits and `[1-36]`; `nil` if anything else is there.
    init?(_ source: some StringProtocol) {
        var classes: [UInt16] = []
        var rest = Substring(source)
        while let digits = DigitTemplate.takeClass(from: &rest) { classes.append(digits) }
        guard rest.isEmpty, !classes.isEmpty else { return nil }
        self.classes = classes
        self.source = String(source)
    }

    /// Takes one class of digits off the front of a text; `nil`, and the text untouched, if there is none.
    static func takeClass(from text: inout Substring) -> UInt16? {
        guard let first = text.utf8.first else { return nil }
        switch first {
        case UInt8(ascii: "#"):
            text = text.dropFirst()
            return anyDigit
        case UInt8(ascii: "N"):
            text = text.dropFirst()
            return 0x3FC
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            text = text.dropFirst()
            return 1 << UInt16(first - UInt8(ascii: "0"))
        case UInt8(ascii: "["):
            guard let end = text.firstIndex(of: "]"), let digits = members(of: text[..<end].dropFirst()) else {
                return nil
            }
            text = text[end...].dropFirst()
            return digits
        default:
            return nil
        }
    }

    private static func members(of text: Substring) -> UInt16? {
        var digits: UInt16 = 0
        var previous: UInt16?
        var spanFrom: UInt16?
        for byte in text.utf8 {
            if byte == UInt8(ascii: "-") {
                guard previous != nil, spanFrom == nil else { return nil }
                spanFrom = previous
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            let digit = UInt16(byte - UInt8(ascii: "0"))
            if let first = spanFrom {
                guard first < digit else { return nil }
                for member in first...digit { digits |= 1 << member }
                spanFrom = nil
            }
            digits |= 1 << digit
            previous = digit
        }
        return digits == 0 || spanFrom != nil ? nil : digits
    }
}
