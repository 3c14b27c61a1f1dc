/// A template that writes numbers: digits, literals, `{0}` written in national form only, `<9>` left out of it.
struct FormatTemplate: Hashable {
    var source: String
    var classes: [UInt16] = []
    /// The national form: `0x80 | position` for a digit, else the byte to write.
    var national: [UInt8] = []
    /// The international form, in the same language.
    var international: [UInt8] = []

    /// Reads a template; `nil` if a bracket is open or holds no digits.
    init?(_ source: some StringProtocol) {
        self.source = String(source)
        var rest = Substring(source)
        while let first = rest.utf8.first {
            if let digits = DigitTemplate.takeClass(from: &rest) {
                national.append(0x80 | UInt8(classes.count))
                international.append(0x80 | UInt8(classes.count))
                classes.append(digits)
            } else if first == UInt8(ascii: "{") {
                guard let end = rest.firstIndex(of: "}") else { return nil }
                national.append(contentsOf: rest[..<end].dropFirst().utf8)
                rest = rest[end...].dropFirst()
            } else if first == UInt8(ascii: "<") {
                rest = rest.dropFirst()
                guard let digits = DigitTemplate.takeClass(from: &rest), rest.first == ">" else { return nil }
                rest = rest.dropFirst()
                international.append(0x80 | UInt8(classes.count))
                classes.append(digits)
            } else {
                guard first < 0x80, first != UInt8(ascii: "[") else { return nil }
                national.append(first)
                international.append(first)
                rest = rest.dropFirst()
            }
        }
        guard !classes.isEmpty else { return nil }
    }

    /// The template of numbers that no format writes: their digits, one after the other.
    init(plain length: Int) {
        source = String(repeating: "#", count: length)
        classes = Array(repeating: DigitTemplate.anyDigit, count: length)
        national = (0..<length).map { 0x80 | UInt8($0) }
        international = national
    }
}
