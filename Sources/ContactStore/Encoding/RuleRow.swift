import GRDB
import PhoneNumbers

/// The content of a row of `rules`, apart from its id and plan version.
struct RuleRow: Hashable, Sendable {
    /// The columns whose values are compared; all are stored as text or convertible to it.
    private static let columns: [RuleColumn] = [
        .template, .countryCode, .region, .category, .note, .sourceName, .sourceURL, .confidence,
    ]
    private let values: [String]

    /// The value of each column.
    var texts: [(column: RuleColumn, text: String)] { Array(zip(Self.columns, values)) }

    /// The calling code; 0 if there is none.
    var countryCode: Int { texts.first { $0.column == .countryCode }.flatMap { Int($0.text) } ?? 0 }

    /// The row of a rule.
    init(_ rule: NumberingRule) {
        values = Self.columns.map { Self.value(of: $0, in: rule) }
    }

    private init(_ row: Row) throws {
        values = try Self.columns.map { try row.value($0) }
    }

    private static func value(of column: RuleColumn, in rule: NumberingRule) -> String {
        switch column {
        case .id, .planVersion: ""
        case .template: rule.template
        case .countryCode: rule.countryCode?.rawValue ?? "0"
        case .region: rule.region.code
        case .category: rule.categories.storedText
        case .note: rule.note
        case .sourceName: rule.sourceName
        case .sourceURL: rule.sourceURL
        case .confidence: rule.confidence
        }
    }

    /// The rows of a plan version, with their ids.
    static func all(planVersion: String, in db: Database) throws -> [RuleRow: Int] {
        let texts = columns.map { "CAST(\($0.name) AS TEXT) AS \($0.name)" }.joined(separator: ", ")
        let sql = "SELECT id, \(texts) FROM rules WHERE plan_version = ?"
        var rows: [RuleRow: Int] = [:]
        for row in try Row.fetchAll(db, sql: sql, arguments: [planVersion]) {
            rows[try RuleRow(row)] = try row.value(RuleColumn.id)
        }
        return rows
    }

    /// Stores the row on its own, without a batch.
    func insert(id: Int, planVersion: String, in db: Database) throws {
        let columns = [.id, .planVersion] + Self.columns
        try db.execute(
            sql: columns.insertStatement,
            arguments: [id, planVersion] + StatementArguments(values))
    }
}
