import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import SeededRandom
import StoreTestSupport
import Testing

/// A deduplication reads only the contacts that are new since the last one, and finds the people that it would find from scratch.
struct IncrementalDeduplicationTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let header = "First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Company"

    /// Contacts of invented people, of whom some come several times.
    private static func table(_ count: Int, random: inout SeededGenerator) -> String {
        func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        let rows = (0..<count).map { _ in
            let person = Int.random(in: 0..<60, using: &random)
            let given = [["Robert", "Bob"], ["Anna", "Anne"], ["Karl", "K."], ["Maria", "Mary"]][person % 4]
            let family = ["Hall", "Weber", "Rossi", "Lang", "Klein"][person % 5]
            return [
                pick(given), family, pick(["", "+44 20 7946 0\(100 + person / 3)"]),
                pick(["", "+44 7400 123\(100 + person)", "+49 1512 3456\(700 + person)"]),
                pick(["", "\(given[0].lowercased()).\(family.lowercased())\(person)@example.org", "info@example.org"]),
                pick(["", "Acme", "Firm \(person % 6)"]),
            ].joined(separator: ",")
        }
        return ([header] + rows).joined(separator: "\n") + "\n"
    }

    private func ingest(_ text: String, as name: String) throws {
        _ = try bench.ingest(try bench.write(Array(text.utf8), to: name))
    }

    private func deduplicate(_ database: String) throws -> [[String]] {
        _ = try Deduplication(database: database).run()
        let checks = try ContactDatabase.open(at: database).verify()
        #expect(checks.filter { !$0.hasPassed } == [])
        return try [
            "SELECT id, contacts FROM people ORDER BY id", "SELECT * FROM memberships ORDER BY contact_id",
            "SELECT a, b, same, bits, rule_version FROM decisions WHERE decided_by = 'rule' ORDER BY a, b",
            "SELECT person_id, name, phones, emails, sources FROM people_cards ORDER BY person_id",
        ].map { try PlainSQL.rows($0, in: database) }
    }

    /// Deduplicates a copy of the database from scratch, then the database itself, and compares the people.
    private func expectPeopleOfScratch(_ comment: Comment? = nil) throws {
        let copy = bench.folder.path("scratch.db")
        try? FileManager.default.removeItem(atPath: copy)
        try FileManager.default.copyItem(atPath: bench.database, toPath: copy)
        try EditedDatabase.run(
            """
            DELETE FROM _normalized_contacts; DELETE FROM memberships; DELETE FROM people;
            DELETE FROM decisions WHERE decided_by = 'rule'
            """, in: copy)
        let expected = try deduplicate(copy)
        #expect(try deduplicate(bench.database) == expected, comment)
    }

    private func keptPieces() throws -> Int {
        try bench.rows("SELECT count(*) FROM _normalized_contacts").first.flatMap { Int($0) } ?? 0
    }

    @Test(arguments: Seeds.first(1)) func newContactsJoinThePeopleOfScratch(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for (place, count) in [80, 1, 30, 3].enumerated() {
            try ingest(Self.table(count, random: &random), as: "part\(place).csv")
            try expectPeopleOfScratch()
            #expect(try keptPieces() == place + 1)
        }
    }

    /// Kept contacts are used: a change of their rows that no digest counts has no effect.
    @Test func keptContactsAreNotReadAgain() throws {
        let hall = "Hall,,+44 7400 123456,bob@example.org,"
        try ingest("\(Self.header)\nBob,\(hall)\nRobert,\(hall)\n", as: "a.csv")
        #expect(try deduplicate(bench.database)[1] == ["1|1", "2|1"])
        try PlainSQL.run(
            "UPDATE contacts SET given_name = 'Zoe', family_name = 'Other' WHERE id = 2", in: bench.database)
        try ingest("\(Self.header)\nBob,\(hall)\n", as: "b.csv")
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT * FROM memberships ORDER BY contact_id") == ["1|1", "2|1", "3|1"])
    }

    @Test func manyPiecesBecomeOne() throws {
        var random = SeededGenerator(seed: 9)
        for part in 0..<18 {
            try ingest(Self.table(2, random: &random), as: "part\(part).csv")
            _ = try Deduplication(database: bench.database).run()
        }
        #expect(try keptPieces() == 2)
        try expectPeopleOfScratch()
    }

    @Test func aDryRunKeepsNothing() throws {
        var random = SeededGenerator(seed: 10)
        try ingest(Self.table(20, random: &random), as: "a.csv")
        _ = try Deduplication(database: bench.database, isDryRun: true).run()
        #expect(try keptPieces() == 0)
    }

    /// A change to contacts after they were kept.
    enum Event: String, CaseIterable {
        case fix, undo, recheck, forgetNumber, forgetContact, forgetSource, damage, decision, replacement
    }

    @Test(arguments: Event.allCases) func whatChangesContactsIsSeen(_ event: Event) throws {
        var random = SeededGenerator(seed: 11)
        try ingest(Self.table(60, random: &random) + "Eve,Fox,,911,eve@example.com,\n", as: "a.csv")
        try ingest(Self.table(20, random: &random), as: "b.csv")
        try expectPeopleOfScratch()
        #expect(try keptPieces() == 1)
        let number = try #require(
            try bench.rows("SELECT id FROM phone_numbers WHERE raw = '911'").first.flatMap { Int($0) })
        let proposals = [NumberCorrections.Proposal(number: number, value: "+49 1512 3456701")]
        switch event {
        case .fix: _ = try NumberCorrections(database: bench.database).correct(proposals)
        case .undo:
            _ = try NumberCorrections(database: bench.database).correct(proposals)
            _ = try deduplicate(bench.database)
            try ChangeHistory(database: bench.database).undo()
        case .recheck:
            var recheck = Recheck(database: bench.database, isApplied: true)
            recheck.policy = try AcceptancePolicy(words: ["mobile"])
            _ = try recheck.run()
        case .forgetNumber: _ = try Erasure(database: bench.database).erase(.number("+447400123130"))
        case .forgetContact: _ = try Erasure(database: bench.database).erase(.contact(3))
        case .forgetSource: _ = try Erasure(database: bench.database).erase(.source(bench.folder.path("b.csv")))
        case .damage:
            try PlainSQL.run(
                "UPDATE _normalized_contacts SET content = CAST(substr(content, 1, 99) || x'00' || substr(content, 101) AS BLOB)",
                in: bench.database)
            let people = try ContactDatabase.open(at: bench.database).verify().first { $0.subject == .people }
            #expect(people?.hasPassed == false)
            try ingest(Self.table(3, random: &random), as: "c.csv")
        case .decision: _ = try PeopleDecisions(database: bench.database).join([1, 40])
        case .replacement:
            var ingest = Ingest(
                inputs: [bench.folder.path("a.csv")], database: bench.database, options: CleaningOptions(region: .none))
            ingest.isReplacing = true
            _ = try ingest.run()
        }
        try expectPeopleOfScratch("\(event.rawValue)")
        #expect(try keptPieces() >= 1)
    }
}
