import Foundation
import StoreTestSupport
import Testing

/// Input and output that the system does not give to the end.
struct InputFaultTests {
    private let bench: FaultBench

    init() throws {
        bench = try FaultBench(contacts: 300)
    }

    /// A file that opens and then fails, as on a broken disk: the memory of the reader itself at address 0.
    @Test(.enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/mem"), "this system has no /proc"))
    func aFileThatFailsAmongGoodOnes() throws {
        let result = try bench.run(["ingest", "/proc/self/mem", "many.csv", "missing.csv", "--quiet"])
        #expect(result.exitCode == 74)
        #expect(
            result.errors == """
                Error: /proc/self/mem: cannot be read: Input/output error
                Error: missing.csv: No such file or directory

                """)
        #expect(
            try PlainSQL.rows("SELECT path, status FROM sources", in: bench.folder.path("contacts.db")) == [
                "many.csv|finished"
            ])
    }

    /// The system gives names as bytes; those that are not UTF-8 arrive in the arguments as U+FFFD.
    @Test func aNameThatIsNotUTF8() throws {
        let result = try bench.run(["ingest", "caf\u{FFFD}.csv"])
        #expect(result.exitCode == 66)
        #expect(result.errors.contains("a name has to be UTF-8: rename the file"))
    }

    @Test func aFolderForTemporaryFilesThatIsMissing() throws {
        let arguments = ["ingest", "-", "--region", "auto", "--quiet"]
        let result = try RunningCommand(
            arguments, in: bench.folder, input: bench.folder.path("many.csv"),
            environment: ["TMPDIR": bench.folder.path("missing")]
        ).end(within: 60)
        #expect(result.exitCode == 74)
        #expect(result.errors.contains("/missing") && result.errors.contains("TMPDIR"), "\(result.errors)")
    }

    @Test func aPipeThatEndsEarly() throws {
        let pipe = try Feed(named: "pipe", in: bench.folder)
        let command = try RunningCommand(["ingest", "pipe"], in: bench.folder)
        try pipe.open()
        try pipe.write("BEGIN:VCARD\nFN:Ada\nTEL:+1 650-253-0000\nEND:VCARD\nBEGIN:VCARD\nFN:Bo\nTEL:+1 650")
        pipe.close()
        let result = try command.end()
        #expect(result.exitCode == 0)
        #expect(result.output.hasPrefix("pipe: 2 contacts ("))
    }

    @Test func aPipeThatGivesNothing() throws {
        let pipe = try Feed(named: "pipe", in: bench.folder)
        let command = try RunningCommand(["ingest", "pipe", "many.csv"], in: bench.folder)
        try pipe.open()
        pipe.close()
        let result = try command.end()
        #expect(result.exitCode == 0, "\(result.errors)")
    }

    /// Nobody reads what the command says.
    @Test(arguments: ["\"$@\" | true", "\"$@\" 2>&1 | true", "\"$@\" >&- 2>&-", "\"$@\" <&- | true"])
    func outputThatNobodyReads(_ pipeline: String) throws {
        let script = "{ \(pipeline.replacingOccurrences(of: " |", with: "; echo $? >> code; } |"))"
        let closed = "\(pipeline); echo $? >> code"
        let wrapper = ["sh", "-c", pipeline.contains("|") ? script : closed, "sh"]
        for arguments in [
            ["ingest", "many.csv", "missing.csv", "--region", "US"], ["report", "--format", "csv"], ["verify"],
        ] {
            _ = try bench.run(arguments, wrapper: wrapper)
        }
        let codes = try String(contentsOfFile: bench.folder.path("code"), encoding: .utf8)
        #expect(codes.split(separator: "\n").allSatisfy { Int32($0).map { $0 < 128 } ?? false }, "\(codes)")
        try bench.expectTheRest()
    }

    /// A file must not come to stand where a closed stream was, and get what was meant for a person.
    @Test(arguments: ["1>&-", "2>&-", "<&- 1>&- 2>&-"])
    func closedStreams(_ closing: String) throws {
        let wrapper = ["sh", "-c", "exec \"$@\" \(closing)", "sh"]
        let result = try bench.run(
            ["ingest", "many.csv", "missing.csv", "--region", "US", "--rejects", "fix.csv"], wrapper: wrapper)
        #expect([66, 74].contains(result.exitCode))
        let fix = try String(contentsOfFile: bench.folder.path("fix.csv"), encoding: .utf8)
        #expect(!fix.contains("Error") && !fix.contains("Contacts  "))
        try bench.expectTheRest(more: ["--rejects", "fix.csv"], file: "fix.csv")
    }

    @Test(arguments: ["-v", "-d"], [150_000, 250_000, 350_000, 450_000, 480_000, 560_000, 700_000])
    func littleMemory(_ option: String, _ kilobytes: Int) throws {
        let result = try bench.run(
            bench.arguments, wrapper: ["sh", "-c", "ulimit \(option) \(kilobytes); exec \"$@\"", "sh"])
        if kilobytes < 464 << 10 {
            #expect(result.exitCode == 74)
            #expect(
                result.errors
                    == "Error: only \(kilobytes >> 10) MB of memory may be mapped, and 464 MB are needed; "
                    + "raise the limit with 'ulimit \(option) 475136'\n")
        } else {
            #expect(result.exitCode == 0)
        }
        try bench.expectTheRest()
    }

    @Test func moreJobsThanMemory() throws {
        let wrapper = ["sh", "-c", "ulimit -v 800000; exec \"$@\"", "sh"]
        let result = try bench.run(bench.arguments + ["--jobs", "16"], wrapper: wrapper)
        #expect(result.exitCode == 74)
        #expect(
            result.errors
                == "Error: only 781 MB of memory may be mapped, and 1664 MB are needed for 16 threads; "
                + "raise the limit with 'ulimit -v 1703936', or use fewer threads with --jobs\n")
        let fewer = try bench.run(bench.arguments + ["--jobs", "4"], wrapper: wrapper)
        #expect(fewer.exitCode == 0)
        try bench.expectTheRest()
    }

    /// Nothing is compared where the memory would not suffice, and the people stay as they were.
    @Test func moreContactsThanMemory() throws {
        let rows = (0..<9000).map { "Person \($0),person\($0)@example.com" }.joined(separator: "\n")
        _ = try bench.folder.write("Name,E-mail Address\n\(rows)\n", to: "people.csv")
        #expect(try bench.run(["ingest", "people.csv", "--region", "US", "--db", "people.db"]).exitCode == 0)
        let needed = 384 + 80 * ProcessInfo.processInfo.activeProcessorCount + 8
        let wrapper = ["sh", "-c", "ulimit -v \((needed - 4) << 10); exec \"$@\"", "sh"]
        for command in [["dedupe"], ["dedupe", "--dry-run"], ["join", "1", "2"], ["explain", "1", "2"]] {
            let result = try bench.run(command + ["--db", "people.db"], wrapper: wrapper)
            #expect(result.exitCode == 74, "\(command)")
            #expect(
                result.errors.hasPrefix(
                    "Error: only \(needed - 4) MB of memory may be mapped, and \(needed) MB are needed for 9000 contacts; "
                ),
                "\(command): \(result.errors)")
        }
        #expect(try bench.run(["dedupe", "--db", "people.db", "--quiet"]).exitCode == 0)
    }

    @Test(arguments: [4, 6, 8, 10, 12, 16])
    func fewOpenFiles(_ limit: Int) throws {
        let result = try bench.run(
            bench.arguments, wrapper: ["sh", "-c", "ulimit -n \(limit); exec \"$@\"", "sh"])
        // Root may raise the limit, others may not.
        if result.exitCode != 0 {
            #expect(result.exitCode == 74)
            #expect(result.errors.hasPrefix("Error: only \(limit) files may be open at a time, and 32 are needed;"))
        }
        try bench.expectTheRest()
    }
}
