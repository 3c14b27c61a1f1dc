import GRDB

extension RuleRow {
    /// Deletes the rules that nothing refers to any more. As long as rows are kept, these may.
    static func deleteUnused(in db: Database) throws {
        guard try !KeptRows.areAny(in: db) else { return }
        try db.execute(
            sql: """
                DELETE FROM rules WHERE id NOT IN (
                  SELECT rule_id FROM phone_numbers WHERE rule_id IS NOT NULL
                  UNION SELECT rule_id FROM corrections WHERE rule_id IS NOT NULL
                )
                """)
    }
}
