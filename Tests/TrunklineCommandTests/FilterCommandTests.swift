import Foundation
import StoreTestSupport
import Testing

/// One language of filters for all commands that take some contacts and numbers.
struct FilterCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(
            "Name,Mobile Phone,Phone,E-mail\nAnn,+44 7400 123456,,a@example.com\nBob,+49 1512 3456789,123,\nCy,112,,\n",
            to: "people.csv")
        _ = try command.run("ingest", "people.csv", "--region", "US")
    }

    private func run(_ arguments: [String]) throws -> Command.Result { try command.run(arguments, input: Data()) }

    /// The names of the contacts that an export has.
    private func names(_ filters: [String]) throws -> [String] {
        let result = try run(["export", "--to", "csv", "-o", "-", "-q"] + filters)
        #expect(result.exitCode == 0, "\(result.errors)")
        return ["Ann", "Bob", "Cy"].filter { result.output.contains("\($0),") }
    }

    @Test(arguments: [
        (["--country", "Germany"], ["Bob"]), (["--country", "Deutschland, United  Kingdom"], ["Ann", "Bob"]),
        (["--country", "Германия"], ["Bob"]), (["--country", "ドイツ"], ["Bob"]),
        (["--country", "de GB"], ["Ann", "Bob"]),
        (["--country", "+49"], ["Bob"]), (["--country", "DEU"], ["Bob"]), (["--country", "🇩🇪"], ["Bob"]),
        (["--has", "email"], ["Ann"]), (["--lacks", "email"], ["Bob", "Cy"]),
        (["--lacks", "email", "--country", "DE"], ["Bob"]), (["--reason", "emergency"], ["Cy"]),
        (["--label", "MOBILE"], ["Ann", "Bob"]), (["--label", "mobile", "--only", "rejected"], ["Cy"]),
        (["--only", "rejected"], ["Bob", "Cy"]), (["--where", "display_name < 'C'"], ["Ann", "Bob"]),
    ])
    func exportsHaveWhatFiltersSelect(_ filters: [String], _ expected: [String]) throws {
        #expect(try names(filters) == expected)
    }

    private static let commands = [
        ["export", "--to", "csv", "-o", "out.csv"], ["report", "rejected"], ["report", "accepted"],
        ["report", "duplicates", "--numbers"], ["fix", "--region", "US"], ["forget", "--yes"],
    ]

    @Test(arguments: commands)
    func wrongWordsAreAnsweredByEveryCommand(_ words: [String]) throws {
        for (filter, advice) in [
            (["--country", "Grmany"], "did you mean DE (Germany)?"),
            (["--category", "mobil"], "did you mean 'mobile'?"),
            (["--reason", "emergncy"], "did you mean 'emergency'?"), (["--has", "emial"], "did you mean 'email'?"),
            (["--lacks", "names"], "did you mean 'name'?"), (["--label", "mobil"], "did you mean 'mobile'?"),
            (["--source", "peple.csv", "--has", "name"], "did you mean 'people.csv'?"),
            (["--label", " "], "it names nothing"),
            (["--where", "1; DROP TABLE contacts"], "cannot be used"),
            (["--has", "name", "--lacks", "name"], "No contact has"),
        ] {
            let result = try run(words + filter)
            #expect(result.exitCode == 64 && result.errors.contains(advice), "\(filter): \(result.errors)")
            #expect(result.output.isEmpty)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("out.csv")))
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: folder.path("contacts.db")) == ["3"])
    }

    @Test(arguments: [
        (["export", "--to", "csv", "-o", "-"], 0, "Note: no contact is selected by --country FR.\n"),
        (["report", "accepted"], 0, "Note: no number is selected by --country FR.\n"),
        (["report"], 0, "Note: no number is selected by --country FR.\n"),
        (["fix", "--region", "US"], 0, "Note: no number to be corrected is selected by --country FR.\n"),
        (["forget", "--yes"], 64, "Error: no contact is selected by --country FR\n"),
    ])
    func nothingSelectedIsSaid(_ words: [String], _ code: Int32, _ message: String) throws {
        let result = try run(words + ["--country", "France"])
        #expect(result.exitCode == code && result.errors.hasSuffix(message), "\(result.errors)")
    }

    @Test func reportsCountWhatFiltersSelect() throws {
        let result = try run(["report", "rejected", "--lacks", "email", "--reason", "emergency", "--format", "csv"])
        #expect(result.output.contains(",112,emergency,") && !result.output.contains(",123,"))
        let text = try run(["report", "--reason", "emergency"]).output
        #expect(text.contains("  Filters    --reason emergency\n") && text.contains("  Selected   1\n"))
        #expect(try run(["report", "accepted", "--reason", "emergency"]).exitCode == 64)
        #expect(try run(["report", "duplicates", "--country", "DE"]).errors.contains("--numbers lists"))
    }

    @Test func rejectedNumbersAreCountedByGroups() throws {
        try folder.write("Name,Work Phone\nDi,112\nEve,911\nFay,x\n", to: "more.csv")
        _ = try run(["ingest", "more.csv", "--region", "US"])
        let csv = try run(["report", "rejected", "--by", "reason,label", "--format", "csv"]).output
        #expect(csv.hasPrefix("reason,label,count\n") && csv.contains("emergency,work,2\n"), "\(csv)")
        let counts = csv.split(separator: "\n").dropFirst().compactMap {
            $0.split(separator: ",").last.flatMap { Int($0) }
        }
        #expect(counts == counts.sorted(by: >) && counts.reduce(0, +) == 5)
        let text = try run(["report", "--by", "source", "--reason", "emergency"]).output
        #expect(text.contains("Rejected phone numbers by source") && text.contains("more.csv        2\n"), "\(text)")
        let json = try run(["report", "rejected", "--by", "country,rule,category", "--format", "json"]).output
        #expect(json.contains("\"country\":") && json.contains("\"rule\":") && json.contains("\"count\":"))
        #expect(try run(["report", "--by", "contry"]).errors.contains("did you mean 'country'?"))
        #expect(try run(["report", "--by", "reason,reason"]).exitCode == 64)
    }

    @Test func forgettingAsksForSeveralContacts() throws {
        let asked = try run(["forget", "--lacks", "email"])
        #expect(asked.exitCode == 64 && asked.errors.contains("Contact 2  Bob") && asked.errors.contains("--yes"))
        #expect(try names([]) == ["Ann", "Bob", "Cy"])
        let erased = try run(["forget", "--source", "people.csv", "--lacks", "email", "--yes"])
        #expect(erased.exitCode == 0 && erased.output.contains("contacts --source people.csv --lacks email"))
        #expect(try names([]) == ["Ann"])
        #expect(try run(["verify", "--quiet"]).exitCode == 0)
    }

    @Test func fixingByFilterShowsCountsAndIsOneChange() throws {
        let rows = (0..<12).map { "P\($0),030 12345\(10 + $0)\n" }.joined()
        try folder.write("Name,Phone\n" + rows + "Q,12\n", to: "berlin.csv")
        _ = try run(["ingest", "berlin.csv", "--region", "US"])
        let filters = ["fix", "--source", "berlin.csv", "--region", "DE"]
        let dry = try run(filters + ["--dry-run"]).output
        #expect(dry.contains("... and 2 more; --format json lists all\n1 stays as read: still rejected: "))
        #expect(dry.hasSuffix("12 numbers would be corrected, 1 not.\n"))
        let fixed = try run(filters)
        #expect(fixed.exitCode == 0 && fixed.output.contains("Change 3: 12 numbers corrected, 1 not."))
        #expect(try run(["fix", "--country", "DE"]).errors.contains("Give the --region"))
        #expect(try run(["fix", "1", "2", "--country", "DE"]).exitCode == 64)
    }
}
