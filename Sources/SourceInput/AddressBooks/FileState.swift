import Foundation

/// The facts by which a changed file is told without reading it: its size, its inode, and the times of its last changes.
package struct FileState: Sendable, Hashable {
    /// The size in bytes.
    package var byteCount: Int
    /// A hash of the inode and of the times of the last change of the content and of the inode.
    package var mark: Int

    init(_ status: stat) {
        byteCount = Int(status.st_size)
        #if canImport(Darwin)
        let (content, inode) = (status.st_mtimespec, status.st_ctimespec)
        #else
        let (content, inode) = (status.st_mtim, status.st_ctim)
        #endif
        mark = [Int(truncatingIfNeeded: status.st_ino), Self.nanoseconds(content), Self.nanoseconds(inode)].reduce(
            0, Self.mix)
    }

    /// The state of the file of a path; `nil` if there is no such file.
    package init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// Mixes another number into a hash that is the same in every process, of 62 bits
    /// ([SplitMix64](https://prng.di.unimi.it/splitmix64.c)).
    private static func mix(_ hash: Int, _ number: Int) -> Int {
        var mixed = UInt64(bitPattern: Int64(hash &+ number)) &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: (mixed ^ mixed >> 31) >> 2)
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }
}
