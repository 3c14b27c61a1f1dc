import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import StoreTestSupport
import Testing

/// Whoever is forgotten is not to be read anywhere in the file, and does not come back.
struct ForgettingTests {
    private let bench: Workbench

    private static let text = """
        First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Notes
        Ada,Example,(650) 253-0000,,ada@example.com,x
        Bo,Beispiel,650.253.0000,650-253-0001,bo@example.com,
        Cleo,Muster,650-253-0002,,cleo@example.com,"ask Ada, +1 650 253-0000 or 16502530000"
        Dan,Ejemplo,123,,not an address 6502530000,
        Eve,Primer,+44 20 7183 8750,,eve@example.com,

        """

    init() throws {
        bench = try Workbench()
        _ = try bench.ingest(bench.folder.write(Self.text, to: "people.csv"))
        _ = try Deduplication(database: bench.database).run()
        let dan = try #require(
            try bench.rows("SELECT id FROM phone_numbers WHERE raw = '123'").first.flatMap { Int($0) })
        _ = try NumberFixes(database: bench.database).fix([.init(number: dan, value: "+1 (650) 253 0003")])
    }

    private func forget(_ subject: Forgetting.Subject) throws -> ForgetCertificate {
        try Forgetting(database: bench.database).forget(subject)
    }

    /// All bytes of the database and the files beside it.
    private func bytes() throws -> String {
        var text = ""
        for name in try FileManager.default.contentsOfDirectory(atPath: bench.folder.url.path)
        where name.hasPrefix("contacts.db") {
            text += String(
                decoding: try Data(contentsOf: bench.folder.url.appendingPathComponent(name)), as: UTF8.self)
        }
        return text
    }

    private func expectSound() throws {
        let checks = try ContactDatabase.open(at: bench.database).verify()
        #expect(checks.filter { !$0.hasPassed } == [])
    }

    @Test func aNumberIsNowhereInTheFileAnyMore() throws {
        let spellings = ["650) 253-0000", "650.253.0000", "650 253-0000", "16502530000", "6502530000", "253-0000"]
        #expect(try spellings.allSatisfy { try bytes().contains($0) })
        let certificate = try forget(.number("+16502530000"))
        let left = try bytes()
        for spelling in spellings + ["Ada", "ada@example.com", "Beispiel", "bo@example.com"] where spelling != "Ada" {
            #expect(!left.contains(spelling), "\(spelling)")
        }
        #expect(try bench.rows("SELECT display_name, given_name FROM contacts ORDER BY id").count == 3)
        #expect(
            try bench.rows("SELECT note FROM contacts WHERE given_name = 'Cleo'") == [
                "ask Ada, +1 [forgotten] or 1[forgotten]"
            ])
        #expect(certificate.contacts == 2)
        #expect(certificate.pagesWithTracesBefore ?? 0 > 0)
        #expect(certificate.pagesWithTracesAfter == 0)
        #expect(certificate.deletedRows.first { $0.name == "contacts" }?.count == 2)
        #expect(certificate.sha256Before != certificate.sha256After)
        #expect(certificate.sha256After.count == 64)
        #expect(!FileManager.default.fileExists(atPath: bench.database + "-journal"))
        #expect(try bench.rows("SELECT contacts_seen, contacts_stored, contacts_forgotten FROM sources") == ["5|3|2"])
        #expect(try bench.rows("SELECT kind, length(digest), length(salt) FROM forgotten") == ["number|64|32"])
        try expectSound()
        #expect(throws: ChangeError.final(certificate.change, kind: "forget")) {
            try ChangeHistory(database: bench.database).undo(certificate.change)
        }
    }

    @Test func aContactIsErasedWithWhatWasFoundAndDecidedAboutIt() throws {
        let dan = try #require(
            try bench.rows("SELECT id FROM contacts WHERE given_name = 'Dan'").first.flatMap { Int($0) })
        #expect(try bench.rows("SELECT count(*) FROM findings WHERE code = 'invalidEmail'") == ["1"])
        _ = try PeopleDecisions(database: bench.database).join([1, dan])
        let certificate = try forget(.contact(dan))
        #expect(certificate.contacts == 1 && certificate.pagesWithTracesBefore == nil)
        let left = try bytes()
        for word in ["Ejemplo", "253 0003", "+16502530003", "not an address"] {
            #expect(!left.contains(word), "\(word)")
        }
        #expect(try bench.rows("SELECT count(*) FROM corrections") == ["0"])
        #expect(try bench.rows("SELECT count(*) FROM decisions WHERE decided_by = 'user'") == ["0"])
        try expectSound()
        #expect(try ContactDatabase.open(at: bench.database).hasCorrectionsSincePeople())
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT count(*) FROM memberships") == ["4"])
        try expectSound()
    }

    @Test func aSourceIsErasedByItsPathOrContent() throws {
        let other = try bench.folder.write("First Name,Home Phone\nFay,650-253-0009\n", to: "other.csv")
        _ = try bench.ingest(other)
        let copy = try bench.folder.write("First Name,Home Phone\nFay,650-253-0009\n", to: "copy.csv")
        let certificate = try forget(.source(copy))
        #expect(certificate.contacts == 0 || certificate.deletedRows.contains { $0.name == "sources" && $0.count == 1 })
        #expect(try bench.rows("SELECT count(*) FROM sources") == ["1"])
        #expect(try !bytes().contains("Fay"))
        try expectSound()
    }

    @Test(arguments: [Forgetting.Subject.contact(1), .number("+16502530000"), .number("+16502530001")])
    func keptContentOfTouchedSourcesIsErasedToo(_ subject: Forgetting.Subject) throws {
        _ = try bench.ingest(bench.folder.write("First Name,Home Phone\nFay,650-253-0009\n", to: "other.csv"))
        try EditedDatabase.run(
            "INSERT INTO raw_content VALUES (1, 1, 0, 3, x'414141'), (2, 2, 0, 3, x'424242')", in: bench.database)
        _ = try forget(subject)
        #expect(try bench.rows("SELECT source_id FROM raw_content") == ["2"])
    }

    @Test func whatIsNotThereIsSaid() throws {
        let before = try PlainSQL.dump(bench.database)
        #expect(throws: ForgetError.noSuchContact(99)) { try forget(.contact(99)) }
        #expect(throws: ForgetError.noSuchSource("none.csv")) { try forget(.source("none.csv")) }
        #expect(throws: ForgetError.notANumber("6502530000")) { try forget(.number("6502530000")) }
        #expect(try PlainSQL.dump(bench.database) == before)
    }

    @Test func aNumberThatIsNotThereStaysAwayAllTheSame() throws {
        let certificate = try forget(.number("+16502531111"))
        #expect(certificate.contacts == 0)
        #expect(try bench.rows("SELECT count(*) FROM forgotten") == ["1"])
        try expectSound()
    }

    @Test(arguments: [
        ("+1 (650) 253-0000", true), ("650 253 0000", true), ("tel:+16502530000;ext=5", true),
        ("00 1 650 253 0000", true), ("011 1 6502530000", true), ("٦٥٠ ٢٥٣ ٠٠٠٠", true), ("６５０２５３００００", true),
        ("650\u{A0}253\u{202F}0000", true), ("6502530000 / 6502530001", true), ("6502530001 6502530000", true),
        ("+44 6502530000", false), ("65025300001", false), ("6502530001", false), ("+16502530001", false),
        ("96502530000", false), ("650253000", false), ("", false),
    ])
    func spellingsAreFound(_ text: String, _ isThere: Bool) throws {
        _ = try bench.ingest(
            bench.folder.write("First Name,Home Phone,Notes\nFay,650-253-7777,\"\(text)\"\n", to: "fay.csv"))
        _ = try forget(.number("+16502530000"))
        let note = try bench.rows("SELECT note FROM contacts WHERE given_name = 'Fay'").first ?? ""
        #expect(note.contains("[forgotten]") == isThere, "\(note)")
    }
}

