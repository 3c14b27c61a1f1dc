import GRDB
import Synchronization

/// An erasure whose rows are gone, and of which the file or its journal may still have traces: it was interrupted.
///
/// Its mark is committed with it. Whoever opens the database for writing completes it first; whoever reads is told.
package enum PendingErasure {
    /// An event of opening a database.
    package enum Event: Sendable {
        /// An interrupted erasure, which the next command that writes completes.
        case found(path: String)
        /// An interrupted erasure, which was completed.
        case completed(path: String)
    }

    private static let observer = Mutex<(@Sendable (Event) -> Void)?>(nil)

    /// Calls a closure with what is found from now on.
    package static func observe(_ body: @escaping @Sendable (Event) -> Void) { observer.withLock { $0 = body } }

    static func report(_ event: Event) { observer.withLock { $0 }?(event) }

    /// Returns true if the database has an incomplete erasure.
    static func exists(in db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM _erasures WHERE NOT is_wiped)") ?? false
    }
}

extension ContactDatabase {
    /// Completes an erasure that was interrupted, if there is one.
    func completePendingErasure() throws {
        guard try read(PendingErasure.exists) else { return }
        try translatingErrors {
            try queue.inDatabase { db in
                try wiping(db) { try wipe(db) }
            }
        }
        PendingErasure.report(.completed(path: path))
    }

    /// Says so if an erasure was interrupted. Damage is for those to say who read what is damaged.
    func reportPendingErasure() {
        guard let isPending = try? read(PendingErasure.exists), isPending else { return }
        PendingErasure.report(.found(path: path))
    }

    /// Runs a closure with settings under which nothing is left of what is deleted, and nobody else has the file.
    func wiping<Result>(_ db: Database, _ body: () throws -> Result) throws -> Result {
        let files = JournalFiles(of: path)
        try db.execute(
            sql: """
                PRAGMA foreign_keys = off;
                PRAGMA secure_delete = on;
                PRAGMA journal_mode = persist;
                PRAGMA main.locking_mode = exclusive;
                """)
        defer {
            try? db.unlock()
            try? db.execute(sql: "PRAGMA journal_mode = delete; PRAGMA secure_delete = off")
        }
        try files.overwriteDeleted()
        return try body()
    }

    /// Writes the file anew without free pages, overwrites the journal, and notes that both is done.
    func wipe(_ db: Database) throws {
        defer { try? JournalFiles.overwriteJournal(of: path) }
        try ledger.begin(in: db, copies: false)
        // The file is locked before the journal is touched.
        try note(isWiped: false, in: db)
        try JournalFiles.overwriteJournal(of: path)
        try db.execute(sql: "VACUUM")
        try JournalFiles.overwriteJournal(of: path)
        try note(isWiped: true, in: db)
        try JournalFiles.overwriteJournal(of: path)
    }

    private func note(isWiped: Bool, in db: Database) throws {
        try db.inTransaction(.exclusive) {
            try db.execute(sql: "UPDATE _erasures SET is_wiped = ?", arguments: [isWiped ? 1 : 0])
            try ledger.store(in: db)
            return .commit
        }
    }
}
