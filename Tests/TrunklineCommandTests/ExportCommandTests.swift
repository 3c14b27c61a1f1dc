import Foundation
import StoreTestSupport
import Testing

struct ExportCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write("Name,Phone\nAnn,+44 (0)7400 123456\nBob,x\n", to: "a.csv")
        try folder.write("Name,Phone\nCy,+44 (0)7400 123457\n", to: "b.csv")
        _ = try command.run("ingest", "a.csv", "b.csv", "--region", "US")
    }

    private func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
    }

    @Test func columnsAreChosen() throws {
        let result = try command.run(
            "export", "--to", "csv", "--columns", "e164, name", "--columns", "Phone 2", "-o", "-")
        #expect(result.output == "e164,name,Phone 2\r\n+447400123456,Ann,\r\n,Bob,\r\n+447400123457,Cy,\r\n")
        #expect(
            result.errors == """
                Wrote 3 contacts with 3 numbers to standard output.
                Note: no contact has a value in the column 'Phone 2'.

                """)
    }

    /// Cards of a folder stand in their files, at the lines of these.
    @Test func filesOfAddressBooksAreNamed() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("book"), withIntermediateDirectories: true)
        for (name, family) in [("Ada", "Foo"), ("Bo", "Foo"), ("Cy", "Bar")] {
            let card =
                "BEGIN:VCARD\nVERSION:3.0\nUID:\(name)\nFN:\(name) \(family)\nTEL:+1212555010\(name.count)\nEND:VCARD\n"
            try folder.write(card, to: "book/\(name).vcf")
        }
        let command = Command(in: folder)
        #expect(try command.run("ingest", "book", "--quiet").exitCode == 0)
        let table = try command.run("export", "--to", "csv", "--columns", "name,source,line", "-o", "-", "--quiet")
        #expect(
            table.output == "name,source,line\r\n"
                + "Ada Foo,book/Ada.vcf,1\r\nBo Foo,book/Bo.vcf,1\r\nCy Bar,book/Cy.vcf,1\r\n")
        let lines = try command.run("export", "--to", "jsonl", "-o", "-", "--quiet").output
        for name in ["Ada", "Bo", "Cy"] {
            #expect(lines.contains("\"source\":\"book/\(name).vcf\",\"line\":1,"), "\(lines)")
        }
    }

    @Test func numbersAreListedOnce() throws {
        try folder.write("Name,Phone\nDi,07400 123456\n", to: "c.csv")
        _ = try command.run("ingest", "c.csv", "--region", "GB")
        let result = try command.run("export", "--to", "csv", "--numbers-only", "-o", "numbers.csv")
        #expect(
            try text(of: "numbers.csv")
                == "E164,Name,Category,Country,Contact ID\r\n+447400123456,Ann,mobile,GB,1\r\n+447400123457,Cy,mobile,GB,3\r\n"
        )
        #expect(
            result.errors == """
                Wrote 2 numbers of 2 contacts to numbers.csv.
                Left out by --numbers-only: 1 repeated number, 1 number that was not accepted.

                """)
    }

    @Test func rejectedNumbersAreDropped() throws {
        let result = try command.run(
            "export", "--to", "csv", "--columns", "name,phone", "--drop", "rejected-numbers", "-o", "-")
        #expect(result.output == "name,phone\r\nAnn,+447400123456\r\nBob,\r\nCy,+447400123457\r\n")
        #expect(
            result.errors == """
                Wrote 3 contacts with 2 numbers to standard output.
                Left out by --drop: 1 number of contacts that are written.

                """)
    }

    /// Excel needs the mark before the first heading, the delimiter of its locale, and blanks in numbers; never a formula.
    @Test(arguments: [("de_DE.UTF-8", ";"), ("en_US.UTF-8", ","), ("C", ","), ("POSIX", ","), ("pt_BR.UTF-8@x", ";")])
    func excelOpensWhatIsForIt(locale: String, delimiter: String) throws {
        try folder.write("Name,Phone\n=1+1,07400 123459\n", to: "c.csv")
        var command = command
        command.environment = ["LC_ALL": locale]
        _ = try command.run("ingest", "c.csv", "--region", "GB")
        let words = [
            "export", "--to", "csv", "--for", "excel", "--columns", "name,phone", "--source", "c.csv", "-o", "-",
        ]
        let result = try command.run(words, input: Data())
        #expect(result.output == "\u{FEFF}name\(delimiter)phone\r\n'=1+1\(delimiter)+44 7400 123459\r\n")
        let bar = try command.run(words + ["--delimiter", "bar", "--numbers", "national"], input: Data())
        #expect(bar.output == "\u{FEFF}name|phone\r\n'=1+1|07400 123459\r\n")
    }

    @Test(arguments: [
        (["csv", "-o", "a.xlsx"], "promises another format"), (["xlsx", "-o", "x.csv"], "promises another format"),
        (["vcard3", "-o", "x.csv"], "promises another format"), (["google", "-o", "a.vcf"], "promises another format"),
        (["csv", "-o", "a.csv.gz"], "promises another format"), (["jcard", "-o", "A.XLSX"], "promises another format"),
        (["csv", "-o", "out", "--columns", "name,e146"], "'e146' is not a column; did you mean 'e164'?"),
        (["csv", "-o", "out", "--columns", "Phnoe"], "did you mean 'Phone'?"),
        (["csv", "-o", "out", "--columns", "shoe size"], "the columns are id, name"),
        (["csv", "-o", "out", "--columns", "name,Name"], "has 'name' twice"),
        (["google", "-o", "out", "--columns", "name"], "options of --to csv and --to xlsx"),
        (["xlsx", "-o", "out", "--for", "excel"], "every cell of a workbook is text already"),
        (["csv", "-o", "out", "--for", "exel"], "did you mean 'excel'?"),
        (["csv", "-o", "out", "--delimiter", "semicolons"], "did you mean 'semicolon'?"),
        (["csv", "-o", "out", "--drop", "rejected-number"], "did you mean 'rejected-numbers'?"),
        (["csv", "-o", "out", "--with-ids", "--columns", "name"], "--with-ids is for --to csv, without"),
        (["csv", "-o", "out", "--with-ids", "--drop", "rejected-numbers"], "--with-ids is for --to csv, without"),
        (["csv", "-o", "out", "--with-ids", "--households"], "--with-ids is for --to csv, without"),
        (["xlsx", "-o", "out", "--with-ids"], "--with-ids is for --to csv, without"),
        (["csv", "-o", "out", "--with-ids", "--only", "accepted"], "with all of their numbers"),
        (["csv", "-o", "out", "--with-ids", "--country", "GB"], "with all of their numbers"),
        (["vcard3", "-o", "out", "--spreadsheet-safe"], "--to vcard3 writes no cells"),
        (["jsonl", "-o", "out", "--spreadsheet-safe"], "--to jsonl writes no cells"),
        (["jcard", "-o", "out", "--spreadsheet-safe"], "--to jcard writes no cells"),
        (["csv", "-o", "out", "--by", "email"], "are for the lists of --in and --not-in"),
        (["csv", "-o", "out", "--list-region", "GB"], "are for the lists of --in and --not-in"),
        (["csv", "-o", "out", "--include-review"], "are for the lists of --in and --not-in"),
    ])
    func whatDoesNotFitIsRefused(words: [String], message: String) throws {
        let result = try command.run(["export", "--to"] + words, input: Data())
        #expect(result.exitCode == 64 && result.errors.contains(message), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path(words[2])))
    }

    @Test func aWorkbookIsWritten() throws {
        let result = try command.run("export", "--to", "xlsx", "-o", "all.xlsx")
        #expect(result.errors == "Wrote 3 contacts with 3 numbers to all.xlsx.\n")
        let again = try command.run("ingest", "all.xlsx", "--db", "again.db")
        #expect(again.output.contains("all.xlsx: 3 contacts (XLSX, Trunkline"), "\(again.output)")
    }

    @Test(arguments: ["csv", "google", "outlook", "hubspot", "salesforce", "vcard3", "vcard4", "jsonl", "jcard"])
    func everyFormatIsWritten(format: String) throws {
        let result = try command.run("export", "--to", format, "-o", "out")
        #expect(result.exitCode == 0 && result.output.isEmpty, "\(result.errors)")
        #expect(try text(of: "out").contains("+447400123456"))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path("out"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try command.run("export", "--to", format, "-o", "-", "-q").output == text(of: "out"))
    }

    @Test func aFileIsReplacedOnlyByForce() throws {
        try folder.write("mine", to: "out")
        let result = try command.run("export", "--to", "csv", "-o", "out")
        #expect(
            result.exitCode == 74
                && result.errors == "Error: cannot write to out: the file exists; --force replaces it\n")
        #expect(try text(of: "out") == "mine")
        #expect(try command.run("export", "--to", "csv", "-o", "out", "--force").exitCode == 0)
        #expect(try text(of: "out").hasPrefix("Name Prefix,"))
    }

    @Test(arguments: [["export", "--to", "csv"], ["report"], ["disclose", "--contact", "1"]])
    func aDatabaseIsNeverReplaced(_ words: [String]) throws {
        let database = try Data(contentsOf: folder.url.appendingPathComponent("contacts.db"))
        try database.write(to: folder.url.appendingPathComponent("copy.csv"))
        let result = try command.run(words + ["-o", "copy.csv", "--force"], input: Data())
        #expect(result.exitCode == 74)
        #expect(result.errors.contains("the file is an SQLite database, which --force does not replace"))
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("copy.csv")) == database)
    }

    @Test(arguments: [["report", "--format", "csv"], ["people", "--format", "csv"]])
    func aDashIsStandardOutput(_ words: [String]) throws {
        let plain = try command.run(words, input: Data())
        let result = try command.run(words + ["-o", "-"], input: Data())
        #expect(result.exitCode == plain.exitCode && result.output == plain.output)
        #expect(!FileManager.default.fileExists(atPath: folder.path("-")))
    }

    @Test func sourcesGoIntoAFolder() throws {
        #expect(try command.run("export", "--to", "same", "-o", "-").exitCode == 64)
        #expect(try command.run("export", "--to", "same", "-o", "clean").exitCode == 0)
        #expect(try text(of: "clean/a.csv") == text(of: "a.csv"))
        #expect(try text(of: "clean/b.csv") == text(of: "b.csv"))
        let one = try command.run(
            "export", "--to", "same", "--source", "b.csv", "-o", "-", "--numbers", "e164", "--add", "country")
        #expect(one.output == "Name,Phone,country\nCy,+447400123457,GB\n")
        #expect(try command.run("export", "--to", "same", "--source", "c.csv", "-o", "-").exitCode == 64)
    }

    @Test func whatIsRebuiltIsSaidFirst() throws {
        try FileManager.default.removeItem(atPath: folder.path("b.csv"))
        let result = try command.run("export", "--to", "same", "--source", "b.csv", "-o", "-")
        #expect(result.output == "Name,Phone\r\nCy,+44 (0)7400 123457\r\n")
        #expect(result.errors.hasPrefix("Note: b.csv was not found, nor was its content kept"))
    }

    @Test(arguments: [
        (["--where", "1; DROP TABLE contacts"], 64), (["--where", "nonsense("], 64), (["--only", "good"], 64),
        (["--add", "e164"], 64),
        (["--source", "c.csv"], 64), (["--people"], 64), (["--numbers", "roman"], 64),
    ])
    func wrongUsageIsRefused(arguments: [String], code: Int) throws {
        let result = try command.run(["export", "--to", "csv", "-o", "out"] + arguments, input: Data())
        #expect(result.exitCode == Int32(code) && !result.errors.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test func filtersAreCombined() throws {
        let result = try command.run(
            "export", "--to", "vcard3", "-o", "-", "--only", "accepted", "--country", "gb", "--where",
            "display_name < 'C'")
        #expect(result.output.components(separatedBy: "BEGIN:VCARD").count == 2)
        #expect(result.output.contains("FN:Ann"))
    }

    /// Standard error says what was written and what every filter left out; -q does not.
    @Test func whatIsLeftOutIsSaid() throws {
        let all = try command.run("export", "--to", "csv", "-o", "all.csv")
        #expect(all.errors == "Wrote 3 contacts with 3 numbers to all.csv.\n" && all.output.isEmpty)
        let accepted = try command.run("export", "--to", "jsonl", "-o", "-", "--only", "accepted")
        #expect(accepted.output.split(separator: "\n").count == 2)
        #expect(
            accepted.errors == """
                Wrote 2 contacts with 2 numbers to standard output.
                Left out by --only accepted: 1 contact without such a number, 1 other number.

                """)
        let mobile = try command.run(
            "export", "--to", "google", "-o", "g.csv", "--country", "gb,+1", "--category", "Mobile", "--source",
            "a.csv",
            "--where", "display_name <> 'Ann'")
        #expect(
            mobile.errors == """
                Wrote 0 contacts with 0 numbers to g.csv.
                Left out by --source: 1 contact of other files.
                Left out by --where: 1 contact.
                Left out by --country GB,+1 --category mobile: 1 contact without such a number, 1 other number.
                Note: --country GB,+1 --category mobile takes accepted numbers only; --only accepted,rejected,ambiguous takes \
                all of them.
                Note: no contact is selected by --country GB,+1 --category mobile --source a.csv --where \
                'display_name <> '\\''Ann'\\'''.

                """)
        #expect(try command.run("export", "--to", "csv", "-o", "-", "-q", "--only", "accepted").errors.isEmpty)
    }

    @Test func correctedNumbersOfASourceNeedAStyle() throws {
        let number = try PlainSQL.rows("SELECT id FROM phone_numbers WHERE raw = 'x'", in: folder.path("contacts.db"))
        let fixed = try command.run("fix", number[0], "+44 7400 123458")
        #expect(fixed.exitCode == 0, "\(fixed.errors)")
        let plain = try command.run("export", "--to", "same", "--source", "a.csv", "-o", "-")
        #expect(plain.output.contains("Bob,x\n"))
        #expect(plain.errors.contains("1 corrected number stands there as in the source; --numbers e164"))
        let clean = try command.run("export", "--to", "same", "--source", "a.csv", "-o", "-", "--numbers", "e164")
        #expect(clean.output.contains("Bob,+447400123458\n") && !clean.errors.contains("corrected"))
        #expect(clean.errors.contains("Left out by --source: 1 contact of other files."))
    }

    @Test func aMissingDatabaseIsSaid() throws {
        #expect(try command.run("export", "--db", "none.db", "--to", "csv", "-o", "out").exitCode == 66)
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test func unknownFormatsAreAnswered() throws {
        let result = try command.run("export", "--to", "vcard", "-o", "out")
        #expect(result.exitCode == 64 && result.errors.contains("did you mean 'vcard"))
    }

    /// Text is never written into a file with the name of a spreadsheet.
    @Test(arguments: ["csv", "google", "vcard4", "jsonl", "same"])
    func noTextIsWrittenIntoASpreadsheet(_ format: String) throws {
        for ending in ["xlsx", "ods"] {
            let result = try command.run("export", "--to", format, "-o", "out.\(ending)")
            #expect(result.exitCode == 64)
            #expect(!FileManager.default.fileExists(atPath: folder.path("out.\(ending)")))
        }
    }
}
