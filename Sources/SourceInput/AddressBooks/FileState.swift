import Foundation

/// The facts by which a changed file is told without reading it: its size, its inode, and the times of its last changes.
package struct FileState: Sendable, Hashable {
    /// The size in bytes.
    package var byteCount: Int
    /// The inode and the times of the last change of the content and of the inode, in nanoseconds.
    package var mark: String

    init(_ status: stat) {
        byteCount = Int(status.st_size)
        #if canImport(Darwin)
        let (content, inode) = (status.st_mtimespec, status.st_ctimespec)
        #else
        let (content, inode) = (status.st_mtim, status.st_ctim)
        #endif
        mark = "\(status.st_ino)-\(Self.nanoseconds(content))-\(Self.nanoseconds(inode))"
    }

    /// The state of the file of a path; `nil` if there is no such file.
    package init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }
}
