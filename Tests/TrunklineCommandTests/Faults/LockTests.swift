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
        try bench.folder.write("Name,Phone\nAda,650-253-0001\n", to: "few.csv")
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

    /// Another process is in the middle of reading.
    @Test func whileSomebodyReads() throws {
        _ = try bench.run(["ingest", "few.csv", "--quiet"])
        let reader = try DatabaseLock(database, isShared: true)
        let before = try PlainSQL.dump(database)
        try bench.expectFailure(74, sentence, more: ["--wait", "0.5"])
        #expect(try PlainSQL.dump(database) == before)
        try reader.release()
        #expect(try bench.run(bench.arguments).exitCode == 0)
    }

    /// From the first row to the last nobody else gets at the database, while nothing comes either.
    @Test func whoComesInTheMiddle() throws {
        let pipe = try Feed(named: "pipe", in: bench.folder)
        let command = try RunningCommand(["ingest", "many.csv", "pipe", "--region", "US"], in: bench.folder)
        try pipe.open()
        try pipe.write("Name,Phone\n")
        let report = try RunningCommand(["report", "summary"], in: bench.folder)
        let other = try bench.run(["ingest", "few.csv", "--wait", "0.5"])
        #expect(other.exitCode == 74)
        #expect(other.errors == "Error: " + sentence)
        let reading = try report.end(within: 30)
        #expect(reading.exitCode == 74)
        #expect(reading.errors == "Error: " + sentence)
        try pipe.write("Ada,650-253-0000\n")
        pipe.close()
        #expect(try command.end(within: 30).exitCode == 0)
        #expect(try bench.run(["ingest", "few.csv"]).exitCode == 0)
        #expect(try bench.run(["verify", "few.csv", "many.csv"]).exitCode == 0)
    }

    /// Both write the same files, one after the other.
    @Test func twoIngestsAtATime() throws {
        try bench.folder.write(ManyContacts.cards(700), to: "cards.vcf")
        let words = ["--region", "US", "--quiet", "--checkpoint-interval", "20", "--wait", "60"]
        let one = try RunningCommand(["ingest", "many.csv", "cards.vcf"] + words, in: bench.folder)
        let other = try RunningCommand(["ingest", "cards.vcf", "many.csv"] + words, in: bench.folder)
        #expect([try one.end().exitCode, try other.end().exitCode] == [0, 0])
        let rows = try PlainSQL.rows("SELECT path, contacts_stored FROM sources ORDER BY 1", in: database)
        #expect(rows == ["cards.vcf|700", "many.csv|800"])
        let proof = try bench.run(["verify"])
        #expect(proof.exitCode == 0, "\(proof.output)")
    }
}
