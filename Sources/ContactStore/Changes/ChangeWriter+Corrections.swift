import GRDB
package import PhoneNumbers

extension ChangeWriter {
    /// The change that made the correction of a number that holds; `nil` if the number is as it was read.
    package func correctingChange(ofNumber number: Int) throws -> Int? {
        try Int.fetchOne(
            db, sql: "SELECT change_id FROM corrections WHERE number_id = ? AND is_current", arguments: [number])
    }

    /// Stores what numbers are by a change, in the place of what they were before.
    ///
    /// - Parameters:
    ///   - corrections: One for each number.
    ///   - change: The change that makes them.
    ///   - planVersion: The version of the plans that the classifications come from.
    ///   - rule: The rule of an id in those plans.
    /// - Complexity: O(*n* log *m*) for *n* corrections and *m* numbers.
    package func correct(
        _ corrections: some Sequence<NewCorrection>, change: Int, planVersion: String,
        rule: @escaping @Sendable (NumberingRule.ID) -> NumberingRule?
    ) throws {
        var rules = RuleInterner(
            planVersion: planVersion, known: try RuleRow.all(planVersion: planVersion, in: db),
            nextID: try db.nextKey(of: .rules), rule: rule)
        let release = try db.makeStatement(
            sql: "UPDATE OR ROLLBACK corrections SET is_current = 0 WHERE number_id = ? AND is_current")
        var key = try db.nextKey(of: .corrections)
        let insert = try db.makeStatement(sql: CorrectionColumn.allCases.insertStatement)
        for correction in corrections {
            let read = correction.classification
            let ruleRow = rules.row(for: read.rule)
            for (id, row) in rules.takeNew() { try row.insert(id: id, planVersion: planVersion, in: db) }
            try release.execute(arguments: [correction.number])
            try insert.execute(
                arguments: [
                    key, change, correction.number, correction.value, true, read.verdict == .accepted ? read.e164 : nil,
                    correction.extensionDigits, read.countryCode.map { Int($0.number) }, read.region?.code,
                    Self.list(read.categories.names), read.verdict.name, read.verdict.reason?.name, ruleRow,
                    Self.list(read.repairs.names), planVersion,
                ])
            key += 1
        }
    }

    /// Marks again which corrections are current, for the numbers of a change that has just been undone or restored.
    func refreshCorrections(of change: Int) throws {
        let undone = try StoredChange.all(in: db).filter(\.isUndone).map { String($0.id) }.joined(separator: ", ")
        let numbers = "(SELECT number_id FROM corrections WHERE change_id = \(change))"
        try db.execute(
            sql: """
                CREATE TEMP TABLE newest AS
                SELECT max(id) AS id FROM corrections
                WHERE number_id IN \(numbers) AND change_id NOT IN (\(undone)) GROUP BY number_id;
                UPDATE OR ROLLBACK corrections SET is_current = 0 WHERE is_current AND number_id IN \(numbers);
                UPDATE OR ROLLBACK corrections SET is_current = 1 WHERE id IN (SELECT id FROM newest);
                DROP TABLE newest
                """)
    }

    /// Marks anew which corrections are current, when some came back from among the kept rows.
    static func refreshCorrections(in db: Database) throws {
        let undone = try StoredChange.all(in: db).filter(\.isUndone).map { String($0.id) }.joined(separator: ", ")
        let newest = "SELECT max(id) FROM corrections WHERE change_id NOT IN (\(undone)) GROUP BY number_id"
        try db.execute(
            sql: """
                UPDATE OR ROLLBACK corrections SET is_current = 0 WHERE is_current AND id NOT IN (\(newest));
                UPDATE OR ROLLBACK corrections SET is_current = 1 WHERE NOT is_current AND id IN (\(newest))
                """)
    }

    private static func list(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: ",") }
}
