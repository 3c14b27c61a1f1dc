import ContactFormats
import GRDB

/// Writes findings.
final class FindingRowWriter {
    private let statement: BulkStatement

    init(db: Database) throws {
        statement = try BulkStatement(
            """
            INSERT INTO findings (source_id, severity, code, line, byte_offset, field, raw, message)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, on: db)
    }

    func write(_ finding: Finding, source: Int) throws {
        statement.bind(source, at: 1)
        statement.bind(finding.severity.rawValue, at: 2)
        statement.bind(finding.code.rawValue, at: 3)
        statement.bind(finding.line, at: 4)
        statement.bind(finding.byteOffset, at: 5)
        if let field = finding.field { statement.bind(field, at: 6) }
        statement.bind(finding.raw, at: 7)
        statement.bind(finding.message, at: 8)
        try statement.run()
    }
}
