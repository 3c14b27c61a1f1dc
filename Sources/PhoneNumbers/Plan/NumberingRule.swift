/// The rule that decided about a number: a template of a numbering plan with its category and its source.
public struct NumberingRule: Hashable, Sendable {
    /// The template that the number matched.
    public var template: String
    /// The country calling code whose plan holds the rule; `nil` for a rule about numbers of every code.
    public var countryCode: PhoneNumber.CountryCode?
    /// The region of the numbers.
    public var region: RegionCode
    /// The categories of the numbers.
    public var categories: PhoneNumber.Categories
    /// Why the numbers are reserved; empty for an ordinary category.
    public var note: String
    /// Who states it.
    public var sourceName: String
    /// Where it is stated.
    public var sourceURL: String
    /// The confidence of the source: `official-document`, `encyclopedia`, `dataset` ...
    public var confidence: String

    /// A small number that names a rule within one plan version.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The position of the rule in the table.
        public let rawValue: UInt16
        /// The name of the rule at a position of the table.
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// No rule.
        public static let none = ID(rawValue: 0)
    }
}
