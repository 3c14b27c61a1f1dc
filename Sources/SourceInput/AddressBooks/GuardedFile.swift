import CFileExchange
import Foundation

/// A file that is written or deleted only if its content is what somebody expects, in one step: a kill at any moment leaves the whole file,
/// as it was or as it is to be, and whoever writes to it in the same moment is noticed.
package enum GuardedFile {
    /// The reason for which a file stays as it is.
    package enum Refusal: Error, Sendable, Hashable {
        /// It has other content than is expected.
        case changed
        /// There is no such file.
        case missing
        /// There is one already.
        case exists
        /// The system does not let it be written, in its words.
        case failed(String)
    }

    /// The beginning of the names of drafts, which no program takes for cards.
    private static let mark = ".trunkline-"

    /// The hash of the content of a file; `nil` if there is none.
    ///
    /// - Throws: ``SourceError`` if it cannot be read.
    package static func hash(of path: String) throws -> String? {
        do {
            return CardFile.hash(of: try CardFile.bytes(of: path).bytes)
        } catch SourceError.noSuchInput where access(path, F_OK) != 0 {
            return nil
        }
    }

    /// Writes a file in the place of one with an expected content.
    ///
    /// - Throws: ``Refusal``: the file is what it was then.
    package static func write(_ bytes: [UInt8], to path: String, expecting sha256: String) throws(Refusal) {
        let draft = try draft(of: path, bytes)
        defer { unlink(draft) }
        guard trunkline_exchange(draft, path) == 0 else {
            switch errno {
            case ENOENT: throw .missing
            case EINVAL, ENOSYS, ENOTSUP: return try replace(path, by: draft, expecting: sha256)
            default: throw .failed(SystemError().description)
            }
        }
        // The draft is the former file now.
        guard let former = try? CardFile.bytes(of: draft).bytes, CardFile.hash(of: former) == sha256 else {
            guard trunkline_exchange(draft, path) == 0 else { throw .failed(SystemError().description) }
            throw .changed
        }
    }

    /// Where a file system cannot exchange files, the content is looked at just before.
    private static func replace(_ path: String, by draft: String, expecting sha256: String) throws(Refusal) {
        guard let hash = try? hash(of: path) else { throw .missing }
        guard hash == sha256 else { throw .changed }
        guard rename(draft, path) == 0 else { throw .failed(SystemError().description) }
    }

    /// Deletes a file with an expected content.
    ///
    /// - Throws: ``Refusal``: the file is what it was then.
    package static func delete(_ path: String, expecting sha256: String) throws(Refusal) {
        let aside = name(of: path)
        guard rename(path, aside) == 0 else {
            if errno == ENOENT { throw .missing }
            throw .failed(SystemError().description)
        }
        if let bytes = try? CardFile.bytes(of: aside).bytes, CardFile.hash(of: bytes) == sha256 {
            unlink(aside)
            return
        }
        // Whoever has written another one meanwhile keeps it.
        if link(aside, path) == 0 { unlink(aside) }
        throw .changed
    }

    /// Creates a file where there is none.
    ///
    /// - Throws: ``Refusal``.
    package static func create(_ bytes: [UInt8], at path: String) throws(Refusal) {
        let draft = try draft(of: path, bytes)
        defer { unlink(draft) }
        guard link(draft, path) == 0 else {
            if errno == EEXIST { throw .exists }
            throw .failed(SystemError().description)
        }
    }

    /// Waits until what was written to the file system of a folder is on the disk.
    package static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = trunkline_synchronize(descriptor)
        close(descriptor)
    }

    /// Removes the drafts that a killed run left in a folder and those in it. They are copies of files that are in their places, or of such
    /// that were to be written.
    package static func removeDrafts(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(mark) {
            if name.hasSuffix(".tmp") { unlink(folder + "/" + name) }
        }
    }

    private static func draft(of path: String, _ bytes: [UInt8]) throws(Refusal) -> String {
        let draft = name(of: path)
        var status = stat()
        // A card keeps the access that others have to it.
        let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
        let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { throw .failed(SystemError().description) }
        defer { close(descriptor) }
        fchmod(descriptor, mode)
        let failure = bytes.withUnsafeBytes { buffer -> SystemError? in
            do throws(SystemError) {
                try WholeWrite.write(buffer, to: descriptor)
                return nil
            } catch {
                return error
            }
        }
        if let failure {
            unlink(draft)
            throw .failed(failure.description)
        }
        return draft
    }

    private static func name(of path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return "\(folder)\(mark)\(String(UInt64.random(in: .min ... .max), radix: 16)).tmp"
    }
}
