import Foundation

/// The files that SQLite keeps beside a database, and which have copies of former pages.
///
/// SQLite deletes them without overwriting them, when it rolls back what a killed process left half done or leaves a journal mode.
/// Whoever has them open can overwrite them all the same.
final class JournalFiles {
    private let files: [(path: String, descriptor: Int32)]

    private static let endings = ["-journal", "-wal"]

    /// Opens the files that are there now.
    init(of database: String) {
        let path = Self.location(of: database)
        files = Self.endings.compactMap { ending in
            let file = path + ending
            let descriptor = open(file, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
            return descriptor < 0 ? nil : (file, descriptor)
        }
    }

    deinit {
        for file in files { close(file.descriptor) }
    }

    /// Overwrites the files that were deleted meanwhile: nobody needs them any more, and nobody else can.
    ///
    /// - Throws: ``StoreError`` if one cannot be written.
    func overwriteDeleted() throws {
        for file in files {
            var state = stat()
            guard fstat(file.descriptor, &state) == 0, state.st_nlink == 0, state.st_size > 0 else { continue }
            try Self.overwrite(file.descriptor, byteCount: Int(state.st_size), path: file.path)
        }
    }

    /// Overwrites the rollback journal of a database that this process has locked, after a commit: its header is invalid then.
    ///
    /// - Throws: ``StoreError`` if it cannot be written.
    static func overwriteJournal(of database: String) throws {
        let path = location(of: database) + "-journal"
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            if errno == ENOENT { return }
            throw StoreError.failing(path: path, detail: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var state = stat()
        guard fstat(descriptor, &state) == 0 else {
            throw StoreError.failing(path: path, detail: String(cString: strerror(errno)))
        }
        try overwrite(descriptor, byteCount: Int(state.st_size), path: path)
    }

    /// The path of the file itself, beside which SQLite keeps its journal, where the path of a database is a symbolic link.
    static func location(of database: String) -> String {
        guard let resolved = realpath(database, nil) else { return database }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func overwrite(_ descriptor: Int32, byteCount: Int, path: String) throws {
        let zeros = [UInt8](repeating: 0, count: 1 << 16)
        var offset = 0
        while offset < byteCount {
            let count = pwrite(descriptor, zeros, min(zeros.count, byteCount - offset), off_t(offset))
            if count > 0 {
                offset += count
            } else if errno != EINTR {
                throw StoreError.failing(path: path, detail: String(cString: strerror(errno)))
            }
        }
        guard fsync(descriptor) == 0 else {
            throw StoreError.failing(path: path, detail: String(cString: strerror(errno)))
        }
    }
}
