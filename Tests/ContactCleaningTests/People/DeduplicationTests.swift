import ContactCleaning
import ContactMatching
import ContactStore
import SeededRandom
import StoreTestSupport
import Testing

/// People stand beside the contacts, follow decisions, and end where they began when those are undone.
struct DeduplicationTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        let table = """
            First Name,Last Name,Name Suffix,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value
            Robert,Hall,,bob.hall@example.org,Mobile,+44 7400 123456
            Bob,Hall,,bob.hall@example.org,,
            Robert,Hall,,,Mobile,+447400123456
            John,Smith,Sr,,Home,+44 20 7031 3000
            John,Smith,Jr,,Home,+44 20 7031 3000
            Ann,Lee,,none@none.com,,
            Ann,Ray,,none@none.com,,
            Eve,Fox,,,Mobile,+1 212 555 0123
            Max,Fox,,,Mobile,+1 212 555 0123

            """
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "people.csv"))
    }

    private func people() throws -> [String] {
        try bench.rows(
            """
            SELECT group_concat(contact_id, ' ') FROM
              (SELECT person_id, contact_id FROM memberships ORDER BY contact_id)
            GROUP BY person_id ORDER BY min(contact_id)
            """)
    }

    private func deduplicate() throws -> Deduplication.Summary { try Deduplication(database: bench.database).run() }

    private var decisions: PeopleDecisions { PeopleDecisions(database: bench.database) }
    private var history: ChangeHistory { ChangeHistory(database: bench.database) }

    private func expectSound() throws {
        let checks = try ContactDatabase.open(at: bench.database).verify()
        #expect(checks.filter { !$0.hasPassed } == [])
    }

    private static let found = ["1 2 3", "4", "5", "6", "7", "8", "9"]

    /// Values of somebody else say nothing about whose a contact is, whoever it is.
    @Test(arguments: ["Manager", "Owner", "Account Manager", "Assistant", "Mother", "Spouse"])
    func valuesOfOthersAreNoEvidence(role: String) throws {
        let table = """
            First Name,Last Name,Phone,\(role) Phone,\(role) Email
            Eva,Stone,+44 20 7031 3000,+44 7911 123456,boss@x.example
            Eve,Stone,+44 20 7031 3001,+44 7911 123456,boss@x.example
            Tom,Hill,+44 20 7031 3005,+44 7911 123456,boss@x.example

            """
        let bench = try Workbench()
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "others.csv"))
        #expect(try Deduplication(database: bench.database).run().people == 3)
        let label = role == "Account Manager" ? "agent" : role == "Mother" ? "parent" : role.lowercased()
        #expect(try bench.rows("SELECT DISTINCT label FROM emails") == [label])
    }

    /// Contacts that have nothing else in common but their name: a number of an authority joins them, and says so.
    @Test func numbersOfAuthoritiesAreEvidence() throws {
        let table = """
            First Name,Last Name,SSN,Tax rate,Phone 1 - Label,Phone 1 - Value
            Anna,Berg,987-65-4321,123456,Mobile,+44 7400 999001
            Anna,Berg,987 65 4321,,Mobile,+44 7400 999002
            Anna,Berg,,123456,Mobile,+44 7400 999003

            """
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "more.csv"))
        _ = try deduplicate()
        #expect(try people() == Self.found + ["10 11", "12"])
        let review = try PeopleReview(database: bench.database, settings: MatchSettings())
        let sentences = try review.evidence(10, 11).parts.map(\.sentence)
        #expect(sentences.contains { $0.contains("987654321") })
        try expectSound()
    }

    /// A contact without a name whom an answer makes another's: it is said whom it leaves.
    @Test func nobodyLosesAContactSilently() throws {
        let table = """
            First Name,Last Name,Phone 1 - Label,Phone 1 - Value
            Anna,Berg,Mobile,+44 7400 999001
            ,,Mobile,+44 7400 999001
            Carl,Dorn,Mobile,+44 7400 999002

            """
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "more.csv"))
        _ = try deduplicate()
        let first = try #require(Int(try bench.rows("SELECT id FROM contacts WHERE family_name = 'Berg'")[0]))
        #expect(try people().contains("\(first) \(first + 1)"))
        let stored = try decisions.answer([.init(first + 1, first + 2, isSame: true)])
        #expect(stored.partings.map(\.contact) == [first + 1] && stored.partings.map(\.others) == [[first]])
        #expect(stored.partings[0].sentence == "Contact \(first + 1) is no longer one person with contact \(first).")
        #expect(try people().contains("\(first + 1) \(first + 2)"))
        // Whoever is parted by an answer is not lost.
        #expect(try decisions.answer([.init(first + 1, first + 2, isSame: false)]).partings.isEmpty)
    }

    @Test func contactsBecomePeople() throws {
        let contacts = try bench.rows("SELECT * FROM contacts")
        let summary = try deduplicate()
        #expect(try people() == Self.found)
        #expect(summary.contacts == 9 && summary.people == 7 && summary.automaticJoins == 2)
        #expect(try bench.rows("SELECT * FROM contacts") == contacts)
        #expect(
            try bench.rows("SELECT name, phones, emails, contacts FROM people_cards WHERE person_id = 1") == [
                "Robert Hall|+447400123456|bob.hall@example.org|3"
            ])
        try expectSound()
    }

    @Test func theSameAgainChangesNothing() throws {
        _ = try deduplicate()
        let tables = ["changes", "people", "memberships", "decisions"]
        let first = try tables.map { try bench.rows("SELECT * FROM \($0)") }
        _ = try deduplicate()
        #expect(try tables.map { try bench.rows("SELECT * FROM \($0)") } == first)
    }

    @Test func otherSettingsAreAnotherChange() throws {
        _ = try deduplicate()
        _ = try Deduplication(database: bench.database, settings: MatchSettings(automaticFrom: 40)).run()
        #expect(try people() == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
        #expect(try bench.rows("SELECT count(*) FROM changes WHERE kind = 'dedupe'") == ["2"])
    }

    @Test func decisionsKeepTheSettings() throws {
        _ = try Deduplication(database: bench.database, settings: MatchSettings(automaticFrom: 40)).run()
        let join = try decisions.join([8, 9])
        #expect(try people() == ["1", "2", "3", "4", "5", "6", "7", "8 9"])
        try history.undo(join.change)
        #expect(try people() == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
    }

    @Test func aDryRunStoresNothing() throws {
        let summary = try Deduplication(database: bench.database, isDryRun: true).run()
        #expect(summary.people == 7)
        #expect(try people() == [])
        #expect(try bench.rows("SELECT kind FROM changes") == ["ingest"])
    }

    @Test func newContactsAreNotedAndAssigned() throws {
        _ = try deduplicate()
        let more = try bench.write(Array("First Name,Last Name,Phone\nBob,Hall,+44 7400 123456\n".utf8), to: "more.csv")
        _ = try bench.ingest(more)
        let check = try #require(try ContactDatabase.open(at: bench.database).verify().first { $0.subject == .people })
        #expect(check.hasPassed && check.notes.count == 1)
        let stable = try bench.rows("SELECT stable_id FROM people WHERE id = 1")
        _ = try deduplicate()
        #expect(try people().first == "1 2 3 10")
        #expect(try bench.rows("SELECT stable_id FROM people WHERE id = 1") == stable)
    }

    /// Contact 2 of three has the number of the one and the address of the other: without it nothing joins them.
    @Test func aSplitLeavesTheOthersToTheRule() throws {
        let more = """
            First Name,Last Name,Phone,E-mail
            Zora,Wexel,+44 7400 123501,
            Zora,Wexel,+44 7400 123501,zora@wexel.org
            Zora,Wexel,,zora@wexel.org

            """
        _ = try bench.ingest(try bench.write(Array(more.utf8), to: "more.csv"))
        _ = try deduplicate()
        #expect(try people().last == "10 11 12")
        let split = try decisions.split(11, from: 10)
        #expect(split.others == [10: [10], 12: [12]])
        #expect(try people().suffix(3) == ["10", "11", "12"])
        #expect(try bench.rows("SELECT count(*) FROM decisions WHERE decided_by = 'user' AND same") == ["0"])
        try history.undo(split.change)
        #expect(try people().last == "10 11 12")
    }

    /// Whoever has joined three has said so of each two of them, also of those that the third one alone connects.
    @Test func aSplitKeepsTheOthersThatSomebodyJoined() throws {
        _ = try deduplicate()
        let join = try decisions.join([4, 6, 9])
        let split = try decisions.split(4, from: 4)
        #expect(split.others.values.sorted { $0[0] < $1[0] } == [[6, 9]])
        #expect(try people() == ["1 2 3", "4", "5", "6 9", "7", "8"])
        try history.undo(split.change)
        try history.undo(join.change)
        #expect(try people() == Self.found)
        // Two decisions about two each say nothing about the ends.
        try decisions.answer([.init(6, 9, isSame: true)])
        try decisions.answer([.init(8, 9, isSame: true)])
        #expect(try decisions.split(9, from: 6).others == [6: [6], 8: [8]])
    }

    /// A later join stores nothing that an earlier one has stored, so that undoing the earlier one takes it back.
    @Test func anEarlierJoinIsUndoneBesideALaterOne() throws {
        _ = try deduplicate()
        let first = try decisions.join([7, 8])
        let second = try decisions.join([8, 9])
        #expect(second.contacts == [7, 8, 9])
        try history.undo(first.change)
        #expect(try people() == ["1 2 3", "4", "5", "6", "7", "8 9"])
        try history.undo(second.change)
        #expect(try people() == Self.found)
        // All that the rule has joined is joined, and stays so while the join holds.
        let whole = try decisions.join([3, 9])
        #expect(whole.contacts == [1, 2, 3, 9])
        #expect(
            try bench.rows("SELECT count(*) FROM decisions WHERE decided_by = 'user' AND change_id = \(whole.change)")
                == ["3"])
        try expectSound()
    }

    @Test func decisionsHold() throws {
        _ = try deduplicate()
        try decisions.split(2, from: 1)
        #expect(try people() == ["1 3", "2", "4", "5", "6", "7", "8", "9"])
        let join = try decisions.join([4, 6, 9])
        #expect(try people() == ["1 3", "2", "4 6 9", "5", "7", "8"])
        _ = try deduplicate()
        #expect(try people() == ["1 3", "2", "4 6 9", "5", "7", "8"])
        try history.undo(join.change)
        #expect(try people() == ["1 3", "2", "4", "5", "6", "7", "8", "9"])
        try history.undo()
        #expect(try people() == Self.found)
        #expect(throws: ChangeError.behindFinal(1, final: 10, kind: "dedupe")) { try history.undo() }
        try expectSound()
    }

    @Test func anUndoCanBeUndone() throws {
        _ = try deduplicate()
        let join = try decisions.join([4, 5])
        try history.undo(join.change)
        let undo = try #require(try ContactDatabase.open(at: bench.database).changes().last { $0.kind == "undo" })
        try history.undo(undo.id)
        #expect(try people().contains("4 5"))
        #expect(throws: ChangeError.undoneAlready(undo.id, by: undo.id + 2)) { try history.undo(undo.id) }
    }

    @Test func badDecisionsAreRefused() throws {
        _ = try deduplicate()
        #expect(throws: PeopleError.noSuchContact(99)) { try decisions.join([1, 99]) }
        #expect(throws: PeopleError.sameContact(1)) { try decisions.join([1, 1]) }
        #expect(throws: PeopleError.nothingToDecide) { try decisions.join([1]) }
        #expect(throws: PeopleError.noSuchPerson(99)) { try decisions.split(1, from: 99) }
        #expect(throws: PeopleError.notTheirs(4, person: 1)) { try decisions.split(4, from: 1) }
        #expect(throws: PeopleError.onlyContact(4, person: 4)) { try decisions.split(4, from: 4) }
        #expect(throws: ChangeError.final(2, kind: "dedupe")) { try history.undo(2) }
        #expect(try people() == Self.found)
    }

    /// A hundred decisions, of which those are refused that cannot hold, are undone in another order.
    @Test(arguments: Seeds.first(1)) func undoingRandomDecisionsEndsWhereItBegan(_ seed: UInt64) throws {
        _ = try deduplicate()
        let before = try bench.rows("SELECT * FROM people_cards")
        var random = SeededGenerator(seed: seed)
        var changes: [Int] = []
        for _ in 0..<30 {
            let pair = (1...9).shuffled(using: &random).prefix(2)
            let answer = PeopleDecisions.Answer(pair[0], pair[1], isSame: Bool.random(using: &random))
            do {
                changes.append(try decisions.answer([answer]).change)
                let people = try [answer.first, answer.second].map {
                    try ContactDatabase.open(at: bench.database).person(ofContact: $0)
                }
                #expect((people[0] == people[1]) == answer.isSame)
            } catch PeopleError.contradicted {
                #expect(answer.isSame)
            }
        }
        #expect(changes.count > 10)
        try expectSound()
        for change in changes.shuffled(using: &random) { try history.undo(change) }
        #expect(try bench.rows("SELECT * FROM people_cards") == before)
    }

    @Test func reasonsAreToldForAndAgainst() throws {
        let review = try PeopleReview(database: bench.database)
        #expect(try review.evidence(1, 2).parts.contains { $0.kind == .sharedEmail })
        #expect(try review.evidence(4, 5).parts.contains { $0.kind == .differentGenerations && $0.bits < 0 })
        // An address that stands for none, and a number of fiction, are no evidence at all.
        #expect(try review.evidence(6, 7).parts.contains { $0.kind == .anyTwoContacts })
        #expect(try review.evidence(8, 9).parts.contains { $0.kind == .anyTwoContacts })
        #expect(throws: PeopleError.noSuchContact(77)) { try review.evidence(1, 77) }
    }

    @Test func damageIsFound() throws {
        _ = try deduplicate()
        try PlainSQL.run(
            "UPDATE people SET contacts = 2 WHERE id = 1; DELETE FROM memberships WHERE contact_id = 9",
            in: bench.database)
        let check = try #require(try ContactDatabase.open(at: bench.database).verify().first { $0.subject == .people })
        #expect(
            check.issues == [
                "person 1 has 3 contacts, and 2 are stated", "person 9 has 0 contacts, and 1 are stated",
            ])
    }
}
