import ArchiveTestSupport
import Foundation
import StoreTestSupport
import Testing

struct ReadingCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write("Vorname;Handy;Nummer 7\nAda;650-253-0000;x\nBo;12;y\n", to: "people.csv")
    }

    @Test func explainShowsWhatWouldBeRead() throws {
        let result = try command.run("ingest", "people.csv", "--explain")
        #expect(result.exitCode == 0)
        #expect(
            result.output == """
                people.csv
                  Source    unknown
                  Format    csv
                  Encoding  UTF-8
                  Dialect   delimiter ;, line ends LF
                  Columns
                    Vorname   givenName     by its words
                        12 points: the heading names a name
                    Handy     phone mobile  by its words
                        15 points: the heading names a mobile phone; 50 % of its values are phone numbers
                    Nummer 7  extra         unknown, kept as it is
                        the heading may name a phone; 100 % of its values are yes or no; phone has -37 points, and needs 6

                """)
        #expect(!FileManager.default.fileExists(atPath: folder.path("contacts.db")))
    }

    @Test func explainAsJSON() throws {
        let result = try command.run("ingest", "people.csv", "missing.csv", "--explain", "--format", "json")
        #expect(result.exitCode == 66)
        let array = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        #expect(array?.map { $0["status"] as? String } == ["readable", "failed"])
        let columns = array?[0]["columns"] as? [[String: Any]]
        let handy = try #require(columns?[1])
        #expect(handy["name"] as? String == "Handy")
        #expect(handy["field"] as? String == "phone mobile")
        #expect(handy["basis"] as? String == "words")
        #expect(handy["score"] as? Int == 15)
        #expect((handy["reasons"] as? [String])?.first == "the heading names a mobile phone")
    }

    @Test func aMapIsWrittenChangedAndUsed() throws {
        let written = try command.run("map", "people.csv", "-o", "people.yaml")
        #expect(written.exitCode == 0)
        #expect(try command.run("map", "people.csv", "-o", "people.yaml").exitCode == 74)
        let text = try String(contentsOfFile: folder.path("people.yaml"), encoding: .utf8)
        #expect(try command.run("map", "people.csv").output == text)
        try folder.write(text.replacing("\"Nummer 7\": extra", with: "\"Nummer 7\": note"), to: "people.yaml")
        let explained = try command.run("ingest", "people.csv", "--map", "people.yaml", "--explain")
        #expect(explained.output.contains("Nummer 7  note          by the mapping"))
        #expect(try command.run("ingest", "people.csv", "--map", "people.yaml", "--region", "US").exitCode == 0)
        #expect(try PlainSQL.rows("SELECT note FROM contacts", in: folder.path("contacts.db")) == ["x", "y"])
        let again = try command.run("ingest", "people.csv", "--map", "people.yaml")
        #expect(
            again.output
                == "people.csv: already stored with region US; --replace reads it again with no region\n")
    }

    @Test func aWrongMapSaysWhere() throws {
        try folder.write("columns:\n  Handy: phon mobile\n", to: "m.yaml")
        let result = try command.run("ingest", "people.csv", "--map", "m.yaml")
        #expect(result.exitCode == 65)
        #expect(result.errors == "Error: m.yaml:2: 'phon' is not a field; did you mean phone?\n")
        #expect(try command.run("ingest", "people.csv", "--map", "none.yaml").exitCode == 66)
    }

    @Test func cardsHaveNoMap() throws {
        try folder.write("BEGIN:VCARD\nFN:Ada\nEND:VCARD\n", to: "a.vcf")
        let result = try command.run("map", "a.vcf")
        #expect(result.exitCode == 65)
        #expect(result.errors.hasPrefix("Error: a.vcf: it has no columns"))
    }

    @Test func rejectsAreFixedAndReadAgain() throws {
        try folder.write("Name,Phone\nBo,12\nCy,13\n", to: "two.csv")
        let arguments = ["--region", "US", "--rejects", "fix.csv"]
        func content(_ name: String) throws -> String {
            try String(contentsOfFile: folder.path(name), encoding: .utf8)
        }
        let result = try command.run(["ingest", "two.csv"] + arguments, input: Data())
        #expect(result.output.contains("To fix    2 in fix.csv\n"))
        #expect(try content("fix.csv") == "Name,Phone\nBo,12\nCy,13\n")
        try folder.write("Name,Phone\nBo,650-253-0001\nCy,13\n", to: "fix.csv")

        // The file is an input now: it stays as somebody wrote it, and what is left to correct has a file of its own.
        let again = try command.run(["ingest", "fix.csv"] + arguments, input: Data())
        #expect(again.exitCode == 0)
        #expect(again.output.contains("1 accepted + 1 rejected"))
        #expect(again.output.contains("To fix    1 in fix-2.csv\n"))
        #expect(try content("fix.csv") == "Name,Phone\nBo,650-253-0001\nCy,13\n")
        #expect(try content("fix-2.csv") == "Name,Phone\nCy,13\n")
    }

    @Test func aFileInTheWayOfRejectsStays() throws {
        try folder.write("somebody's own", to: "fix.csv")
        let result = try command.run("ingest", "people.csv", "--region", "US", "--rejects", "fix.csv")
        #expect(result.exitCode == 74)
        #expect(result.errors.hasPrefix("Error: fix.csv: cannot be written: the file exists; "))
        #expect(try String(contentsOfFile: folder.path("fix.csv"), encoding: .utf8) == "somebody's own")
    }

    /// Ten parts that are not read have a line each; the others are counted, and JSON names them.
    @Test func partsThatAreNotReadAreNamed() throws {
        let people = Packer.Member("a.csv", "Name,Phone\nAda,650-253-0000\n")
        let others = (10..<22).map { Packer.Member("\($0).txt", "x") }
        let archive = Packer.zip([people] + others)
        try Data(archive).write(to: folder.url.appendingPathComponent("mixed.zip"))
        let result = try command.run("ingest", "mixed.zip", "--region", "US")
        #expect(result.output.contains("mixed.zip/19.txt: skipped: its name is not that of a contact file"))
        #expect(!result.output.contains("mixed.zip/20.txt"))
        #expect(result.output.contains("\n2 more were not read; --format json names each"))
        #expect(result.output.contains("\nNot read  12 other files\n"))
        let json = try command.run("ingest", "mixed.zip", "--region", "US", "--format", "json")
        #expect(json.output.contains("mixed.zip/21.txt"))
        #expect(json.output.contains(#""unreadParts":12"#))
        #expect(try command.run("ingest", "mixed.zip", "--region", "US", "--fail-on", "unread").exitCode == 1)
        #expect(try command.run("ingest", "mixed.zip", "--region", "US", "--strict").exitCode == 0)
        #expect(try command.run("verify", "mixed.zip").exitCode == 1)
        let findings = try command.run("report", "findings", "--all")
        #expect(findings.output.contains("mixed.zip/21.txt"))
    }

    @Test func archivesFromAFileAndFromAPipe() throws {
        let people = try [UInt8](Data(contentsOf: folder.url.appendingPathComponent("people.csv")))
        let archive = Packer.zip([Packer.Member("Contacts/All.csv", people)])
        try Data(archive).write(to: folder.url.appendingPathComponent("takeout.zip"))
        let result = try command.run("ingest", "takeout.zip", "--region", "US")
        #expect(result.output.hasPrefix("takeout.zip/Contacts/All.csv: 2 contacts ("))
        let piped = try command.run(["ingest", "-", "--region", "US"], input: Data(archive))
        #expect(
            piped.output == "-/Contacts/All.csv: already ingested as takeout.zip/Contacts/All.csv, nothing changed\n")
        let packed = try command.run(["ingest", "-", "--region", "US"], input: Data(Packer.gzip(people)))
        #expect(
            packed.output == "standard input: already ingested as takeout.zip/Contacts/All.csv, nothing changed\n")
    }

    @Test(arguments: [
        (["--encoding", "klingon"], "'klingon' is an unknown encoding"),
        (["--delimiter", "ab"], "'ab' cannot be a delimiter"),
        (["--limit", "photos=1"], "'photos=1' is not a limit"),
        (["--limit", "photo=lots"], "'photo=lots' is not a limit"),
    ])
    func wrongUseIsExplained(arguments: [String], message: String) throws {
        let result = try command.run(["ingest", "people.csv"] + arguments, input: Data())
        #expect(result.exitCode == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func encodingDelimiterAndLimitsAreTaken() throws {
        let bytes: [UInt8] = Array("First Name|Home Phone\n".utf8) + [0xC0, 0xED, 0xED, 0xE0] + Array("|12\n".utf8)
        try Data(bytes).write(to: folder.url.appendingPathComponent("r.csv"))
        let result = try command.run(
            "ingest", "r.csv", "--encoding", "cp1251", "--delimiter", "|", "--limit", "field=1K", "--limit", "photo=2M")
        #expect(result.exitCode == 0)
        #expect(try PlainSQL.rows("SELECT given_name FROM contacts", in: folder.path("contacts.db")) == ["Анна"])
    }
}
