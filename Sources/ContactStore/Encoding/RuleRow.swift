import GRDB
import PhoneNumbers

/// What a row of `rules` says, apart from its plan version.
struct RuleRow: Hashable, Sendable {
    private static let columns = [
        "template", "country_code", "region", "category", "note", "source_name", "source_url", "confidence",
    ]
    private let values: [String]

    /// The row of a rule.
    init(_ rule: NumberingRule) {
        values = [
            rule.template, rule.countryCode?.rawValue ?? "0", rule.region.code, rule.options.names.joined(separator: ","),
            rule.note, rule.sourceName, rule.sourceURL, rule.confidence,
        ]
    }

    private init(_ row: Row) {
        values = Self.columns.map { row[$0] }
    }

    /// The rows of a plan version, with their ids.
    static func all(planVersion: String, in db: Database) throws -> [RuleRow: Int] {
        let texts = columns.map { "CAST(\($0) AS TEXT) AS \($0)" }
        let sql = "SELECT id, \(texts.joined(separator: ", ")) FROM rules WHERE plan_version = ?"
        var rows: [RuleRow: Int] = [:]
        for row in try Row.fetchAll(db, sql: sql, arguments: [planVersion]) { rows[RuleRow(row)] = row["id"] }
        return rows
    }

    /// Stores the row.
    func insert(id: Int, planVersion: String, in db: Database) throws {
        let sql = """
            INSERT INTO rules (id, plan_version, \(Self.columns.joined(separator: ", ")))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try db.execute(sql: sql, arguments: [id, planVersion] + StatementArguments(values))
    }
}
