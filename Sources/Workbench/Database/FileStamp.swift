import Foundation

/// The marks by which a file is seen to have been written without reading it.
struct FileStamp: Equatable {
    private let size: Int, inode: UInt64, seconds: Int, nanoseconds: Int

    /// The marks of a file; `nil` if it is not there.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        inode = UInt64(status.st_ino)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
