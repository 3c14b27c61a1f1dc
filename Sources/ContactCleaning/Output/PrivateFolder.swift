import Foundation
import SourceInput

/// A folder that nobody else can read, for files that are deleted again.
///
/// Its owner keeps a lock in it. The next folder removes those whose owner was killed and could not remove them.
package final class PrivateFolder: Sendable {
    /// The path of the folder.
    package let path: String
    private let lock: Int32

    private static let prefix = "trunkline."
    private static let owner = ".owner"

    /// Creates a folder where the system keeps temporary files.
    ///
    /// - Throws: ``SourceError/unwritable(path:detail:)``.
    package convenience init() throws { try self.init(in: TemporaryPlace.path) }

    /// Creates a folder in another.
    ///
    /// - Throws: ``SourceError/unwritable(path:detail:)``.
    init(in parent: String) throws {
        Self.removeAbandoned(in: parent)
        // Under the name by which folders are found there is none without a lock, for even a moment.
        var template = Array("\(parent)/.\(Self.prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw SourceError.unwritable(
                path: parent,
                detail:
                    "no temporary folder can be made there: \(SystemError()); name a folder for temporary files in the "
                    + "variable TMPDIR")
        }
        let start = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        path = "\(parent)/\(Self.prefix)\(start.suffix(6))"
        lock = open("\(start)/\(Self.owner)", O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(start, path) == 0 else {
            let detail = SystemError().description
            try? FileManager.default.removeItem(atPath: start)
            throw SourceError.unwritable(path: parent, detail: detail)
        }
    }

    deinit { if lock >= 0 { close(lock) } }

    /// Deletes the folder with everything in it.
    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of this user that no process has locked.
    private static func removeAbandoned(in parent: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
            let path = "\(parent)/\(name)"
            var status = stat()
            guard name.utf8.count == prefix.utf8.count + 6, lstat(path, &status) == 0,
                status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid()
            else { continue }
            let lock = open("\(path)/\(owner)", O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            guard lock >= 0 else { continue }
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
            close(lock)
        }
    }
}
