import Foundation
import StoreTestSupport
import Testing

/// Kills the command without warning, again and again, and lets it finish.
struct KillTests {
    private let folder: TemporaryFolder
    private let arguments = ["ingest", "many.csv", "--region", "US", "--quiet", "--checkpoint-interval", "200"]

    init() throws {
        folder = try TemporaryFolder()
        var text = "First Name,Home Phone,E-mail Address,Shoe Size\n"
        for number in 0..<4000 {
            text += "Person \(number),650-253-\(1000 + number),person\(number)@example.com,\(number % 50)\n"
        }
        try folder.write(text, to: "many.csv")
    }

    /// Milliseconds until the kill; the last ones are often later than the end.
    @Test(arguments: [5, 20, 40, 60, 90, 130, 200, 300])
    func theSameCommandFinishesTheWork(_ delay: Int) throws {
        let command = Command(in: folder)
        #expect(try command.run(arguments + ["--db", "whole.db"], input: Data()).exitCode == 0)
        for _ in 0..<2 {
            let process = Process()
            process.executableURL = Command.executable
            process.arguments = arguments + ["--db", "killed.db"]
            process.currentDirectoryURL = folder.url
            try process.run()
            Thread.sleep(forTimeInterval: Double(delay) / 1000)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        #expect(try command.run(arguments + ["--db", "killed.db"], input: Data()).exitCode == 0)
        #expect(try PlainSQL.dump(folder.path("killed.db")) == PlainSQL.dump(folder.path("whole.db")))
    }

    @Test func aReportAfterAKillSeesTheLastCheckpoint() throws {
        let process = Process()
        process.executableURL = Command.executable
        process.arguments = arguments + ["--db", "killed.db"]
        process.currentDirectoryURL = folder.url
        try process.run()
        Thread.sleep(forTimeInterval: 0.1)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        guard FileManager.default.fileExists(atPath: folder.path("killed.db")) else { return }
        let result = try Command(in: folder).run("report", "summary", "--db", "killed.db", "--format", "csv")
        #expect([0, 65].contains(result.exitCode), "\(result.errors)")
    }
}
