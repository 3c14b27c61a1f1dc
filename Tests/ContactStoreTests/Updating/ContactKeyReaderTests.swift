import GRDB
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactStore

/// Keys that are read from records as they stand in pages are those of the cursor over rows, also in a transaction that has written.
struct ContactKeyReaderTests {
    private struct RollingBack: Error {}

    @Test(arguments: [ContactKey.uid, .email, .phone, .column("Customer ID"), .column("straße")])
    func keysOfRecordsAreThoseOfTheCursor(_ key: ContactKey) throws {
        var random = SeededGenerator(seed: 7)
        let folder = try TemporaryFolder()
        let database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"))
        let headings = ["Customer ID", "customer id", "Straße", "STRASSE", "Other \"one\""]
        let values = ["", "1", "0001", "Å\n\"x\"", "\u{1F600}", String(repeating: "long ", count: 3000)]
        let contacts = (0..<500).map { number in
            var names = headings.shuffled(using: &random)
            names.removeLast(Int.random(in: 0...headings.count, using: &random))
            return SampleContact(
                "Sample \(number)", phones: number % 3 == 0 ? [] : [("home", "650-253-\(1000 + number)")],
                emails: number % 4 == 0 ? [] : ["sample\(number % 50)@example.com"],
                extras: names.map { ($0, values.randomElement(using: &random) ?? "") })
        }
        try SampleSource("sample.csv", sha256: "aa", contacts: contacts).write(to: database)
        #expect(throws: RollingBack.self) {
            try database.change { writer in
                let db = writer.db
                try DigestTriggers.withoutReports(of: [.contacts], in: db) {
                    try db.execute(
                        sql: """
                            DELETE FROM contacts WHERE id % 11 = 0;
                            UPDATE contacts SET uid = 'uid ' || (id % 40) WHERE id % 3 = 0;
                            UPDATE contacts SET extras = '{"Customer ID":["7","8"]}' WHERE id % 7 = 0
                            """)
                }
                let ids = try Int.fetchAll(db, sql: "SELECT id FROM contacts ORDER BY id")
                let reader = try ContactKeyReader(key, in: db)
                let expected = try reader.keys(of: ids, in: db)
                var (contacts, found): ([Int], [Int?]) = ([], [])
                try reader.forEach(in: db) { contact, key in
                    contacts.append(contact)
                    found.append(key)
                }
                #expect(contacts == ids)
                #expect(found == expected)
                #expect(Set(found).count > 3)
                throw RollingBack()
            }
        }
    }
}
