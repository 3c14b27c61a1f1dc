import GRDB

/// Counts the contacts of some people anew when contacts were deleted or came back, and deletes people who have none.
struct PeopleRecount {
    private let db: Database

    init(in db: Database) throws {
        self.db = db
        try db.execute(sql: "CREATE TEMP TABLE recounted (id INTEGER PRIMARY KEY)")
    }

    /// Takes in the people of contacts, before these leave or after they have come.
    ///
    /// - Parameter contacts: The keys of the contacts as SQL, in parentheses.
    func add(peopleOf contacts: String) throws {
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO temp.recounted
                SELECT person_id FROM memberships WHERE contact_id IN \(contacts)
                """)
    }

    /// Counts.
    ///
    /// - Parameter keeper: Keeps the people who are deleted; `nil` if nobody is to come back.
    /// - Returns: The count of deleted people.
    func finish(keeping keeper: RowKeeper?) throws -> Int {
        try db.execute(
            sql: """
                UPDATE people SET contacts = (SELECT count(*) FROM memberships WHERE person_id = people.id)
                WHERE id IN (SELECT id FROM temp.recounted);
                DROP TABLE temp.recounted
                """)
        try keeper?.keep(.people, where: "contacts = 0")
        try db.execute(sql: "DELETE FROM people WHERE contacts = 0")
        return db.changesCount
    }
}
