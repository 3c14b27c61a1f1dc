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
/// numbers. Countries and categories select accepted numbers, unless verdicts are named: of what was not accepted nobody knows
/// whether it belongs to a country.
public struct ContactSelection: Sendable, Hashable {
    /// The verdicts one of which numbers must have: `accepted`, `rejected`, `ambiguous` or `empty`. Empty for any, or for
    /// `accepted` where there are countries or categories.
    public var verdicts: [String] = []
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
    public var isAboutNumbers: Bool { !wantedVerdicts.isEmpty }

    /// Whether only accepted numbers are wanted because nothing else was asked for.
    public var impliesAccepted: Bool { verdicts.isEmpty && isAboutNumbers }

    /// The verdicts one of which numbers must have; empty for any.
    var wantedVerdicts: [String] {
        verdicts.isEmpty && (!countries.isEmpty || !categories.isEmpty) ? ["accepted"] : verdicts
    }

    /// Whether contacts of a source are wanted.
    package func takes(_ source: StoredLayout) -> Bool { sources.isEmpty || sources.contains(source.path) }

    /// Whether every contact and number is wanted.
    public var isEverything: Bool { self == ContactSelection() }
}
