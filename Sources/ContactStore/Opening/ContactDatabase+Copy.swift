import GRDB

extension ContactDatabase {
    /// Copies the database as it is now into an empty file, to be read while this one is being written. Nothing waits until the copy is
    /// on the disk.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read or the copy not be written; `CancellationError`.
    package func copy(to path: String) throws {
        try translatingErrors {
            let copy = try DatabaseQueue(path: Self.literal(path))
            try copy.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = off; PRAGMA synchronous = off") }
            try queue.backup(to: copy)
        }
    }
}
