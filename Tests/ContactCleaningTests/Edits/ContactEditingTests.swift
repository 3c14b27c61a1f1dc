import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Edits of any value: what they need, what they leave, who sees them, and that they can be undone.
struct ContactEditingTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        let input = try bench.write(
            Array(
                """
                Record ID,First Name,Last Name,Full Name,Company,Home Phone,E-mail Address,E-mail 2 Address,Home City,Birthday,Shoe Size
                a,Ada,Lovelase,Ada Lovelase,Acme,650-253-0000,ada@example.com,,Zurich,1815-12-10,37
                b,Bo,Beispiel,,Acme,212-555-0123,bo@example.com,bo@example.org,,,
                c,Cleo,Muster,,,,,,,,

                """.utf8), to: "people.csv")
        _ = try bench.ingest(input)
    }

    private var editing: ContactEditing { ContactEditing(database: bench.database, author: "Eve") }
    private var history: ChangeHistory { ChangeHistory(database: bench.database) }

    @discardableResult
    private func edit(_ contact: Int, _ texts: String...) throws -> EditSummary {
        try editing.edit([contact], texts.map { try FieldAssignment($0) })
    }

    private func expectSound() throws {
        #expect(try ContactDatabase.open(at: bench.database).verify().flatMap(\.issues) == [])
    }

    private func exported(_ format: ExportFormat = .csv) throws -> String {
        var bytes: [UInt8] = []
        let export = Export(database: bench.database, format: format)
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func everyReaderSeesAnEdit() throws {
        let read = try bench.rows("SELECT family_name, organization FROM contacts WHERE id = 1")
        let summary = try edit(1, "family=Lovelace", "company=Analytical Engines", "email=ada@example.net")
        #expect(summary.refused == [])
        #expect(
            summary.edited.map(\.field) == ["familyName", "displayName", "organization", "email"],
            "the full name follows")
        #expect(summary.edited.map(\.follows) == [false, true, false, false])
        #expect(
            try bench.rows("SELECT family_name, display_name, organization FROM current_contacts WHERE id = 1")
                == ["Lovelace|Ada Lovelace|Analytical Engines"])
        #expect(try bench.rows("SELECT contact FROM accepted_numbers WHERE contact_id = 1") == ["Ada Lovelace"])
        #expect(try bench.rows("SELECT address FROM current_emails WHERE contact_id = 1") == ["ada@example.net"])
        for format in [ExportFormat.csv, .vcard3, .jsonl, .google] {
            let text = try exported(format)
            #expect(text.contains("Lovelace") && text.contains("ada@example.net") && !text.contains("Lovelase"))
        }
        let condition = { () -> ContactSelection in
            var selection = ContactSelection()
            selection.condition = "family_name = 'Lovelace'"
            return selection
        }()
        var found: [Int] = []
        try ContactDatabase.open(at: bench.database).forEachContact(condition) { found.append($0.id) }
        #expect(found == [1])
        // The rows of the source stay.
        #expect(try bench.rows("SELECT family_name, organization FROM contacts WHERE id = 1") == read)
        try expectSound()
    }

    @Test func peopleAreMatchedByEditedValues() throws {
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT count(*) FROM people") == ["3"])
        try edit(3, "given=Bo", "family=Beispiel", "email+=bo@example.com")
        #expect(try ContactDatabase.open(at: bench.database).hasCorrectionsSincePeople())
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT count(*) FROM people") == ["2"])
        #expect(
            try bench.rows("SELECT name, emails FROM people_cards WHERE contacts = 2")
                == ["Bo Beispiel|bo@example.com,bo@example.org"])
        try expectSound()
    }

    @Test func valuesAreAddedChosenAndRemoved() throws {
        try edit(
            1, "email+=second@example.com", "phone.work+=650-253-0001", "note+=Met in London", "column:Shoe Size=38")
        #expect(
            try bench.rows("SELECT address FROM current_emails WHERE contact_id = 1 ORDER BY id")
                == ["ada@example.com", "second@example.com"])
        #expect(
            try bench.rows("SELECT label, e164 FROM current_numbers WHERE contact_id = 1 ORDER BY id")
                == ["home|+16502530000", "work|+16502530001"])
        #expect(try bench.rows("SELECT numbers, numbers_accepted FROM source_summary") == ["3|2"])
        #expect(
            try bench.rows("SELECT note, extras FROM current_contacts WHERE id = 1")[0].contains(#""Shoe Size":"38""#))
        let several = try edit(1, "email=x@example.com")
        #expect(
            several.refused.map(\.reason) == [
                .severalValues(["email.1 (ada@example.com)", "email.2 (second@example.com)"])
            ])
        try edit(1, "email.1=", "email-=second@example.com", "phone.work=")
        #expect(try bench.rows("SELECT count(*) FROM current_emails WHERE contact_id = 1") == ["0"])
        #expect(try bench.rows("SELECT e164 FROM current_numbers WHERE contact_id = 1") == ["+16502530000"])
        #expect(try bench.rows("SELECT numbers, numbers_accepted FROM source_summary") == ["2|1"])
        try expectSound()
    }

    @Test(arguments: [
        ["phone+=+1 650 253 0001"], ["phone+=+1 650 253 0001", "phone-=650-253-0000"],
        ["phone+=+1 650 253 0001", "phone-=+1 650 253 0001"], ["phone="],
    ])
    func theNumbersOfASourceAreThoseOfEveryVerdict(_ edits: [String]) throws {
        for text in edits { _ = try editing.edit([1], [try FieldAssignment(text)]) }
        let source = try #require(try ContactDatabase.open(at: bench.database).sources().first)
        #expect(source.numbers == source.accepted + source.rejected + source.ambiguous + source.empty)
        #expect(try bench.rows("SELECT numbers FROM source_summary") == [String(source.numbers)])
        let reports = [
            try SummaryReport.make(database: bench.database), try RejectedReport(database: bench.database).make(),
        ]
        for report in reports {
            #expect(report.facts.contains { $0.key == "numbers" && $0.value == .count(source.numbers) })
        }
    }

    @Test(arguments: [
        ("email=nobody", "There is no @ in it"), ("family=555", "no name"), ("birthday=1815-02-31", "day"),
        ("given=\u{1}", "control character"), ("birthday=3/4/2001", "Day and month could be swapped."),
        ("birthday=30.02.2001", "The calendar has no such day. Correct it."), ("birthday=4/25/85", "century"),
        ("birthday=spring", "no date"),
    ])
    func whatAnIngestFindsWrongIsRefused(_ text: String, _ reason: String) throws {
        let before = try PlainSQL.dump(bench.database)
        let summary = try edit(1, text)
        #expect(summary.change == nil && summary.edited == [])
        #expect(summary.refused.count == 1 && summary.refused[0].reason.description.contains(reason))
        #expect(!summary.refused[0].reason.description.contains("kept as text"))
        #expect(try PlainSQL.dump(bench.database) == before)
        var editing = editing
        editing.keepsInvalid = true
        #expect(try editing.edit([1], [FieldAssignment(text)]).refused == [])
        try expectSound()
    }

    @Test func aNumberIsReadAsItsSourceIs() throws {
        #expect(try edit(1, "phone=12").refused.map(\.reason) == [.number(.rejected(.tooShort))])
        #expect(try edit(1, "phone=(650) 253-0009").refused == [])
        #expect(try bench.rows("SELECT e164 FROM current_numbers WHERE contact_id = 1") == ["+16502530009"])
    }

    @Test func unknownContactsAreRefusedAndOthersEdited() throws {
        let summary = try editing.edit([77, 2], [FieldAssignment("company=Neu")])
        #expect(summary.refused.map(\.reason) == [.noSuchContact])
        #expect(summary.edited.map(\.contact) == [2])
    }

    @Test func aDryRunChangesNothing() throws {
        let before = try PlainSQL.dump(bench.database)
        var editing = editing
        editing.isDryRun = true
        var selection = ContactSelection()
        selection.condition = "organization = 'Acme'"
        let summary = try editing.edit(
            where: selection, [FieldAssignment("company=Neu"), FieldAssignment("email+=n@example.com")])
        #expect(summary.edited.count == 4 && summary.change == nil)
        #expect(try PlainSQL.dump(bench.database) == before)
    }

    @Test func theHistoryOfATextIsKnown() throws {
        try edit(1, "company=B")
        try edit(1, "company=C")
        let store = try ContactDatabase.open(at: bench.database)
        let texts = try store.textChanges(ofContact: 1)
        #expect(
            texts.map { "\($0.change) \($0.before) -> \($0.after) \($0.isCurrent)" } == [
                "2 Acme -> B false", "3 B -> C true",
            ])
        let shown = try InspectedContact.inspect(1, in: store).values.first { $0.field == "organization" }
        #expect(
            shown?.text == "C" && shown?.readText == "Acme" && shown?.change?.id == 3 && shown?.change?.author == "Eve")
        try edit(1, "column:Shoe Size=38")
        try edit(1, "column:New=x")
        let columns = try InspectedContact.inspect(1, in: store).values.filter { $0.field.hasPrefix("column:") }
        #expect(
            columns.map { "\($0.field) \($0.readText ?? "-") \($0.text) \($0.change?.id ?? 0)" }.sorted() == [
                "column:New  x 5", "column:Record ID - a 0", "column:Shoe Size 37 38 4",
            ])
        try edit(1, "company=")
        let removed = try InspectedContact.inspect(1, in: store).values.first { $0.field == "organization" }
        #expect(removed?.text == "" && removed?.readText == "Acme")
    }

    /// The values that a user sees of the whole database.
    private func seen() throws -> [String] {
        try ["contacts", "emails", "addresses", "details"].flatMap {
            try bench.rows("SELECT * FROM current_\($0) ORDER BY id")
        }
            + bench.rows("SELECT id, contact_id, label, value, e164, verdict FROM current_numbers ORDER BY id")
            + [try exported(.jsonl)]
    }

    @Test(arguments: Seeds.first(1)) func undoneInAnyOrderTheyEndWhereTheyBegan(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let start = try seen()
        let texts = [
            "company=Neu", "company=", "given=Ida", "family=Neumann", "email+=n@example.com", "email.1=",
            "email.2=x@example.org",
            "phone+=650-253-0007", "phone.1=650-253-0008", "phone.1=", "city=Bern", "street+=Weg 1", "note=Hello",
            "column:Shoe Size=40", "column:New=1", "email.1.label=private", "birthday=1900-01-02",
            "url+=https://example.com",
            "organization.1.label=work", "category+=friends",
        ]
        for _ in 0..<12 {
            let contact = Int.random(in: 1...3, using: &random)
            let text = try #require(texts.randomElement(using: &random))
            _ = try edit(contact, text)
            if Int.random(in: 0..<3, using: &random) == 0 {
                let changes = try history.changes().filter { !$0.isUndone && $0.kind != "ingest" }
                if let change = changes.randomElement(using: &random) { _ = try history.undo(change.id) }
            }
        }
        let end = try seen()
        // By the cursor and by SQL: the export and the views have the same addresses.
        let addresses = try bench.rows("SELECT address FROM current_emails ORDER BY id")
        #expect(addresses.allSatisfy { end.last?.contains($0) == true })
        try expectSound()
        var undone: [Int] = []
        while true {
            let changes = try history.changes().filter { $0.kind == "edit" && !$0.isUndone }
            guard let change = changes.randomElement(using: &random) else { break }
            _ = try history.undo(change.id)
            undone.append(try #require(try history.changes().last?.id))
        }
        #expect(try seen() == start)
        for change in undone.reversed() { _ = try history.undo(change) }
        #expect(try seen() == end)
        try expectSound()
    }

    @Test func aNewerExportKeepsEditsOfWhatItDoesNotChange() throws {
        try edit(1, "family=Lovelace", "company=Engines", "email+=second@example.com", "phone+=650-253-0001")
        let newer = try bench.write(
            Array(
                """
                Record ID,First Name,Last Name,Full Name,Company,Home Phone,E-mail Address,E-mail 2 Address,Home City,Birthday,Shoe Size
                b,Bo,Beispiel,,Acme,212-555-0123,bo@example.com,bo@example.org,,,
                a,Ada,Lovelase,Ada Lovelase,Newer,650-253-0000,ada@example.com,,Zurich,1815-12-10,37

                """.utf8), to: "newer.csv")
        let before = try seen()
        var ingest = Ingest(inputs: [newer], database: bench.database, options: bench.options)
        ingest.update = UpdateOptions(key: .column("Record ID"))
        _ = try ingest.run()
        let contact = "(SELECT id FROM contacts WHERE given_name = 'Ada')"
        #expect(
            try bench.rows("SELECT family_name, organization FROM current_contacts WHERE id = \(contact)") == [
                "Lovelace|Newer"
            ],
            "the newer export has another company")
        #expect(
            try bench.rows("SELECT address FROM current_emails WHERE contact_id = \(contact) ORDER BY id")
                == ["ada@example.com", "second@example.com"])
        #expect(
            try bench.rows("SELECT e164 FROM current_numbers WHERE contact_id = \(contact) ORDER BY id")
                == ["+16502530000", "+16502530001"])
        try expectSound()
        _ = try history.undo()
        #expect(try seen() == before)
        try expectSound()
    }

    @Test func whoIsForgottenHasNoEdits() throws {
        try edit(1, "family=Secretname", "email+=secret@example.com", "phone+=650-253-0001", "note=Secretnote")
        var erasure = Erasure(database: bench.database)
        erasure.program = "test"
        _ = try erasure.erase(.contact(1))
        let bytes = try Data(contentsOf: URL(filePath: bench.database))
        for text in ["Secretname", "secret@example.com", "Secretnote", "2530001"] {
            #expect(bytes.range(of: Data(text.utf8)) == nil)
        }
        try expectSound()
    }

    @Test func aNumberThatAnEditAddedIsForgotten() throws {
        try edit(2, "phone+=650-253-0777", "note=Call 650 253 0777")
        _ = try Erasure(database: bench.database).erase(.number("+16502530777"))
        let bytes = try Data(contentsOf: URL(filePath: bench.database))
        #expect(bytes.range(of: Data("2530777".utf8)) == nil && bytes.range(of: Data("253 0777".utf8)) == nil)
        try expectSound()
    }
}
