import GRDB

/// The number of people at the last deduplication, and its validity for the contacts that are stored now.
public struct PeopleState: Sendable, Hashable {
    /// The number of people.
    public var people = 0
    /// The number of contacts.
    public var contacts = 0
    /// The number of contacts that no deduplication has assigned to a person.
    public var unassigned = 0
    /// `true` if contacts or numbers were changed after the people were found.
    public var isOutdated = false

    /// The number of contacts that are assigned to a person.
    public var assigned: Int { contacts - unassigned }

    /// `true` if every contact is assigned to a person, and none was changed since.
    public var isCurrent: Bool { people > 0 && unassigned == 0 && !isOutdated }

    /// Nobody.
    public init() {}
}

extension ContactDatabase {
    /// Returns the number of people, and the validity of the last deduplication.
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

    /// `true` if contacts or numbers were changed after the people were found.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func hasOutdatedPeople() throws -> Bool { try read { try StoredChange.hasCorrectionsSincePeople(in: $0) } }

    /// The last change that may have made other people of the contacts; 0 if there is none.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func lastChangeOfPeople() throws -> Int {
        try read { db in
            try Int.fetchOne(db, sql: "SELECT max(id) FROM changes WHERE kind NOT IN ('fix', 'edit', 'choose')") ?? 0
        }
    }
}
