import Foundation
import StoreTestSupport
import Testing

/// A disk that is full, or a limit that is like one.
struct DiskFullTests {
    private let bench: FaultBench

    init() throws {
        bench = try FaultBench()
    }

    @Test(.enabled(if: SmallDisk.isAllowed, "no disk may be mounted here"), arguments: [100, 900, 1100])
    func whileRowsAreWritten(_ kilobytes: Int) throws {
        let disk = try SmallDisk("small", kilobytes: kilobytes, in: bench.folder)
        try bench.expectFailure(
            74, "small/contacts.db: the disk is full; make room and run the same command again\n",
            database: "small/contacts.db")
        try disk.resize(kilobytes: 20_000)
        try bench.expectTheRest(database: "small/contacts.db")
        #expect(try bench.leftovers(in: "small") == [])
    }

    @Test(.enabled(if: SmallDisk.isAllowed, "no disk may be mounted here"))
    func atTheVeryEnd() throws {
        _ = try bench.run(bench.arguments + ["--db", "whole.db"])
        let attributes = try FileManager.default.attributesOfItem(atPath: bench.folder.path("whole.db"))
        let size = try #require(attributes[.size] as? Int)
        let disk = try SmallDisk("small", kilobytes: size / 1024 - 8, in: bench.folder)
        try bench.expectFailure(74, "small/contacts.db: the disk is full;", database: "small/contacts.db")
        try disk.resize(kilobytes: 20_000)
        try bench.expectTheRest(database: "small/contacts.db")
    }

    @Test(.enabled(if: SmallDisk.isAllowed, "no disk may be mounted here"))
    func whereAReportGoes() throws {
        _ = try bench.run(bench.arguments)
        let disk = try SmallDisk("small", kilobytes: 64, in: bench.folder)
        let arguments = ["report", "--format", "html", "-o", "small/report.html"]
        let result = try bench.run(arguments)
        #expect(result.exitCode == 74)
        #expect(result.errors == "Error: cannot write to small/report.html: No space left on device\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path("small")) == [])
        try disk.resize(kilobytes: 20_000)
        #expect(try bench.run(arguments).exitCode == 0)
    }

    @Test(.enabled(if: SmallDisk.isAllowed, "no disk may be mounted here"))
    func whereRejectsGo() throws {
        let disk = try SmallDisk("small", kilobytes: 64, in: bench.folder)
        let rejects = ["--rejects", "small/fix.csv"]
        try bench.expectFailure(
            74, "small/fix.csv: cannot be written: No space left on device", more: rejects)
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path("small")) == [])
        try disk.resize(kilobytes: 20_000)
        try bench.expectTheRest(more: rejects, file: "small/fix.csv")
    }

    @Test(.enabled(if: SmallDisk.isAllowed, "no disk may be mounted here"))
    func whereCopiesOfPipesGo() throws {
        let disk = try SmallDisk("small", kilobytes: 64, in: bench.folder)
        let arguments = ["ingest", "-", "--region", "auto", "--quiet"]
        func run() throws -> Command.Result {
            try RunningCommand(
                arguments, in: bench.folder, input: bench.folder.path("many.csv"),
                environment: ["TMPDIR": bench.folder.path("small")]
            ).end(within: 60)
        }
        let result = try run()
        #expect(result.exitCode == 74)
        #expect(result.errors.hasPrefix("Error: -: cannot be read: no room to keep a copy: No space left on device"))
        try disk.resize(kilobytes: 20_000)
        #expect(try run().exitCode == 0)
    }

    @Test(arguments: [["report"], ["ingest", "many.csv"], ["plans"], ["verify"], ["check", "--region", "US", "911"]])
    func whereOutputGoes(_ arguments: [String]) throws {
        let bench = try FaultBench(contacts: 100)
        _ = try bench.run(bench.arguments)
        let result = try bench.run(arguments, output: "/dev/full")
        #expect(result.exitCode == 74)
        #expect(result.errors == "Error: cannot write to standard output: No space left on device\n")
    }

    @Test func aLimitOnTheSizeOfFiles() throws {
        let limited = ["sh", "-c", "ulimit -f 500; exec \"$@\"", "sh"]
        try bench.expectFailure(74, "contacts.db: disk I/O error; see whether", wrapper: limited)
        try bench.expectTheRest()
        let report = try bench.run(["report", "--format", "html", "-o", "report.html"], wrapper: limited)
        #expect(report.exitCode == 74)
        #expect(report.errors == "Error: cannot write to report.html: File too large\n")
        #expect(try bench.leftovers() == [])
    }
}
