import GRDB

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
        // A number is as far from the line of its contact as before.
        try db.execute(
            sql: """
                UPDATE OR ROLLBACK phone_numbers SET line = phone_numbers.line + places.line - contacts.line
                FROM temp.places, contacts
                WHERE places.contact = phone_numbers.contact_id AND contacts.id = phone_numbers.contact_id
                  AND places.line <> contacts.line
                """)
        let place: [ContactColumn] = [.sourceID, .ordinal, .line, .byteOffset, .byteCount]
        let values = place.map { "\($0.name) = places.\($0.name)" }.joined(separator: ", ")
        try db.execute(
            sql: "UPDATE OR ROLLBACK contacts SET \(values) FROM temp.places WHERE contacts.id = places.contact")
        return db.changesCount
    }
}
