import ContactFormats
import GRDB

/// Writes findings.
struct FindingRowWriter {
    private let statement: Statement

    init(db: Database) throws {
        statement = try db.makeStatement(
            sql: """
                INSERT INTO findings (source_id, severity, code, line, byte_offset, field, raw, message)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """)
    }

    func write(_ finding: Finding, source: Int) throws {
        try statement.execute(arguments: [
            source, finding.severity.rawValue, finding.code.rawValue, finding.line, finding.byteOffset, finding.field,
            finding.raw, finding.message,
        ])
    }
}
