import ContactStore
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Organizations, departments and titles of one person belong together, whatever the format has room for.
struct EmploymentsTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// Stores cards of one person, each with some lines.
    private func onePerson(_ cards: [[String]]) throws {
        let text = cards.map { lines in
            (["BEGIN:VCARD", "VERSION:3.0", "N:Roux;Paul;;;", "TEL;TYPE=CELL:650-253-0000"] + lines + ["END:VCARD", ""])
                .joined(separator: "\r\n")
        }
        _ = try bench.ingest(try bench.write(Array(text.joined().utf8), to: "cards.vcf"))
        _ = try PeopleDecisions(database: bench.database).join(Array(1...cards.count))
    }

    private func exported(_ format: ExportFormat) throws -> [String] {
        var export = Export(database: bench.database, format: format)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }

    /// The lines of a merged card about organizations.
    private func lines() throws -> [String] {
        try exported(.vcard4).filter { line in
            ["ORG", "TITLE", "ROLE", "X-ABLABEL"].contains {
                line.drop { $0 != "." }.hasPrefix("." + $0) || line.hasPrefix($0)
            }
        }
    }

    @Test(arguments: [
        ([["ORG:Alpha SA;Ventes"], ["ORG:Beta SA"]], ["ORG:Beta SA", "ORG:Alpha SA;Ventes"]),
        ([["ORG:Alpha SA"], ["ORG:Beta SA;Achats"]], ["ORG:Beta SA;Achats", "ORG:Alpha SA"]),
        (
            [["ORG:Société Générale;Paris Nord"], ["ORG:Société Générale"], ["ORG:SG"], []],
            ["ORG:Société Générale;Paris Nord", "ORG:SG"]
        ),
        ([["ORG:Alpha SA;Ventes"], ["ORG:Beta SA;Ventes"]], ["ORG:Beta SA;Ventes", "ORG:Alpha SA;Ventes"]),
        (
            [["ORG:Alpha SA", "TITLE:Directeur"], ["ORG:Beta SA"]],
            ["ORG:Beta SA", "ORG:Alpha SA", "item1.TITLE:Directeur", "item1.X-ABLABEL:Alpha SA"]
        ),
        ([["ORG:Alpha SA"], ["TITLE:Directeur"]], ["ORG:Alpha SA", "TITLE:Directeur"]),
        (
            [["ORG:ALPHA SA", "TITLE:Directeur"], ["ORG:Alpha SA"]],
            ["ORG:Alpha SA", "ORG:ALPHA SA", "TITLE:Directeur"]
        ),
        ([["TITLE:Directeur"], ["ROLE:Chef"]], ["TITLE:Directeur", "ROLE:Chef"]),
    ])
    func cardsKeepThemTogether(_ cards: [[String]], _ expected: [String]) throws {
        try onePerson(cards)
        #expect(try lines() == expected)
    }

    @Test func aChosenOrganizationBringsItsOwn() throws {
        try onePerson([["ORG:Alpha SA;Ventes", "TITLE:Directeur"], ["ORG:Beta SA"]])
        _ = try PersonChoice(database: bench.database).choose(person: 1, ["organization=1"])
        #expect(try lines() == ["ORG:Alpha SA;Ventes", "ORG:Beta SA", "TITLE:Directeur"])
        #expect(try bench.rows("SELECT organization, job_title FROM people_cards") == ["Alpha SA|Directeur"])
    }

    @Test func aChosenTitleStandsWhereSomebodyWantsIt() throws {
        try onePerson([["ORG:Alpha SA", "TITLE:Directeur"], ["ORG:Beta SA"]])
        _ = try PersonChoice(database: bench.database).choose(person: 1, ["jobTitle=1"])
        #expect(try lines() == ["ORG:Beta SA", "ORG:Alpha SA", "TITLE:Directeur"])
        #expect(try bench.rows("SELECT organization, job_title FROM people_cards") == ["Beta SA|Directeur"])
    }

    /// The cells of tables with one organization.
    @Test(arguments: [
        (ExportFormat.google, ["Organization Name", "Organization Department", "Organization Title"]),
        (.outlook, ["Company", "Department", "Job Title"]), (.salesforce, ["Account Name", "Department", "Title"]),
        (.csv, ["Organization", "Department", "Job Title"]),
    ])
    func tablesHaveNothingOfAnotherBesideTheFirst(_ format: ExportFormat, _ columns: [String]) throws {
        try onePerson([["ORG:Alpha SA;Ventes", "TITLE:Directeur"], ["ORG:Beta SA"]])
        let lines = try exported(format).map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let cells = columns.map { name in lines[0].firstIndex(of: name).map { lines[1][$0] } }
        #expect(cells == ["Beta SA", "", ""])
        let text = try exported(format).joined()
        #expect(text.contains("Ventes") && text.contains("Directeur"), "nothing is lost")
    }

    @Test func columnsOfTheSecondOrganizationNeedNoNote() throws {
        try onePerson([["ORG:Alpha SA;Ventes", "TITLE:Directeur"], ["ORG:Beta SA;Achats", "TITLE:Chef"]])
        let lines = try exported(.csv).map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let cells = Dictionary(zip(lines[0], lines[1])) { first, _ in first }
        #expect(Set([cells["Organization"], cells["Organization 2"]]) == ["Alpha SA", "Beta SA"])
        #expect(Set([cells["Job Title"], cells["Job Title 2"]]) == ["Directeur", "Chef"])
        #expect(lines.count == 2 && cells["Note"] == "")
    }

    @Test func aRowOfPeopleHasOneEmployer() throws {
        try onePerson([["ORG:Alpha SA;Ventes", "TITLE:Directeur"], ["ORG:Beta SA"]])
        #expect(
            try bench.rows("SELECT organization, coalesce(job_title, '') FROM people_cards") == ["Beta SA|"])
        let store = try ContactDatabase.open(at: bench.database)
        #expect(try store.mergedValues(ofPerson: 1).map(\.field) == ["name", "organization"])
        #expect(try exported(.jsonl)[0].contains(#""department":null,"jobTitle":null"#))
    }
}
