import ContactStore
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// A value that two contacts of a person have in two forms stands once.
struct RepeatedValuesTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// Stores cards of one person, each with some lines, the newest last.
    private func onePerson(_ cards: [[String]]) throws {
        let text = cards.enumerated().map { place, lines in
            let head = [
                "BEGIN:VCARD", "VERSION:3.0", "N:Roux;Paul;;;", "TEL;TYPE=CELL:650-253-0000",
                "REV:202\(place)0101T000000Z",
            ]
            return (head + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        }
        _ = try bench.ingest(try bench.write(Array(text.joined().utf8), to: "cards.vcf"))
        _ = try PeopleDecisions(database: bench.database).join(Array(1...cards.count))
    }

    private func lines(_ property: String) throws -> [String] {
        var export = Export(database: bench.database, format: .vcard4)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            .filter { $0.hasPrefix(property) || $0.contains("X-NAME=\(property)") }
    }

    @Test(arguments: [
        (["BDAY:1985-03-14", "BDAY:--0314"], ["BDAY:19850314"], "1985-03-14"),
        (["BDAY:--0314", "BDAY:1985-03-14"], ["BDAY:19850314"], "1985-03-14"),
        (["BDAY:1985-03-14", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-14"], ["BDAY:19850314"], "1985-03-14"),
        (["BDAY:--0314", "BDAY:--0314"], ["BDAY:--0314"], "--03-14"),
    ])
    func aDateStandsForItsParts(_ dates: [String], _ expected: [String], _ shown: String) throws {
        try onePerson(dates.map { [$0] })
        #expect(try lines("BDAY") == expected)
        #expect(try lines("birthday").isEmpty)
        #expect(try bench.rows("SELECT birthday FROM people_cards") == [shown])
        let store = try ContactDatabase.open(at: bench.database)
        #expect(try store.mergedValues(ofPerson: 1).first { $0.field == "birthday" }?.value == shown)
    }

    /// A day that no other contact has with a year is the newest of two that differ.
    @Test func anotherDayIsAnotherDate() throws {
        try onePerson([["BDAY:1985-03-14"], ["BDAY:--0520"]])
        #expect(try bench.rows("SELECT birthday FROM people_cards") == ["--05-20"])
        _ = try PersonChoice(database: bench.database).choose(person: 1, ["birthday=1"])
        #expect(try bench.rows("SELECT birthday FROM people_cards") == ["1985-03-14"])
    }

    @Test func aDateThatIsChosenStays() throws {
        try onePerson([["BDAY:1985-03-14"], ["BDAY:--0314"]])
        _ = try PersonChoice(database: bench.database).choose(person: 1, ["birthday=2"])
        #expect(try bench.rows("SELECT birthday FROM people_cards") == ["--03-14"])
        #expect(try lines("BDAY") == ["BDAY:--0314"])
    }

    @Test(arguments: [
        ([";;Leopoldstr. 12;München;;80802;Deutschland", ";;Leopoldstr. 12;München;;80802;DE"], 1),
        ([";;Leopoldstr. 12;München;;80802;Germany", ";;LEOPOLDSTR 12;München;;80802;Deutschland"], 1),
        ([";;Leopoldstr. 12;München;;80802;", ";;Leopoldstr. 12;München;;80802;DE"], 1),
        ([";;Leopoldstr. 12;München;;80802;AT", ";;Leopoldstr. 12;München;;80802;DE"], 2),
        ([";;Leopoldstr. 12;München;;80802;", ";;Leopoldstr. 21;München;;80802;"], 2),
    ])
    func anAddressStandsOnce(_ addresses: [String], _ count: Int) throws {
        try onePerson(addresses.map { ["ADR;TYPE=HOME:\($0)"] })
        #expect(try lines("ADR").count == count)
    }

    @Test func aTownIsNoPartOfAnAddressElsewhere() throws {
        try onePerson([["ADR;TYPE=HOME:;;;München;;;"], ["ADR;TYPE=WORK:;;Leopoldstr. 12;München;;80802;"]])
        #expect(try lines("ADR").count == 2)
    }

    @Test func categoriesAndRelativesAreTheSameInAnyCase() throws {
        try onePerson([
            ["CATEGORIES:VIP,Kunde", "X-SPOUSE:Anna Roux"], ["CATEGORIES:vip", "X-SPOUSE:ANNA ROUX"],
        ])
        #expect(try lines("CATEGORIES") == ["CATEGORIES:vip,Kunde"])
        #expect(try lines("RELATED").count == 1)
    }
}
