import ContactCleaning
import ContactStore
import SeededRandom
import StoreTestSupport
import Testing

/// The names of people do not depend on the order in which their contacts were read, and each is that of one person.
struct StableIDTests {
    /// Names with the numbers and addresses of those who have them, and an order in which files are read.
    private func names(reading order: [Int], seed: UInt64, before: [Int] = []) throws -> [String] {
        let bench = try Workbench()
        var random = SeededGenerator(seed: seed)
        let tables = (0..<3).map { _ in SeededContacts.table(40, random: &random) }
        for place in before { try read(tables[place], place, bench) }
        if !before.isEmpty { _ = try Deduplication(database: bench.database).run() }
        for place in order where !before.contains(place) { try read(tables[place], place, bench) }
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT stable_id FROM people GROUP BY 1 HAVING count(*) > 1") == [])
        return try bench.rows(
            """
            SELECT stable_id, contacts, (SELECT group_concat(place) FROM (
              SELECT substr(sha256, 1, 12) || '-' || ordinal AS place FROM memberships JOIN contacts ON contacts.id = contact_id
              JOIN sources ON sources.id = source_id WHERE person_id = people.id ORDER BY 1))
            FROM people ORDER BY stable_id
            """)
    }

    private func read(_ table: String, _ place: Int, _ bench: Workbench) throws {
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "part\(place).csv"))
    }

    @Test(
        arguments: (21...26).flatMap { seed in [[0, 2, 1], [1, 0, 2], [2, 1, 0]].map { (UInt64(seed), $0) } })
    func theOrderOfFilesChangesNobody(seed: UInt64, _ order: [Int]) throws {
        #expect(try names(reading: order, seed: seed) == names(reading: [0, 1, 2], seed: seed))
    }

    /// People who were found before have the names of then.
    @Test func newContactsChangeNoName() throws {
        let bench = try names(reading: [0], seed: 22)
        let more = try names(reading: [0, 1, 2], seed: 22, before: [0])
        let (before, after) = (Set(bench.map(Self.name)), Set(more.map(Self.name)))
        // Two people may have become one.
        #expect(before.subtracting(after).count < before.count / 4)
    }

    private static func name(_ row: String) -> Substring { row.prefix { $0 != "|" } }

    /// Who takes the contact along by which another is named has its name, and the other is named anew.
    @Test func aSplitGivesEachAName() throws {
        let bench = try Workbench()
        let line = "Anna,Weber,+44 7400 123456,anna@example.org"
        for (place, note) in ["a", "b", "c"].enumerated() {
            let text = "First Name,Last Name,Mobile Phone,E-mail Address,Notes\n\(line),\(note)\n"
            try read(text, place, bench)
        }
        _ = try Deduplication(database: bench.database).run()
        let named = try bench.rows("SELECT substr(sha256, 1, 12) || '-1' FROM sources ORDER BY 1")
        #expect(try bench.rows("SELECT stable_id FROM people") == [named[0]])
        let contact = try #require(
            Int(try bench.rows("SELECT id FROM sources WHERE sha256 LIKE '\(named[0].prefix(12))%'")[0]))
        _ = try PeopleDecisions(database: bench.database).split(contact, from: 1)
        #expect(
            try bench.rows(
                "SELECT stable_id FROM people JOIN memberships ON person_id = people.id WHERE contact_id = \(contact)")
                == [named[0]])
        #expect(try bench.rows("SELECT stable_id FROM people ORDER BY 1") == [named[0], named[1]])
        try ChangeHistory(database: bench.database).undo()
        #expect(try bench.rows("SELECT count(DISTINCT stable_id) FROM people") == ["1"])
    }
}
