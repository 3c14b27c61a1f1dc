import Foundation
package import SourceInput
import Synchronization

/// A new file that is written beside its place and appears there in one step, when it is complete.
///
/// A draft has a name of its own, which no file of a user has: that of its file, `.trunkline-` with 16 random digits, and `.draft`,
/// or `.complete` once all of it is on the disk. A draft that is not committed is removed, at a signal too. One that a killed run left
/// is removed by the next draft of the same file.
package final class DraftFile {
    /// The path that the file will have.
    package private(set) var path: String
    /// The path of the draft.
    package private(set) var draftPath: String
    /// The descriptor of the draft, to which the content is written.
    package let descriptor: Int32
    private var isMoved = false

    /// The drafts of this process that a signal removes.
    private static let pending = Mutex<Set<String>>([])

    /// Creates a draft, which only its owner may read.
    ///
    /// - Throws: ``SystemError`` if it cannot be created.
    package init(_ path: String) throws(SystemError) {
        self.path = path
        DraftName.leftovers(of: path).forEach { DraftName.unlinkUnlocked($0.path) }
        (draftPath, descriptor) = try Self.create(for: path)
        _ = Self.pending.withLock { [draftPath] in $0.insert(draftPath) }
    }

    /// A new draft that this process has locked.
    private static func create(for path: String) throws(SystemError) -> (path: String, descriptor: Int32) {
        while true {
            let draftPath = DraftName.random(for: path, isComplete: false)
            let descriptor = open(draftPath, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { throw SystemError() }
            _ = flock(descriptor, LOCK_EX | LOCK_NB)
            var status = stat()
            // Another process may have taken it for a leftover in the moment before the lock.
            if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (draftPath, descriptor) }
            close(descriptor)
        }
    }

    deinit {
        forget()
        if !isMoved { unlink(draftPath) }
        DraftName.unlockAndClose(descriptor)
    }

    /// Removes the drafts that this process has begun and not completed. The program ends afterwards.
    package static func removeAll() {
        let paths = pending.withLock { pending in
            defer { pending.removeAll() }
            return pending
        }
        paths.forEach { unlink($0) }
    }

    private func forget() { _ = Self.pending.withLock { [draftPath] in $0.remove(draftPath) } }

    /// Marks the draft as complete, and waits until all of it is on the disk, so that a commit elsewhere can rely on it: a later run puts
    /// it in its place if this one is killed before.
    ///
    /// - Parameter path: the path that the file will have, which need not be that of the beginning.
    /// - Throws: ``SystemError`` if it cannot be kept.
    package func complete(as path: String) throws(SystemError) {
        try FileSynchronization.synchronize(descriptor)
        let completePath = DraftName.random(for: path, isComplete: true)
        guard rename(draftPath, completePath) == 0 else { throw SystemError() }
        forget()
        self.path = path
        draftPath = completePath
        FileSynchronization.synchronizeFolder(of: path)
    }

    /// Puts the file in its place. It is on the disk before it is there, and so is its name afterwards.
    ///
    /// - Parameter isReplacing: `true` if an existing file is replaced.
    /// - Throws: ``SystemError`` if that cannot be done; `EEXIST` if there is a file that is not to be replaced.
    package func commit(isReplacing: Bool) throws(SystemError) {
        try FileSynchronization.synchronize(descriptor)
        let result = isReplacing ? rename(draftPath, path) : link(draftPath, path)
        guard result == 0 else { throw SystemError() }
        if !isReplacing { unlink(draftPath) }
        forget()
        isMoved = true
        FileSynchronization.synchronizeFolder(of: path)
    }

    /// Deals with the drafts that killed runs left of a file, unless another process is writing them.
    ///
    /// - Parameter isKnown: `true` if the file belongs in its place, so that a complete draft is put there. Drafts are
    ///   removed otherwise, and if there is a file.
    package static func settleLeftovers(of path: String, isKnown: Bool) {
        var isSettled = false
        for leftover in DraftName.leftovers(of: path) {
            DraftName.whileUnlocked(leftover.path) {
                if leftover.isComplete, isKnown { _ = link(leftover.path, path) }
                unlink(leftover.path)
                isSettled = true
            }
        }
        if isSettled { FileSynchronization.synchronizeFolder(of: path) }
    }

    /// Returns `true` if another complete draft is about to become the file at a path.
    package static func isTaken(_ path: String) -> Bool { DraftName.leftovers(of: path).contains { $0.isComplete } }
}
