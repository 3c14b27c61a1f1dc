public import PhoneNumbers

/// Which contacts, and which of their numbers, are wanted: the one language of filters of all commands.
///
/// Conditions about numbers select numbers: a contact without a number that fulfils them all is left out, and so are its other
/// numbers. They select accepted numbers, unless verdicts or reasons are named: of what was not accepted nobody knows whether it
/// belongs to a country. All other conditions select contacts.
public struct ContactSelection: Sendable, Hashable {
    /// The verdicts one of which numbers must have: `accepted`, `rejected`, `ambiguous` or `empty`. Empty for any, or for
    /// those that the other conditions imply.
    public var verdicts: [String] = []
    /// The names of reasons one of which numbers must be rejected for; empty for any.
    public var reasons: [String] = []
    /// Regions by ISO code, or `+` and a calling code, one of which numbers must be of; empty for any.
    public var countries: [String] = []
    /// Categories, one of which numbers must have; empty for any.
    public var categories: PhoneNumber.Categories = []
    /// Labels, one of which numbers must have, with letters of ASCII in upper or lower case; empty for any.
    public var labels: [String] = []
    /// Paths of sources, or their keys where no source has such a path, one of which contacts must come from; empty for all.
    public var sources: [String] = []
    /// The key of the only source that contacts may come from, whose path others may have too; `nil` for any.
    package var sourceKey: Int?
    /// The parts that contacts must have all of.
    public var present: [ContactPart] = []
    /// The parts that contacts must have none of.
    public var absent: [ContactPart] = []
    /// A condition on the columns of `contacts` as SQL; `nil` for all contacts.
    public var condition: String?

    /// The lists on which contacts must be, or must not be.
    package var lists: [ListFilter] = []

    /// Everything.
    public init() {}

    /// The contacts that are on a list.
    package struct ListFilter: Sendable, Hashable {
        /// The path of the list.
        package var path: String
        /// The keys of the contacts.
        package var contacts: Set<Int>
        /// `true` if those are wanted that are not on it.
        package var isExcluding: Bool

        /// A list.
        package init(path: String, contacts: Set<Int>, isExcluding: Bool) {
            self.path = path
            self.contacts = contacts
            self.isExcluding = isExcluding
        }
    }

    /// True if numbers have to fulfil a condition.
    public var isAboutNumbers: Bool { !wantedVerdicts.isEmpty }

    /// True if contacts have to fulfil a condition beside that on their sources.
    public var isAboutContacts: Bool { hasConditions || !lists.isEmpty }

    /// True if contacts have to fulfil a condition that is asked in SQL.
    var hasConditions: Bool { condition != nil || !present.isEmpty || !absent.isEmpty }

    /// `true` if only accepted numbers are wanted, since no verdict was asked for.
    public var impliesAccepted: Bool { verdicts.isEmpty && wantedVerdicts == ["accepted"] }

    /// The verdicts one of which numbers must have; empty for any.
    var wantedVerdicts: [String] {
        if !verdicts.isEmpty { return verdicts }
        if !reasons.isEmpty { return ["rejected"] }
        return countries.isEmpty && categories.isEmpty && labels.isEmpty ? [] : ["accepted"]
    }

    /// The same numbers of all contacts.
    var ofAllContacts: ContactSelection {
        var selection = self
        selection.sources = []
        (selection.present, selection.absent, selection.condition, selection.lists) = ([], [], nil, [])
        return selection
    }

    /// Returns `true` if a contact is on the lists as it has to be.
    func admits(contact: Int) -> Bool { lists.allSatisfy { $0.contacts.contains(contact) != $0.isExcluding } }

    /// The contacts that no person may have who is wanted.
    var excluded: Set<Int> { lists.reduce(into: []) { if $1.isExcluding { $0.formUnion($1.contacts) } } }

    /// The sources that contacts may come from.
    package func sources(among stored: [StoredLayout]) -> [StoredLayout] {
        if let sourceKey { return stored.filter { $0.id == sourceKey } }
        guard !sources.isEmpty else { return stored }
        let keys = sourceKeys(among: stored.map { ($0.id, $0.path) })
        return stored.filter { keys.contains($0.id) }
    }

    /// The keys of the named sources.
    func sourceKeys(among stored: [(id: Int, path: String)]) -> Set<Int> {
        Set(sources.flatMap { Self.keys(of: $0, among: stored) })
    }

    /// The keys of the sources that a text names: those of the path, or else that of the key.
    package static func keys(of text: String, among stored: [(id: Int, path: String)]) -> [Int] {
        let ofPath = stored.filter { $0.path == text }
        return (ofPath.isEmpty ? stored.filter { String($0.id) == text } : ofPath).map(\.id)
    }

    /// True if every contact and number is wanted.
    public var isEverything: Bool { self == ContactSelection() }
}
