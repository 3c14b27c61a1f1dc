import GRDB
import GRDBSQLite

/// Keeps rows as they are before a change deletes or alters them.
///
/// It counts the kept rows itself: a trigger on each would cost more than the rows do.
final class RowKeeper {
    let db: Database
    /// The change by which the rows leave.
    let change: Int
    private let ledger: DigestLedger
    private var insertion: RawStatement?
    private var row = RowBuilder<KeptRowColumn>()
    /// The rows that were kept and are not counted yet.
    private var digest = ContentDigest()

    init(_ change: Int, ledger: DigestLedger, in db: Database) {
        self.db = db
        self.change = change
        self.ledger = ledger
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
        func int(_ column: Int32) -> Int? {
            sqlite3_column_type(rows.handle, column) == SQLITE_NULL
                ? nil : Int(sqlite3_column_int64(rows.handle, column))
        }
        let name = InternedText(table.name)
        defer { name.free() }
        defer { count() }
        var record = KeptRecord.Writer()
        while try rows.step() {
            record.addKey()
            for column in 4..<Int32(columns.count) { record.add(rows.handle, column) }
            try insert(name, key: int(0) ?? 0, source: int(1), contact: int(2), successor: int(3), record.take())
        }
    }

    /// Keeps the row of a contact by its record, as it stands in the file.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if it is no whole record.
    func keep(contact: Int, source: Int, successor: Int, record: UnsafeBufferPointer<UInt8>) throws {
        guard KeptRecord(record, count: ContactColumn.allCases.count) != nil else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the row of contact \(contact) is damaged")
        }
        let name = InternedText(StoreTable.contacts.name)
        defer { name.free() }
        defer { count() }
        try insert(name, key: contact, source: source, contact: contact, successor: successor, Array(record))
    }

    /// Keeps the places of some contacts, as ``KeptPlaces`` has them.
    func keep(_ places: [KeptPlaces.Block]) throws {
        let name = InternedText(KeptPlaces.tableName)
        defer { name.free() }
        defer { count() }
        for block in places { try insert(name, key: block.first.contact, source: block.first.source, block.bytes) }
    }

    /// Remembers that the change brings a source, with everything that is of it, a contact of another one, or a correction or an edit
    /// of a contact that stays.
    func noteBrought(_ table: StoreTable, _ key: Int, source: Int? = nil) throws {
        let name = InternedText(table.name)
        defer { name.free() }
        defer { count() }
        try insert(name, key: key, source: source, contact: table == .contacts ? key : nil, nil)
    }

    /// The keys of the rows of a table that a change has kept, as SQL.
    static func keys(of table: StoreTable, keptBy change: Int) -> String {
        "SELECT row_id FROM kept_rows WHERE change_id = \(change) AND table_name = '\(table.name)' AND \"row\" IS NOT NULL"
    }

    /// The keys of the rows of a table that a change has brought, as SQL.
    static func keys(of table: StoreTable, broughtBy change: Int) -> String {
        "SELECT row_id FROM kept_rows WHERE change_id = \(change) AND table_name = '\(table.name)' AND \"row\" IS NULL"
    }

    private func insert(
        _ table: InternedText, key: Int, source: Int?, contact: Int? = nil, successor: Int? = nil, _ record: [UInt8]?
    ) throws {
        let numbers: [(column: KeptRowColumn, value: Int?)] = [
            (.changeID, change), (.rowID, key), (.sourceID, source), (.contactID, contact), (.successor, successor),
        ]
        let statement = try insertion ?? RawStatement(KeptRowColumn.allCases.insertStatement, in: db)
        insertion = statement
        try (record ?? []).withUnsafeBufferPointer { bytes in
            try statement.run { handle in
                sqlite3_bind_null(handle, 1)
                for (column, value) in numbers {
                    let parameter = Int32(column.rawValue) + 1
                    guard let value else {
                        sqlite3_bind_null(handle, parameter)
                        continue
                    }
                    sqlite3_bind_int64(handle, parameter, Int64(value))
                    row.bind(value, to: column)
                }
                let text = table.bytes
                text.withMemoryRebound(to: CChar.self) {
                    _ = sqlite3_bind_text(
                        handle, Int32(KeptRowColumn.tableName.rawValue) + 1, $0.baseAddress, Int32($0.count), nil)
                }
                row.bind(text, to: .tableName)
                if record != nil {
                    sqlite3_bind_blob(
                        handle, Int32(KeptRowColumn.row.rawValue) + 1, bytes.baseAddress, Int32(bytes.count), nil)
                    row.bind(blob: bytes, to: .row)
                } else {
                    sqlite3_bind_null(handle, Int32(KeptRowColumn.row.rawValue) + 1)
                }
            }
            row.add(key: Int(sqlite3_last_insert_rowid(db.sqliteConnection)), to: &digest)
        }
    }

    private func count() {
        ledger.count(digest, of: .init(table: .keptRows, source: nil), isAdded: true)
        digest = ContentDigest()
    }
}
