import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import SourceInput
import StoreTestSupport
import Testing

/// Plans, how they are applied, and how that is undone.
struct WriteBackTests {
    @Test func everythingIsWrittenAndGivenBack() throws {
        let book = try TestBook(TestBook.cards)
        try book.ingest()
        _ = try Deduplication(database: book.database).run()
        let bob = try #require(Int(try book.rows("SELECT id FROM contacts WHERE uid = 'u-bob'")[0]))
        _ = try ContactEditing(database: book.database).edit(
            [bob], [try FieldAssignment("given=Robert"), try FieldAssignment("email+=rob@example.com")])
        let before = try book.files()
        let plan = try #require(try book.plan())
        let counts = [plan.written, plan.deleted]
        #expect(counts == [3, 1])
        #expect(try book.files() == before)
        let result = try book.apply()
        #expect(result.leftOut == [])
        let after = try book.files()
        #expect(after.keys.sorted() == ["people/ada.vcf", "people/bob.vcf", "people/group.vcf"])
        let ada = try #require(after["people/ada.vcf"])
        #expect(
            ada.hasPrefix(
                """
                BEGIN:VCARD\r
                VERSION:3.0\r
                UID:u-ada\r
                FN:Ada Lovelace\r
                N:Lovelace;Ada;;;\r
                TEL;TYPE=CELL:+491712345678\r
                EMAIL:ada@example.com\r
                NOTE:first\\, longer than others\r
                X-FOO:bar\r
                TEL;TYPE=HOME:+493023456789\r
                BDAY:1990-01-02\r
                item1.URL:https://example.com\r
                item1.X-ABLabel:Blog\r
                REV:
                """))
        #expect(
            after["people/bob.vcf"]
                == """
                BEGIN:VCARD\r
                VERSION:3.0\r
                UID:u-bob\r
                FN:Robert Hill\r
                N:Hill;Robert;;;\r
                TEL;TYPE=WORK:+493034567890\r
                EMAIL:bob@example.com\r
                EMAIL:rob@example.com\r
                END:VCARD\r

                """)
        #expect(after["people/group.vcf"]?.contains("MEMBER:urn:uuid:u-ada\r\n") == true)
        // The database follows: nothing is left to be done.
        #expect(
            try book.rows("SELECT id, display_name FROM current_contacts ORDER BY id") == [
                "1|Ada Lovelace", "2|Robert Hill", "3|Team",
            ])
        #expect(try book.issues() == [])
        _ = try Deduplication(database: book.database).run()
        #expect(try book.plan() == nil)
        #expect(try book.ingest(update: true).inputs.first?.status == .alreadyStored(path: book.path))
        // And back, and forth, and back.
        let history = ChangeHistory(database: book.database)
        let change = try #require(result.change)
        try history.undo(change)
        #expect(try book.files() == before)
        #expect(try book.issues() == [])
        #expect(try book.rows("SELECT count(*) FROM edits") == ["3"])
        try history.undo(try #require(try history.changes().last?.id))
        #expect(try book.files() == after)
        #expect(try book.issues() == [])
        try history.undo(try #require(try history.changes().last?.id))
        #expect(try book.files() == before)
        // People were found anew meanwhile: those of contacts that came back are found by the next deduplication.
        _ = try Deduplication(database: book.database).run()
        #expect(try book.plan()?.steps == plan.steps)
    }

    @Test(
        "Only what is asked for is written",
        arguments: [
            (WriteBackOptions(numbers: nil, writesEdits: false, joinsPeople: true), [2, 1]),
            (WriteBackOptions(numbers: .e164, writesEdits: false, joinsPeople: false), [3, 0]),
            (WriteBackOptions(numbers: .international, writesEdits: false, joinsPeople: false), [3, 0]),
            (WriteBackOptions(numbers: nil, writesEdits: true, joinsPeople: false), [0, 0]),
        ])
    func parts(options: WriteBackOptions, counts: [Int]) throws {
        let book = try TestBook(TestBook.cards)
        let plan = try book.prepare(options)
        let found = [plan?.written ?? 0, plan?.deleted ?? 0]
        #expect(found == counts)
    }

    @Test func aLaterEditWinsWithAllThatGoesWithIt() throws {
        let book = try TestBook(TestBook.cards)
        try book.prepare()
        let edited = TestBook.card("u-two", "Ada Lovelace", "TEL:030 11111111")
        try book.write(edited, to: "people/lovelace.vcf")
        let result = try book.apply()
        #expect(
            Set(result.leftOut.map { ($0.path as NSString).lastPathComponent }) == [
                "ada.vcf", "lovelace.vcf", "group.vcf",
            ])
        let files = try book.files()
        #expect(files["people/lovelace.vcf"] == edited)
        #expect(files["people/ada.vcf"] == TestBook.cards["people/ada.vcf"])
        #expect(files["people/group.vcf"] == TestBook.cards["people/group.vcf"])
        #expect(files["people/bob.vcf"]?.contains("+493034567890") == true)
        #expect(try book.issues() == [])
    }

    /// Two cards of which one says nothing that the other does not say, apart from its UID.
    private static let copies = [
        "people/a.vcf": TestBook.card("u-a", "Ada Lovelace", "TEL:+491712345678", "EMAIL:ada@example.com"),
        "people/b.vcf": TestBook.card("u-b", "Ada Lovelace", "TEL:+491712345678", "EMAIL:ada@example.com"),
    ]

    @Test func aCardThatHasEverythingStaysByteForByte() throws {
        let book = try TestBook(Self.copies)
        let plan = try #require(try book.prepare())
        #expect(plan.written == 0)
        #expect(plan.deleted == 1)
        let result = try book.apply()
        let change = try #require(result.change)
        #expect(result.written == 0)
        #expect(result.deleted == 1)
        #expect(try book.files() == ["people/a.vcf": Self.copies["people/a.vcf"]])
        #expect(try book.issues() == [])
        try ChangeHistory(database: book.database).undo(change)
        #expect(try book.files() == Self.copies)
        #expect(try book.issues() == [])
    }

    @Test func aCopyGoesOnlyIfItsCardStaysAsItWas() throws {
        let book = try TestBook(Self.copies)
        try book.prepare()
        let edited = TestBook.card("u-a", "Ada Lovelace", "TEL:030 11111111")
        try book.write(edited, to: "people/a.vcf")
        let leftOut = try book.apply().leftOut.map { ($0.path as NSString).lastPathComponent }
        #expect(leftOut == ["a.vcf", "b.vcf"])
        #expect(try book.files()["people/b.vcf"] == Self.copies["people/b.vcf"])
    }

    @Test func cardsNameTheUIDThatTheJoinedCardTakes() throws {
        func old(_ uid: String) -> String {
            "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Lovelace;Ada\r\nFN:Ada Lovelace\r\nTEL:0171 2345678\r\nUID:\(uid)\r\nEND:VCARD\r\n"
        }
        let book = try TestBook([
            "people/a.vcf":
                "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nN:Lovelace;Ada;;;\r\nTEL:0171 2345678\r\nEND:VCARD\r\n",
            "people/b.vcf": old("u-b"), "people/c.vcf": old("u-c"),
            "people/d.vcf": TestBook.card("u-d", "Bob Hill", "TEL:030 34567890", "RELATED:u-c", "RELATED:u-b"),
        ])
        try book.prepare()
        _ = try book.apply()
        let files = try book.files()
        #expect(Set(files.keys) == ["people/a.vcf", "people/d.vcf"])
        #expect(files["people/a.vcf"]?.contains("UID:u-b\r\n") == true)
        #expect(files["people/d.vcf"]?.contains("u-c") == false)
    }

    @Test func undoingKeepsALaterEdit() throws {
        let book = try TestBook(TestBook.cards)
        try book.prepare()
        let change = try #require(try book.apply().change)
        let edited = TestBook.card("u-bob", "Bob Hill", "TEL:030 11111111")
        try book.write(edited, to: "people/bob.vcf")
        try ChangeHistory(database: book.database).undo(change)
        var expected = TestBook.cards
        expected["people/bob.vcf"] = edited
        #expect(try book.files() == expected)
        #expect(try book.issues() == [])
        let update = try book.ingest(update: true).inputs.first?.update
        #expect(update?.changed == 1)
    }

    @Test func undoingLeavesACardThatCameBackUnderAnotherName() throws {
        let book = try TestBook(TestBook.cards)
        try book.prepare()
        let change = try #require(try book.apply().change)
        let edited = TestBook.card("u-two", "Ada Lovelace", "TEL:030 11111111")
        try book.write(edited, to: "people/u-two.vcf")
        try ChangeHistory(database: book.database).undo(change)
        var expected = TestBook.cards
        expected["people/lovelace.vcf"] = nil
        expected["people/u-two.vcf"] = edited
        #expect(try book.files() == expected)
        try book.ingest(update: true)
        #expect(try book.issues() == [])
    }

    @Test func aPlanIsAppliedOnce() throws {
        let book = try TestBook(TestBook.cards)
        try book.prepare()
        let result = try book.apply()
        #expect(throws: WriteBackError.applied(result.plan.id, change: result.change ?? 0)) { try book.apply() }
        #expect(throws: WriteBackError.noPlan(99)) { try WriteBack(database: book.database, plan: 99).run() }
    }

    @Test func aChangeOutdatesAPlanThatIsNotBegun() throws {
        let book = try TestBook(TestBook.cards)
        let plan = try #require(try book.prepare())
        let ada = try #require(Int(try book.rows("SELECT id FROM contacts WHERE uid = 'u-ada'")[0]))
        _ = try ContactEditing(database: book.database).edit([ada], [try FieldAssignment("note=X")])
        let change = try #require(try ChangeHistory(database: book.database).changes().last)
        let outdated = WriteBackError.outdated(plan.id, change: change.id, kind: "edit")
        #expect(throws: outdated) { try book.apply() }
        #expect(throws: outdated) { try PlanDifferences(database: book.database, busyTimeout: 5).forEach(nil) { _ in } }
        #expect(try book.files() == TestBook.cards)
        // As an apply leaves it that was killed.
        try EditedDatabase.run("UPDATE plans SET status = 'begun'", in: book.database)
        #expect(try book.apply().leftOut == [])
        #expect(try book.files().count == 3)
        #expect(try book.issues() == [])
    }

    @Test func whatWouldBeLostIsNotJoined() throws {
        // An AGENT of 2.1 has no form in 3.0.
        let old = """
            BEGIN:VCARD\r
            VERSION:2.1\r
            N:Lovelace;Ada\r
            FN:Ada Lovelace\r
            TEL;CELL:0171 2345678\r
            EMAIL:ada@example.com\r
            AGENT:\r
            BEGIN:VCARD\r
            VERSION:2.1\r
            N:Smith;Agent\r
            TEL:030 77777777\r
            END:VCARD\r
            END:VCARD\r

            """
        let book = try TestBook(["ada.vcf": try #require(TestBook.cards["people/ada.vcf"]), "old.vcf": old])
        let plan = try #require(try book.prepare())
        #expect(plan.deleted == 0)
        #expect(
            try book.rows("SELECT reason FROM plan_steps WHERE file_id IS NULL").contains {
                $0.hasPrefix("not joined with contact")
            })
    }

    @Test func cardsOfTwoCollectionsStay() throws {
        let book = try TestBook([
            "family/ada.vcf": try #require(TestBook.cards["people/ada.vcf"]),
            "work/ada.vcf": try #require(TestBook.cards["people/lovelace.vcf"]),
        ])
        #expect(try book.prepare()?.deleted == 0)
    }

    @Test func optOutsWin() throws {
        let lines = ["TEL;TYPE=CELL:0171 2345678", "EMAIL:ada@example.com"]
        let book = try TestBook([
            "a.vcf": TestBook.card("a", "Ada Lovelace", lines[0], lines[1], "X-DO-NOT-CALL:no"),
            "b.vcf": TestBook.card("b", "Ada Lovelace", lines[0], lines[1], "X-DO-NOT-CALL:yes"),
        ])
        try book.prepare()
        try book.apply()
        let card = try #require(try book.files()["a.vcf"])
        #expect(card.contains("X-DO-NOT-CALL:yes") && !card.contains("X-DO-NOT-CALL:no"))
    }

    @Test func forgettingDropsWhatPlansKeep() throws {
        let book = try TestBook(TestBook.cards)
        try book.prepare()
        let change = try #require(try book.apply().change)
        let bob = try #require(Int(try book.rows("SELECT id FROM contacts WHERE uid = 'u-bob'")[0]))
        _ = try Erasure(database: book.database).erase(.contact(bob))
        #expect(try book.rows("SELECT count(*) FROM plan_files") == ["0"])
        #expect(try book.rows("SELECT name FROM members ORDER BY 1") == ["people/ada.vcf", "people/group.vcf"])
        #expect(throws: ChangeError.self) { try ChangeHistory(database: book.database).undo(change) }
        #expect(try book.issues() == [])
    }

    @Test func aFilterChangesNumbersAlone() throws {
        let card = TestBook.card(
            "a", "Ada", "TEL:0171 2345678", "item1.TEL:tel:+49-30-23456789", "TEL:110", "NOTE:0171 2345678")
        let output = try CardFilter(region: RegionCode("DE")).filter(Array(card.utf8))
        #expect(
            String(decoding: output, as: UTF8.self)
                == card.replacing("TEL:0171 2345678", with: "TEL:+491712345678").replacing(
                    "tel:+49-30-23456789", with: "tel:+49-30-23456789"))
        #expect(try CardFilter().filter(Array(card.utf8)) == Array(card.utf8))
        #expect(throws: SourceError.self) { try CardFilter().filter(Array("no card".utf8)) }
    }
}
