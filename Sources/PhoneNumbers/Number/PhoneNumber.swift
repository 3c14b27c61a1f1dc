/// A phone number: a country calling code and the digits of the national significant number, kept apart.
public struct PhoneNumber: Hashable, Sendable {
    /// The country calling code.
    public var countryCode: CountryCode
    /// The national significant number: digits only, no trunk prefix. May be incomplete; see ``isPartial``.
    public var digits: String
    /// Whether digits are still missing, as while a number is being typed.
    public var isPartial: Bool
}
