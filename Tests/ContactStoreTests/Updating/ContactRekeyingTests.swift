import GRDB
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactStore

/// The rows of contacts follow these to other keys, in however many pieces they are written.
struct ContactRekeyingTests {
    private struct RollingBack: Error {}

    /// Contacts of a newer source take the places of older ones, are new, or are given no key.
    @Test(arguments: Seeds.first(5))
    func rowsFollowTheirContacts(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"))
        try SampleSource.mixed.write(to: database)
        let written = 100..<140
        var older = Array(10..<100).shuffled(using: &random)
        var free = written.lowerBound
        var moves: [ContactRekeying.Move] = []
        for contact in written {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: moves.append((contact, older.removeLast()))
            case 1:
                moves.append((contact, free))
                free += 1
            default: break
            }
        }
        moves.sort { $0.key < $1.key }
        #expect(throws: RollingBack.self) {
            try database.change { writer in
                let db = writer.db
                try DigestTriggers.withoutReports(of: [.contacts] + StoreTable.ofContacts, in: db) {
                    for contact in written { try Self.insert(contact, in: db) }
                    let before = try moves.map { try Self.rows(of: $0.contact, in: db) }
                    var rekeying = ContactRekeying(first: written.lowerBound, transfer: writer.transfer, db: db)
                    if seed % 2 == 0 { rekeying.fullSize = 1 }
                    try rekeying.run(moves, besidesContacts: [])
                    #expect(try moves.map { try Self.rows(of: $0.key, in: db) } == before)
                    let others = Set(written).subtracting(moves.map(\.key)).sorted()
                    #expect(try others.flatMap { try Self.rows(of: $0, in: db) } == [])
                }
                throw RollingBack()
            }
        }
    }

    private static func insert(_ contact: Int, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO contacts (id, source_id, ordinal, line, byte_offset, byte_count, kind, display_name)
                VALUES (?1, 1, ?1, ?1, ?1, 1, 'individual', 'Person ' || ?1)
                """, arguments: [contact])
        for position in 0..<contact % 4 {
            try db.execute(
                sql: """
                    INSERT INTO phone_numbers (id, contact_id, position, is_preferred, raw, verdict)
                    VALUES (?2, ?1, ?3, 0, ?1 || '-' || ?3, 'rejected');
                    INSERT INTO normalized_fields (id, contact_id, position, field, raw, value)
                    VALUES (?2, ?1, ?3, 'city', 'a', ?1 || '-' || ?3)
                    """.replacingParameters(contact, RowKey.of(contact, position), position))
        }
    }

    /// The values of a contact, without its key.
    private static func rows(of contact: Int, in db: Database) throws -> [String] {
        try ["contacts", "phone_numbers", "normalized_fields"].flatMap { table in
            let key = table == "contacts" ? "id = \(contact)" : "contact_id = \(contact) AND id >> 28 = \(contact)"
            let value = ["contacts": "display_name", "phone_numbers": "position || raw"][table] ?? "position || value"
            return try String.fetchAll(db, sql: "SELECT \(value) FROM \(table) WHERE \(key) ORDER BY id")
        }
    }
}

extension String {
    /// The SQL with numbers in the place of `?1` and so on, for several statements.
    fileprivate func replacingParameters(_ numbers: Int...) -> String {
        numbers.enumerated().reduce(self) { $0.replacing("?\($1.offset + 1)", with: String($1.element)) }
    }
}
