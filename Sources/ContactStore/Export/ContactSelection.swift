/// How much of contacts is read.
package enum ContactDetail: Sendable {
    /// The values.
    case values
    /// Where each contact stands in its source, and what was found about its numbers, too.
    case everything
}

/// Which contacts, and which of their numbers, are wanted.
///
/// Conditions about numbers select numbers: a contact without a number that fulfils them is left out, and so are its other
/// numbers.
public struct ContactSelection: Sendable, Hashable {
    /// The verdict that numbers must have: `accepted`, `rejected` or `ambiguous`; `nil` for any.
    public var verdict: String?
    /// Regions by ISO code, or `+` and a calling code, one of which numbers must be of; empty for any.
    public var countries: [String] = []
    /// Categories, one of which numbers must have; empty for any.
    public var categories: [String] = []
    /// Paths of sources, one of which contacts must come from; empty for all.
    public var sources: [String] = []
    /// A condition on the columns of `contacts` as SQL; `nil` for all contacts.
    public var condition: String?

    /// Everything.
    public init() {}

    /// Whether numbers have to fulfil a condition.
    public var isAboutNumbers: Bool { verdict != nil || !countries.isEmpty || !categories.isEmpty }

    /// Whether every contact and number is wanted.
    public var isEverything: Bool { self == ContactSelection() }
}
