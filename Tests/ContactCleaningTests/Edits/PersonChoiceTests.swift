import ContactStore
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Choices of whose value a person has: the view, exports and pages have it, and it can be undone.
struct PersonChoiceTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        let input = try bench.write(
            Array(
                """
                First Name,Last Name,Company,Mobile Phone,E-mail Address
                Katharina,Berger,Acme,650-253-0000,kb@example.com
                Kathharina,Bergerr,,650-253-0000,kb@example.com
                Katharina,Berger,Engines,650-253-0000,kb@example.com

                """.utf8), to: "people.csv")
        _ = try bench.ingest(input)
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT contacts FROM people") == ["3"])
    }

    private func choose(_ texts: String...) throws -> (change: Int?, chosen: [PersonChoice.Chosen]) {
        try PersonChoice(database: bench.database).choose(person: 1, texts)
    }

    private func seen() throws -> [String] {
        var export = Export(database: bench.database, format: .vcard3)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        let card = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        func value(_ name: String) -> String {
            card.first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) } ?? ""
        }
        let page = try ContactDatabase.open(at: bench.database).mergedName(of: 1, 2) ?? ""
        let view = try bench.rows("SELECT name, organization FROM people_cards")[0]
        #expect(view == "\(value("FN"))|\(value("ORG"))" && page == value("FN"))
        return [value("FN"), value("ORG")]
    }

    @Test func aChosenValueWinsEverywhereAndCanBeUndone() throws {
        // Two of three say so.
        #expect(try seen() == ["Katharina Berger", "Engines"])
        let first = try choose("name=3", "company=Acme")
        #expect(first.chosen.map(\.contact) == [3, 1])
        #expect(try seen() == ["Katharina Berger", "Acme"])
        #expect(try choose("name=3").change == nil)
        _ = try choose("name=2")
        #expect(try seen() == ["Kathharina Bergerr", "Acme"])
        _ = try choose("name=")
        #expect(try seen() == ["Katharina Berger", "Acme"])
        // Whose value stands says nothing about who is one person.
        #expect(try !ContactDatabase.open(at: bench.database).hasCorrectionsSincePeople())
        let history = ChangeHistory(database: bench.database)
        for _ in 0..<3 { _ = try history.undo() }
        #expect(try seen() == ["Katharina Berger", "Engines"])
        #expect(try ContactDatabase.open(at: bench.database).verify().flatMap(\.issues) == [])
    }

    @Test func aChoiceStaysThroughDeduplications() throws {
        _ = try choose("name=1")
        _ = try Deduplication(database: bench.database).run()
        #expect(try seen() == ["Katharina Berger", "Engines"])
    }

    @Test func whatCannotBeChosenIsSaid() throws {
        #expect(throws: PersonChoiceError.noSuchValue("organization", "Neu", ["1 (Acme)", "3 (Engines)"])) {
            try choose("company=Neu")
        }
        #expect(throws: PersonChoiceError.noSuchValue("organization", "2", ["1 (Acme)", "3 (Engines)"])) {
            try choose("company=2")
        }
        #expect(throws: PersonChoiceError.manyValues("email")) { try choose("email=1") }
        #expect(throws: PeopleError.noSuchPerson(9)) {
            try PersonChoice(database: bench.database).choose(person: 9, ["name=1"])
        }
    }
}
