extension PhoneNumber {
    /// The international form of [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164): a plus, the country calling code
    /// and the digits, with nothing in between.
    ///
    /// A partial number gives the beginning of such a form, and an emergency number gives digits that cannot be dialled
    /// from abroad.
    public var e164: String { "+" + countryCode.rawValue + digits }
}

extension PhoneNumber: CustomStringConvertible {
    /// The E.164 form.
    public var description: String { e164 }
}

extension PhoneNumber: LosslessStringConvertible {
    /// Reads an E.164 form: a plus and ASCII digits.
    ///
    /// The number is held against the templates of all countries with all categories, so forbidden, entertainment and
    /// emergency numbers are read too. The beginning of a number is read as a partial number. Anything else gives
    /// `nil`: other characters, an unassigned calling code, digits that no template takes or that are too many for
    /// it. For text as people write it use ``Formatter``.
    public init?(_ description: String) {
        guard let number = try? PhoneNumber(e164: description) else { return nil }
        self = number
    }

    /// Why a text is not an E.164 form that the numbering plans know.
    enum E164Error: Error, Hashable {
        case missingPlus
        /// A character other than an ASCII digit, at an offset in UTF-8 bytes.
        case notADigit(offset: Int)
        case unknownCountryCode
        /// The plan of the calling code has no number that is or begins like this one.
        case noTemplate(CountryCode)

        /// The error as a sentence.
        func message(for text: String) -> String {
            switch self {
            case .missingPlus:
                "\"\(text)\" is not an E.164 number: it does not begin with \"+\""
            case .notADigit(let offset):
                "\"\(text)\" is not an E.164 number: expected a digit 0-9 at byte \(offset)"
            case .unknownCountryCode:
                "\"\(text)\" does not begin with an assigned country calling code"
            case .noTemplate(let code):
                "\"\(text)\" fits no template of the calling code \(code.rawValue): too long, or unassigned"
            }
        }
    }

    /// Reads an E.164 form and says what is wrong with any other text.
    init(e164 text: String) throws(E164Error) {
        var digits: [UInt8] = []
        digits.reserveCapacity(16)
        var offset = 0
        for byte in text.utf8 {
            if offset == 0 {
                guard byte == UInt8(ascii: "+") else { throw .missingPlus }
            } else {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw .notADigit(offset: offset) }
                digits.append(byte - UInt8(ascii: "0"))
            }
            offset += 1
        }
        guard offset > 0 else { throw .missingPlus }
        guard let (code, length) = CountryCode.leading(digits) else { throw .unknownCountryCode }
        digits.removeFirst(length)
        let table = TemplateTable(country: code)
        guard let isPartial = table.completeness(of: digits) else { throw .noTemplate(code) }
        self.init(countryCode: code, digits: digits, isPartial: isPartial)
    }
}
