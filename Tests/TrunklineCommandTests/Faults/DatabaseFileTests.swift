import Foundation
import SeededRandom
import StoreTestSupport
import Testing

/// Files at the place of the database that are something else, or no longer what they were.
struct DatabaseFileTests {
    private let bench: FaultBench
    private static let commands = [
        ["ingest", "few.csv"], ["report"], ["report", "summary"], ["report", "findings"], ["report", "fields"],
        ["verify"],
    ]

    init() throws {
        bench = try FaultBench(contacts: 600)
        try bench.folder.write("Name,Phone\nAda,650-253-0000\n", to: "few.csv")
    }

    private var database: String { bench.folder.path("contacts.db") }

    private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: database)) }

    @Test(arguments: commands)
    func aDatabaseOfALaterVersion(_ arguments: [String]) throws {
        _ = try bench.run(bench.arguments)
        try PlainSQL.run("PRAGMA user_version = 99", in: database)
        try expectRefusal(
            arguments, "contacts.db: this database has version 99, and this program knows versions up to ")
    }

    @Test(arguments: commands)
    func anotherProgramsDatabase(_ arguments: [String]) throws {
        try PlainSQL.run("CREATE TABLE theirs (id INTEGER)", in: database)
        try expectRefusal(
            arguments, "contacts.db: this SQLite database was created by another program and is left alone; ")
    }

    @Test(arguments: commands)
    func noDatabase(_ arguments: [String]) throws {
        try bench.folder.write(ManyContacts.csv(50), to: "contacts.db")
        try expectRefusal(arguments, "contacts.db: this file is not a SQLite database; name another file with --db")
    }

    /// Expects that the command refuses the file and leaves every byte of it.
    private func expectRefusal(_ arguments: [String], _ message: String) throws {
        let before = try bytes()
        let result = try bench.run(arguments)
        #expect(result.exitCode == 65)
        #expect(result.errors.hasPrefix("Error: " + message), "\(result.errors)")
        #expect(result.output == "")
        #expect(try bytes() == before)
    }

    @Test func aFolderInItsPlace() throws {
        try FileManager.default.createDirectory(atPath: database, withIntermediateDirectories: false)
        for arguments in Self.commands {
            let result = try bench.run(arguments)
            #expect(result.exitCode == 74)
            #expect(result.errors.hasPrefix("Error: contacts.db: "), "\(result.errors)")
        }
    }

    /// Pages that something wrote over: whoever meets one says so, and nobody crashes.
    @Test(arguments: [1, 2, 3, 4, 5, 6])
    func pagesThatWereWrittenOver(_ seed: Int) throws {
        _ = try bench.run(bench.arguments)
        var random = SeededGenerator(seed: UInt64(seed))
        var content = try bytes()
        let pages = content.count / 32768
        // The first page is the header and the schema; from the fourth on it is this one's turn as well.
        let first = seed > 3 ? 0 : 1
        for _ in 0..<(pages / 4) {
            let start = Int.random(in: first..<pages, using: &random) * 32768 + (seed > 3 ? 100 : 0)
            for offset in start..<min(start + 2000, content.count) {
                content[offset] = UInt8.random(in: 0...255, using: &random)
            }
        }
        try content.write(to: URL(fileURLWithPath: database))
        let verdict = try bench.run(["verify"])
        #expect(verdict.exitCode == 65, "\(verdict.errors)")
        #expect(verdict.errors.hasPrefix("Error: contacts.db: this database is "))
        for arguments in Self.commands.dropLast() {
            let result = try bench.run(arguments)
            #expect([0, 65].contains(result.exitCode), "\(arguments): \(result.errors)")
            guard result.exitCode == 65 else { continue }
            #expect(result.errors.hasPrefix("Error: contacts.db: this database is damaged ("), "\(result.errors)")
            #expect(result.errors.hasSuffix("; 'trunkline verify --db contacts.db' says how far\n"))
        }
    }

    @Test(arguments: [0.1, 0.5, 0.9])
    func aFileThatWasCutOff(_ share: Double) throws {
        _ = try bench.run(bench.arguments)
        let content = try bytes()
        try content.prefix(Int(Double(content.count) * share)).write(to: URL(fileURLWithPath: database))
        #expect(try bench.run(["verify"]).exitCode == 65)
        let report = try bench.run(["report"])
        #expect(report.exitCode == 65)
        #expect(report.errors.contains("'trunkline verify --db contacts.db' says how far"))
    }

    @Test func anEmptyFileIsANewDatabase() throws {
        try Data().write(to: URL(fileURLWithPath: database))
        #expect(try bench.run(["verify"]).exitCode == 66)
        #expect(try bench.run(["report"]).exitCode == 66)
        try bench.expectTheRest()
    }
}
