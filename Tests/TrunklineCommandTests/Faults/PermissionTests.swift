import Foundation
import StoreTestSupport
import Testing

/// Files and folders that the user may not read or write.
@Suite(.enabled(if: Unprivileged.wrapper != nil, "nobody else can run the command here"))
struct PermissionTests {
    private let bench: FaultBench
    private let wrapper: [String]
    private static let advice = "check that its folder exists and is writable, or name another file with --db\n"

    init() throws {
        bench = try FaultBench()
        wrapper = try #require(Unprivileged.wrapper)
        try allow(0o777)
        try allow(0o644, "many.csv")
    }

    private func allow(_ mode: mode_t, _ name: String = "") throws {
        guard chmod(bench.folder.path(name), mode) == 0 else { throw RunningCommand.Trouble(call: "chmod") }
    }

    @Test func aFolderThatCannotBeWrittenTo() throws {
        try allow(0o555)
        try bench.expectFailure(74, "contacts.db: Permission denied; " + Self.advice, wrapper: wrapper)
        #expect(!FileManager.default.fileExists(atPath: bench.folder.path("contacts.db")))
        try allow(0o777)
        try bench.expectTheRest()
    }

    @Test func aFolderWithoutRoomForAJournal() throws {
        _ = try bench.run(["ingest", "many.csv", "--quiet", "--db", "contacts.db", "--dry-run"], wrapper: wrapper)
        try bench.folder.write("Name,Phone\nAda,650-253-0000\n", to: "few.csv")
        try allow(0o644, "few.csv")
        #expect(try bench.run(["ingest", "few.csv", "--quiet"], wrapper: wrapper).exitCode == 0)
        let before = try PlainSQL.dump(bench.folder.path("contacts.db"))
        try allow(0o555)
        let result = try bench.run(bench.arguments, wrapper: wrapper)
        #expect(result.exitCode == 74)
        #expect(result.errors.hasPrefix("Error: contacts.db: ") && result.errors.hasSuffix("; " + Self.advice))
        try allow(0o777)
        #expect(try PlainSQL.dump(bench.folder.path("contacts.db")) == before)
        #expect(try bench.run(bench.arguments, wrapper: wrapper).exitCode == 0)
    }

    @Test func aDatabaseThatCannotBeWrittenTo() throws {
        _ = try bench.run(bench.arguments)
        try allow(0o444, "contacts.db")
        try bench.expectFailure(74, "contacts.db: Permission denied; " + Self.advice, wrapper: wrapper)
        // Classification it is another matter.
        #expect(try bench.run(["report", "summary"], wrapper: wrapper).exitCode == 0)
        #expect(try bench.run(["verify", "--quiet"], wrapper: wrapper).exitCode == 0)
    }

    @Test(arguments: [["report"], ["report", "summary", "--format", "json"], ["verify"]])
    func aDatabaseThatCannotBeRead(_ arguments: [String]) throws {
        _ = try bench.run(bench.arguments)
        try allow(0o000, "contacts.db")
        let result = try bench.run(arguments, wrapper: wrapper)
        #expect(result.exitCode == 74)
        #expect(result.errors.hasPrefix("Error: contacts.db: "))
        #expect(result.errors.hasSuffix("; " + Self.advice))
    }

    @Test func anUnreadableFileAmongGoodOnes() throws {
        try bench.folder.write("Name,Phone\nAda,650-253-0000\n", to: "few.csv")
        try bench.folder.write("Name,Phone\nBo,650-253-0001\n", to: "secret.csv")
        try allow(0o644, "few.csv")
        try allow(0o000, "secret.csv")
        let result = try bench.run(["ingest", "few.csv", "secret.csv", "many.csv", "."], wrapper: wrapper)
        #expect(result.exitCode == 66)
        #expect(
            result.errors == """
                Error: secret.csv: Permission denied
                Error: ./secret.csv: Permission denied

                """)
        #expect(
            try PlainSQL.rows("SELECT path, status FROM sources", in: bench.folder.path("contacts.db")) == [
                "few.csv|finished", "many.csv|finished",
            ])
        try allow(0o644, "secret.csv")
        #expect(try bench.run(["ingest", "few.csv", "secret.csv", "many.csv"], wrapper: wrapper).exitCode == 0)
    }

    @Test func whereReportsAndRejectsCannotGo() throws {
        _ = try bench.run(bench.arguments)
        try allow(0o644, "contacts.db")
        try allow(0o555)
        let report = try bench.run(["report", "-o", "report.txt"], wrapper: wrapper)
        #expect(report.exitCode == 74)
        #expect(report.errors == "Error: cannot write to report.txt: Permission denied\n")
        let dry = try bench.run(
            ["ingest", "many.csv", "--dry-run", "--quiet", "--db", "other.db", "--rejects", "fix.csv"], wrapper: wrapper
        )
        #expect(dry.exitCode == 74)
        #expect(dry.errors == "Error: fix.csv: cannot be written: Permission denied\n")
    }
}
