import GRDB

/// Carries corrections, edits, decisions and people over to the contacts that take the place of others.
enum CarriedChanges {
    /// Returns `true` if there are corrections, decisions or memberships to move.
    private static func areAny(in db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (SELECT 1 FROM edits) OR EXISTS (SELECT 1 FROM corrections) OR EXISTS (SELECT 1 FROM decisions) OR EXISTS (SELECT 1 FROM memberships)
                """) ?? false
    }

    /// Lets corrections, edits and decisions about contacts go on with those that take their places, by the pairs of a
    /// ``Succession``, as long as the rows of both are there.
    ///
    /// A correction follows its number if the newer contact has one of the same text; otherwise there is nothing to correct any
    /// more. Decisions and the person of a contact stay with its key.
    ///
    /// - Parameter keeper: Keeps the rows as they were.
    static func carry(keeping keeper: RowKeeper) throws {
        let db = keeper.db
        guard try areAny(in: db) else { return }
        try carryCorrections(keeping: keeper)
        try carryCorrectionsOfAdded(keeping: keeper)
        try CarriedEdits.carry(keeping: keeper)
        // Contacts whose place is taken by one that has the key of another.
        let others = "(SELECT old FROM temp.moved WHERE key <> old)"
        try keeper.keep(.decisions, where: "a IN \(others) OR b IN \(others)")
        try keeper.keep(.memberships, where: "contact_id IN \(others)")
        try db.execute(
            sql: """
                UPDATE decisions SET
                  a = coalesce((SELECT key FROM temp.moved WHERE old = a), a),
                  b = coalesce((SELECT key FROM temp.moved WHERE old = b), b)
                WHERE a IN \(others) OR b IN \(others);
                UPDATE decisions SET a = b, b = a WHERE a > b;
                UPDATE OR IGNORE memberships SET contact_id = (SELECT key FROM temp.moved WHERE old = contact_id)
                WHERE contact_id IN \(others)
                """)
    }

    private static func carryCorrections(keeping keeper: RowKeeper) throws {
        let db = keeper.db
        let contact = "number_id >> \(RowKey.positionBits)"
        // Those of numbers that an edit added stay with the number.
        let concerned = """
            number_id & \(RowKey.positionMask) < \(RowKey.firstAdded)
            AND \(contact) IN (SELECT old FROM temp.moved WHERE NOT is_same)
            """
        guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM corrections WHERE \(concerned))") == true else {
            return
        }
        try keeper.keep(.corrections, where: concerned)
        let first = RowKey.first(of: "moved.new")
        let last = RowKey.sql(contact: "moved.new", position: String(RowKey.firstAdded - 1))
        // Of several numbers with the same text, that at the same position comes first; where two corrections would meet at one
        // number, the second one is left out.
        let successor = """
            SELECT \(RowKey.sql(contact: "moved.key", position: "newer.position")) FROM phone_numbers AS older
            JOIN temp.moved ON moved.old = older.contact_id
            JOIN phone_numbers AS newer ON newer.id BETWEEN \(first) AND \(last) AND newer.raw = older.raw
            WHERE older.id = corrections.number_id
            ORDER BY newer.position <> older.position, newer.position LIMIT 1
            """
        // Corrections that move beside each other must not meet on the way.
        try db.execute(
            sql: """
                CREATE TEMP TABLE carried AS SELECT id, (\(successor)) AS number FROM corrections WHERE \(concerned);
                UPDATE corrections SET number_id = -id WHERE id IN (SELECT id FROM temp.carried);
                UPDATE OR IGNORE corrections SET number_id = (SELECT number FROM temp.carried WHERE carried.id = corrections.id)
                WHERE id IN (SELECT id FROM temp.carried WHERE number IS NOT NULL);
                DELETE FROM corrections WHERE number_id < 0;
                DROP TABLE temp.carried
                """)
    }

    /// Corrections of numbers that edits added to contacts whose place is taken by one with another key.
    private static func carryCorrectionsOfAdded(keeping keeper: RowKeeper) throws {
        let (contact, position) = ("number_id >> \(RowKey.positionBits)", "number_id & \(RowKey.positionMask)")
        let concerned =
            "\(contact) IN (SELECT old FROM temp.moved WHERE key <> old) AND \(position) >= \(RowKey.firstAdded)"
        try keeper.keep(.corrections, where: concerned)
        let key = "(SELECT key FROM temp.moved WHERE old = \(contact))"
        try keeper.db.execute(
            sql: """
                UPDATE OR IGNORE corrections SET number_id = \(RowKey.sql(contact: key, position: "(\(position))"))
                WHERE \(concerned)
                """)
    }
}
