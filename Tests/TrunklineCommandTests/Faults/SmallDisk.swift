import Foundation
import StoreTestSupport

/// A disk in memory with little room, mounted in a folder of a test.
final class SmallDisk {
    /// `true` if this process may mount a disk; tests that need one are skipped otherwise.
    static let isAllowed: Bool = {
        guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
        return (try? SmallDisk("trial", kilobytes: 64, in: folder)) != nil
    }()

    private let path: String

    /// Makes a folder and mounts a disk in it.
    init(_ name: String, kilobytes: Int, in folder: TemporaryFolder) throws {
        path = folder.path(name)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try Self.mount("-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path)
    }

    deinit { try? Self.call("/bin/umount", "-l", path) }

    /// Gives the disk another size.
    func resize(kilobytes: Int) throws {
        try Self.mount("-o", "remount,size=\(kilobytes)k", path)
    }

    private static func mount(_ arguments: String...) throws { try call("/bin/mount", arguments) }

    private static func call(_ program: String, _ arguments: String...) throws { try call(program, arguments) }

    private static func call(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw RunningCommand.Trouble(call: program, number: process.terminationStatus)
        }
    }
}
