import Foundation

/// A new file that is written beside its place and appears there in one step, when it is complete.
///
/// A draft that is not committed is removed. One that a killed run left is removed by the next draft of the same file.
package final class DraftFile {
    /// The path that the file will have.
    package let path: String
    /// The path of the draft.
    package let draftPath: String
    /// Where the content is written to.
    package let descriptor: Int32
    private var isMoved = false

    /// What the path of a draft ends with, behind that of its file.
    package static let suffix = ".draft"

    /// Creates a draft, which only its owner may read.
    ///
    /// - Throws: ``SystemError`` if it cannot be created; `EBUSY` while another process writes the same file.
    package init(_ path: String) throws(SystemError) {
        self.path = path
        draftPath = path + Self.suffix
        try Self.removeLeftover(draftPath)
        descriptor = open(draftPath, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError() }
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
    }

    deinit {
        if descriptor >= 0 {
            if !isMoved { unlink(draftPath) }
            close(descriptor)
        }
    }

    /// Puts the file in its place.
    ///
    /// - Parameter isReplacing: whether an existing file is replaced.
    /// - Throws: ``SystemError`` if that cannot be done; `EEXIST` if there is a file that is not to be replaced.
    package func commit(isReplacing: Bool) throws(SystemError) {
        let result = isReplacing ? rename(draftPath, path) : link(draftPath, path)
        guard result == 0 else { throw SystemError() }
        isMoved = isReplacing
    }

    /// Removes a leftover draft. A link at its path is not followed, and a draft that another process has locked is left
    /// alone.
    private static func removeLeftover(_ draftPath: String) throws(SystemError) {
        let descriptor = open(draftPath, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor >= 0 {
            defer { close(descriptor) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
                errno = EBUSY
                throw SystemError()
            }
        }
        unlink(draftPath)
    }
}
