import GRDB
import GRDBSQLite

/// Copies encoded rows into the tables of a file.
///
/// They are a [database in memory](https://sqlite.org/c3ref/deserialize.html) attached beside the file. Its tables
/// have the same columns as those of the file, so that SQLite copies whole records without decoding them: several times as
/// fast as binding value by value, and with SQLite's own locks, journal and pages.
final class BatchTransfer {
    private static let schema = "batch"
    private let db: Database
    private let ledger: DigestLedger
    /// The tables that are attached; their memory must stay in place.
    private var attached: EncodedTables?

    /// Attaches an empty database. Not within a transaction.
    init(db: Database, ledger: DigestLedger) throws {
        self.db = db
        self.ledger = ledger
        try db.execute(sql: "ATTACH ':memory:' AS \(Self.schema)")
    }

    /// Copies every row.
    ///
    /// - Parameter source: the source of the rows, where they are of one.
    func store(_ tables: EncodedTables, source: Int?) throws {
        guard !tables.digests.isEmpty else { return }
        try ledger.copying(tables.digests, source: source, in: db) { try copy(tables) }
    }

    /// Copies every row, as ``store(_:source:)`` does, where the caller counts the rows and no trigger reports them.
    func copy(_ tables: EncodedTables) throws {
        guard !tables.digests.isEmpty else { return }
        try attach(tables)
        for table in StoreTable.allCases where tables.digests[table] != nil {
            try db.runScript(Self.copyStatement(for: table))
        }
    }

    /// Detaches the last tables. Not within a transaction.
    func close() throws {
        try db.execute(sql: "DETACH \(Self.schema)")
        attached = nil
    }

    /// `OR ROLLBACK`, so that SQLite does not save each page that a statement changes to undo that statement alone: an
    /// ingest that fails is rolled back to its checkpoint anyway.
    ///
    /// SQLite copies whole records for `SELECT *` only, by position: the tables of the file have the same columns.
    private static func copyStatement(for table: StoreTable) -> String {
        "INSERT OR ROLLBACK INTO main.\(table.name) SELECT * FROM \(schema).\(table.name)"
    }

    private func attach(_ tables: EncodedTables) throws {
        let bytes = tables.pages.bytes
        let size = Int64(bytes.count)
        let code = sqlite3_deserialize(
            db.sqliteConnection, Self.schema, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size, size, 0)
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage)
        }
        attached = tables
        // Pages are read where they are.
        try db.runScript("PRAGMA \(Self.schema).mmap_size = \(size)")
    }
}
