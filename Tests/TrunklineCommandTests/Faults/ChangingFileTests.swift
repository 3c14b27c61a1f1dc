import Foundation
import StoreTestSupport
import Testing

/// Files that somebody writes to while they are read.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "this system has no /proc"))
struct ChangingFileTests {
    enum Change: CaseIterable {
        case cutOff, appendedTo, writtenOver
        /// With the time of the last change set back, as copying programs do.
        case writtenOverInSecret
    }

    /// So many that the file is still being read when the change comes.
    private static let contacts = 5000

    @Test func leavesWhatWasThereBefore() throws {
        try changed(.appendedTo) { bench in
            try bench.folder.write("Name,Phone\nAda,650-253-0000\n", to: "few.csv")
            #expect(try bench.run(["ingest", "few.csv", "--region", "US"]).exitCode == 0)
            let before = try PlainSQL.dump(bench.folder.path("contacts.db"))
            return { _ in
                let after = try PlainSQL.dump(bench.folder.path("contacts.db"))
                #expect(after == before)
            }
        }
    }

    @Test(arguments: Change.allCases, [true, false])
    func leavesNothing(_ change: Change, afterACheckpoint: Bool) throws {
        try changed(change, afterACheckpoint: afterACheckpoint) { bench in
            { result in
                #expect(
                    result.errors.hasPrefix(
                        "Error: many.csv: it changed while it was read, and nothing of it is kept; run "))
                // The run created the database, and nothing came into it.
                #expect(!FileManager.default.fileExists(atPath: bench.folder.path("contacts.db")))
                try bench.expectTheRest()
            }
        }
    }

    /// Changes the file while it is read, and expects the exit code that says so.
    ///
    /// On a loaded machine the change may come between the opening of the file and the first look at it, or after the last look:
    /// nobody can notice that, and the file is then read as it is. It is tried again.
    private func changed(
        _ change: Change, afterACheckpoint: Bool = false,
        _ prepare: (FaultBench) throws -> (Command.Result) throws -> Void
    ) throws {
        for attempt in 1...5 {
            let bench = try FaultBench(contacts: Self.contacts)
            let check = try prepare(bench)
            let (path, database) = (bench.folder.path("many.csv"), bench.folder.path("contacts.db"))
            let command = try RunningCommand(bench.arguments, in: bench.folder)
            try command.run {
                guard afterACheckpoint else { return command.hasOpened(path) }
                let size = try? FileManager.default.attributesOfItem(atPath: database)[.size] as? Int
                return size ?? 0 > FaultBench.sizeWithRows
            }
            command.send(SIGSTOP)
            if command.isRunning { try make(change, to: path) }
            command.send(SIGCONT)
            let result = try command.end(within: 30)
            if result.exitCode == 0, attempt < 5 { continue }
            #expect(result.exitCode == 74)
            return try check(result)
        }
    }

    private func make(_ change: Change, to path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0, let file = FileHandle(forUpdatingAtPath: path) else {
            throw RunningCommand.Trouble(call: "stat")
        }
        switch change {
        case .cutOff: try file.truncate(atOffset: UInt64(status.st_size / 2))
        case .appendedTo:
            try file.seekToEnd()
            try file.write(contentsOf: Data("Late,650-253-0000\n".utf8))
        case .writtenOver, .writtenOverInSecret:
            try file.seek(toOffset: UInt64(status.st_size / 2))
            try file.write(contentsOf: Data("other".utf8))
        }
        try file.close()
        if change == .writtenOverInSecret {
            var times = [status.st_atim, status.st_mtim]
            utimensat(AT_FDCWD, path, &times, 0)
        }
    }
}
