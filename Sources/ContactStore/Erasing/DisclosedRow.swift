import Foundation
import GRDB

/// A row that an erasure would delete, or of somebody else's row the texts that it would replace.
public struct DisclosedRow: Sendable, Hashable {
    /// The table that the row is in.
    public var table: String
    /// `true` if only a change has kept the row, to undo an update.
    public var isKept: Bool
    /// `true` if it is the row of somebody else: only the texts are given in which the subject is mentioned.
    public var isMention: Bool
    /// The values that are there, in the order of the columns.
    public var values: [Value]

    /// A value of a row.
    public struct Value: Sendable, Hashable {
        /// The name of the column.
        public var column: String
        /// The value as text.
        public var text: String
    }
}

extension ContactDatabase {
    /// Finds the rows that an erasure would delete: it is done in a transaction that is rolled back, so that nothing can be missing.
    ///
    /// - Parameter body: Erases rows.
    /// - Returns: the result of the closure, and the rows; kept content of sources, hashes and what is derived from other rows are left out.
    /// - Throws: ``StoreError`` if the file cannot be written, or its rows are not as they were written; `CancellationError`; what `body`
    ///   throws.
    package func rows<Result>(erasedBy body: (Eraser) throws -> Result) throws -> (result: Result, rows: [DisclosedRow])
    {
        try translatingErrors {
            try queue.inDatabase { db in
                try db.execute(sql: "PRAGMA foreign_keys = off")
                defer { try? db.execute(sql: "PRAGMA journal_mode = delete") }
                var found: (result: Result, rows: [DisclosedRow])?
                try db.inTransaction(.immediate) {
                    found = try db.cancellable(by: cancellation) {
                        try db.requireSoundness(of: StoreTable.digested, ledger: ledger, path: path)
                        let recorder = try RowRecorder(in: db)
                        let eraser = try Eraser(db: db)
                        let result = try body(eraser)
                        eraser.survey.close()
                        return (result, try recorder.rows())
                    }
                    return .rollback
                }
                guard let found else { throw CancellationError() }
                return found
            }
        }
    }
}

/// Records the rows that are deleted, and those in which texts are replaced, by triggers of the connection.
private struct RowRecorder {
    private let db: Database

    private static let tables: [StoreTable] = KeptTable.all.filter { $0 != .rawContent } + [.changes]

    init(in db: Database) throws {
        self.db = db
        try db.execute(sql: "CREATE TEMP TABLE disclosed (table_name TEXT, kept INTEGER, old, new)")
        for table in Self.tables {
            func values(_ row: String) -> String {
                "json_array(\(table.columns.names.map { "\(row).\($0)" }.joined(separator: ", ")))"
            }
            try record("DELETE", of: table, "'\(table.name)', 0, \(values("OLD")), NULL")
            try record("UPDATE", of: table, "'\(table.name)', 0, \(values("OLD")), \(values("NEW"))")
        }
        let isKept = "WHEN OLD.\"row\" IS NOT NULL"
        try record("DELETE", of: .keptRows, "OLD.table_name, 1, OLD.\"row\", NULL", isKept)
        try record("UPDATE", of: .keptRows, "OLD.table_name, 1, OLD.\"row\", NEW.\"row\"", isKept)
    }

    private func record(_ event: String, of table: StoreTable, _ values: String, _ condition: String = "") throws {
        try db.execute(
            sql: """
                CREATE TEMP TRIGGER disclosed_\(event)_\(table.name) BEFORE \(event) ON main.\(table.name) \(condition)
                BEGIN INSERT INTO disclosed VALUES (\(values)); END
                """)
    }

    func rows() throws -> [DisclosedRow] {
        let tables = Dictionary(uniqueKeysWithValues: Self.tables.map { ($0.name, $0) })
        let rows = try Row.fetchCursor(db, sql: "SELECT table_name, kept, old, new FROM disclosed ORDER BY rowid")
        var found: [DisclosedRow] = []
        // Rows that are altered before they are deleted, as they were.
        var first: [StoreTable: [String?: [String?]]] = [:]
        while let row = try rows.next() {
            let name: String = try row.value("table_name")
            guard let table = tables[name] else { continue }
            let isKept: Bool = try row.value("kept")
            func texts(_ column: String) throws -> [String?]? {
                if !isKept { return try (row.value(column) as String?).map(Self.values) }
                return try (row.value(column) as Data?).map { Self.values(of: $0, in: table) }
            }
            guard var old = try texts("old"), let key = old.first else { continue }
            let new = try texts("new")
            if let new {
                if !isKept { first[table, default: [:]][key] = first[table]?[key] ?? old }
                // Counts change with the rows of others; only what the erasure writes is about the subject.
                old = zip(old, new).map { $0 != $1 && $1?.contains(Eraser.replacement) == true ? $0 : nil }
            } else if !isKept {
                old = first[table]?[key] ?? old
            }
            let values = zip(table.columns.names, old).compactMap { column, text in
                text.map { DisclosedRow.Value(column: column, text: $0) }
            }
            if values.isEmpty { continue }
            found.append(DisclosedRow(table: name, isKept: isKept, isMention: new != nil, values: values))
        }
        return found
    }

    private static func values(_ json: String) -> [String?] {
        let values = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [Any] ?? []
        return values.map { value in
            switch value {
            case let text as String: text
            case let number as NSNumber: number.stringValue
            default: nil
            }
        }
    }

    private static func values(of record: Data, in table: StoreTable) -> [String?] {
        record.withUnsafeBytes { bytes in
            let columns = table.columns.names.indices
            guard let record = KeptRecord(bytes.assumingMemoryBound(to: UInt8.self), count: columns.count) else {
                return []
            }
            return columns.map { record.text($0) ?? record.int($0).map { String($0) } }
        }
    }
}
