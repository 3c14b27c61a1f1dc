import GRDB

/// Compares rules of merging with the changes that store them.
enum PreferenceCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let changes = try StoredChange.all(in: db)
        func list(_ isWanted: (StoredChange) -> Bool) -> String {
            changes.filter(isWanted).map { String($0.id) }.joined(separator: ", ")
        }
        let choices = list { $0.kind == "choose" }
        let strangers = try count("change_id NOT IN (\(choices))", in: db)
        check.expect(strangers, 0, "\(strangers) rules of merging belong to a change of another kind")
        let newest = StoredPreference.newest(except: list(\.isUndone))
        let wrong = try count("is_current <> ((field, change_id) IN (\(newest)))", in: db)
        check.expect(wrong, 0, "\(wrong) rules of merging are marked as current and are not, or the other way round")
        let fields = MergedField.all.map { "'\($0.name)'" }.joined(separator: ", ")
        let rules = (MergeRule.plain.map(\.name) + [MergeRule.noneName]).map { "'\($0)'" }.joined(separator: ", ")
        let unknown = try count(
            """
            field NOT IN (\(fields)) OR NOT iif(source IS NULL, rule IN (\(rules)), rule = '\(MergeRule.sourceName)')
            """, in: db)
        check.expect(unknown, 0, "\(unknown) rules of merging are of no field, or are no rule")
    }

    private static func count(_ condition: String, in db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM preferences WHERE \(condition)") ?? 0
    }
}
