import GRDB
import GRDBSQLite

/// Copies the rows of batches into the tables of a file.
///
/// A batch is a [database in memory](https://sqlite.org/c3ref/deserialize.html) attached beside the file. Where its tables
/// have the same columns as those of the file, SQLite copies whole records without decoding them: several times as fast as
/// binding value by value, and with SQLite's own locks, journal and pages.
struct BatchTransfer {
    private static let schema = "batch"
    private let db: Database
    /// The statement that copies each table.
    private let statements: [StoreTable: String]
    /// The batch that is attached; its memory must stay in place.
    private var attached: RowBatch?

    /// Attaches an empty database. Not within a transaction.
    init(db: Database) throws {
        self.db = db
        statements = Dictionary(
            uniqueKeysWithValues: try StoreTable.allCases.map { ($0, try Self.copyStatement(for: $0, in: db)) })
        try db.execute(sql: "ATTACH ':memory:' AS \(Self.schema)")
    }

    /// Copies every row.
    mutating func store(_ batch: RowBatch) throws {
        guard !batch.digests.isEmpty else { return }
        try attach(batch)
        for table in StoreTable.allCases where batch.digests[table] != nil { try run(statements[table] ?? "") }
    }

    /// Detaches the last batch. Not within a transaction.
    mutating func close() throws {
        try db.execute(sql: "DETACH \(Self.schema)")
        attached = nil
    }

    /// SQLite copies whole records for `SELECT *` only, by position. Where the table of the file has other columns, or the
    /// same in another order, values are copied by name.
    private static func copyStatement(for table: StoreTable, in db: Database) throws -> String {
        let (columns, name) = (table.columns.names, table.name)
        if try Schema.columnNames(of: name, in: db) == columns {
            return "INSERT INTO main.\(name) SELECT * FROM \(schema).\(name)"
        }
        let list = columns.joined(separator: ", ")
        return "INSERT INTO main.\(name) (\(list)) SELECT \(list) FROM \(schema).\(name)"
    }

    private mutating func attach(_ batch: RowBatch) throws {
        let code = sqlite3_deserialize(
            db.sqliteConnection, Self.schema, batch.image.baseAddress?.assumingMemoryBound(to: UInt8.self),
            Int64(batch.image.count), Int64(batch.image.count), 0)
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage)
        }
        attached = batch
        // Pages are read where they are.
        try run("PRAGMA \(Self.schema).mmap_size = \(batch.image.count)")
    }

    /// Runs a statement that is valid for this batch only.
    private func run(_ sql: String) throws {
        let code = sqlite3_exec(db.sqliteConnection, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage, sql: sql)
        }
    }
}
