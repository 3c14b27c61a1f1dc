import ArchiveTestSupport
import Foundation
import StoreTestSupport
import Testing

struct StreamCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write("First Name,Home Phone\nAda,650-253-0000\nBo,212-555-0142\n", to: "people.csv")
    }

    @Test func writesALineForEachContactAndTotalsBesideThem() throws {
        let result = try command.run("stream", "people.csv", "--region", "US")
        #expect(result.exitCode == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 3)
        let first = """
            {"table":"contacts","source":"people.csv","id":1,"source_id":1,"ordinal":1,"line":2,"byte_offset":22,\
            "byte_count":16,"kind":"person","given_name":"Ada","phone_numbers":[{"position":0,"line":2,"label":"home",\
            "is_preferred":0,"raw":"650-253-0000","e164":"+16502530000","country_code":1,"region":"US",\
            "category":"fixedLine,mobile","verdict":"accepted","rule":"(###) ###-####",\
            "rule_source":"libphonenumber metadata
            """
        #expect(lines[0].hasPrefix(first), "\(lines[0])")
        #expect(lines[1].contains(#""verdict":"rejected","reason":"entertainment","rule":"#))
        #expect(lines[2].hasPrefix(#"{"table":"sources","id":1,"path":"people.csv","sha256":""#))
        #expect(
            result.errors.contains("Numbers   2 = 1 accepted + 1 rejected + 0 ambiguous + 0 empty\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("contacts.db")))
    }

    @Test func quietSaysNothing() throws {
        let result = try command.run("stream", "people.csv", "-q", "--region", "US", "--jobs", "2")
        #expect(result.errors == "")
        #expect(result.output.split(separator: "\n").count == 3)
    }

    @Test func readsStandardInputPackedOrNot() throws {
        let text = "First Name,Home Phone\nAda,650-253-0000\n"
        let packed = Packer.gzip(Array(text.utf8))
        let zip = Packer.zip([Packer.Member("a.csv", text)])
        for input in [Array(text.utf8), packed, zip] {
            let result = try command.run(["stream", "-", "--region", "US", "-q"], input: Data(input))
            #expect(result.exitCode == 0, "\(result.errors)")
            #expect(result.output.contains(#""e164":"+16502530000""#))
        }
    }

    @Test func takesTheOptionsOfAnIngest() throws {
        try folder.write("A;B\nAda;650-253-0000\n", to: "other.csv")
        try folder.write("columns:\n  A: givenName\n  B: phone\n", to: "other.yaml")
        let result = try command.run(
            "stream", "other.csv", "--map", "other.yaml", "--delimiter", ";", "--region", "US", "--allow", "GB", "-q")
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(result.output.contains(#""reason":"countryNotAllowed""#))
    }

    @Test(arguments: [
        (["missing.csv"], 66, "missing.csv: No such file or directory"), (["empty.csv"], 65, "no contacts were found"),
        (["people.csv", "missing.csv"], 66, "missing.csv"), (["-", "-"], 64, "can be read once only"),
        (["people.csv", "--format", "csv"], 64, "ndjson"), ([], 64, "file"),
    ])
    func endsLikeTheOtherCommands(arguments: [String], code: Int32, message: String) throws {
        try folder.write("First Name,Home Phone\n", to: "empty.csv")
        let result = try command.run(["stream"] + arguments, input: Data())
        #expect(result.exitCode == code)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func inputsThatCanBeReadAreReadBesideOthers() throws {
        let result = try command.run("stream", "missing.csv", "people.csv", "--region", "US", "-q")
        #expect(result.exitCode == 66)
        #expect(result.output.split(separator: "\n").count == 3)
    }

    @Test func aReaderThatGoesAwayIsNoError() throws {
        try folder.write(ManyContacts.csv(20_000), to: "many.csv")
        let running = try RunningCommand(
            ["stream", "many.csv", "-q"], in: folder,
            wrapper: ["sh", "-c", "{ \"$@\"; echo $? > code; } | head -n 1 > first", "sh"])
        #expect(try running.end().errors == "")
        #expect(try String(contentsOfFile: folder.path("code"), encoding: .utf8) == "0\n")
        #expect(try String(contentsOfFile: folder.path("first"), encoding: .utf8).hasPrefix(#"{"table":"contacts""#))
    }

    @Test func arrowIsAStreamWithAnEnd() throws {
        let result = try command.run(
            "stream", "people.csv", "--region", "US", "--format", "arrow", "--jobs", "1")
        #expect(result.exitCode == 0)
        #expect(result.errors.contains("Numbers   2 = 1 accepted"))
        #expect(result.output.utf8.count > 1000)
    }

    #if os(Linux)
    /// Eight times the contacts take no more memory.
    @Test func memoryDoesNotDependOnTheSizeOfTheFile() throws {
        let peaks = try [10_000, 80_000].map { count in
            try folder.write(ManyContacts.csv(count), to: "many.csv")
            let script =
                "\"$@\" > /dev/null & while grep VmHWM /proc/$!/status; do sleep 0.02; done > peaks 2> /dev/null; wait $!"
            let running = try RunningCommand(
                ["stream", "many.csv", "-q", "--jobs", "2"], in: folder, wrapper: ["sh", "-c", script, "sh"])
            _ = try running.end(within: 300)
            let last = try String(contentsOfFile: folder.path("peaks"), encoding: .utf8).split(separator: "\n").last
            return try #require(last?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
        }
        #expect(peaks[1] < peaks[0] + 30_000, "\(peaks) KiB")
    }
    #endif
}
