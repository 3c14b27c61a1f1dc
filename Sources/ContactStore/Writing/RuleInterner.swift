import GRDB
import PhoneNumbers

/// Finds the row of a rule, and makes it when a number names the rule for the first time.
struct RuleInterner {
    private let rule: @Sendable (Rule.ID) -> Rule?
    private var planVersion = ""
    /// Row ids by the raw value of the rule; 0 where not looked up yet.
    private var rows: [Int] = []

    init(rule: @escaping @Sendable (Rule.ID) -> Rule?) {
        self.rule = rule
    }

    /// Forgets every row, as after a rollback, and takes the plan version of what comes next.
    mutating func reset(planVersion: String) {
        self.planVersion = planVersion
        rows.removeAll(keepingCapacity: true)
    }

    /// The row id of a rule; `nil` if there is no such rule.
    mutating func row(for id: Rule.ID, in db: Database) throws -> Int? {
        guard id != .none else { return nil }
        let index = Int(id.rawValue)
        if index < rows.count, rows[index] != 0 { return rows[index] }
        guard let rule = rule(id) else { return nil }
        let row = try find(rule, in: db)
        if index >= rows.count { rows.append(contentsOf: repeatElement(0, count: index - rows.count + 1)) }
        rows[index] = row
        return row
    }

    private func find(_ rule: Rule, in db: Database) throws -> Int {
        let values: StatementArguments = [
            planVersion, rule.template, Int(rule.countryCode), rule.region.code,
            rule.options.names.joined(separator: ","), rule.note, rule.sourceName, rule.sourceURL, rule.confidence,
        ]
        let known = try Int.fetchOne(
            db,
            sql: """
                SELECT id FROM rules
                WHERE plan_version = ? AND template = ? AND country_code = ? AND region = ? AND category = ?
                  AND note = ? AND source_name = ? AND source_url = ? AND confidence = ?
                """, arguments: values)
        if let known { return known }
        try db.execute(
            sql: """
                INSERT INTO rules
                  (plan_version, template, country_code, region, category, note, source_name, source_url, confidence)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, arguments: values)
        return Int(db.lastInsertedRowID)
    }
}
