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

    /// Moves corrections, edits, decisions and the person of each contact, by the pairs of a ``Succession``.
    ///
    /// A correction follows its number if the newer contact has one of the same text; otherwise there is nothing to correct any
    /// more.
    ///
    /// - Parameter keeper: Keeps the rows as they were.
    static func move(keeping keeper: RowKeeper) throws {
        let db = keeper.db
        guard try areAny(in: db) else { return }
        let moved = "(SELECT old FROM temp.moved)"
        try keeper.keep(
            .corrections, where: "number_id IN (SELECT id FROM phone_numbers WHERE contact_id IN \(moved))")
        try keeper.keep(.decisions, where: "a IN \(moved) OR b IN \(moved)")
        try keeper.keep(.memberships, where: "contact_id IN \(moved)")
        // First, since corrections follow numbers that edits have added.
        try CarriedEdits.move(keeping: keeper)
        try moveCorrections(in: db)
        try db.execute(
            sql: """
                UPDATE decisions SET
                  a = coalesce((SELECT new FROM temp.moved WHERE old = a), a),
                  b = coalesce((SELECT new FROM temp.moved WHERE old = b), b)
                WHERE a IN \(moved) OR b IN \(moved);
                UPDATE decisions SET a = b, b = a WHERE a > b;
                UPDATE memberships SET contact_id = (SELECT new FROM temp.moved WHERE old = contact_id)
                WHERE contact_id IN \(moved)
                """)
    }

    private static func moveCorrections(in db: Database) throws {
        let first = RowKey.first(of: "moved.new")
        let last = RowKey.last(of: "moved.new")
        // Of several numbers with the same text, that at the same position comes first; where two corrections would meet at one
        // number, the second one stays behind.
        let successor = """
            SELECT newer.id FROM phone_numbers AS older
            JOIN temp.moved ON moved.old = older.contact_id
            JOIN phone_numbers AS newer ON newer.id BETWEEN \(first) AND \(last) AND newer.raw = older.raw
            WHERE older.id = corrections.number_id
            ORDER BY newer.position <> older.position, newer.position LIMIT 1
            """
        try db.execute(
            sql: """
                UPDATE OR IGNORE corrections SET number_id = (\(successor))
                WHERE number_id IN (
                  SELECT id FROM phone_numbers WHERE contact_id IN (SELECT old FROM temp.moved)
                ) AND EXISTS (\(successor))
                """)
    }
}
