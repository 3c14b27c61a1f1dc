/// The grounds on which another number is suggested for one that was not accepted.
public enum SuggestionClass: String, Sendable, Hashable, CaseIterable {
    /// The country has changed its numbers, and this is the old form of one.
    case renumbered
    /// Exactly one of the countries that the numbers of the file are of has the number as it is written.
    case country
    /// A zero in front of the national number is missing, or superfluous.
    case trunkZero
    /// One digit is superfluous.
    case digit

    /// The ground of the class, for people.
    public var ground: String {
        switch self {
        case .renumbered: "old forms of numbers that their country has changed"
        case .country: "valid in exactly one of the file's countries"
        case .trunkZero: "valid with, or without, a zero in front of the national number"
        case .digit: "valid without one superfluous digit, in exactly one way"
        }
    }
}

/// A number that is suggested in the place of one that was not accepted.
public struct SuggestedNumber: Sendable, Hashable {
    /// The key of the number, and of the contact that has it.
    public var number: Int, contact: Int
    /// The text as it is.
    public var value: String
    /// The text that is suggested, in international form.
    public var suggestion: String
    /// The suggested number in E.164 form.
    public var e164: String
    /// The region of the suggested number; `nil` if its calling code has none.
    public var region: String?
    /// The class of the suggestion.
    public var kind: SuggestionClass
    /// The reason for the suggestion in words.
    public var ground: String
}
