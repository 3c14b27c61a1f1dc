import Foundation
import GRDB

extension ContactDatabase {
    /// Erases rows so that nothing of them is left in the file: not in its free pages, and not in its journal.
    ///
    /// Rows are erased in one transaction; then the file is written anew without free pages, and the journal is overwritten before
    /// it is deleted. A kill in between leaves the rows erased, and running the same again completes it.
    ///
    /// - Parameter body: Erases rows. If it throws, nothing is.
    /// - Throws: ``StoreError`` if the file cannot be written; `CancellationError`; what `body` throws.
    package func forget<Result>(_ body: (Eraser) throws -> Result) throws -> Result {
        try translatingErrors {
            try queue.inDatabase { db in
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
                try ledger.begin(in: db, copies: false)
                var result: Result?
                try db.inTransaction(.exclusive) {
                    result = try db.cancellable(by: cancellation) {
                        try db.requireSoundness(of: StoreTable.digested, ledger: ledger, path: path)
                        let eraser = try Eraser(db: db)
                        let result = try body(eraser)
                        try eraser.finish()
                        return result
                    }
                    try ledger.store(in: db)
                    return .commit
                }
                try overwriteJournal()
                try db.execute(sql: "VACUUM")
                try overwriteJournal()
                guard let result else { throw CancellationError() }
                return result
            }
        }
    }

    /// Overwrites what the journal has of former pages. Its header is invalid after a commit, and nobody else uses it: the file is
    /// locked.
    private func overwriteJournal() throws {
        guard let file = FileHandle(forUpdatingAtPath: path + "-journal") else { return }
        defer { try? file.close() }
        do {
            let size = try file.seekToEnd()
            try file.seek(toOffset: 0)
            let zeros = Data(count: 1 << 16)
            var left = size
            while left > 0 {
                let count = min(left, UInt64(zeros.count))
                try file.write(contentsOf: zeros.prefix(Int(count)))
                left -= count
            }
            try file.synchronize()
        } catch {
            throw StoreError.failing(path: path + "-journal", detail: "\(error)")
        }
    }

    /// What keeps people forgotten.
    package func tombstones() throws -> [Tombstone] {
        try read { db in
            try Row.fetchAll(db, sql: "SELECT kind, salt, digest FROM forgotten ORDER BY id").map { row in
                Tombstone(
                    kind: try row.value(ForgottenColumn.kind), salt: try row.value(ForgottenColumn.salt),
                    digest: try row.value(ForgottenColumn.digest))
            }
        }
    }

    /// The size of the pages of the file, in bytes.
    package func pageSize() throws -> Int { try read { try Int.fetchOne($0, sql: "PRAGMA page_size") ?? 4096 } }
}
