import GRDB
import SeededRandom
import Testing

@testable import ContactStore

/// Kept places come back exactly, and damaged ones are noticed.
struct KeptPlacesTests {
    /// A database that keeps rows of any change.
    private static func queue() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(configuration: configuration)
        try queue.write { try $0.execute(sql: StoreTable.keptRows.columns.plainStatement) }
        return queue
    }

    private static func keep(_ places: [ContactPlace], in db: Database) throws {
        var blocks: [KeptPlaces.Block] = []
        for place in places { KeptPlaces.add(place, to: &blocks) }
        try RowKeeper(7, ledger: DigestLedger(), in: db).keep(blocks)
    }

    private static func kept(in db: Database) throws -> [ContactPlace] {
        var places: [ContactPlace] = []
        try KeptPlaces.forEach(of: 7, in: db) { places.append($0) }
        return places
    }

    /// Contacts in any order of two sources, more than one row holds, with numbers of any size.
    @Test(arguments: 1...3 as ClosedRange<UInt64>) func placesComeBackExactly(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func number() -> Int { Int.random(in: 0...1 << Int.random(in: 0...47, using: &random), using: &random) }
        let places = (1...2500).map { contact in
            ContactPlace(
                contact: contact * 3, source: contact % 700 < 5 ? 2 : 1, ordinal: number(), line: number(),
                byteOffset: number(), byteCount: number())
        }
        try Self.queue().write { db in
            try Self.keep(places, in: db)
            #expect(try Self.kept(in: db) == places)
            #expect(try KeptPlaces.contacts(of: 7, in: db).count == places.count)
            #expect(try KeptPlaces.contacts(of: 8, in: db).isEmpty)
        }
    }

    @Test(arguments: ["x''", "x'80'", "x'ffffffffffffffffffff01'", "x'0202'", "substr(\"row\", 2)", "x'0102020202'"])
    func damageIsNoticed(_ bytes: String) throws {
        try Self.queue().write { db in
            let place = ContactPlace(contact: 5, source: 1, ordinal: 1, line: 2, byteOffset: 30, byteCount: 40)
            try Self.keep([place], in: db)
            try db.execute(sql: "UPDATE kept_rows SET \"row\" = \(bytes)")
            #expect(throws: DatabaseError.self) { try Self.kept(in: db) }
        }
    }
}
