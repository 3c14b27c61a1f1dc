import Foundation
import StoreTestSupport
import Testing

/// `--add area,timezone,carrier`: details of numbers beside them, where they are asked for.
struct DetailCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        // The source has a column whose heading is that of a detail.
        try folder.write(
            """
            Given Name,Family Name,Phone 1,Phone 1 Label,Phone 2,Area,Member No
            Ann,Lee,+41 44 668 18 00,work,+1 212 555 0123,North,0017
            Bob,Ray,+54 9 11 2345-6789,mobile,,South,18
            Cy,Foo,+1 650,mobile,+44 7911 123456,,

            """, to: "people.csv")
        #expect(try run("ingest", "people.csv").exitCode == 0)
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    private static let note =
        "Note: a carrier is the one that the range was first given to; a number may have been ported to another.\n"

    @Test func checkAddsThemBehindTheOthers() throws {
        let result = try run(
            "check", "--format", "ndjson", "--add", "carrier,area", "--add", "timezone,area", "+447911123456", "112")
        let lines = result.output.split(whereSeparator: \.isNewline)
        try #require(lines.count == 2)
        #expect(
            lines[0].hasSuffix(
                #","more":[],"carrier":"JT","area":"Guernsey","timezone":["Europe/Guernsey","Europe/Isle_of_Man","#
                    + #""Europe/Jersey","Europe/London"]}"#))
        #expect(lines[1].hasSuffix(#","more":[],"carrier":null,"area":null,"timezone":null}"#))
        #expect(result.errors == Self.note)
        let several = try run("check", "--format", "ndjson", "--add", "area", "+41 44 668 18 00, +49 30 1234567")
        #expect(several.output.contains(#""more":[],"area":"Berlin"}],"area":"Zurich"}"#))
        #expect(several.errors == "")
    }

    @Test func checkExplainsThem() throws {
        let result = try run("check", "--add", "area,timezone,carrier", "+41446681800")
        #expect(
            result.output.hasSuffix("\n  area                Zurich\n  time zone           Europe/Zurich\n"),
            "\(result.output)")
        let lines = try command.run(
            "check", "--format", "text", "--add", "area", input: "+41446681800\n+1 650\n")
        #expect(lines.output.split(separator: "\n").map { $0.contains("Zurich") } == [true, false])
    }

    @Test(arguments: [
        (
            ["check", "+1", "--add", "carriers"],
            "'carriers' is not a detail that can be added; did you mean 'carrier'?"
        ),
        (["check", "+1", "--add", ","], "it names nothing"),
        (["check", "+1", "--as", "e164", "--add", "area"], "--as writes only numbers"),
        (["report", "accepted", "--add", "zone"], "'zone' is not a detail that can be added"),
        (["report", "rejected", "--by", "reason", "--add", "area"], "--by counts numbers"),
        (["export", "--to", "csv", "-o", "-", "--add", "aera"], "did you mean 'area'?"),
        (["export", "--to", "csv", "-o", "-", "--add", "area,e164"], "--add e164 is for --to same"),
        (
            ["export", "--to", "vcard3", "-o", "-", "--add", "area"],
            "--add is an option of --to same, csv, xlsx and jsonl"
        ),
    ])
    func whatCannotBeAddedIsRefused(_ arguments: [String], _ message: String) throws {
        let result = try command.run(arguments, input: Data())
        #expect(result.exitCode == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func tablesHaveThemBesideEachNumber() throws {
        let result = try run("export", "--to", "csv", "-o", "-", "-q", "--add", "area,carrier")
        let rows = result.output.split(whereSeparator: \.isNewline)
        try #require(rows.count == 4)
        #expect(rows[0].contains(",Phone 1,Phone 1 Label,Phone 1 Area,Phone 1 Carrier,Phone 2,Phone 2 Label,"))
        #expect(rows[1].contains(",+41446681800,work,Zurich,,+1 212 555 0123,,,,"))
        #expect(rows[2].contains(",+5491123456789,mobile,Buenos Aires,,"))
        #expect(rows[3].contains(",+1 650,mobile,,,+447911123456,,Guernsey,JT,"))
        #expect(result.errors == "")
        let numbers = try run("export", "--to", "csv", "-o", "-", "--numbers-only", "--add", "area,timezone,carrier")
        let list = numbers.output.split(whereSeparator: \.isNewline)
        #expect(list.first == "E164,Name,Category,Country,Contact ID,Area,Time Zone,Carrier")
        #expect(list.contains("+41446681800,Ann Lee,fixedLine,CH,1,Zurich,Europe/Zurich,"))
        #expect(numbers.errors.hasPrefix(Self.note) && numbers.errors.components(separatedBy: "ported").count == 2)
    }

    @Test func linesOfJSONHaveThemInEachNumber() throws {
        let result = try run("export", "--to", "jsonl", "-o", "-", "-q", "--add", "area,timezone")
        #expect(
            result.output.contains(
                #""verdict":"accepted","reason":null,"area":"Zurich","timezone":["Europe/Zurich"]}"#))
        #expect(result.output.contains(#""reason":"tooShort","area":null,"timezone":null}"#))
        #expect(try !run("export", "--to", "jsonl", "-o", "-", "-q").output.contains(#""area":"#))
    }

    /// A table that comes back is read as without the columns that were added.
    @Test(arguments: [["--with-ids"], ["--columns", "contact_id,Given Name,area,timezone"]])
    func tablesComeBackWithoutThem(_ columns: [String]) throws {
        let plain = try run("export", "--to", "csv", "-o", "-", "-q", "--with-ids").output
        let written = try command.run(
            ["export", "--to", "csv", "-o", "out.csv", "-q"] + columns
                + ["--add", "category,country,reason,verdict,area,timezone,carrier"], input: Data())
        #expect(written.exitCode == 0, "\(written.errors)")
        let edited = try run("edit", "--from", "out.csv")
        #expect(edited.exitCode == 0 && !edited.output.contains("Edited"), "\(edited.output)\(edited.errors)")
        if columns == ["--with-ids"] {
            _ = try run("ingest", "out.csv", "--db", "again.db")
            #expect(try run("export", "--db", "again.db", "--to", "csv", "-o", "-", "-q").output == plain)
        }
        #expect(try run("export", "--to", "csv", "-o", "-", "-q", "--with-ids").output == plain)
    }

    @Test(arguments: ["accepted", "rejected"]) func reportsComeBackWithoutThem(_ name: String) throws {
        let result = try run("report", name, "--format", "csv", "--add", "area,timezone,carrier")
        #expect(result.output.split(separator: "\n")[0].hasSuffix(",area,timezone,carrier"))
        #expect(result.output.contains(name == "accepted" ? ",Guernsey," : #","New York, NY",America/New_York,"#))
        #expect(result.errors == Self.note)
        try folder.write(result.output, to: "report.csv")
        #expect(try run("fix", "--from", "report.csv").output.hasSuffix("Nothing was corrected.\n"))
        let other = try run("edit", "--from", "report.csv")
        #expect(other.exitCode != 0 && other.errors.contains("'trunkline fix --from' takes it"))
    }
}
