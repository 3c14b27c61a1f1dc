import ContactModel
import GRDB
import GRDBSQLite
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactStore

/// Rows that are encoded without SQLite are read by SQLite as they were meant.
struct RowEncoderTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
    }

    /// Stores contacts in batches of so many, and expects a sound file.
    private func store(_ contacts: [Contact], batchSize: Int) throws {
        try ContactDatabase.openOrCreate(at: path).write(rule: { _ in nil }) { writer in
            _ = try writer.beginSource(
                SourceIdentity(path: "x.csv", sha256: "aa", byteCount: 0, planVersion: "1"))
            var encoder = try writer.makeEncoder()
            for (index, contact) in contacts.enumerated() {
                encoder.add(contact, numbers: [])
                if index % batchSize == batchSize - 1 { try writer.write(encoder.take()) }
            }
            try writer.write(encoder.take())
            try writer.finishSource(SourceOutcome(byteCount: 0))
        }
        #expect(try PlainSQL.rows("PRAGMA integrity_check", in: path) == ["ok"])
        #expect(try PlainSQL.rows("PRAGMA foreign_key_check", in: path) == [])
    }

    private func contact(_ ordinal: Int, note: String) -> Contact {
        var contact = Contact()
        contact.origin.ordinal = ordinal
        contact.origin.line = ordinal * 1_000_003
        contact.origin.byteOffset = ordinal << 33
        contact.origin.byteCount = note.utf8.count
        contact.append(.note, label: "".utf8, value: note.utf8)
        return contact
    }

    /// Lengths on both sides of everything that changes how a record is written: the length of its header's numbers, the
    /// end of a page, the end of each page of a chain.
    private static let lengths: [Int] = {
        let edges = [1, 57, 122, 127, 8177, 16_383, 32_600, 32_733, 65_400, 65_536, 98_300, 200_000]
        return edges.flatMap { edge in (max(1, edge - 70)...edge + 70) }
    }()

    @Test(arguments: [1, 3, 100_000])
    func keepsTextsOfEveryLength(_ batchSize: Int) throws {
        let lengths =
            batchSize == 1 ? Self.lengths.enumerated().filter { $0.offset % 9 == 0 }.map(\.element) : Self.lengths
        let contacts = lengths.enumerated().map { index, length in
            let note = [UInt8](repeating: UInt8(97 + index % 26), count: length)
            return contact(index + 1, note: String(decoding: note, as: UTF8.self))
        }
        try store(contacts, batchSize: batchSize)
        let rows = try PlainSQL.rows(
            "SELECT id, ordinal, line, byte_offset, byte_count, substr(note, 1, 1), substr(note, -1), length(note) "
                + "FROM contacts ORDER BY id", in: path)
        #expect(rows.count == contacts.count)
        for (index, row) in rows.enumerated() {
            let letter = Character(Unicode.Scalar(UInt8(97 + index % 26)))
            let number = index + 1
            #expect(
                row == "\(number)|\(number)|\(number * 1_000_003)|\(number << 33)|\(lengths[index])|\(letter)|\(letter)"
                    + "|\(lengths[index])")
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func keepsContactsOfEveryShape(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let kinds = Contact.Field.Kind.allCases.filter { $0 != .phone && $0 != .phoneExtension }
        let contacts = (1...300).map { ordinal in
            var contact = Contact()
            contact.origin.ordinal = ordinal
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                let value = String(repeating: "é", count: Int.random(in: 1...90, using: &generator))
                contact.append(
                    kinds.randomElement(using: &generator) ?? .note,
                    label: (Bool.random(using: &generator) ? "" : "home").utf8, value: value.utf8,
                    group: .random(in: 0...2, using: &generator), isPreferred: .random(using: &generator))
            }
            return contact
        }
        try store(contacts, batchSize: .random(in: 1...300, using: &generator))
        for (kind, query) in [
            (Contact.Field.Kind.email, "SELECT address FROM emails ORDER BY contact_id, position"),
            (.url, "SELECT value FROM details WHERE kind = 'url' ORDER BY contact_id, position"),
            (.city, "SELECT city FROM addresses WHERE city NOT NULL ORDER BY contact_id, position"),
        ] {
            let expected = contacts.flatMap { contact in
                contact.fields.filter { $0.kind == kind }.map { contact.value(of: $0) }
            }
            #expect(try PlainSQL.rows(query, in: path) == expected)
        }
        let given = contacts.map { $0.first(.givenName) ?? "" }
        #expect(try PlainSQL.rows("SELECT given_name FROM contacts ORDER BY id", in: path) == given)
    }

    /// Numbers around the ends of every width, in a tree of pages over pages.
    @Test func keepsNumbersAndDeepTrees() throws {
        let edges = [0, 1, 2, 127, 128, 32_767, 32_768, 8_388_607, 8_388_608, 2_147_483_647, 2_147_483_648]
        let numbers = edges + edges.map { -$0 - 1 } + [1 << 47 - 1, 1 << 47, .max, .min]
        var image = BatchImage(pageCapacity: 1)
        var row = RowBuilder<ContactColumn>()
        let columns: [ContactColumn] = [.sourceID, .ordinal, .line, .byteOffset, .byteCount]
        let filler = InternedText(String(repeating: "x", count: 32_000))
        defer { filler.free() }
        for key in 1...6_000 {
            for column in columns { row.bind(numbers[key % numbers.count], to: column) }
            row.bind(filler, to: .kind)
            image.append(&row, key: key << 20)
        }
        let tables = image.take()
        #expect(tables.digests.mapValues(\.rows) == [.contacts: 6_000])
        let bytes = tables.pages.bytes
        try DatabaseQueue().inDatabase { db in
            sqlite3_deserialize(
                db.sqliteConnection, "main", bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                Int64(bytes.count), Int64(bytes.count), 0)
            defer { withExtendedLifetime(tables) {} }
            #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
            let stored = try Row.fetchAll(db, sql: "SELECT id, ordinal, byte_count FROM contacts ORDER BY id")
            #expect(stored.count == 6_000)
            for (index, row) in stored.enumerated() {
                let number = numbers[(index + 1) % numbers.count]
                #expect(row[0] == (index + 1) << 20 && row[1] == number && row[2] == number)
            }
            #expect(
                try Int.fetchOne(db, sql: "SELECT ordinal FROM contacts WHERE id = ?", arguments: [4_711 << 20]) != nil)
        }
    }
}
