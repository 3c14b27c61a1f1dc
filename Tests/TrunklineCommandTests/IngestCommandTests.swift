import Foundation
import StoreTestSupport
import Testing

struct IngestCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write("First Name,Home Phone\nAda,650-253-0000\nBo,212-555-0142\n", to: "people.csv")
    }

    @Test func whatCannotBeNormalizedIsAnError() throws {
        let result = try command.run("ingest", "people.csv", "--normalize", "names,phones")
        #expect(result.exitCode == 64)
        #expect(result.errors.contains("'phones' cannot be normalized; give some of names,"))
    }

    /// A file without contacts leaves no database, whether it has a header or nothing.
    @Test(arguments: ["", "First Name,Home Phone\n"]) func aFileWithoutContactsIsRefused(_ text: String) throws {
        try folder.write(text, to: "nobody.csv")
        let result = try command.run("ingest", "nobody.csv", "--db", "nobody.db")
        #expect(
            result.exitCode == 65 && result.errors.contains("it is empty, or there is nothing below"),
            "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("nobody.db")))
    }

    @Test func saysWhatItDidInSumsThatAddUp() throws {
        let result = try command.run("ingest", "people.csv", "--region", "US")
        #expect(result.exitCode == 0)
        #expect(result.errors == "")
        #expect(
            result.output.split(separator: "\n").dropFirst() == [
                "Contacts  2 seen = 2 stored + 0 skipped",
                "Numbers   2 = 1 accepted + 1 rejected + 0 ambiguous + 0 empty",
                "Rejected  entertainment 1",
                "Database  contacts.db",
            ])
        #expect(result.output.hasPrefix("people.csv: 2 contacts (csv, "))
    }

    @Test(arguments: [
        ("JSON", #"[{"name":"Ada","phone":"+16502530000"}]"#),
        ("LDIF", "dn: cn=Ada\ncn: Ada\ntelephoneNumber: +16502530000\n"),
        ("XML", "<Book><Entry><Name>Ada</Name><Telephone>+16502530000</Telephone></Entry></Book>"),
        ("mutt aliases", "alias ada Ada <ada@example.com>\n"),
    ])
    func namesTheFormatOfAConvertedSource(format: String, text: String) throws {
        try folder.write(text, to: "people")
        let preview = try command.run("ingest", "people", "--explain")
        #expect(preview.output.contains("\n  Format    \(format), read as csv\n"))
        let summary = try command.run("ingest", "people")
        #expect(summary.output.hasPrefix("people: 1 contact (\(format)"))
        let json = try command.run("ingest", "people", "--dry-run", "--format", "json", "--db", "other.db")
        #expect(json.output.contains(#""originalFormat":"\#(format)""#))
    }

    @Test(arguments: [
        ("jCard", #"["vcard", [["fn", {}, "text", "Ada"], ["tel", {}, "uri", "tel:+1-650-253-0000"]]]"#),
        ("JSContact", #"{"@type": "Card", "name": {"full": "Ada"}, "phones": {"p": {"number": "+16502530000"}}}"#),
        (
            "Trunkline JSON",
            #"{"source":"a","line":1,"kind":"person","displayName":"Ada","namePrefix":null,"fileAs":null,"phoneticGivenName":null,"#
                + #""phoneticFamilyName":null,"phones":[{"value":"+16502530000","raw":"650 253 0000","e164":"+16502530000"}]}"#
        ),
        ("HTML", "<!DOCTYPE html><p class=vcard><b class=fn>Ada</b> <i class=tel>+16502530000</i></p>"),
    ])
    func readsCardsOfOtherForms(format: String, text: String) throws {
        try folder.write(text, to: "people")
        let preview = try command.run("ingest", "people", "--explain")
        #expect(preview.output.contains("\n  Format    \(format), read as vCard\n"))
        let summary = try command.run("ingest", "people")
        #expect(summary.output.hasPrefix("people: 1 contact (\(format))\n"))
        #expect(summary.output.contains("\nNumbers   1 = 1 accepted"))
        #expect(try command.run("verify", "people").exitCode == 0)
    }

    /// The cards that are exported are read back.
    @Test func readsItsOwnJCard() throws {
        _ = try command.run("ingest", "people.csv", "--region", "US")
        _ = try command.run("export", "--to", "jcard", "-o", "people.json")
        let again = try command.run("ingest", "people.json", "--db", "again.db", "--region", "US")
        #expect(again.output.contains("Contacts  2 seen = 2 stored + 0 skipped"))
        #expect(again.output.contains("Numbers   2 = 1 accepted + 1 rejected"))
    }

    @Test func againChangesNothing() throws {
        _ = try command.run("ingest", "people.csv", "--region", "US")
        let before = try PlainSQL.dump(folder.path("contacts.db"))
        let again = try command.run("ingest", "people.csv", "--region", "US")
        #expect(again.output == "people.csv: already ingested, nothing changed\n")
        #expect(again.exitCode == 0)
        #expect(try PlainSQL.dump(folder.path("contacts.db")) == before)
    }

    @Test func readsStandardInput() throws {
        let result = try command.run("ingest", "-", "--db", "in.db", input: "BEGIN:VCARD\nFN:Ada\nEND:VCARD\n")
        #expect(result.exitCode == 0)
        #expect(result.output.hasPrefix("standard input: 1 contact ("))
        #expect(
            try PlainSQL.rows("SELECT path, format, bytes FROM sources", in: folder.path("in.db")) == ["-|vCard|29"])
    }

    @Test func readsANamedPipe() throws {
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", "cat people.csv > pipe"]
        writer.currentDirectoryURL = folder.url
        try writer.run()
        let result = try command.run("ingest", "pipe", "--region", "US")
        writer.waitUntilExit()
        #expect(result.exitCode == 0)
        #expect(result.output.hasPrefix("pipe: 2 contacts ("))
        #expect(
            try command.run("ingest", "people.csv", "--region", "US").output
                == "people.csv: already ingested as pipe, nothing changed\n")
    }

    @Test func jsonIsOneObject() throws {
        let result = try command.run("ingest", "people.csv", "missing.csv", "--format", "json", "--region", "US")
        #expect(result.exitCode == 66)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let inputs = try #require(object?["inputs"] as? [[String: Any]])
        #expect(inputs.map { $0["status"] as? String } == ["stored", "failed"])
        let numbers = (object?["total"] as? [String: Any])?["numbers"] as? [String: Int]
        #expect(numbers == ["seen": 2, "accepted": 1, "rejected": 1, "ambiguous": 0, "empty": 0])
    }

    @Test(arguments: [
        (["missing.csv"], 66, "Error: missing.csv: No such file or directory\n"),
        (["book.xlsx", "people.csv"], 65, "Error: book.xlsx: the ZIP archive has no directory"),
        (["."], 65, "Error: ./book.xlsx: the ZIP archive has no directory at its end"),
        (["people.csv", "--db", "no/such/folder.db"], 74, "Error: no/such/folder.db: No such file or directory; "),
        (["people.csv", "--db", "people.csv"], 65, "Error: people.csv: this file is not a SQLite database"),
        (
            ["people.csv", "--region", "XX"], 64,
            "Error: The value 'XX' is invalid for '--region <region>': 'XX' is not"
        ),
        (["people.csv", "--allow", "cell"], 64, "'cell' is not a region (US)"),
        (["-", "-"], 64, "Error: Standard input (-) can be read once only."),
        ([], 64, "Error: Missing expected argument '<file> ...'"),
        (["people.csv", "--frmat", "json"], 64, "Error: Unknown option '--frmat'"),
    ])
    func saysWhatIsWrong(_ arguments: [String], _ exitCode: Int32, _ message: String) throws {
        try folder.write("PK\u{3}\u{4}rest of an archive", to: "book.xlsx")
        let result = try command.run(["ingest"] + arguments, input: Data())
        #expect(result.exitCode == exitCode)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func strictnessIsAnExitCode() throws {
        #expect(try command.run("ingest", "people.csv", "--region", "US", "--strict").exitCode == 1)
        try folder.write("First Name,Home Phone\nAda,650-253-0000\n", to: "good.csv")
        #expect(try command.run("ingest", "good.csv", "--region", "US", "--strict").exitCode == 0)
    }

    @Test func quietIsQuiet() throws {
        let result = try command.run("ingest", "people.csv", "--quiet")
        #expect(result.output + result.errors == "")
    }

    @Test func aDryRunWritesNothing() throws {
        let result = try command.run("ingest", "people.csv", "--dry-run", "--region", "US")
        #expect(result.output.contains("2 seen = 2 stored + 0 skipped"))
        #expect(result.output.hasSuffix("Dry run   nothing was written\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("contacts.db")))
    }

    @Test func aDryRunWritesTheRejectsThatWereAskedFor() throws {
        try folder.write("Name,Phone\nAda,123\n", to: "rejected.csv")
        let result = try command.run(
            "ingest", "rejected.csv", "--dry-run", "--region", "US", "--rejects", "fix.csv")
        #expect(result.output.hasSuffix("Dry run   no database was written\n"), "\(result.output)")
        #expect(FileManager.default.fileExists(atPath: folder.path("fix.csv")))
        #expect(!FileManager.default.fileExists(atPath: folder.path("contacts.db")))
    }

    @Test(arguments: [["--rejects", "fix.csv"], ["--strict"], ["--fail-on", "rejected"]])
    func anExplanationReadsNothing(_ options: [String]) throws {
        let result = try command.run(["ingest", "people.csv", "--explain"] + options, input: Data())
        #expect(result.exitCode == 64)
        #expect(result.errors.contains("--explain reads nothing"), "\(result.errors)")
    }
}
