import GRDB
import GRDBSQLite

/// The place of a contact in a source.
struct ContactPlace: Equatable {
    var contact, source, ordinal, line, byteOffset, byteCount: Int
}

/// Contacts that stay as they are and change their places: a newer source has them, or an older one has them again.
///
/// The temporary table `places` has the places that they go to.
enum ContactRelocation {
    /// Moves contacts; those that are not there any more are left out.
    ///
    /// - Parameters:
    ///   - places: Fills `temp.places`.
    ///   - keeper: Keeps the places that they had.
    /// - Returns: The count of contacts that were moved.
    static func run(keeping keeper: RowKeeper, in db: Database, _ places: () throws -> Void) throws -> Int {
        try db.execute(
            sql: """
                CREATE TEMP TABLE places (
                  contact INTEGER PRIMARY KEY, source_id INTEGER NOT NULL, ordinal INTEGER NOT NULL, line INTEGER NOT NULL,
                  byte_offset INTEGER NOT NULL, byte_count INTEGER NOT NULL
                )
                """)
        defer { try? db.execute(sql: "DROP TABLE temp.places") }
        try places()
        try KeptPlaces.keep(of: "(SELECT contact FROM temp.places)", by: keeper.change, in: db)
        try moveLines(in: db)
        let place: [ContactColumn] = [.sourceID, .ordinal, .line, .byteOffset, .byteCount]
        let values = place.map { "\($0.name) = places.\($0.name)" }.joined(separator: ", ")
        try db.execute(
            sql: "UPDATE contacts SET \(values) FROM temp.places WHERE contacts.id = places.contact")
        return db.changesCount
    }

    /// The lines of the numbers, which are as far from the line of their contact as before.
    private static func moveLines(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TEMP TABLE shifts AS
                SELECT contact, places.line - contacts.line AS lines FROM temp.places JOIN contacts ON contacts.id = contact
                WHERE lines <> 0
                """)
        defer { try? db.execute(sql: "DROP TABLE temp.shifts") }
        guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM temp.shifts)") == true else { return }
        try db.execute(
            sql: """
                CREATE UNIQUE INDEX temp.shifts_contact ON shifts (contact);
                UPDATE phone_numbers SET line = line + (SELECT lines FROM temp.shifts WHERE contact = contact_id)
                WHERE contact_id IN (SELECT contact FROM temp.shifts)
                """)
    }
}
