import GRDB

extension ChangeWriter {
    /// Stores rules of fields in the place of those before. Fields that have these rules already are left out.
    ///
    /// - Parameter preferences: The rules by fields; none to take those of a field back.
    /// - Returns: the count of fields that have other rules since.
    package func prefer(_ preferences: [(field: MergedField, rules: [MergeRule])], change: Int) throws -> Int {
        let current = try StoredPreference.current(in: db)
        var key = try db.nextKey(of: .preferences)
        let columns = PreferenceColumn.allCases
        let changed = preferences.filter { current[$0.field.name, default: []] != $0.rules }
        for (field, rules) in changed {
            try db.execute(
                sql: "UPDATE preferences SET is_current = 0 WHERE field = ? AND is_current", arguments: [field.name])
            var rows = rules.map { rule -> (name: String, source: String?) in
                if case .source(let source) = rule { (rule.name, source) } else { (rule.name, nil) }
            }
            if rows.isEmpty { rows = [(MergeRule.noneName, nil)] }
            for (position, row) in rows.enumerated() {
                try db.execute(
                    sql: columns.insertStatement,
                    arguments: [key, change, field.name, position, row.name, row.source, true])
                key += 1
            }
        }
        return changed.count
    }

    /// Marks again which rules hold, for the fields of a change that has just been undone or restored.
    func refreshPreferences(of change: Int) throws {
        let undone = try StoredChange.all(in: db).filter(\.isUndone).map { String($0.id) }.joined(separator: ", ")
        let concerned = "field IN (SELECT field FROM preferences WHERE change_id = \(change))"
        let newest = StoredPreference.newest(except: undone)
        try db.execute(
            sql: """
                UPDATE preferences SET is_current = 0 WHERE is_current AND \(concerned);
                UPDATE preferences SET is_current = 1 WHERE \(concerned) AND (field, change_id) IN (\(newest))
                """)
    }
}