/// Whoever is forgotten does not come back with the next ingest.
struct ForgottenFilterTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        _ = try bench.ingest(
            bench.folder.write(
                "First Name,Last Name,Home Phone,E-mail Address\nAda,Example,650-253-0000,ada@example.com\n"
                    + "Bo,Beispiel,650-253-0001,\n", to: "first.csv"))
    }

    private static let second = """
        Full Name,Mobile,Email
        Example Ada,+1 (650) 253 0000,
        Ada Example,,ADA@example.com
        Cleo Muster,650-253-0000,
        Dan Ejemplo,650-253-0004,

        """

    private func names(evenForgotten: Bool = false, isDryRun: Bool = false) throws -> ([String], IngestSummary) {
        var ingest = Ingest(
            inputs: [try bench.folder.write(Self.second, to: "second.csv")], database: bench.database,
            options: bench.options, isDryRun: isDryRun)
        ingest.readsForgotten = evenForgotten
        let summary = try ingest.run()
        #expect(try ContactDatabase.open(at: bench.database).verify().filter { !$0.hasPassed } == [])
        return (
            try bench.rows("SELECT name FROM _contact_names WHERE name NOT LIKE 'Bo%' ORDER BY contact_id"), summary
        )
    }

    @Test func aNumberKeepsEverybodyAwayWhoHasIt() throws {
        _ = try Forgetting(database: bench.database).forget(.number("+16502530000"))
        let (names, summary) = try names()
        #expect(names == ["Ada Example", "Dan Ejemplo"])
        #expect(summary.total.forgottenContacts == 2)
        #expect(summary.total.seenContacts == 4)
        #expect(
            try bench.rows("SELECT contacts_seen, contacts_stored, contacts_forgotten FROM sources ORDER BY id")
                == ["2|1|1", "4|2|2"])
    }

    @Test func aPersonIsKnownByNameAndNumberOrAddress() throws {
        _ = try Forgetting(database: bench.database).forget(.contact(1))
        #expect(try names().0 == ["Cleo Muster", "Dan Ejemplo"])
    }

    @Test func aDryRunCountsTheSame() throws {
        _ = try Forgetting(database: bench.database).forget(.contact(1))
        #expect(try names(isDryRun: true).1.total.forgottenContacts == 2)
    }

    @Test func somebodyMayComeBackOnRequest() throws {
        _ = try Forgetting(database: bench.database).forget(.contact(1))
        #expect(try names(evenForgotten: true).0.count == 4)
    }

    @Test func aForgottenSourceStaysAway() throws {
        _ = try Forgetting(database: bench.database).forget(.source(bench.folder.path("first.csv")))
        let again = try bench.ingest(bench.folder.path("first.csv"))
        #expect(try bench.rows("SELECT count(*) FROM sources") == ["0"])
        guard case .skipped = try #require(again.inputs.first).status else {
            Issue.record("\(again.inputs)")
            return
        }
    }
}
