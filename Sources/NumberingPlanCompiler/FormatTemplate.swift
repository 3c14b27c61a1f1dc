import PhoneNumbers

/// A template that writes numbers, as the programs that the table holds.
struct FormatTemplate: Hashable {
    var source: String
    var classes: [UInt16] = []
    /// The national form: `0x80 | position` for a digit, else the byte to write.
    var national: [UInt8] = []
    /// The international form, in the same language.
    var international: [UInt8] = []

    /// Reads the language of ``PhoneNumber/Template``; `nil` for a text that is not a template, has no digits or more than
    /// ``DigitTemplate/maxLength``, or writes anything but ASCII.
    init?(_ source: some StringProtocol) {
        self.source = String(source)
        guard let template = try? PhoneNumber.Template(self.source, categories: []),
            1...DigitTemplate.maxLength ~= template.digitCount, template.description.utf8.allSatisfy({ $0 < 0x80 })
        else { return nil }
        for element in template.elements {
            switch element {
            case .digit(let set): append(set, isNational: true)
            case .internationalDigit(let set): append(set, isNational: false)
            case .nationalText(let text): national += text.utf8
            case .literal(let text):
                national += text.utf8
                international += text.utf8
            }
        }
    }

    private mutating func append(_ set: PhoneNumber.Template.DigitSet, isNational: Bool) {
        let step = 0x80 | UInt8(classes.count)
        if isNational { national.append(step) }
        international.append(step)
        classes.append(set.mask)
    }

    /// The template of numbers that no format writes: their digits, one after the other.
    init(plain length: Int) {
        source = String(repeating: "#", count: length)
        classes = Array(repeating: DigitTemplate.anyDigit, count: length)
        national = (0..<length).map { 0x80 | UInt8($0) }
        international = national
    }
}
