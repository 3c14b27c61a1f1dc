import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Sources that come back with edited values, and every other byte as it was.
struct EditedSourceTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func same(_ text: String, _ name: String, _ assignments: String...) throws -> (text: String, missed: Int) {
        _ = try bench.ingest(bench.write(Array(text.utf8), to: name))
        let summary = try ContactEditing(database: bench.database).edit(
            [1], assignments.map { try FieldAssignment($0) })
        #expect(summary.refused == [])
        let export = Export(database: bench.database, format: .same)
        let file = try #require(try export.sameFiles().first)
        var bytes: [UInt8] = []
        let result = try export.write(file) { bytes.append(contentsOf: $0) }
        return (String(decoding: bytes, as: UTF8.self), result.missedEdits)
    }

    @Test func cellsAreWrittenInTheirColumns() throws {
        let (text, missed) = try same(
            "First Name;Last Name;Company;E-mail Address;Shoe Size;Notes\r\nAda;\"Love\"\"lase\";Acme ;;37;\r\nBo;B;Acme;;;x\r\n",
            "people.csv", "family=Love\"lace", "company=A; B", "email+=a@example.com", "column:Shoe Size=",
            "note=Two\nlines")
        #expect(
            text
                == "First Name;Last Name;Company;E-mail Address;Shoe Size;Notes\r\nAda;\"Love\"\"lace\";\"A; B\";a@example.com;;\"Two\nlines\"\r\nBo;B;Acme;;;x\r\n"
        )
        #expect(missed == 0)
    }

    @Test func whatHasNoColumnIsCounted() throws {
        let (text, missed) = try same(
            "First Name,Last Name\nAda,Lovelase\n", "people.csv", "family=Lovelace", "company=Acme")
        #expect(text == "First Name,Last Name\nAda,Lovelace\n")
        #expect(missed == 1)
    }

    @Test func propertiesOfCardsAreWritten() throws {
        let card = """
            BEGIN:VCARD\r
            VERSION:3.0\r
            N:Lovelase;Ada;;;\r
            FN:Ada Lovelase\r
            ORG:Acme\\, Inc.;Sales\r
            item1.EMAIL;TYPE=INTERNET:ada@example.com\r
            item1.X-ABLabel:work\r
            NOTE:old\r
            X-OTHER;A=B:kept as it is\r
            END:VCARD\r

            """
        let (text, missed) = try same(
            card, "ada.vcf", "family=Lovelace", "company=Engines; Co", "email=ada@example.net", "note=",
            "title=Countess")
        let expected = card.replacing("Lovelase", with: "Lovelace").replacing("Acme\\, Inc.", with: "Engines\\; Co")
            .replacing("ada@example.com", with: "ada@example.net").replacing("NOTE:old\r\n", with: "")
            .replacing("END:VCARD", with: "TITLE:Countess\r\nEND:VCARD")
        #expect(text == expected)
        #expect(missed == 0)
    }
}
