import Foundation
import StoreTestSupport
import Testing

/// Another process that uses the database.
struct LockTests {
    private let bench: FaultBench
    private let sentence = "contacts.db: another process is using this database; try again when it has finished\n"
    private var database: String { bench.folder.path("contacts.db") }

    init() throws {
        bench = try FaultBench(contacts: 800)
    }

    @Test func atTheStart() throws {
        let lock = try DatabaseLock(database)
        let start = ContinuousClock.now
        try bench.expectFailure(74, sentence, more: ["--wait", "0.5"])
        #expect(ContinuousClock.now - start > .milliseconds(450))
        try lock.release()
        try bench.expectTheRest()
    }

    @Test func aLockThatIsGivenBackInTime() throws {
        let lock = try DatabaseLock(database)
        let command = try RunningCommand(bench.arguments + ["--wait", "60"], in: bench.folder)
        usleep(300_000)
        #expect(command.isRunning)
        try lock.release()
        #expect(try command.end(within: 30).exitCode == 0)
        try bench.expectTheRest()
    }

    @Test(arguments: [["report"], ["verify"]])
    func whatOnlyReadsWaitsToo(_ arguments: [String]) throws {
        _ = try bench.run(bench.arguments)
        let lock = try DatabaseLock(database)
        let command = try RunningCommand(arguments, in: bench.folder)
        usleep(300_000)
        #expect(command.isRunning)
        try lock.release()
        #expect(try command.end(within: 30).exitCode == 0)
    }

    @Test func takenBetweenTwoFiles() throws {
        let pipe = try Feed(named: "pipe", in: bench.folder)
        let command = try RunningCommand(
            ["ingest", "many.csv", "pipe", "--region", "US", "--wait", "0.5"], in: bench.folder)
        try pipe.open()
        // The first file is in the database, and the second waits for its first bytes.
        try command.run { try isStored() }
        let lock = try DatabaseLock(database)
        try pipe.write("Name,Phone\nAda,650-253-0000\n")
        pipe.close()
        let result = try command.end(within: 30)
        try lock.release()
        #expect(result.exitCode == 74)
        #expect(result.errors == "Error: " + sentence)
        try bench.expectTheRest()
    }

    private func isStored() throws -> Bool {
        guard FileManager.default.fileExists(atPath: database) else { return false }
        let rows = try? PlainSQL.rows("SELECT count(*) FROM sources WHERE status = 'finished'", in: database)
        return rows == ["1"]
    }

    /// Both write the same files at a time, and take turns file by file.
    @Test func twoIngestsAtATime() throws {
        try bench.folder.write(ManyContacts.cards(700), to: "cards.vcf")
        let words = ["--region", "US", "--quiet", "--checkpoint-interval", "20", "--wait", "60"]
        let one = try RunningCommand(["ingest", "many.csv", "cards.vcf"] + words, in: bench.folder)
        let other = try RunningCommand(["ingest", "cards.vcf", "many.csv"] + words, in: bench.folder)
        for result in [try one.end(), try other.end()] { #expect(result.exitCode == 0, "\(result.errors)") }
        let last = try bench.run(["ingest", "many.csv", "cards.vcf"] + words)
        #expect(last.exitCode == 0, "\(last.errors)")
        let rows = try PlainSQL.rows("SELECT path, contacts_stored FROM sources ORDER BY 1", in: database)
        #expect(rows == ["cards.vcf|700", "many.csv|800"])
        let proof = try bench.run(["verify"])
        #expect(proof.exitCode == 0, "\(proof.output)")
    }
}
