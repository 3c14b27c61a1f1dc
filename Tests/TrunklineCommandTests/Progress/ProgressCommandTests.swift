import Foundation
import StoreTestSupport
import Testing

/// Progress as the command shows it, on a terminal and elsewhere.
struct ProgressCommandTests {
    private let folder: TemporaryFolder
    private let pipe: Feed

    init() throws {
        folder = try TemporaryFolder()
        pipe = try Feed(named: "pipe", in: folder)
        try folder.write(ManyContacts.csv(100), to: "few.csv")
    }

    private func feed() throws {
        try pipe.open()
        try pipe.write(ManyContacts.csv(12_000))
    }

    @Test func aBarThatGoesAway() throws {
        let session = try TerminalSession(
            command: ["ingest", "pipe", "--db", folder.path("tty.db"), "--region", "US"], in: folder, columns: 50)
        try feed()
        try session.wait { $0.text(0).hasPrefix("reading pipe  ") && $0.text(0).contains(" contacts") }
        #expect(session.screen.text(0).count < 50)
        #expect(session.screen.text(1) == "")
        pipe.close()
        let end = try session.end()
        #expect(end.code == 0)
        #expect(session.screen.text(0) == "")
        #expect(end.output.contains("pipe: 12,000 contacts"))
    }

    @Test func aSignalTakesTheBarAway() throws {
        let session = try TerminalSession(
            command: ["ingest", "pipe", "--db", folder.path("tty.db"), "--region", "US"], in: folder, columns: 100)
        try feed()
        try session.wait { $0.text(0).hasPrefix("reading pipe") }
        session.send(SIGINT)
        let end = try session.end()
        #expect(end.code == 130)
        #expect(
            session.screen.text(0)
                == "Cancelled: nothing of pipe is stored yet. Run the same command again to do the rest.")
    }

    @Test func linesWhereThereIsNoTerminal() throws {
        let command = try RunningCommand(
            ["ingest", "pipe", "few.csv", "--progress-interval", "0.2", "--region", "US"], in: folder)
        try feed()
        try command.run { command.errors.split(separator: "\n").count > 1 }
        pipe.close()
        let result = try command.end()
        #expect(result.exitCode == 0)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.first?.hasPrefix("reading 1/2 pipe: ") == true, "\(lines)")
        // A slow machine shows what comes after the pipe as well.
        let later = ["reading 1/2 pipe: ", "hashing 2/2 few.csv: ", "reading 2/2 few.csv: ", "finishing contacts.db: "]
        #expect(lines.allSatisfy { line in later.contains { line.hasPrefix($0) } }, "\(lines)")
        #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\r"))
    }

    @Test(arguments: [["--quiet"], []])
    func nothingWhereNothingIsToBeSaid(_ more: [String]) throws {
        let command = try RunningCommand(
            ["ingest", "pipe", "--region", "US"] + more
                + (more.isEmpty ? [] : ["--progress-interval", "0.1"]), in: folder)
        try feed()
        // Quiet, or too short for a line.
        usleep(500_000)
        pipe.close()
        #expect(try command.end().errors == "")
    }
}
