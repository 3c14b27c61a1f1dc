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
    /// Corrections and edits follow the values that they are about. Decisions and the person of a contact stay with its key.
    ///
    /// - Parameters:
    ///   - keeper: Keeps the rows as they were.
    ///   - isWritten: `true` if the newer contacts are what a plan wrote.
    /// - Returns: the edits and corrections that ended, since the newer contact has their outcome or lacks their value.
    static func carry(keeping keeper: RowKeeper, isWritten: Bool) throws -> [EndedEdit] {
        let db = keeper.db
        guard try areAny(in: db) else { return [] }
        let ended = try CarriedEdits.carry(keeping: keeper, isWritten: isWritten)
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
        return ended
    }
}
