import ContactCleaning
import ContactStore
import Foundation
import RegionInference
import SeededRandom
import SourceInput
import StoreTestSupport
import Testing

/// Address books that are read again: only the files that changed.
struct AddressBookUpdateTests {
    @Test func aFolderIsOneSource() throws {
        let book = try TestBook(TestBook.cards)
        let summary = try book.ingest()
        #expect(summary.inputs.count == 1)
        #expect(summary.total.storedContacts == 4)
        #expect(try book.rows("SELECT count(*), min(path) FROM sources") == ["1|\(book.path)"])
        #expect(
            try book.rows("SELECT name FROM members ORDER BY name") == [
                "people/ada.vcf", "people/bob.vcf", "people/group.vcf", "people/lovelace.vcf",
            ])
        #expect(try book.ingest(update: true).inputs.first?.status == .alreadyStored(path: book.path))
    }

    @Test func changedNewAndMissingFilesAreFollowed() throws {
        let book = try TestBook(TestBook.cards)
        try book.ingest()
        try book.write(TestBook.card("u-bob", "Bob Hill", "TEL:030 99999999"), to: "people/bob.vcf")
        try book.write(TestBook.card("u-cy", "Cy Young", "TEL:030 77777777"), to: "work/cy.vcf")
        try book.remove("people/lovelace.vcf")
        let update = try #require(try book.ingest(update: true).inputs.first?.update)
        let counts = [update.added, update.changed, update.unchanged, update.gone]
        #expect(counts == [1, 1, 2, 1])
        #expect(
            try book.rows("SELECT id, display_name FROM contacts ORDER BY id") == [
                "1|Ada Lovelace", "2|Bob Hill", "3|Team", "5|Cy Young",
            ])
        #expect(try book.issues() == [])
        // Undoing brings back what was read before; undoing that, what is there.
        let history = ChangeHistory(database: book.database)
        try history.undo()
        #expect(
            try book.rows("SELECT id, display_name FROM contacts ORDER BY id") == [
                "1|Ada Lovelace", "2|Bob Hill", "3|Team", "4|Ada Lovelace",
            ])
        #expect(try book.rows("SELECT raw FROM phone_numbers WHERE contact_id = 2") == ["030 34567890"])
        #expect(try book.issues() == [])
        try history.undo(try #require(try history.changes().last?.id))
        #expect(try book.rows("SELECT raw FROM phone_numbers WHERE contact_id = 2") == ["030 99999999"])
        #expect(try book.issues() == [])
    }

    @Test func aTouchedFileIsNoChange() throws {
        let book = try TestBook(TestBook.cards)
        try book.ingest()
        let text = try #require(try book.files()["people/bob.vcf"])
        try book.write(text, to: "people/bob.vcf")
        #expect(try book.ingest(update: true).inputs.first?.status == .alreadyStored(path: book.path))
        #expect(try book.rows("SELECT count(*) FROM changes") == ["1"])
    }

    @Test func editsStayWhereTheirTextDoes() throws {
        let book = try TestBook(TestBook.cards)
        try book.ingest()
        let bob = try #require(Int(try book.rows("SELECT id FROM contacts WHERE uid = 'u-bob'")[0]))
        _ = try ContactEditing(database: book.database).edit([bob], [try FieldAssignment("given=Robert")])
        try book.write(TestBook.card("u-bob", "Bob Hill", "TEL:030 99999999"), to: "people/bob.vcf")
        try book.ingest(update: true)
        #expect(try book.rows("SELECT given_name FROM current_contacts WHERE id = \(bob)") == ["Robert"])
        try book.write(TestBook.card("u-bob", "Rob Hill", "TEL:030 99999999"), to: "people/bob.vcf")
        try book.ingest(update: true)
        #expect(try book.rows("SELECT given_name FROM current_contacts WHERE id = \(bob)") == ["Rob"])
        #expect(try book.issues() == [])
    }

    @Test func anEmptyFolderIsAskedAbout() throws {
        let book = try TestBook(TestBook.cards)
        try book.ingest()
        for name in try book.files().keys { try book.remove(name) }
        let input = try #require(try book.ingest(update: true).inputs.first)
        guard case .failed(.unconfirmed) = input.status else {
            Issue.record("\(input.status)")
            return
        }
        #expect(try book.rows("SELECT count(*) FROM contacts") == ["4"])
        try book.ingest(update: true, removesMany: true)
        #expect(try book.rows("SELECT count(*) FROM contacts") == ["0"])
        #expect(try book.issues() == [])
    }

    @Test func otherSettingsAreRefused() throws {
        let book = try TestBook(TestBook.cards)
        try book.ingest()
        try book.write(TestBook.card("u-cy", "Cy Young", "TEL:030 77777777"), to: "work/cy.vcf")
        var ingest = Ingest(
            inputs: [book.path], database: book.database, options: CleaningOptions(region: try .init(code: "AT")))
        ingest.update = UpdateOptions()
        let error = try #require(try ingest.run().errors.first)
        #expect(error.description.contains("it was read with other settings (region DE"))
    }

    @Test("Any sequence of changes and updates gives what reading all of it gives", arguments: [UInt64(1), 2, 3, 4])
    func sequences(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let book = try TestBook()
        func card(_ number: Int) -> String {
            TestBook.card(
                number % 5 == 0 ? "" : "u-\(number)", "Person \(number)",
                "TEL:030 \(Int.random(in: 10_000_000...99_999_999, using: &random))",
                "NOTE:\(Int.random(in: 0...3, using: &random))")
        }
        for number in 0..<12 { try book.write(card(number), to: "c\(number % 3)/\(number).vcf") }
        try book.ingest()
        for _ in 0..<6 {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let number = Int.random(in: 0..<18, using: &random)
                let name = "c\(number % 3)/\(number).vcf"
                if Bool.random(using: &random), try book.files()[name] != nil {
                    try book.remove(name)
                } else {
                    try book.write(card(number), to: name)
                }
            }
            try book.ingest(update: true, removesMany: true)
            if Int.random(in: 0..<4, using: &random) == 0 {
                let history = ChangeHistory(database: book.database)
                if let last = try history.changes().last, last.kind != "ingest" {
                    try history.undo(last.id)
                    try history.undo(try #require(try history.changes().last?.id))
                }
            }
        }
        #expect(try book.issues() == [])
        let whole = TestBook.Copy(of: book)
        try whole.ingest()
        let values = """
            SELECT display_name, coalesce(uid, ''), note, raw FROM contacts JOIN phone_numbers ON contact_id = contacts.id ORDER BY 1, 2, 3, 4
            """
        #expect(try book.rows(values) == whole.rows(values))
        #expect(try book.rows("SELECT sha256 FROM sources") == whole.rows("SELECT sha256 FROM sources"))
    }
}

extension TestBook {
    /// The same folder with another database.
    struct Copy {
        private let path, database: String

        init(of book: TestBook) {
            path = book.path
            database = book.folder.path("whole.db")
        }

        func ingest() throws {
            _ = try Ingest(inputs: [path], database: database, options: CleaningOptions(region: try .init(code: "DE")))
                .run()
        }

        func rows(_ sql: String) throws -> [String] { try PlainSQL.rows(sql, in: database) }
    }
}
