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
        #expect(
            result.errors.hasSuffix(
                "/small: cannot be written: there is no room for a temporary file with the content of -: No space left on "
                    + "device; name a folder with more room in the variable TMPDIR\n"))
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

    /// The rows fit into the journal, the whole file does not.
    @Test(.enabled(if: SmallDisk.isAllowed, "no disk may be mounted here"))
    func whereAnErasureIsCompletedLater() throws {
        _ = try bench.run(bench.arguments + ["--db", "whole.db"])
        let attributes = try FileManager.default.attributesOfItem(atPath: bench.folder.path("whole.db"))
        let size = try #require(attributes[.size] as? Int)
        let disk = try SmallDisk("small", kilobytes: size / 1024 + 800, in: bench.folder)
        let path = bench.folder.path("small/contacts.db")
        try FileManager.default.copyItem(atPath: bench.folder.path("whole.db"), toPath: path)
        let address = try #require(
            try PlainSQL.rows("SELECT address FROM emails WHERE contact_id = 1001", in: path).first)
        let database = ["--db", "small/contacts.db"]
        let forget = ["forget", "--contact", "1001"] + database
        let failed = try bench.run(forget)
        #expect(failed.exitCode == 74, "\(failed)")
        #expect(
            failed.errors.contains("the rows are erased, and traces of them may be left in the file"),
            "\(failed.errors)")
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts WHERE id = 1001", in: path) == ["0"])
        for reading in [["report"], ["verify"]] {
            let read = try bench.run(reading + database)
            #expect(read.exitCode == 0)
            #expect(read.errors.contains("an erasure was interrupted"), "\(read.errors)")
        }
        try disk.resize(kilobytes: 20_000)
        // Any command that writes completes it, and the same command gives the certificate all the same.
        let other = try bench.run(["fix", "1", "650-253-0001"] + database)
        #expect(other.errors.contains("an erasure that was interrupted is completed"), "\(other.errors)")
        #expect(try !bench.run(["verify"] + database).errors.contains("interrupted"))
        let again = try bench.run(forget)
        #expect(again.exitCode == 0 && again.output.contains("Contacts          1\n"), "\(again)")
        #expect(try bench.run(forget).exitCode == 64)
        let left = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        #expect(!left.contains(address), "\(address)")
        #expect(try bench.leftovers(in: "small") == [])
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
