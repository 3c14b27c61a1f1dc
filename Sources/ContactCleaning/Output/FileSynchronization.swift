import Foundation
import SourceInput

/// Waits until the written bytes are on the disk: a file that appears in its place is whole after a power failure, too.
enum FileSynchronization {
    /// Waits for the content of a file.
    ///
    /// - Throws: ``SystemError`` if the disk did not take it. Where a file system does not know the call, nothing can be waited for.
    static func synchronize(_ descriptor: Int32) throws(SystemError) {
        while fsync(descriptor) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOSYS, ENOTSUP: return
            default: throw SystemError()
            }
        }
    }

    /// Waits for the names in the folder of a path. The file itself is in its place already: nothing is left to be undone.
    static func synchronizeFolder(of path: String) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}
