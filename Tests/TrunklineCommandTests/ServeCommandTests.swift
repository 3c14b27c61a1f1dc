#if Workbench
import Foundation
import StoreTestSupport
import Testing

/// The command around the workbench: what it says, what it refuses, and how it ends.
struct ServeCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Name,Phone\nAda,650-253-0000\nBo,12345\n", to: "people.csv")
        _ = try Command(in: folder).run("ingest", "people.csv", "--region", "US", "-q")
    }

    private func serve(_ arguments: String...) throws -> RunningCommand {
        let command = try RunningCommand(["serve", "--no-open"] + arguments, in: folder)
        try command.run { command.errors.contains("Ctrl-C ends the workbench.") }
        return command
    }

    /// The address of the running command, as it says it.
    private func address(_ command: RunningCommand) throws -> URL {
        let line = try #require(command.errors.split(separator: "\n").first)
        let text = try #require(line.split(separator: " ").last)
        return try #require(URL(string: String(text)))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalEndsItInOrder(_ signal: Int32) throws {
        let command = try serve("contacts.db")
        command.send(signal)
        let result = try command.end(within: 10)
        #expect(result.exitCode == 128 + signal)
        #expect(result.output == "")
        #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.filter { $0.hasPrefix("contacts.db") } == ["contacts.db"])
    }

    @Test func theAddressIsOfThisMachineAndHasATokenOf256Bits() throws {
        let command = try serve("contacts.db")
        let address = try address(command)
        #expect(address.host == "127.0.0.1")
        let token = try #require(address.query?.split(separator: "=").last)
        #expect(token.count == 64)
        #expect(token.allSatisfy { $0.isHexDigit })
        let second = try serve("contacts.db")
        #expect(try self.address(second).query != address.query)
        #expect(try self.address(second).port != address.port)
    }

    @Test func aPortThatIsTakenIsNamed() throws {
        let command = try serve("contacts.db")
        let port = try #require(try address(command).port)
        let second = try RunningCommand(["serve", "contacts.db", "--no-open", "--port", "\(port)"], in: folder)
        let result = try second.end(within: 20)
        #expect(result.exitCode == 74)
        #expect(
            result.errors == """
                Error: cannot listen on port \(port): another program uses it; name another with --port, or none for any that is free

                """)
    }

    @Test func aDatabaseThatIsNotThereIsMadeByTheFirstFile() throws {
        let command = try serve("new.db")
        #expect(command.isRunning)
        #expect(!FileManager.default.fileExists(atPath: folder.path("new.db")))
    }

    @Test(arguments: [
        (["missing.db", "--read-only"], 66, "there is no such database"),
        (["people.csv"], 65, "not a SQLite database"),
        (["nowhere/new.db"], 74, "there is no such folder for the database"),
        (["contacts.db", "--port", "65536"], 64, "--port must be 0 to 65535."),
        (["contacts.db", "other.db"], 64, "other.db"),
    ])
    func whatCannotBeServedIsSaid(_ arguments: [String], _ code: Int32, _ text: String) throws {
        let command = try RunningCommand(["serve", "--no-open"] + arguments, in: folder)
        let result = try command.end(within: 20)
        #expect(result.exitCode == code)
        #expect(result.errors.contains(text), "\(result.errors)")
    }

    @Test func enterInTheTerminalGivesAnotherAddress() throws {
        let terminal = try TerminalSession(command: ["serve", "--no-open", "contacts.db"], in: folder, columns: 200)
        func addresses(_ screen: ScreenModel) -> Set<String> {
            Set((0..<24).compactMap { screen.text($0).firstMatch(of: /http:\S+/).map { String($0.output) } })
        }
        try terminal.wait { screen in (0..<24).contains { screen.text($0).contains("Enter prints another") } }
        #expect(addresses(terminal.screen).count == 1)
        try terminal.type("\n") { addresses($0).count == 2 }
        terminal.send(SIGINT)
        #expect(try terminal.end().code == 128 + SIGINT)
    }

    /// Uploads of a workbench that was killed go when the next one starts; those of one that runs stay.
    @Test func whatAKilledWorkbenchLeftIsRemoved() throws {
        let temporary = folder.path("tmp")
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
        func start() throws -> RunningCommand {
            let command = try RunningCommand(
                ["serve", "--no-open", "contacts.db"], in: folder, environment: ["TMPDIR": temporary])
            try command.run { command.errors.contains("Ctrl-C ends the workbench.") }
            return command
        }
        func folders() throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: temporary).filter { $0.hasPrefix("trunkline.") })
        }
        let killed = try start()
        let left = try #require(try folders().first)
        try Data("Ada".utf8).write(to: URL(fileURLWithPath: "\(temporary)/\(left)/people.csv"))
        let running = try start()
        #expect(try folders().count == 2)
        killed.send(SIGKILL)
        _ = try killed.end(within: 10)
        #expect(try folders().contains(left))
        let next = try start()
        #expect(try !folders().contains(left))
        #expect(try folders().count == 2)
        for command in [running, next] {
            command.send(SIGINT)
            _ = try command.end(within: 10)
        }
        #expect(try folders().isEmpty)
    }
}
#endif
