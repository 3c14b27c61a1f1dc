import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Whoever is forgotten is not to be read anywhere in the file, and does not come back.
struct ErasureTests {
    let bench: Workbench

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
        _ = try NumberCorrections(database: bench.database).correct([.init(number: dan, value: "+1 (650) 253 0003")])
    }

    func forget(_ subject: Erasure.Subject) throws -> ErasureCertificate {
        try Erasure(database: bench.database).erase(subject)
    }

    /// All bytes of the database and the files beside it.
    func bytes() throws -> FileBytes { try FileBytes(in: bench.folder, prefix: "contacts.db") }

    func expectSound() throws {
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

    @Test func aSourceIsErasedByItsPathOrItsContent() throws {
        let text = "First Name,Home Phone\nFay,650-253-0009\n"
        let other = try bench.folder.write(text, to: "other.csv")
        _ = try bench.ingest(other)
        let copy = try bench.folder.write(text, to: "copy.csv")
        #expect(throws: ErasureError.noSuchSource(copy)) { try forget(.source(copy)) }
        let certificate = try forget(.content(copy))
        #expect(certificate.contacts == 1)
        #expect(certificate.deletedRows.contains { $0.name == "sources" && $0.count == 1 })
        #expect(try bench.rows("SELECT count(*) FROM sources") == ["1"])
        #expect(try !bytes().contains("Fay"))
        #expect(try forget(.source(bench.folder.path("people.csv"))).contacts == 5)
        #expect(try bench.rows("SELECT count(*) FROM sources") == ["0"])
        try expectSound()
    }

    @Test func twoSourcesOfOnePathAreToldApart() throws {
        let path = bench.folder.path("export.csv")
        for name in ["Fay", "Gil"] {
            _ = try bench.ingest(bench.folder.write("First Name,Home Phone\n\(name),650-253-0009\n", to: "export.csv"))
        }
        let error = #expect(throws: ErasureError.self) { try forget(.source(path)) }
        guard case .severalSources(path, let sources)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(sources.map(\.id) == [2, 3] && sources.map(\.contacts) == [1, 1])
        // The file at the path is the second one.
        #expect(sources.map { $0.date != nil } == [false, true])
        #expect(error?.description.contains("\n  3  \(path)  1 contact, 1 number, SHA-256") == true)
        #expect(try bench.rows("SELECT count(*) FROM sources") == ["3"])
        _ = try forget(.source("2"))
        #expect(try bench.rows("SELECT given_name FROM contacts WHERE source_id > 1") == ["Gil"])
        _ = try forget(.content(path))
        #expect(try bench.rows("SELECT id FROM sources") == ["1"])
        try expectSound()
    }

    @Test func moreThanWasConfirmedIsNotErased() throws {
        #expect(throws: ErasureError.declined) {
            _ = try Erasure(database: bench.database).erase(.number("+16502530000")) { plan in
                #expect(plan.contacts.map(\.name) == ["Ada Example", "Bo Beispiel"])
                throw ErasureError.declined
            }
        }
        #expect(throws: ErasureError.changed) {
            _ = try Erasure(database: bench.database).erase(.number("+16502530000")) { _ in
                _ = try bench.ingest(
                    bench.folder.write("First Name,Home Phone\nFay,650-253-0000\n", to: "meanwhile.csv"))
            }
        }
        #expect(try bench.rows("SELECT count(*) FROM contacts") == ["6"])
    }

    @Test(arguments: [
        ("DE", "030 201234", "+298201234"), ("IN", "6502530777", "+16502530777"),
        ("DE", "06502 530777", "+16502530777"),
    ])
    func aStrangerWithTheSameDigitsStays(_ region: String, _ raw: String, _ number: String) throws {
        var bench = bench
        bench.options = CleaningOptions(region: RegionCode(region).map { .fixed($0) } ?? .none)
        _ = try bench.ingest(bench.folder.write("First Name,Home Phone\nFay,\(raw)\n", to: "fay.csv"))
        #expect(try bench.rows("SELECT verdict FROM phone_numbers WHERE raw = '\(raw)'") == ["accepted"])
        #expect(NumberSpelling(e164: number) != nil)
        let certificate = try forget(.number(number))
        #expect(certificate.contacts == 0)
        #expect(try bench.rows("SELECT raw FROM phone_numbers WHERE raw = '\(raw)'") == [raw])
        #expect(certificate.isComplete, "\(certificate)")
        try expectSound()
    }

    @Test func aNumberCountsAsItWasReadAndAsItIs() throws {
        #expect(try forget(.number("+16502530003")).contacts == 1)
        let bo = try #require(
            try bench.rows("SELECT id FROM phone_numbers WHERE raw = '650-253-0001'").first.flatMap { Int($0) })
        _ = try NumberCorrections(database: bench.database).correct([.init(number: bo, value: "+1 650 253 0008")])
        #expect(try forget(.number("+16502530001")).contacts == 1)
        try expectSound()
    }

    @Test func aCorrectionThatNoLongerHoldsIsErasedWithoutItsContact() throws {
        _ = try ChangeHistory(database: bench.database).undo()
        let certificate = try forget(.number("+16502530003"))
        #expect(certificate.contacts == 0)
        #expect(certificate.deletedRows.first { $0.name == "corrections" }?.count == 1)
        #expect(try !bytes().contains("253 0003"))
        try expectSound()
    }

    @Test func namesInRemarksAreErased() throws {
        let cleo = try #require(
            try bench.rows("SELECT id FROM phone_numbers WHERE raw = '650-253-0002'").first.flatMap { Int($0) })
        _ = try NumberCorrections(
            database: bench.database, author: "Cleo Muster", note: "Cleo called, cleo@example.com"
        )
        .correct([.init(number: cleo, value: "+1 650 253 0006")])
        let dan = try #require(
            try bench.rows("SELECT id FROM phone_numbers WHERE raw = '123'").first.flatMap { Int($0) })
        _ = try NumberCorrections(database: bench.database, author: "Eve", note: "Muster, Cléo said so; Cleo's brother")
            .correct([.init(number: dan, value: "+1 650 253 0007")])
        _ = try forget(.contact(3))
        #expect(
            try bench.rows("SELECT author, note FROM changes WHERE kind = 'fix' ORDER BY id") == [
                "|", "[forgotten]|[forgotten] called, [forgotten]", "Eve|[forgotten] said so; Cleo's brother",
            ])
        let left = try bytes()
        for text in ["cleo@", "Cleo Muster", "Cleo called"] { #expect(!left.contains(text), "\(text)") }
        try expectSound()
    }

    @Test func extrasStayWhole() throws {
        _ = try bench.ingest(
            bench.folder.write(
                "First Name,Home Phone,Shoe\nFay,650-253-0009,\"say \"\"650 253 0000\"\"\"\n", to: "fay.csv"))
        _ = try forget(.number("+16502530000"))
        #expect(
            try bench.rows("SELECT extras ->> 'Shoe' FROM contacts WHERE given_name = 'Fay'") == [
                "say \"[forgotten]\""
            ])
        try expectSound()
    }

    @Test func tablesOfOthersAreSearchedAndNamed() throws {
        try PlainSQL.run("CREATE TABLE mine (t TEXT); INSERT INTO mine VALUES ('650''253''0000')", in: bench.database)
        let certificate = try forget(.number("+16502530000"))
        #expect(!certificate.isComplete)
        #expect(certificate.remainingValues.map(\.name) == ["mine"])
    }

    @Test func throughALinkTheRealJournalIsWiped() throws {
        let link = bench.folder.path("link.db")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: bench.database)
        let journal = bench.database + "-journal"
        // A hard link to the journal shows its bytes after it is deleted.
        try (Data(count: 512) + Data("Ada Example".utf8)).write(to: URL(fileURLWithPath: journal))
        try FileManager.default.linkItem(atPath: journal, toPath: bench.folder.path("kept"))
        _ = try Erasure(database: link).erase(.number("+16502530000"))
        let left = try Data(contentsOf: bench.folder.url.appendingPathComponent("kept"))
        #expect(left.allSatisfy { $0 == 0 })
        #expect(!FileManager.default.fileExists(atPath: journal))
    }

    @Test func theCertificateSaysWhoWhenAndWhat() throws {
        var erasure = Erasure(database: bench.database, author: "Kim")
        erasure.program = "trunkline 0"
        let certificate = try erasure.erase(.number("+16502530000"))
        #expect(certificate.author == "Kim" && certificate.program == "trunkline 0")
        #expect(try bench.rows("SELECT at FROM changes WHERE kind = 'forget'") == [certificate.date])
        #expect(certificate.searchedValues ?? 0 > 0)
    }

    @Test func whatIsNotThereIsSaid() throws {
        let before = try PlainSQL.dump(bench.database)
        #expect(throws: ErasureError.noSuchContact(99)) { try forget(.contact(99)) }
        #expect(throws: ErasureError.noSuchSource("none.csv")) { try forget(.source("none.csv")) }
        #expect(throws: ErasureError.notANumber("6502530000")) { try forget(.number("6502530000")) }
        #expect(try PlainSQL.dump(bench.database) == before)
    }

    @Test func aNumberThatIsNotThereStaysAwayAllTheSame() throws {
        let certificate = try forget(.number("+16502531111"))
        #expect(certificate.contacts == 0)
        #expect(try bench.rows("SELECT count(*) FROM forgotten") == ["1"])
        try expectSound()
    }

    @Test func spellingsAreFound() throws {
        let texts = [
            ("+1 (650) 253-0000", true), ("650 253 0000", true), ("tel:+16502530000;ext=5", true),
            ("00 1 650 253 0000", true), ("011 1 6502530000", true), ("٦٥٠ ٢٥٣ ٠٠٠٠", true), ("６５０２５３００００", true),
            ("650\u{A0}253\u{202F}0000", true), ("6502530000 / 6502530001", true), ("6502530001 6502530000", true),
            ("+44 6502530000", false), ("65025300001", false), ("6502530001", false), ("+16502530001", false),
            ("96502530000", false), ("650253000", false), ("", false),
        ]
        let rows = texts.enumerated().map { "Fay,650-253-\(7000 + $0),\"\($1.0)\"\n" }
        _ = try bench.ingest(
            bench.folder.write("First Name,Home Phone,Notes\n" + rows.joined(), to: "fay.csv"))
        _ = try forget(.number("+16502530000"))
        let notes = try bench.rows("SELECT coalesce(note, '') FROM contacts WHERE given_name = 'Fay' ORDER BY id")
        try #require(notes.count == texts.count)
        for ((text, isThere), note) in zip(texts, notes) {
            #expect(note.contains("[forgotten]") == isThere, "\(text): \(note)")
        }
    }
}
