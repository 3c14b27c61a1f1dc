/// A phone number: a country calling code and the digits of the national significant number, kept apart.
public struct PhoneNumber: Hashable, Sendable {
    /// The country calling code.
    public var countryCode: CountryCode

    /// The national significant number: ASCII digits only, no trunk prefix. May be incomplete; see ``isPartial``.
    ///
    /// Of a text that is assigned, the decimal digits of any script are kept as ASCII digits and all else is dropped.
    public var digits: String {
        didSet { digits = DecimalDigit.asciiDigits(of: digits) }
    }

    /// `true` if digits are still missing, as while a number is being typed.
    public var isPartial: Bool

    /// A number of its parts, taken as they are: no numbering plan is asked.
    ///
    /// - Parameters:
    ///   - countryCode: The country calling code.
    ///   - digits: The national significant number, without a trunk prefix. Decimal digits of any script are kept as
    ///     ASCII digits, all else is dropped.
    ///   - isPartial: `true` if digits are still missing.
    public init(countryCode: CountryCode, digits: String, isPartial: Bool = false) {
        self.countryCode = countryCode
        self.digits = DecimalDigit.asciiDigits(of: digits)
        self.isPartial = isPartial
    }

    /// A number of digits 0...9.
    init(countryCode: CountryCode, digits: some Sequence<UInt8>, isPartial: Bool) {
        self.countryCode = countryCode
        self.digits = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        self.isPartial = isPartial
    }
}
