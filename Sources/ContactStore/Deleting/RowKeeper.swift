import GRDB
import GRDBSQLite

/// Keeps rows as they are before a change deletes or alters them.
struct RowKeeper {
    let db: Database
    /// The change by which the rows leave.
    let change: Int

    init(_ change: Int, in db: Database) {
        self.db = db
        self.change = change
    }

    /// Keeps the rows of a table that meet a condition. A row that this change has altered since it was kept stays as it was first.
    func keep(_ table: StoreTable, where condition: String) throws {
        guard KeptTable.isKept(table) else { return }
        let key = table.columns.names[0]
        let successor = table == .contacts ? "(SELECT key FROM temp.moved WHERE old = contacts.id)" : "NULL"
        let unkept = KeptTable.isAltered(table) ? " AND \(key) NOT IN (\(Self.keys(of: table, keptBy: change)))" : ""
        let columns =
            [
                key, KeptTable.source(of: table) ?? "NULL", KeptTable.contact(of: table) ?? "NULL", successor,
            ] + table.columns.names.dropFirst()
        let rows = try RawStatement(
            "SELECT \(columns.joined(separator: ", ")) FROM \(table.name) WHERE (\(condition))\(unkept) ORDER BY \(key)",
            in: db)
        let insert = try Self.insertion(in: db)
        var record = KeptRecord.Writer()
        while try rows.step() {
            record.addKey()
            for column in 4..<Int32(columns.count) { record.add(rows.handle, column) }
            try insert.run { handle in
                sqlite3_bind_int64(handle, 1, Int64(change))
                Self.bind(table.name, to: handle, 2)
                for column in 0..<4 as Range<Int32> {
                    sqlite3_bind_value(handle, column + 3, sqlite3_column_value(rows.handle, column))
                }
                let bytes = record.take()
                bytes.withUnsafeBytes {
                    _ = sqlite3_bind_blob(handle, 7, $0.baseAddress, Int32($0.count), RawStatement.copied)
                }
            }
        }
    }

    /// Remembers that the change brings a source, with everything that is of it, a contact of another one, or a correction or an edit
    /// of a contact that stays.
    func noteBrought(_ table: StoreTable, _ key: Int, source: Int? = nil) throws {
        try db.cachedStatement(
            sql: "INSERT OR ROLLBACK INTO kept_rows (\(Self.columns.list)) VALUES (?, ?, ?, ?, ?, NULL, NULL)"
        ).execute(arguments: [change, table.name, key, source, table == .contacts ? key : nil])
    }

    /// The keys of the rows of a table that a change has kept, as SQL.
    static func keys(of table: StoreTable, keptBy change: Int) -> String {
        "SELECT row_id FROM kept_rows WHERE change_id = \(change) AND table_name = '\(table.name)' AND \"row\" IS NOT NULL"
    }

    /// The keys of the rows of a table that a change has brought, as SQL.
    static func keys(of table: StoreTable, broughtBy change: Int) -> String {
        "SELECT row_id FROM kept_rows WHERE change_id = \(change) AND table_name = '\(table.name)' AND \"row\" IS NULL"
    }

    private static let columns = KeptRowColumn.allCases.filter { $0 != .id }

    private static func insertion(in db: Database) throws -> RawStatement {
        try RawStatement(columns.insertStatement, in: db)
    }

    private static func bind(_ text: String, to handle: OpaquePointer, _ parameter: Int32) {
        sqlite3_bind_text(handle, parameter, text, -1, RawStatement.copied)
    }
}
