import GRDB

/// How many people were found, and whether that still holds for the contacts that are stored.
public struct PeopleState: Sendable, Hashable {
    /// How many people there are.
    public var people = 0
    /// How many contacts there are.
    public var contacts = 0
    /// How many contacts no deduplication has seen.
    public var unassigned = 0
    /// Whether contacts or numbers were changed after the people were found.
    public var isOutdated = false

    /// How many contacts the people have.
    public var assigned: Int { contacts - unassigned }

    /// Whether the people are those of all contacts as they are now.
    public var isCurrent: Bool { people > 0 && unassigned == 0 && !isOutdated }

    /// Nobody.
    public init() {}
}

extension ContactDatabase {
    /// How many people were found, and whether that still holds.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func peopleState() throws -> PeopleState {
        try read { db in
            var state = PeopleState()
            state.contacts = try Int.fetchOne(db, sql: "SELECT count(*) FROM contacts") ?? 0
            state.unassigned = state.contacts
            state.people = try Int.fetchOne(db, sql: "SELECT count(*) FROM people") ?? 0
            state.unassigned -= try Int.fetchOne(db, sql: "SELECT count(*) FROM memberships") ?? 0
            state.isOutdated = try StoredChange.hasCorrectionsSincePeople(in: db)
            return state
        }
    }
}
