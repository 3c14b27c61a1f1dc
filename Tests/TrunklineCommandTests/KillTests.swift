import ArchiveTestSupport
import Foundation
import StoreTestSupport
import Testing

/// Kills the command without warning, again and again, and lets it finish.
struct KillTests {
    private let folder: TemporaryFolder
    private let arguments = [
        "ingest", "many.csv", "--region", "US", "--quiet", "--checkpoint-interval", "200", "--normalize", "dates",
    ]

    init() throws {
        folder = try TemporaryFolder()
        var text = "First Name,Home Phone,E-mail Address,Shoe Size,Birthday\n"
        for number in 0..<2000 {
            text +=
                "Person \(number),650-253-\(1000 + number),person\(number)@example.com,\(number % 50),\(number % 40)/4/1985\n"
        }
        try folder.write(text, to: "many.csv")
    }

    /// Milliseconds until the kill; the last ones are often later than the end.
    @Test(arguments: [5, 60, 130])
    func theSameCommandFinishesTheWork(_ delay: Int) throws {
        try finishes(arguments, killedAfter: delay)
    }

    @Test(arguments: [40, 120])
    func packedFilesAreFinishedToo(_ delay: Int) throws {
        let bytes = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("many.csv")))
        let archive = Packer.zip([
            Packer.Member("Contacts/many.csv", bytes), Packer.Member("few.csv", "Name,Phone\nAda,1\n"),
        ])
        try Data(archive).write(to: folder.url.appendingPathComponent("many.zip"))
        try folder.write("columns:\n  Shoe Size: ignored\n", to: "many.yaml")
        try finishes(
            arguments.map { $0 == "many.csv" ? "many.zip" : $0 } + ["--map", "many.yaml"], killedAfter: delay)
    }

    private func finishes(_ arguments: [String], killedAfter delay: Int) throws {
        let command = Command(in: folder)
        let whole = try UndisturbedIngest.result(of: arguments, in: folder)
        for _ in 0..<2 {
            let running = try RunningCommand(arguments + ["--db", "killed.db"], in: folder)
            Thread.sleep(forTimeInterval: Double(delay) / 1000)
            running.send(SIGKILL)
            _ = try running.end()
        }
        let last = try command.run(arguments + ["--db", "killed.db"], input: Data())
        #expect(last.exitCode == 0, "\(last.errors)")
        #expect(try PlainSQL.dump(folder.path("killed.db")) == whole.dump)
    }

    @Test func aReportAfterAKillSeesTheLastCheckpoint() throws {
        let running = try RunningCommand(arguments + ["--db", "killed.db"], in: folder)
        try running.run { size(of: "killed.db") >= FaultBench.sizeWithRows }
        running.send(SIGKILL)
        _ = try running.end()
        let result = try Command(in: folder).run("report", "summary", "--db", "killed.db", "--format", "csv")
        #expect(result.errors == "")
        #expect(result.exitCode == 0)
        let orphans = try PlainSQL.rows(
            "SELECT count(*) FROM phone_numbers WHERE contact_id NOT IN (SELECT id FROM contacts)",
            in: folder.path("killed.db"))
        #expect(orphans == ["0"])
    }

    private func size(of name: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path(name))
        return attributes?[.size] as? Int ?? 0
    }
}
