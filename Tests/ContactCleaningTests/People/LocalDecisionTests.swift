import ContactCleaning
import ContactStore
import Foundation
import SeededRandom
import StoreTestSupport
import Testing

/// A decision derives only the people anew that it touches, and they are those of a whole deduplication.
struct LocalDecisionTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func ingest(_ count: Int, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let text = SeededContacts.table(count, random: &random)
        _ = try bench.ingest(try bench.write(Array(text.utf8), to: "book\(seed).csv"))
        _ = try Deduplication(database: bench.database).run()
    }

    private static let people = [
        "SELECT id, contacts FROM people ORDER BY id", "SELECT * FROM memberships ORDER BY contact_id",
        "SELECT a, b, same, bits, parts, rule_version FROM decisions WHERE decided_by = 'rule' ORDER BY a, b",
    ]

    /// Deduplicates the database, which must change nothing, and a copy from scratch, which must find the same people.
    private func expectPeopleOfAll(_ comment: Comment) throws {
        let everything = ["changes", "people", "memberships", "decisions", "_digests", "_compared_contacts"]
        let before = try everything.map { try bench.rows("SELECT * FROM \($0)") }
        let copy = bench.folder.path("scratch.db")
        try? FileManager.default.removeItem(atPath: copy)
        try FileManager.default.copyItem(atPath: bench.database, toPath: copy)
        _ = try Deduplication(database: bench.database).run()
        let after = try everything.map { try bench.rows("SELECT * FROM \($0)") }
        for (table, rows) in zip(everything, zip(before, after)) {
            #expect(rows.0 == rows.1, "\(table) \(comment)")
        }
        try EditedDatabase.run(
            """
            DELETE FROM _normalized_contacts; DELETE FROM _compared_contacts; DELETE FROM memberships; DELETE FROM people;
            DELETE FROM decisions WHERE decided_by = 'rule'
            """, in: copy)
        _ = try Deduplication(database: copy).run()
        for query in Self.people {
            #expect(try bench.rows(query) == PlainSQL.rows(query, in: copy), comment)
        }
    }

    /// One decision or its undoing; what cannot be is refused and stores nothing.
    private func decideAtRandom(_ count: Int, _ random: inout SeededGenerator) throws -> String {
        let decisions = PeopleDecisions(database: bench.database)
        let contacts = (0..<3).map { _ in 1 + Int.random(in: 0..<count, using: &random) }
        let members = try bench.rows(
            "SELECT contact_id FROM memberships WHERE person_id = (SELECT person_id FROM memberships WHERE contact_id = \(contacts[0]))"
        ).compactMap { Int($0) }
        do {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: _ = try decisions.join(Array(contacts.prefix(2 + contacts[2] % 2)))
            case 1, 2:
                let person = try ContactDatabase.open(at: bench.database).person(ofContact: contacts[0]) ?? 0
                _ = try decisions.split(contacts[0], from: person)
            case 3:
                _ = try decisions.answer([.init(contacts[0], members.randomElement(using: &random) ?? 0, isSame: false)]
                )
            case 4: _ = try decisions.answer([.init(contacts[0], contacts[1], isSame: contacts[2] % 3 > 0)])
            default:
                let history = ChangeHistory(database: bench.database)
                let changes = try history.changes().filter {
                    !$0.isUndone && $0.kind != "dedupe" && $0.kind != "ingest"
                }
                _ = try history.undo(changes.randomElement(using: &random)?.id ?? 0)
            }
            return "stored"
        } catch is PeopleError { return "refused" } catch is ChangeError { return "refused" }
    }

    @Test(arguments: Seeds.first(1)) func decisionsInAnyOrderGiveThePeopleOfAll(_ seed: UInt64) throws {
        let count = 40
        try ingest(count, seed: seed)
        var random = SeededGenerator(seed: seed)
        for step in 0..<7 {
            let outcome = try decideAtRandom(count, &random)
            try expectPeopleOfAll("seed \(seed), step \(step): \(outcome)")
        }
    }

    /// Rows of other people are not looked at: damage there is left to `verify`.
    @Test func whatADecisionDoesNotTouchIsNotRead() throws {
        try ingest(60, seed: 5)
        let apart = try bench.rows("SELECT id FROM people WHERE contacts = 1 ORDER BY id").compactMap { Int($0) }
        try PlainSQL.run("UPDATE people SET contacts = 7 WHERE id = \(apart[2])", in: bench.database)
        let joined = try PeopleDecisions(database: bench.database).join([apart[0], apart[1]])
        #expect(joined.contacts == [apart[0], apart[1]])
        try ChangeHistory(database: bench.database).undo()
        #expect(try bench.rows("SELECT contacts FROM people WHERE id IN (\(apart[0]), \(apart[1]))") == ["1", "1"])
        let people = try ContactDatabase.open(at: bench.database).verify().first { $0.subject == .people }
        #expect(people?.hasPassed == false)
        #expect(throws: StoreError.self) { _ = try Deduplication(database: bench.database).run() }
    }

    /// Facts of the last deduplication about contacts are not used after that.
    enum Event: CaseIterable {
        case ingest, edit, damage, nothingKept
    }

    @Test(arguments: Event.allCases) func staleFactsAreNotUsed(_ event: Event) throws {
        try ingest(60, seed: 6)
        switch event {
        case .ingest:
            var random = SeededGenerator(seed: 7)
            let text = SeededContacts.table(20, random: &random)
            _ = try bench.ingest(try bench.write(Array(text.utf8), to: "more.csv"))
        case .edit:
            let number = try #require(try bench.rows("SELECT id FROM phone_numbers LIMIT 1").first.flatMap { Int($0) })
            _ = try NumberCorrections(database: bench.database).correct([.init(number: number, value: "+447400123999")])
        case .damage:
            try PlainSQL.run("UPDATE _compared_contacts SET content = x'01' WHERE id > 0", in: bench.database)
        case .nothingKept: try EditedDatabase.run("DELETE FROM _compared_contacts", in: bench.database)
        }
        _ = try PeopleDecisions(database: bench.database).join([1, 40])
        try expectPeopleOfAll("\(event)")
    }
}
