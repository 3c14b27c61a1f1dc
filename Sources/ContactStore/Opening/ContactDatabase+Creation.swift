import GRDB

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension ContactDatabase {
    /// Creates an empty file of mode 0600, so that nobody else can read it for even a moment, unless there is one.
    ///
    /// - Returns: `true` if the file was created.
    static func createPrivately(_ path: String) throws -> Bool {
        for flags in [O_CREAT | O_EXCL | O_RDWR, O_CREAT | O_RDWR] {
            let descriptor = Self.openFile(path, flags | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                close(descriptor)
                return flags & O_EXCL != 0
            }
            if flags & O_EXCL != 0, errno == EEXIST { continue }
            if errno == ENOSPC || errno == EDQUOT { throw StoreError.full(path: path) }
            throw StoreError.inaccessible(path: path, detail: String(cString: strerror(errno)))
        }
        return false
    }

    private static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
        #if canImport(Glibc)
        Glibc.open(path, flags, mode)
        #elseif canImport(Musl)
        Musl.open(path, flags, mode)
        #else
        Darwin.open(path, flags, mode)
        #endif
    }

    /// Creates the tables of a blank file, or brings those of an earlier version to the current one, in one transaction.
    func migrate() throws {
        try queue.inDatabase { db in
            try db.execute(sql: "PRAGMA foreign_keys = off")
            defer { try? db.execute(sql: "PRAGMA foreign_keys = on") }
            // Views and tables of a new file are many, and a full folder for temporary files is no reason to refuse them.
            if isNew { try db.execute(sql: "PRAGMA temp_store = memory") }
            defer { if isNew { try? db.execute(sql: "PRAGMA temp_store = default") } }
            try db.inTransaction(.immediate) {
                try db.checkPlace()
                // Another process may have done it since the file was opened.
                let version = try Schema.version(of: db, path: path)
                if version < Schema.version { try Schema.bringUpToDate(db, from: version) }
                return .commit
            }
        }
    }

    /// Removes the file if no source is in it and no other process uses it. The database cannot be used afterwards.
    package func removeIfEmpty() throws {
        try translatingErrors {
            try queue.inDatabase { db in
                // Whoever has the file locked uses it.
                try db.execute(sql: "PRAGMA busy_timeout = 0")
                try db.inTransaction(.exclusive) {
                    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sources") == 0
                    try db.checkPlace()
                    if isEmpty { unlink(path) }
                    return .rollback
                }
            }
        }
    }
}
