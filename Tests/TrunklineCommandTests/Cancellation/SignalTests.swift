import ArchiveTestSupport
import Foundation
import SeededRandom
import StoreTestSupport
import Testing

/// Ctrl-C and `kill`: the command ends at once, says how to continue, and the same command completes the work.
struct SignalTests {
    private let folder: TemporaryFolder
    private let arguments = [
        "ingest", "many.csv", "--region", "US", "--quiet", "--checkpoint-interval", "500", "--normalize", "dates",
    ]
    /// The time limit, in seconds, for the end of a run after a signal on a busy machine; an idle one needs hundredths.
    private static let timeLimit = 20.0

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(ManyContacts.csv(3000), to: "many.csv")
    }

    /// Signals at seeded moments, several in the life of one database.
    @Test(arguments: [(SIGINT, 1), (SIGTERM, 2), (SIGHUP, 3), (SIGINT, 4), (SIGQUIT, 5)])
    func theSameCommandGoesOn(_ signal: Int32, seed: Int) throws {
        let whole = try UndisturbedIngest.result(of: arguments, in: folder)
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<3 {
            let command = try RunningCommand(arguments + ["--db", "stopped.db"], in: folder)
            usleep(UInt32.random(in: 2000...120_000, using: &random))
            command.send(signal)
            let result = try command.end(within: Self.timeLimit)
            #expect([0, 128 + signal].contains(result.exitCode))
            guard result.exitCode != 0, !result.errors.isEmpty else { continue }
            #expect(result.errors.hasPrefix("Cancelled: "))
            #expect(result.errors.hasSuffix(". Run the same command again to do the rest.\n"))
            #expect(result.errors.split(separator: "\n").count == 1)
            try expectStored(result.errors)
        }
        let last = try Command(in: folder).run(arguments + ["--db", "stopped.db"], input: Data())
        #expect(last.exitCode == 0, "\(last.errors)")
        #expect(try PlainSQL.dump(folder.path("stopped.db")) == whole.dump)
        #expect(!FileManager.default.fileExists(atPath: folder.path("stopped.db-journal")))
    }

    /// Expects the number that the sentence says in the database.
    private func expectStored(_ sentence: String) throws {
        let count = sentence.dropFirst("Cancelled: ".count).prefix { $0.isNumber || $0 == "," }
        guard !count.isEmpty, sentence.contains("of many.csv") else { return }
        let stored = try PlainSQL.rows("SELECT contacts FROM _checkpoints", in: folder.path("stopped.db"))
        #expect(stored == [count.filter { $0 != "," }])
    }

    @Test func whatWasFinishedBeforeIsKept() throws {
        let pipe = try Feed(named: "pipe", in: folder)
        let command = try RunningCommand(
            ["ingest", "many.csv", "pipe", "--db", "part.db", "--region", "US"], in: folder)
        try pipe.open()
        try pipe.write("Name,Phone\nAda,650-253-0000\n")
        usleep(200_000)
        command.send(SIGINT)
        let result = try command.end(within: Self.timeLimit)
        #expect(result.exitCode == 130)
        #expect(
            result.errors
                == "Cancelled: 1 of 2 inputs are done. Run the same command again to do the rest.\n")
        #expect(
            try PlainSQL.rows("SELECT path, status FROM sources", in: folder.path("part.db")) == ["many.csv|finished"])
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func aPipeThatNobodyWritesTo(_ signal: Int32) throws {
        _ = try Feed(named: "pipe", in: folder)
        let command = try RunningCommand(["ingest", "pipe", "--db", "pipe.db"], in: folder)
        try command.run { FileManager.default.fileExists(atPath: folder.path("pipe.db")) }
        usleep(50_000)
        command.send(signal)
        let result = try command.end(within: Self.timeLimit)
        #expect(result.exitCode == 128 + signal)
        #expect(result.errors == "Cancelled: no contact was read yet. Run the same command again to do the rest.\n")
    }

    @Test func aPipeThatGoesQuiet() throws {
        let pipe = try Feed(named: "pipe", in: folder)
        let reading = try RunningCommand(["ingest", "pipe", "--db", "quiet.db", "--region", "US"], in: folder)
        try pipe.open()
        // More than a reader looks at before it begins, so that contacts are on their way.
        try pipe.write(ManyContacts.csv(5000))
        usleep(200_000)
        reading.send(SIGTERM)
        let result = try reading.end(within: Self.timeLimit)
        #expect(result.exitCode == 143)
        #expect(
            result.errors
                == "Cancelled: nothing of pipe is stored yet. Run the same command again to do the rest.\n")
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: folder.path("quiet.db")) == ["0"])
    }

    @Test func waitingForALock() throws {
        _ = try Command(in: folder).run("ingest", "many.csv", "--db", "locked.db", "--quiet")
        let lock = try DatabaseLock(folder.path("locked.db"))
        let command = try RunningCommand(
            ["ingest", "many.csv", "--db", "locked.db", "--wait", "60"], in: folder)
        try command.run { command.hasOpened(folder.path("locked.db")) }
        usleep(300_000)
        #expect(command.isRunning)
        command.send(SIGINT)
        let result = try command.end(within: Self.timeLimit)
        try lock.release()
        #expect(result.exitCode == 130)
        #expect(result.errors == "Cancelled: no contact was read yet. Run the same command again to do the rest.\n")
    }

    @Test func aSignalThatIsIgnoredStaysSo() throws {
        let command = try RunningCommand(
            arguments, in: folder, wrapper: ["sh", "-c", "trap '' INT HUP; exec \"$@\"", "sh"])
        try command.run { FileManager.default.fileExists(atPath: folder.path("contacts.db")) }
        while command.isRunning {
            command.send(SIGINT)
            command.send(SIGHUP)
            usleep(2000)
        }
        #expect(try command.end().exitCode == 0)
    }

    @Test(arguments: ["check", "ingest -", "ingest - --dry-run", "field zip"])
    func everyCommandThatWaitsForInput(_ words: String) throws {
        let pipe = try Feed(named: "pipe", in: folder)
        try pipe.openBothWays()
        let command = try RunningCommand(
            words.split(separator: " ").map(String.init), in: folder, input: folder.path("pipe"))
        usleep(300_000)
        command.send(SIGTERM)
        #expect(try command.end(within: Self.timeLimit).exitCode == 143)
    }

    @Test func aReportLeavesNoDraft() throws {
        _ = try Command(in: folder).run(arguments + ["--db", "contacts.db"], input: Data())
        var random = SeededGenerator(seed: 7)
        for _ in 0..<4 {
            let command = try RunningCommand(["report", "--format", "html", "-o", "rejected.html"], in: folder)
            usleep(UInt32.random(in: 10_000...150_000, using: &random))
            command.send(SIGINT)
            #expect([0, 130].contains(try command.end(within: Self.timeLimit).exitCode))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.filter { $0.contains(".trunkline-") } == [])
    }
}
