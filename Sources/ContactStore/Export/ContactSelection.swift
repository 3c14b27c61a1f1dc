public import PhoneNumbers

/// The parts of contacts that are read.
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
    public var categories: PhoneNumber.Categories = []
    /// Paths of sources, or their keys where no source has such a path, one of which contacts must come from; empty for all.
    public var sources: [String] = []
    /// The key of the only source that contacts may come from, whose path others may have too; `nil` for any.
    package var sourceKey: Int?
    /// A condition on the columns of `contacts` as SQL; `nil` for all contacts.
    public var condition: String?

    /// Everything.
    public init() {}

    /// True if numbers have to fulfil a condition.
    public var isAboutNumbers: Bool { !wantedVerdicts.isEmpty }

    /// `true` if only accepted numbers are wanted, since no verdict was asked for.
    public var impliesAccepted: Bool { verdicts.isEmpty && isAboutNumbers }

    /// The verdicts one of which numbers must have; empty for any.
    var wantedVerdicts: [String] {
        verdicts.isEmpty && (!countries.isEmpty || !categories.isEmpty) ? ["accepted"] : verdicts
    }

    /// The sources that contacts may come from.
    package func sources(among stored: [StoredLayout]) -> [StoredLayout] {
        if let sourceKey { return stored.filter { $0.id == sourceKey } }
        guard !sources.isEmpty else { return stored }
        let keys = Set(sources.flatMap { Self.keys(of: $0, among: stored) })
        return stored.filter { keys.contains($0.id) }
    }

    /// The keys of the sources that a text names: those of the path, or else that of the key.
    package static func keys(of text: String, among stored: [StoredLayout]) -> [Int] {
        let ofPath = stored.filter { $0.path == text }
        return (ofPath.isEmpty ? stored.filter { String($0.id) == text } : ofPath).map(\.id)
    }

    /// True if every contact and number is wanted.
    public var isEverything: Bool { self == ContactSelection() }
}
