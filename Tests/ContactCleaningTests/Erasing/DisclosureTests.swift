import ContactStore
import Foundation
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Disclosures have all that would be erased and where else somebody is mentioned, and leave the database as it is.
struct DisclosureTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let header =
        "Record ID,First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Notes,Company,Shoe Size"

    private func export(_ name: String, changed: String, _ random: inout SeededGenerator) throws -> String {
        let rows = (1...12).map { person in
            let mention =
                [
                    "", "call Given1 Family1", "see 650-253-1001", "p1@example.com asked", "call 12",
                ].randomElement(using: &random) ?? ""
            let note = person == 1 ? "own \(changed)" : mention
            return
                "R\(person),Given\(person),Family\(person),650-253-\(1000 + person),12,p\(person)@example.com,\(note),Acme\(changed),3\(person)"
        }
        return try bench.folder.write(([Self.header] + rows).joined(separator: "\n") + "\n", to: name)
    }

    /// A database with a newer export, edits, corrections, a decision, remarks and kept content.
    private func fill(_ random: inout SeededGenerator) throws {
        var ingest = Ingest(
            inputs: [try export("may.csv", changed: "May", &random)], database: bench.database, options: bench.options)
        ingest.keepsRawContent = true
        _ = try ingest.run()
        ingest.inputs = [try export("june.csv", changed: "June", &random)]
        ingest.update = UpdateOptions(key: .email)
        _ = try ingest.run()
        _ = try bench.ingest(
            try bench.folder.write("First Name,Last Name,Mobile Phone\nGiven1,Family1,650-253-1001\n", to: "phone.csv"))
        let ids = try bench.rows("SELECT id FROM contacts WHERE given_name = 'Given1' ORDER BY id").compactMap {
            Int($0)
        }
        _ = try PeopleDecisions(database: bench.database, author: "Eve").join(ids)
        let number = try bench.rows("SELECT id FROM phone_numbers WHERE contact_id = \(ids[0]) ORDER BY id").compactMap
        { Int($0) }
        _ = try NumberCorrections(database: bench.database, author: "Kim", note: "told by Given1 Family1")
            .correct([.init(number: try #require(number.last), value: "650-253-2000")])
        _ = try PersonChoice(database: bench.database).choose(person: ids[0], ["name=\(ids[0])"])
    }

    /// The texts of every row of the tables that erasing deletes rows of, by table and key.
    private func texts() throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        for (table, columns) in [
            ("contacts", "given_name, family_name, note, organization, extras, uid"),
            ("phone_numbers", "raw, cell, verdict, reason, label"),
            ("emails", "address, label"), ("details", "kind, value"), ("corrections", "value, verdict"),
            ("edits", "field, value, old_value"), ("decisions", "decided_by, parts"),
            ("findings", "code, raw, message"),
            ("normalized_fields", "*"), ("memberships", "*"), ("people", "*"), ("changes", "author, note"),
        ] {
            for row in try bench.rows("SELECT rowid, \(columns) FROM \(table)") {
                let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
                found["\(table) \(cells[0])"] = cells.dropFirst().filter { !$0.isEmpty }
            }
        }
        return found
    }

    @Test(arguments: [
        Erasure.Subject.person("1"), .contact(1), .email("P1@example.com"), .number("+16502531001"),
        .number("+16502532000"),
    ])
    func allThatForgettingErasesIsDisclosed(_ subject: Erasure.Subject) throws {
        var random = SeededGenerator(seed: 7)
        try fill(&random)
        let before = try texts()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: bench.database))
        let disclosure = try Disclosure(of: subject, database: bench.database)
        #expect(try Data(contentsOf: URL(fileURLWithPath: bench.database)) == bytes)
        #expect(try texts() == before)
        let kept = try bench.rows(
            "SELECT count(*) FROM kept_rows WHERE \"row\" IS NOT NULL AND table_name <> 'raw_content'")
        _ = try Erasure(database: bench.database).erase(subject)
        let after = try texts()
        let values = Set(disclosure.rows.flatMap { row in row.values.map { "\(row.table) \($0.text)" } })
        var erased = 0
        for (key, cells) in before where after[key] != cells {
            let table = key.split(separator: " ")[0]
            for cell in cells where after[key]?.contains(cell) != true && !(table == "people" && after[key] != nil) {
                #expect(values.contains("\(table) \(cell)"), "\(key): \(cell)")
                erased += 1
            }
        }
        #expect(erased > 10 && !disclosure.contacts.isEmpty)
        let left = try bench.rows(
            "SELECT count(*) FROM kept_rows WHERE \"row\" IS NOT NULL AND table_name <> 'raw_content'")
        let gone = (Int(kept[0]) ?? 0) - (Int(left[0]) ?? 0)
        #expect(disclosure.rows.count { $0.isKept && !$0.isMention } == gone && gone > 0)
    }

    @Test func whereElseSomebodyStandsIsDisclosed() throws {
        let people = [
            Self.header, "R1,Ada,Sample,650-253-1001,,ada@example.com,,,",
            "R2,Bo,Other,650-253-1002,,,ask Sample Ada,,",
            "R3,Cy,Third,650-253-1003,,,or 650 253 1001,,", "R4,Di,Fourth,650-253-1004,,,to ADA@example.com,,",
            "R5,Ed,Fifth,650-253-1005,,,nothing,,",
        ]
        _ = try bench.ingest(try bench.folder.write(people.joined(separator: "\n") + "\n", to: "people.csv"))
        let disclosure = try Disclosure(of: .contact(1), database: bench.database)
        let places = disclosure.mentions.map { "\($0.table).\($0.column) \($0.contact ?? 0): \($0.text)" }
        #expect(
            places == [
                "contacts.note 2: ask Sample Ada", "contacts.note 3: or 650 253 1001",
                "contacts.note 4: to ADA@example.com",
            ])
        #expect(disclosure.contacts[0].record == "R1,Ada,Sample,650-253-1001,,ada@example.com,,,")
        #expect(throws: ErasureError.noSuchEmail("nobody@example.com")) {
            try Disclosure(of: .email("nobody@example.com"), database: bench.database)
        }
    }
}
