import CSQLite
import GRDB
public import Threads

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One SQLite file of cleaned contacts.
///
/// The file is an ordinary SQLite database: every table and view may be read with any tool. One process writes at a
/// time; a killed writer leaves the file as it was at its last checkpoint.
///
/// ```swift
/// let database = try ContactDatabase.open(at: "contacts.db")
/// for source in try database.sources() { print(source.path, source.accepted, source.rejected) }
/// ```
public struct ContactDatabase: Sendable {
    /// The path of the file.
    public let path: String
    /// True if this value created the file.
    package let isNew: Bool
    let queue: DatabaseQueue
    let cancellation: Cancellation
    let ledger = DigestLedger()
    private let busy: BusyHandler

    /// The default time to wait for another process that has the file locked, in seconds.
    public static let defaultBusyTimeout = 5.0

    /// Opens a file for writing, and creates it, readable for its owner alone, if it does not exist.
    ///
    /// A file of an earlier version is brought to the current one.
    ///
    /// - Parameters:
    ///   - path: The path of the file, whatever it looks like: `:memory:` and `file:a` are names of files. Its folder must exist.
    ///   - busyTimeout: The time to wait for another process that has the file locked, in seconds.
    ///   - cancellation: Stops work with the database early.
    /// - Throws: ``StoreError`` if the file is not one of ours or cannot be written; `CancellationError`.
    public static func openOrCreate(
        at path: String, busyTimeout: Double = defaultBusyTimeout, cancellation: Cancellation = Cancellation()
    ) throws -> ContactDatabase {
        // Another process may remove the file that it created and that nothing came into.
        for _ in 0..<10 {
            do {
                return try openOrCreateOnce(at: path, busyTimeout: busyTimeout, cancellation: cancellation)
            } catch StoreError.moved {}
        }
        throw StoreError.moved(path: path)
    }

    private static func openOrCreateOnce(
        at path: String, busyTimeout: Double, cancellation: Cancellation
    ) throws -> ContactDatabase {
        let isNew = try createPrivately(path)
        let files = JournalFiles(of: path)
        let database = try ContactDatabase(
            path: path, isNew: isNew, busyTimeout: busyTimeout, cancellation: cancellation)
        // Before anything else: another program's file must not change, not even its journal mode.
        let version = try database.read { try Schema.version(of: $0, path: path) }
        defer { try? files.overwriteDeleted() }
        try database.translatingErrors {
            // SQLite itself does not wait for others where a database leaves WAL mode.
            try database.busy.retrying {
                try database.queue.inDatabase { try $0.execute(sql: bulkPragmas) }
            }
            if version < Schema.version { try database.migrate() }
        }
        try database.requireOwnSchema()
        try database.completePendingErasure()
        return database
    }

    /// Opens a file for reading, and rolls back an incomplete transaction of a killed writer.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - busyTimeout: The time to wait for another process that has the file locked, in seconds.
    ///   - cancellation: Stops work with the database early.
    /// - Throws: ``StoreError`` if the file does not exist or is not one of ours; `CancellationError`.
    public static func open(
        at path: String, busyTimeout: Double = defaultBusyTimeout, cancellation: Cancellation = Cancellation()
    ) throws -> ContactDatabase {
        let database = try openUnchecked(at: path, busyTimeout: busyTimeout, cancellation: cancellation)
        try database.requireOwnSchema()
        database.reportPendingErasure()
        return database
    }

    /// Opens a file to verify it, whatever became of its tables and views. No view of it is ever evaluated.
    ///
    /// - Throws: ``StoreError`` if the file does not exist or is not one of ours; `CancellationError`.
    package static func openForVerification(
        at path: String, busyTimeout: Double = defaultBusyTimeout, cancellation: Cancellation = Cancellation()
    ) throws -> ContactDatabase {
        let database = try openUnchecked(at: path, busyTimeout: busyTimeout, cancellation: cancellation)
        try database.read { trunkline_disable_views($0.sqliteConnection) }
        database.reportPendingErasure()
        return database
    }

    private static func openUnchecked(
        at path: String, busyTimeout: Double, cancellation: Cancellation
    ) throws -> ContactDatabase {
        guard access(path, F_OK) == 0 else {
            if errno == ENOENT { throw StoreError.missing(path: path) }
            throw StoreError.inaccessible(path: path, detail: String(cString: strerror(errno)))
        }
        let files = JournalFiles(of: path)
        defer { try? files.overwriteDeleted() }
        let database = try ContactDatabase(
            path: path, isNew: false, busyTimeout: busyTimeout, cancellation: cancellation)
        let version = try database.read { try Schema.version(of: $0, path: path) }
        guard version > 0 else { throw StoreError.missing(path: path) }
        return database
    }

    /// Refuses a file whose tables, indexes or views are not those that this program creates: what they give could be anything, and
    /// without end.
    private func requireOwnSchema() throws {
        let comparison = try read { try SchemaComparison(of: $0) }
        let places = comparison.sentences
        if places.isEmpty { return }
        throw comparison.isOfOtherBuild
            ? StoreError.otherLayout(path: path, places: places) : StoreError.altered(path: path, places: places)
    }

    private init(path: String, isNew: Bool, busyTimeout: Double, cancellation: Cancellation) throws {
        self.path = path
        self.isNew = isNew
        self.cancellation = cancellation
        busy = BusyHandler(timeout: busyTimeout, cancellation: cancellation)
        _ = Self.countsNoMemory
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            trunkline_defend(db.sqliteConnection)
            trunkline_forget_columns(db.sqliteConnection)
            try db.execute(sql: "PRAGMA cell_size_check = on")
        }
        configuration.busyMode = busy.busyMode
        queue = try StoreError.translating(path: path, cancellation: cancellation) {
            try DatabaseQueue(path: Self.literal(path), configuration: configuration)
        }
    }

    /// Set once, with the first database of the process.
    private static let countsNoMemory = trunkline_count_no_memory()

    /// A path as SQLite takes it for a path: without a folder, some names would mean something else.
    static func literal(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    /// Takes the file out of WAL mode, into which another program may have put it: in that mode one connection that only reads keeps
    /// everybody out who writes as we do.
    ///
    /// - Throws: ``StoreError`` if another process has the file open; `CancellationError`.
    package func leaveWAL() throws {
        try translatingErrors {
            try busy.retrying {
                try queue.inDatabase { db in
                    guard try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal" else { return }
                    try db.execute(sql: "PRAGMA journal_mode = delete")
                }
            }
        }
    }

    /// Settings for bulk writing. Appended pages need no journal, so that a rollback journal costs next to nothing.
    /// Rows are appended in a tenth less time than to pages of 8 KB, because trees are lower and pages are begun less
    /// often; an empty database has 0.8 MB.
    private static let bulkPragmas = """
        PRAGMA page_size = 32768;
        PRAGMA journal_mode = truncate;
        PRAGMA synchronous = full;
        PRAGMA cache_size = -16000;
        PRAGMA secure_delete = off;
        """

    /// Reads from the database, which no other process writes to meanwhile.
    ///
    /// A read of GRDB would switch `query_only` on and off, after each of which SQLite prepares every statement anew.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try translatingErrors {
            try queue.inDatabase { db in
                if db.isInsideTransaction { return try body(db) }
                try db.beginTransaction(.deferred)
                do {
                    let result = try body(db)
                    try db.commit()
                    return result
                } catch {
                    try? db.rollback()
                    throw error
                }
            }
        }
    }

    /// Runs a closure and translates the errors of GRDB and SQLite into ``StoreError``.
    func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
        try StoreError.translating(path: path, cancellation: cancellation, body)
    }
}
