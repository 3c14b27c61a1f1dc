import GRDB
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactStore

/// A table of contacts that is written anew has the rows that a statement gives, byte for byte, in a transaction that has written before.
struct ContactRewritingTests {
    private struct RollingBack: Error {}

    @Test(arguments: Seeds.first(2))
    func placesAreThoseOfTheStatement(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let count = 9000
        let database = try database(of: count, in: folder)
        let moved = (1...count).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        let places = moved.map { contact in
            func number() -> Int { Int.random(in: 0..<1 << Int.random(in: 0..<40, using: &random), using: &random) }
            return ContactPlace(
                contact: contact, source: 1 + contact % 2, ordinal: number(), line: number(), byteOffset: number(),
                byteCount: number())
        }
        let expected = try rows(of: database) { writer in
            try ContactRelocation.run(moves(to: places), among: [1...count], in: writer.db)
        }
        let found = try rows(of: database) { writer in
            let moves = moves(to: places)
            let keeper = RowKeeper(1, ledger: writer.ledger, in: writer.db)
            let exchanged = try ContactRewriting(transfer: writer.transfer, keeper: keeper).run(moves, exchanging: [])
            #expect(exchanged == [])
            #expect(moves.count == places.count)
        }
        #expect(found == expected)
    }

    @Test(arguments: Seeds.first(2))
    func exchangedContactsAreThoseOfStatements(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let count = 6000
        let database = try database(of: count, in: folder)
        // The last third comes in the places of some of the others, in any order.
        let arriving = (count * 2 / 3 + 1...count).shuffled(using: &random).dropLast(
            Int.random(in: 0..<100, using: &random))
        let leaving = (1...count * 2 / 3).shuffled(using: &random).prefix(arriving.count)
        let successors = zip(leaving, arriving).map { old, new in
            Successor(old: old, new: new, key: old, isSame: Int.random(in: 0..<20, using: &random) == 0)
        }
        let exchanged = successors.filter { !$0.isSame }
        let places = (1...count * 2 / 3).filter { !leaving.contains($0) }.map { contact in
            ContactPlace(contact: contact, source: 1, ordinal: contact + 7, line: 9, byteOffset: 5, byteCount: 3)
        }
        let expected = try rows(of: database) { writer in
            let db = writer.db
            try ContactRelocation.run(moves(to: places), among: [1...count], in: db)
            try Succession.with(exchanged, in: db) {
                try RowKeeper(1, ledger: writer.ledger, in: db).keep(
                    .contacts, where: "id IN (SELECT old FROM temp.moved)")
            }
            for pair in exchanged {
                try db.execute(sql: "DELETE FROM contacts WHERE id = ?", arguments: [pair.old])
                try db.execute(sql: "UPDATE contacts SET id = ? WHERE id = ?", arguments: [pair.old, pair.new])
            }
        }
        let found = try rows(of: database) { writer in
            let keeper = RowKeeper(1, ledger: writer.ledger, in: writer.db)
            let written = try ContactRewriting(transfer: writer.transfer, keeper: keeper)
                .run(moves(to: places), exchanging: successors)
            #expect(written == Set(exchanged.map(\.new)))
        }
        #expect(found == expected)
    }

    /// Enough contacts for several pieces, some of which have notes on pages of their own.
    private func database(of count: Int, in folder: TemporaryFolder) throws -> ContactDatabase {
        let database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"))
        let contacts = (0..<count).map { number in
            SampleContact(
                "Sample \(number)", phones: [("home", "650-253-0000")],
                extras: number % 700 == 0 ? [("Long", String(repeating: "\(number) ", count: 9000))] : [])
        }
        try SampleSource("sample.csv", sha256: "aa", contacts: contacts).write(to: database)
        return database
    }

    private func moves(to places: [ContactPlace]) -> ContactMoves {
        var next = places.makeIterator()
        return ContactMoves { next.next() }
    }

    /// The rows once a contact has another name and a closure has moved contacts, and the objects of the schema; nothing of it is committed.
    private func rows(of database: ContactDatabase, _ move: (ChangeWriter) throws -> Void) throws -> [String] {
        var rows: [String] = []
        #expect(throws: RollingBack.self) {
            try database.change { writer in
                let db = writer.db
                try DigestTriggers.withoutReports(of: [.contacts], in: db) {
                    try db.execute(sql: "UPDATE contacts SET nickname = 'Zed' WHERE id % 5 = 0")
                    try move(writer)
                }
                let columns = ContactColumn.allCases.map { "quote(\($0.name))" }.joined(separator: " || ',' || ")
                rows = try String.fetchAll(db, sql: "SELECT \(columns) FROM contacts ORDER BY id")
                rows += try String.fetchAll(
                    db,
                    sql: """
                        SELECT format('%s %d %d %d %d %s', table_name, row_id, source_id, contact_id, successor, quote("row"))
                        FROM kept_rows ORDER BY id
                        """)
                rows += try String.fetchAll(
                    db, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
                #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
                throw RollingBack()
            }
        }
        return rows
    }
}
