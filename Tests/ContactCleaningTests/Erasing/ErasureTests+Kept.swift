import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Content that the database keeps of sources, and rows that changes have kept.
extension ErasureTests {
    /// Writes a file and ingests it with its raw content.
    private func keep(_ bytes: [UInt8], as name: String) throws {
        var ingest = Ingest(
            inputs: [try bench.write(bytes, to: name)], database: bench.database, options: bench.options)
        ingest.keepsRawContent = true
        _ = try ingest.run()
    }

    private static let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Fay\r\n%@TEL:650-253-0009\r\nEND:VCARD\r\n"

    @Test func keptContentIsSearched() throws {
        let lines = [
            "TEL;X-SEE=650-253-0777:650-253-0010\r\n", "g6502530777.NOTE:x\r\n", "NOTE:650-2\r\n 53-0777\r\n",
            "NOTE;ENCODING=QUOTED-PRINTABLE:650=2D253=2D0=\r\n777\r\n", "X-ODD;VALUE=(650) 253-0777\r\n",
            "NOTE;ENCODING=b:NjUwLTI1My0wNzc3\r\n", "PHOTO:650'253'0777\r\n",
        ]
        for (place, line) in lines.enumerated() {
            try keep(Array(Self.card.replacing("%@", with: line).utf8), as: "card\(place).vcf")
        }
        try keep(Array(Self.card.replacing("%@", with: "").replacing("0009", with: "0010").utf8), as: "other.vcf")
        let certificate = try forget(.number("+16502530777"))
        #expect(certificate.contacts == 0)
        #expect(
            try bench.rows("SELECT DISTINCT path FROM raw_content JOIN sources ON sources.id = source_id")
                == [bench.folder.path("other.vcf")])
        #expect(certificate.isComplete)
        #expect(certificate.contentSearch.searched == 8 && certificate.contentSearch.withNumber == lines.count)
        // A line without a colon belongs to the name above it.
        #expect(try bench.rows("SELECT count(*) FROM contacts WHERE display_name LIKE 'Fay%'") == ["8"])
        try expectSound()
    }

    @Test func keptContentBetweenRecordsAndInOtherEncodingsIsSearched() throws {
        let text = Self.card.replacing("%@", with: "")
        try keep(
            Array((text + "call 650 253 0777\r\n" + text.replacing("0009", with: "0010")).utf8), as: "between.vcf")
        let wide = "First Name\tHome Phone\tX\r\nFay\t650-253-0011\t٦٥٠ ٢٥٣ ٠٧٧٧\r\n"
        try keep([0xFF, 0xFE] + wide.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, as: "wide.txt")
        let certificate = try forget(.number("+16502530777"))
        #expect(certificate.contentSearch.searched == 2 && certificate.contentSearch.withNumber == 2)
        #expect(try bench.rows("SELECT count(*) FROM raw_content") == ["0"])
    }

    @Test(arguments: [Erasure.Subject.contact(6), .number("+16502530009")])
    func keptContentOfTouchedSourcesIsErasedToo(_ subject: Erasure.Subject) throws {
        try keep(Array(Self.card.replacing("%@", with: "").utf8), as: "card.vcf")
        try keep(Array(Self.card.replacing("%@", with: "").replacing("0009", with: "0010").utf8), as: "other.vcf")
        #expect(try forget(subject).contacts == 1)
        #expect(try bench.rows("SELECT DISTINCT source_id FROM raw_content") == ["3"])
    }

    /// An export without somebody whom the one before has, so that the update keeps them.
    ///
    /// - Returns: the change.
    private func updateWithoutGil() throws -> Int {
        let header = "Name,Customer ID,Email,Phone,Notes\n"
        let hal = "Hal Still,2,hal@example.org,650-253-0011,\"ask Gil, +1 650 253-0012\"\n"
        let ina = "Ina Same,3,ina@example.org,650-253-0013,"
        for (name, text) in [
            ("older.csv", header + "Gil Gone,1,gil@example.org,650-253-0012,\n" + hal + ina + "650 253 0014\n"),
            // Each is another contact than before, of whom the older form is kept.
            ("newer.csv", header + hal.replacing("0011", with: "0015") + ina + "\n"),
        ] {
            var ingest = Ingest(
                inputs: [try bench.folder.write(text, to: name)], database: bench.database, options: bench.options)
            ingest.keepsRawContent = true
            if name == "newer.csv" {
                ingest.update = UpdateOptions(key: .column("Customer ID"), removesGone: true, removesMany: true)
            }
            _ = try ingest.run()
        }
        let change = try #require(try ChangeHistory(database: bench.database).changes().last)
        #expect(change.kind == "update")
        #expect(try bytes().contains("Gil Gone"))
        return change.id
    }

    private func kept(_ table: String) throws -> [String] {
        try bench.rows(
            "SELECT row_id FROM kept_rows WHERE table_name = '\(table)' AND \"row\" IS NOT NULL ORDER BY row_id")
    }

    private func expectGilStaysAway(undoing update: Int) throws {
        try expectSound()
        for text in ["Gil Gone", "gil@example.org"] { #expect(try !bytes().contains(text), "\(text)") }
        _ = try ChangeHistory(database: bench.database).undo(update)
        #expect(
            try bench.rows("SELECT display_name FROM contacts WHERE source_id > 1 ORDER BY id") == [
                "Hal Still", "Ina Same",
            ])
        try expectSound()
    }

    @Test func aNumberIsForgottenThatOnlyADeletedContactHas() throws {
        let update = try updateWithoutGil()
        #expect(try bench.rows("SELECT count(*) FROM phone_numbers WHERE e164 = '+16502530012'") == ["0"])
        var listed: [ErasurePlan.Contact] = []
        let certificate = try Erasure(database: bench.database).erase(.number("+16502530012")) {
            listed = $0.contacts
        }
        #expect(listed.map(\.name) == ["Gil Gone"] && listed.allSatisfy(\.isKept))
        #expect(certificate.contacts == 0 && certificate.keptContacts == 1)
        #expect(certificate.deletedRows.first { $0.name == "kept_rows" }?.count ?? 0 > 1)
        #expect(certificate.redactedValues.first { $0.name == "kept_rows" }?.count ?? 0 > 0)
        #expect(certificate.isComplete && certificate.pagesWithTracesAfter == 0)
        let left = try bytes()
        for text in ["253-0012", "+16502530012"] { #expect(!left.contains(text), "\(text)") }
        try expectGilStaysAway(undoing: update)
        #expect(
            try bench.rows("SELECT note FROM contacts WHERE display_name = 'Hal Still'") == ["ask Gil, +1 [forgotten]"])
    }

    @Test func aContactIsForgottenThatIsDeleted() throws {
        let update = try updateWithoutGil()
        let gil = try #require(
            try bench.rows(
                "SELECT row_id FROM kept_rows WHERE table_name = 'contacts' AND \"row\" IS NOT NULL AND successor IS NULL"
            ).first.flatMap { Int($0) })
        let certificate = try forget(.contact(gil))
        #expect(certificate.contacts == 0 && certificate.keptContacts == 1)
        #expect(throws: ErasureError.noSuchContact(gil)) { try forget(.contact(gil)) }
        try expectGilStaysAway(undoing: update)
    }

    @Test func aSourceIsForgottenThatANewerOneHasReplaced() throws {
        _ = try updateWithoutGil()
        let certificate = try forget(.source(bench.folder.path("older.csv")))
        #expect(certificate.contacts == 0 && certificate.keptContacts == 3)
        for table in ["sources", "contacts", "phone_numbers", "raw_content", "places"] {
            #expect(try kept(table) == [], "\(table)")
        }
        #expect(try !bytes().contains("Gil Gone"))
        #expect(try bench.rows("SELECT count(*) FROM contacts WHERE source_id > 1") == ["2"])
        try expectSound()
    }

    /// A newer export ends a correction and changes its number.
    @Test(arguments: [Erasure.Subject.contact(6), .email("hal@example.org"), .number("+16502530011")])
    func othersAreForgottenAfterACorrectionEnded(_ subject: Erasure.Subject) throws {
        let text = "Name,Customer ID,Email,Phone\nHal Still,1,hal@example.org,650-253-0011\nIna Other,2,,650-25\n"
        try keep(Array(text.utf8), as: "older.csv")
        let number = try #require(
            try bench.rows("SELECT id FROM phone_numbers WHERE raw = '650-25'").first.flatMap { Int($0) })
        _ = try NumberCorrections(database: bench.database).correct([.init(number: number, value: "+1 650 253 0019")])
        var ingest = Ingest(
            inputs: [try bench.folder.write(text.replacing("650-25\n", with: "650-253-0014\n"), to: "newer.csv")],
            database: bench.database, options: bench.options)
        ingest.update = UpdateOptions(key: .column("Customer ID"))
        _ = try ingest.run()
        let change = try #require(try ChangeHistory(database: bench.database).changes().last)
        #expect(
            try bench.rows("SELECT count(*) FROM kept_rows WHERE table_name = 'edits' AND \"row\" IS NULL") == ["1"])
        #expect(try Disclosure(of: subject, database: bench.database).contacts.count == 1)
        #expect(try forget(subject).contacts == 1)
        try expectSound()
        #expect(try !bytes().contains("Hal Still"))
        _ = try ChangeHistory(database: bench.database).undo(change.id)
        #expect(try bench.rows("SELECT e164 FROM current_numbers WHERE raw = '650-25'") == ["+16502530019"])
        try expectSound()
    }

    @Test func whatAChangeKeptOfOthersIsRedacted() throws {
        _ = try updateWithoutGil()
        #expect(try !kept("raw_content").isEmpty)
        let certificate = try forget(.number("+16502530014"))
        #expect(certificate.contacts == 0 && certificate.keptContacts == 0)
        #expect(certificate.redactedValues.map(\.name) == ["kept_rows"])
        #expect(certificate.isComplete && certificate.pagesWithTracesAfter == 0)
        #expect(try kept("raw_content") == [])
        #expect(try bench.rows("SELECT DISTINCT source_id FROM raw_content") == ["3"])
        #expect(try kept("contacts").count == 3)
        #expect(try !bytes().contains("650 253 0014"))
        try expectSound()
    }
}
