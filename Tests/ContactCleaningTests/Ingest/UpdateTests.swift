import ContactMatching
import ContactStore
import Foundation
import PhoneNumbers
import SeededRandom
import SourceInput
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import RegionInference

/// A newer export of the same contacts takes the place of the older one, and what people decided stays.
struct UpdateTests {
    private let folder: TemporaryFolder
    private let database: String

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
    }

    private static let header = "Name,Customer ID,Email,Phone"
    private static let older = [
        "Ada Example,1,ada@example.org,650-253-0000", "Bo Sample,2,bo@example.org,650-253-0001",
        "Cy Test,3,cy@example.org,911", "Di Gone,4,di@example.org,+44 20 7183 8750",
    ]
    /// In another order: Bo's number is new, Eve is new, and Di is gone.
    private static let newer = [
        "Bo Sample,2,BO@example.org,650-253-0099", older[0], "Eve New,5,eve@example.org,650-253-0005", older[2],
    ]

    private func table(_ rows: [String], name: String) throws -> String {
        try folder.write(([Self.header] + rows).joined(separator: "\n") + "\n", to: name)
    }

    private func read(_ path: String, _ update: UpdateOptions? = nil, isDryRun: Bool = false) throws -> IngestSummary {
        let options = CleaningOptions(region: try RegionChoice(code: "US"))
        var ingest = Ingest(inputs: [path], database: database, options: options, isDryRun: isDryRun)
        ingest.update = update
        return try ingest.run()
    }

    private func rows(_ sql: String) throws -> [String] { try PlainSQL.rows(sql, in: database) }

    private func counts(_ update: SourceUpdate) -> [Int] {
        [update.added, update.changed, update.unchanged, update.gone]
    }
    private func changes(_ update: SourceUpdate) -> [Int] {
        [update.changedPhones, update.changedEmails, update.changedFields]
    }

    /// The one source of a database with its numbers in another style.
    private func rewritten(_ database: String) throws -> String {
        var export = Export(database: database, format: .same)
        export.numbers = .rfc3966
        var bytes: [UInt8] = []
        _ = try export.write(try #require(try export.sameFiles().first)) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func expectSound() throws {
        #expect(try ContactDatabase.open(at: database).verify().flatMap(\.issues) == [])
    }

    /// The column that the product's layout knows as the identifier, and columns of other kinds, are keys by their headings.
    @Test(arguments: ["Record ID", "record id", "Email", "Lead Status", "First Name"])
    func everyColumnIsAKey(_ heading: String) throws {
        let head = "Record ID,First Name,Last Name,Email,Phone Number,Lead Status\n"
        try folder.write(
            head + "7,Ada,Example,ada@example.org,650-253-0000,a\n8,Bo,Sample,bo@example.org,650-253-0001,b\n",
            to: "older.csv")
        try folder.write(
            head + "7,Ada,Example,ada@example.org,650-253-0009,a\n8,Bo,Sample,bo@example.org,650-253-0001,b\n",
            to: "newer.csv")
        // Of the first file, too, although nothing is stored that it could be a newer version of.
        for name in ["older.csv", "newer.csv"] {
            let summary = try read(folder.path(name), UpdateOptions(key: ContactKey(word: heading)))
            #expect(summary.errors.isEmpty, "\(summary.errors)")
        }
        #expect(try rows("SELECT count(*) FROM contacts") == ["2"])
    }

    @Test func anUnknownColumnIsRefusedWithThoseThatThereAre() throws {
        _ = try read(try table(Self.older, name: "older.csv"))
        for (heading, advice) in [
            ("Custmer ID", "did you mean 'Customer ID'?"), ("Quarter", "the keys are uid, email"),
        ] {
            let summary = try read(
                try table(Self.newer, name: "newer.csv"), UpdateOptions(key: ContactKey(word: heading)))
            #expect(summary.errors.first?.description.contains(advice) == true, "\(summary.errors)")
        }
        #expect(try rows("SELECT count(*) FROM contacts") == ["4"])
    }

    private static let names = "SELECT display_name FROM contacts ORDER BY source_id, ordinal"
    private static let identifier = ContactKey(word: "Customer ID")

    @Test(arguments: [ContactKey.email, identifier])
    func aNewerExportTakesThePlaceOfTheOlder(_ key: ContactKey) throws {
        _ = try read(try table(Self.older, name: "older.csv"))
        let newer = try table(Self.newer, name: "newer.csv")
        for isDryRun in [true, false] {
            let before = try PlainSQL.dump(database)
            let update = try #require(try read(newer, UpdateOptions(key: key), isDryRun: isDryRun).inputs.first?.update)
            #expect(update.predecessor.path == folder.path("older.csv"))
            #expect(counts(update) == [1, 1, 2, 1])
            #expect(changes(update) == [1, 1, 0])
            #expect(update.examples.added == ["Eve New"])
            #expect(update.examples.changed == ["Bo Sample"])
            #expect(update.goneContacts.map(\.name) == ["Di Gone"])
            if isDryRun { #expect(try PlainSQL.dump(database) == before) }
        }
        #expect(try rows(Self.names) == ["Di Gone", "Bo Sample", "Ada Example", "Eve New", "Cy Test"])
        #expect(
            try rows("SELECT contacts_seen, contacts_stored, contacts_superseded, numbers FROM sources ORDER BY id")
                == [
                    "4|1|3|1", "4|4|0|4",
                ])
        try expectSound()
        #expect(try read(newer, UpdateOptions(key: key)).inputs.map(\.status) == [.alreadyStored(path: newer)])
    }

    @Test func contactsThatAreGoneAreDeletedOnlyIfAsked() throws {
        _ = try read(try table(Self.older, name: "older.csv"))
        let newer = try table(Self.newer, name: "newer.csv")
        _ = try read(newer, UpdateOptions(key: .email, removesGone: true, removesMany: true))
        #expect(try rows("SELECT path FROM sources") == [newer])
        #expect(try rows(Self.names) == ["Bo Sample", "Ada Example", "Eve New", "Cy Test"])
        try expectSound()
    }

    @Test func contactsThatReturnAreNoNewOnes() throws {
        _ = try read(try table(Self.older, name: "1.csv"))
        _ = try read(try table(Self.newer, name: "2.csv"), UpdateOptions(key: .email))
        let third = try table(Self.newer + [Self.older[3]], name: "3.csv")
        let update = try #require(try read(third, UpdateOptions(key: .email)).inputs.first?.update)
        #expect(update.predecessor.path == folder.path("2.csv"))
        #expect(counts(update) == [0, 0, 5, 0])
        #expect(try rows("SELECT path FROM sources") == [third])
        try expectSound()
    }

    @Test func correctionsAndDecisionsHoldForTheNewerContacts() throws {
        _ = try read(try table(Self.older, name: "older.csv"))
        let number = try #require(try rows("SELECT id FROM phone_numbers WHERE raw = '911'").first.flatMap { Int($0) })
        _ = try NumberCorrections(database: database).correct([.init(number: number, value: "650-253-0007")])
        _ = try Deduplication(database: database).run()
        _ = try PeopleDecisions(database: database).join([1, 3])
        _ = try read(try table(Self.newer, name: "newer.csv"), UpdateOptions(key: .email))
        #expect(
            try rows("SELECT contact, e164 FROM accepted_numbers WHERE raw = '911'") == ["Cy Test|+16502530007"])
        #expect(
            try rows(
                """
                SELECT display_name FROM memberships JOIN contacts ON contacts.id = contact_id
                WHERE person_id IN (SELECT id FROM people WHERE contacts = 2) ORDER BY 1
                """) == ["Ada Example", "Cy Test"])
        try expectSound()
        _ = try Deduplication(database: database).run()
        #expect(try rows("SELECT max(contacts), count(*) FROM people") == ["2|4"])
        try expectSound()
    }

    @Test func correctionsHoldForAReadingWithOtherSettings() throws {
        let path = try table(Self.older, name: "older.csv")
        _ = try read(path)
        let number = try #require(try rows("SELECT id FROM phone_numbers WHERE raw = '911'").first.flatMap { Int($0) })
        _ = try NumberCorrections(database: database).correct([.init(number: number, value: "650-253-0007")])
        var ingest = Ingest(
            inputs: [path], database: database, options: CleaningOptions(region: try RegionChoice(code: "GB")))
        ingest.isReplacing = true
        #expect(try ingest.run().inputs.map(\.status) == [.stored])
        #expect(try rows("SELECT e164 FROM accepted_numbers WHERE raw = '911'") == ["+16502530007"])
        #expect(try rows("SELECT default_region, length(sha256) FROM sources") == ["GB|64"])
        try expectSound()
    }

    @Test func cardsAreRecognizedByTheirUID() throws {
        func cards(_ people: [(uid: String, name: String, phone: String)], _ name: String) throws -> String {
            try folder.write(
                people.map {
                    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\($0.uid)\r\nFN:\($0.name)\r\nREV:\(name)\r\nTEL:\($0.phone)\r\nEND:VCARD\r\n"
                }
                .joined(), to: name)
        }
        _ = try read(try cards([("a", "Ada", "+16502530000"), ("b", "Bo", "+16502530001")], "1.vcf"))
        let newer = try cards([("b", "Bo", "+16502530001"), ("a", "Ada Lee", "+16502530000")], "2.vcf")
        let update = try #require(try read(newer, UpdateOptions()).inputs.first?.update)
        #expect(counts(update) == [0, 1, 1, 0])
        #expect(changes(update) == [0, 0, 1])
        try expectSound()
    }

    @Test func whatIsNoNewerExportIsRefusedAndNothingChanges() throws {
        let newer = try table(Self.newer, name: "newer.csv")
        #expect(try read(newer, UpdateOptions(key: .email)).inputs.map(\.status) == [.stored])
        let before = try PlainSQL.dump(database)
        let others = try table(["Flo Other,9,flo@example.net,650-253-0009"], name: "other.csv")
        for isDryRun in [true, false] {
            let unrelated = try read(others, UpdateOptions(key: .email), isDryRun: isDryRun)
            #expect(unrelated.errors.count == 1)
            #expect(unrelated.errors.first?.description.contains("no stored file shares a contact") == true)
            let withoutKey = try read(others, UpdateOptions(), isDryRun: isDryRun)
            #expect(withoutKey.errors.first?.description.contains("no UID") == true)
            let unknown = try read(others, UpdateOptions(key: .column("Kundennr")), isDryRun: isDryRun)
            #expect(unknown.errors.first?.description.contains("column 'Kundennr'") == true)
        }
        #expect(try PlainSQL.dump(database) == before)
    }

    /// Whoever is in the newer export keeps the key and the identifier, through the update and a deduplication after it.
    @Test func peopleKeepTheirNames() throws {
        let twins = Self.older + ["Ada Example,9,ada@example.org,650-253-0000"]
        _ = try read(try table(twins, name: "may.csv"))
        _ = try Deduplication(database: database).run()
        let people = "SELECT id, stable_id, contacts FROM people WHERE id <= 3 ORDER BY id"
        let before = try rows(people)
        #expect(before.first?.hasSuffix("|2") == true)
        _ = try read(
            try table(Self.newer + ["Bo Sample,2,bo@example.org,650-253-0001"] + [twins[4]], name: "june.csv"),
            UpdateOptions(key: Self.identifier))
        _ = try Deduplication(database: database).run()
        let after = try rows(people)
        #expect(after.map { $0.split(separator: "|")[1] } == before.map { $0.split(separator: "|")[1] })
        #expect(after.count == 3 && after != before)
        try expectSound()
    }

    /// A contact that only another source has with the same values, and one that comes twice, are contacts of the newer export all the same.
    @Test(arguments: [ContactKey.email, identifier])
    func contactsThatOthersHaveAreWritten(_ key: ContactKey) throws {
        _ = try read(table(Array(Self.older[0...1]), name: "may.csv"))
        _ = try read(table(Array(Self.older[2...3]), name: "other.csv"))
        func content() throws -> [String] {
            try ["sources", "contacts", "phone_numbers", "emails"].flatMap {
                try rows("SELECT * FROM \($0) ORDER BY id")
            }
        }
        let before = try content()
        let newer = try table([Self.older[2], Self.older[0], Self.older[0], Self.older[3]], name: "june.csv")
        let update = try #require(
            try read(newer, UpdateOptions(key: key, predecessor: folder.path("may.csv"))).inputs.first?.update)
        #expect(counts(update) == [3, 0, 1, 1])
        let names = "SELECT contacts.id || ' ' || display_name FROM contacts JOIN sources ON sources.id = source_id"
        #expect(
            try rows("\(names) WHERE path LIKE '%june.csv' ORDER BY ordinal")
                == ["5 Cy Test", "1 Ada Example", "6 Ada Example", "7 Di Gone"])
        #expect(try rows("\(names) WHERE path LIKE '%other.csv' ORDER BY ordinal") == ["3 Cy Test", "4 Di Gone"])
        #expect(
            try rows("SELECT raw FROM phone_numbers ORDER BY id").suffix(3)
                == ["911", "650-253-0000", "+44 20 7183 8750"])
        try expectSound()
        _ = try ChangeHistory(database: database).undo(3)
        try expectSound()
        #expect(try content() == before)
    }

    /// Whatever is added, changed and left out: the newer export's contacts are stored as a plain ingest stores them.
    @Test(arguments: Seeds.first(3))
    func theContactsAreThoseOfTheNewerExport(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func row(_ customer: Int) -> String {
            "P\(customer),\(customer),p\(customer % 7)@example.org,650-253-00\(10 + Int.random(in: 0..<3, using: &random))"
        }
        let first = (1...30).map(row)
        var second = first.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        for index in second.indices where Int.random(in: 0..<4, using: &random) == 0 { second[index] += "9" }
        second += (31...34).map(row)
        second.shuffle(using: &random)
        _ = try read(try table(first, name: "first.csv"))
        let known = Dictionary(
            try rows("SELECT display_name || ' ' || id FROM contacts").map { $0.split(separator: " ") }.map {
                ($0[0], $0[1])
            }
        ) { first, _ in first }
        let newer = try table(second, name: "second.csv")
        let update = try #require(
            try read(
                newer,
                UpdateOptions(key: seed % 2 == 0 ? .email : Self.identifier, removesGone: true, removesMany: true)
            ).inputs
                .first?.update)
        #expect(update.added + update.changed + update.unchanged == second.count)
        #expect(update.gone + update.changed + update.unchanged == first.count)
        let columns = "ordinal, display_name, extras, raw, e164, verdict, reason"
        let sql = "SELECT \(columns) FROM contacts JOIN phone_numbers ON contact_id = contacts.id ORDER BY ordinal"
        let plain = folder.path("plain.db")
        let options = CleaningOptions(region: try RegionChoice(code: "US"))
        _ = try Ingest(inputs: [newer], database: plain, options: options).run()
        #expect(try rows(sql) == PlainSQL.rows(sql, in: plain))
        try expectSound()
        // The file goes out as it came in, though its contacts have the keys of another order.
        #expect(try rewritten(database) == rewritten(plain))
        // A contact is found by its place in the file.
        let stored = try rows("SELECT ordinal || ' ' || id FROM contacts").map { $0.split(separator: " ") }
        try ContactDatabase.openForChange(at: database).change { writer in
            var places = ContactPlaces(writer)
            let source = try #require(try Int(rows("SELECT source_id FROM contacts LIMIT 1")[0]))
            for pair in stored {
                #expect(try places.contact(Int(pair[0]) ?? 0, ofSource: source) == Int(pair[1]))
            }
            #expect(try places.contact(stored.count + 1, ofSource: source) == nil)
        }
        // Whoever is in both exports keeps the key; the others get the next ones.
        if update.added == 4 {
            let now = try rows("SELECT display_name || ' ' || id FROM contacts ORDER BY id").map {
                $0.split(separator: " ")
            }
            for pair in now { if let key = known[pair[0]] { #expect(key == pair[1]) } }
            let added = now.filter { known[$0[0]] == nil }.compactMap { Int($0[1]) }
            #expect(added == Array(31..<31 + added.count))
        }
    }
}
