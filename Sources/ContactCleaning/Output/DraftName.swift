import Foundation

/// The names of drafts: they distinguish the leftover drafts of a file from every other file.
enum DraftName {
    /// A draft that is in a folder.
    struct Leftover: Hashable {
        var path: String
        var isComplete: Bool
    }

    private static let mark = ".trunkline-"
    private static let digits = 16
    private static let endings = [".draft": false, ".complete": true]
    /// With the rest, a name has at most 255 bytes.
    private static let maximumNameLength = 200

    /// A name that nobody can guess.
    static func random(for path: String, isComplete: Bool) -> String {
        let (folder, name) = parts(of: path)
        let number = String(UInt64.random(in: .min ... .max), radix: 16)
        let padding = String(repeating: "0", count: digits - number.count)
        return "\(folder)\(name)\(mark)\(padding)\(number)\(isComplete ? ".complete" : ".draft")"
    }

    /// The drafts of a file that are there, sorted.
    static func leftovers(of path: String) -> [Leftover] {
        let (folder, name) = parts(of: path)
        let start = name + mark
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.sorted().compactMap { found in
            guard found.hasPrefix(start) else { return nil }
            let rest = found.dropFirst(start.count)
            guard let isComplete = endings[String(rest.dropFirst(digits))],
                rest.prefix(digits).utf8.allSatisfy(isDigit)
            else { return nil }
            return Leftover(path: folder + found, isComplete: isComplete)
        }
    }

    /// Removes a draft, unless another process is writing it.
    static func unlinkUnlocked(_ path: String) { whileUnlocked(path) { unlink(path) } }

    /// Calls a closure if no other process is writing a draft. A link in its place is not followed.
    static func whileUnlocked(_ path: String, _ body: () -> Void) {
        let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { unlockAndClose(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return }
        body()
    }

    /// Gives a draft free. A process that is being started has the descriptor until it runs a program, and the lock with it.
    static func unlockAndClose(_ descriptor: Int32) {
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// The folder of a path with its slash, and the name of its file as far as it fits.
    private static func parts(of path: String) -> (folder: String, name: String) {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        var name = String(path[start...])
        while name.utf8.count > maximumNameLength { name.removeLast() }
        return (String(path[..<start]), name)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
