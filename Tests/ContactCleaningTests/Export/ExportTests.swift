import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import StoreTestSupport
import Testing

@testable import ContactCleaning

struct ExportTests {
    private let workbench: Workbench

    init() throws {
        workbench = try Workbench()
        let text = """
            First Name,Last Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,DoNotCall
            Robert,Hall,bob.hall@example.org,Mobile,+44 7400 123456,Work,x,1
            Bob,Hall,bob.hall@example.org,,+447400123456,Home,+49 (0)1512 3456789,0
            Ann,Lee,ann@example.com,,,,,

            """
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "people.csv"))
    }

    private func text(_ format: ExportFormat, _ change: (inout Export) -> Void = { _ in }) throws -> String {
        var export = Export(database: workbench.database, format: format)
        change(&export)
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func lines(of text: String, starting prefix: String) -> [String] {
        text.split(separator: "\r\n").filter { $0.hasPrefix(prefix) }.map(String.init)
    }

    @Test func acceptedNumbersAreWrittenInTheStyle() throws {
        #expect(
            try lines(of: text(.vcard3), starting: "TEL") == [
                "TEL;TYPE=CELL:+447400123456", "TEL;TYPE=WORK:x", "TEL:+447400123456", "TEL;TYPE=HOME:+4915123456789",
            ])
        #expect(try text(.vcard3) { $0.numbers = .international }.contains("TEL;TYPE=HOME:+49 1512 3456789"))
        #expect(try text(.vcard4) { $0.numbers = .rfc3966 }.contains("TEL;TYPE=home;VALUE=uri:tel:+49-1512-3456789"))
    }

    /// The only change of a book, to which no other edit draws a reader's attention.
    @Test(arguments: [ExportFormat.vcard3, .vcard4, .csv, .google, .jsonl]) func aNumberThatWasAddedIsWritten(
        _ format: ExportFormat
    ) throws {
        let editing = ContactEditing(database: workbench.database)
        _ = try editing.edit([3], [try FieldAssignment("phone+=+44 7400 123457")])
        let added = try text(format)
        #expect(added.contains("447400123457"))
        _ = try editing.edit([3], [try FieldAssignment("phone-=+447400123457")])
        #expect(!(try text(format).contains("447400123457")))
    }

    @Test func numbersAndContactsAreSelected() throws {
        #expect(
            try lines(of: text(.vcard3) { $0.selection.verdicts = ["rejected"] }, starting: "TEL") == [
                "TEL;TYPE=WORK:x"
            ])
        #expect(
            try lines(of: text(.vcard3) { $0.selection.countries = ["DE"] }, starting: "TEL") == [
                "TEL;TYPE=HOME:+4915123456789"
            ])
        #expect(try lines(of: text(.vcard3) { $0.selection.categories = .mobile }, starting: "FN").count == 2)
        #expect(
            try lines(of: text(.vcard3) { $0.selection.condition = "given_name = 'Ann'" }, starting: "FN") == [
                "FN:Ann Lee"
            ])
        #expect(try lines(of: text(.vcard3) { $0.selection.sources = ["other.csv"] }, starting: "FN") == [])
    }

    @Test func aCorrectionIsWritten() throws {
        try PlainSQL.run(
            """
            INSERT INTO changes (id, at, kind) VALUES (9, '2026-01-01', 'fix');
            INSERT INTO corrections (change_id, number_id, value, is_current, e164, country_code, region, verdict, plan_version)
            SELECT 9, id, '+1 212 555 2370', 1, '+12125552370', 1, 'US', 'accepted', '1' FROM phone_numbers WHERE raw = 'x'
            """, in: workbench.database)
        #expect(try lines(of: text(.vcard3), starting: "TEL;TYPE=WORK") == ["TEL;TYPE=WORK:+12125552370"])
        #expect(try lines(of: text(.vcard3) { $0.selection.verdicts = ["rejected"] }, starting: "TEL") == [])
        var export = Export(database: workbench.database, format: .same)
        export.numbers = .e164
        var bytes: [UInt8] = []
        try export.write(export.sameFiles()[0]) { bytes.append(contentsOf: $0) }
        #expect(String(decoding: bytes, as: UTF8.self).contains("Work,+12125552370,1"))
    }

    @Test func aPersonIsOneContact() throws {
        _ = try Deduplication(database: workbench.database).run()
        let cards = try text(.vcard3) { $0.mergesPeople = true }
        #expect(lines(of: cards, starting: "BEGIN").count == 2)
        #expect(
            lines(of: cards, starting: "TEL").sorted() == [
                "TEL;TYPE=CELL:+447400123456", "TEL;TYPE=HOME:+4915123456789", "TEL;TYPE=WORK:x",
            ])
        #expect(lines(of: cards, starting: "EMAIL") == ["EMAIL:bob.hall@example.org", "EMAIL:ann@example.com"])
        // The most complete name is shown, the other one kept, and who has opted out has opted out.
        #expect(lines(of: cards, starting: "N:") == ["N:Hall;Robert;;;", "N:Lee;Ann;;;"])
        #expect(cards.contains("X-TRUNKLINE-FIELD;X-NAME=givenName:Bob\r\n"))
        #expect(lines(of: cards, starting: "X-TRUNKLINE-COLUMN") == ["X-TRUNKLINE-COLUMN;X-NAME=DoNotCall:1"])
        // Read again and deduplicated again it is the same.
        let again = try Workbench()
        _ = try again.ingest(again.write(Array(cards.utf8), to: "people.vcf"))
        _ = try Deduplication(database: again.database).run()
        var export = Export(database: again.database, format: .vcard3)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        #expect(String(decoding: bytes, as: UTF8.self) == cards)
    }

    @Test func theViewOfPeopleHasEveryValueOnce() throws {
        _ = try Deduplication(database: workbench.database).run()
        let path = "\"\(try workbench.rows("SELECT path FROM sources")[0])\""
        let columns = try ["phone_values", "email_values", "opted_out"].map {
            try workbench.rows("SELECT \($0) FROM people_cards ORDER BY person_id LIMIT 1")[0]
        }
        #expect(
            columns[0] == """
                [{"value":"+447400123456","extension":null,"labels":["mobile"],"raw":["+44 7400 123456","+447400123456"],\
                "sources":[\(path)]},{"value":"x","extension":null,"labels":["work"],"raw":["x"],"sources":[\(path)]},\
                {"value":"+4915123456789","extension":null,"labels":["home"],"raw":["+49 (0)1512 3456789"],"sources":[\(path)]}]
                """)
        #expect(
            columns[1]
                == #"[{"value":"bob.hall@example.org","labels":[],"raw":["bob.hall@example.org"],"sources":[\#(path)]}]"#
        )
        #expect(columns[2] == "1")
        #expect(try workbench.rows("SELECT opted_out FROM people_cards WHERE name = 'Ann Lee'") == ["0"])
        #expect(
            try workbench.rows("SELECT DISTINCT address_values || organization_values FROM people_cards") == ["[][]"])
    }

    @Test func withoutADeduplicationThereAreNoPeople() {
        #expect(throws: NoPeople.self) { try Export(database: workbench.database, format: .csv).requirePeople() }
    }

    @Test(arguments: [ExportFormat.csv, .google, .outlook, .hubspot, .salesforce, .vcard3, .vcard4])
    func aSecondRoundIsTheSame(format: ExportFormat) throws {
        let first = try text(format)
        let again = try Workbench()
        let name = format == .vcard3 || format == .vcard4 ? "a.vcf" : "a.csv"
        _ = try again.ingest(again.write(Array(first.utf8), to: name))
        let export = Export(database: again.database, format: format)
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        #expect(String(decoding: bytes, as: UTF8.self) == first)
        // HubSpot has one column for numbers of no kind: a second one is in the note.
        let isHubSpot = format == .hubspot
        #expect(
            try again.rows("SELECT e164 FROM phone_numbers WHERE e164 IS NOT NULL ORDER BY e164")
                == ["+447400123456", "+447400123456"] + (isHubSpot ? [] : ["+4915123456789"]))
        #expect(
            try again.rows("SELECT count(*) FROM contacts WHERE note LIKE '%Phone (home): +4915123456789%'")
                == [isHubSpot ? "1" : "0"])
    }

    /// The people of an export are found again in it, each as one contact, and their export is the same file.
    @Test(arguments: [ExportFormat.csv, .google, .vcard3, .vcard4])
    func peopleAreTheSameInASecondRound(format: ExportFormat) throws {
        _ = try Deduplication(database: workbench.database).run()
        let first = try text(format) { $0.mergesPeople = true }
        let again = try Workbench()
        let isCard = format == .vcard3 || format == .vcard4
        _ = try again.ingest(again.write(Array(first.utf8), to: isCard ? "people.vcf" : "people.csv"))
        let summary = try Deduplication(database: again.database).run()
        #expect(summary.people == 2 && summary.contacts == 2)
        var export = Export(database: again.database, format: format)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        #expect(String(decoding: bytes, as: UTF8.self) == first)
        for table in [
            "SELECT DISTINCT e164 FROM phone_numbers WHERE e164 IS NOT NULL ORDER BY 1",
            "SELECT DISTINCT lower(address) FROM emails ORDER BY 1",
        ] {
            #expect(try again.rows(table) == workbench.rows(table))
        }
    }

    @Test func everyLineOfJSONIsAnObject() throws {
        let lines = try text(.jsonl).split(separator: "\n")
        #expect(lines.count == 3)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?.keys.count == 35)
        }
        #expect(lines[0].contains(#""verdict":"rejected","reason":"notANumber""#))
    }
}
