import ContactMatching
import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// The explanation of a pair names the rule or the decision that settled it.
struct PairConclusionTests {
    private static let apart = StoredDecision(first: 2, second: 3, isSame: false, change: 7)
    private static let same = StoredDecision(first: 1, second: 3, isSame: true, change: 8)
    private static let rule = StoredJoin(first: 1, second: 3, change: 1, bits: 14.2, parts: [])
    private static let said = StoredJoin(first: 1, second: 3, change: 8, bits: nil, parts: [])

    private static let conclusions: [(PairConclusion, String)] = [
        (.init(1, 3, .onePerson(1), .joined([rule])), "The rule joined them: +14.2 bits. They are one person: 1."),
        (
            .init(1, 3, .onePerson(1), .joinedByCards(rule)),
            "The rule joined their people by all that the contacts of both say: +14.2 bits. They are one person: 1."
        ),
        (
            .init(1, 3, .onePerson(1), .joined([said])),
            "Somebody said that they are one person (change 8). They are one person: 1."
        ),
        (
            .init(
                1, 3, .onePerson(1),
                .joined([
                    StoredJoin(first: 1, second: 2, change: 1, bits: 10, parts: []),
                    StoredJoin(first: 2, second: 3, change: 9, bits: nil, parts: []),
                ])),
            "Joined through contact 2: 1 and 2 (+10.0 bits), 2 and 3 (somebody said so, change 9). They are one person: 1."
        ),
        (
            .init(1, 3, .onePerson(1), .decided(same)),
            "Somebody decided that they are one person (change 8). They are one person: 1."
        ),
        (
            .init(2, 3, .twoPeople(2, 3), .decided(apart)),
            "Somebody decided that they are two people (change 7). They are two people: 2 and 3."
        ),
        (
            .init(1, 3, .twoPeople(1, 3), .overruled(same, by: apart)),
            "Somebody decided that they are one person (change 8), which does not hold: somebody decided that contacts 2 and 3 are "
                + "two people (change 7). They are two people: 1 and 3."
        ),
        (
            .init(1, 3, .twoPeople(1, 3), .overruled(same, by: nil)),
            "Somebody decided that they are one person (change 8), which is not applied yet; 'trunkline dedupe' does. "
                + "They are two people: 1 and 3."
        ),
        (
            .init(1, 3, .twoPeople(1, 3), .barrier(apart)),
            "They stay apart: somebody decided that contacts 2 and 3 are two people (change 7). They are two people: 1 and 3."
        ),
        (
            .init(1, 3, .twoPeople(1, 3), .refused(.birthdays)),
            "Not joined all the same: their birthdays differ. They are two people: 1 and 3."
        ),
        (
            .init(1, 3, .twoPeople(1, 3), .doubtful),
            "Nobody has decided yet; 'trunkline review' asks. They are two people: 1 and 3."
        ),
        (
            .init(1, 3, .twoPeople(1, 3), .neverCompared),
            "No deduplication compares them, since no key brings them together; 'trunkline join 1 3' joins them. "
                + "They are two people: 1 and 3."
        ),
        (.init(1, 3, .twoPeople(1, 3), .nothing), "They are two people: 1 and 3."),
        (.init(1, 3, .unseen, .nothing), "'trunkline dedupe' has not seen both of them yet."),
    ]

    @Test(arguments: conclusions.indices)
    func sentencesFollowFromTheFacts(_ index: Int) {
        let (conclusion, text) = Self.conclusions[index]
        #expect(conclusion.sentences.joined(separator: " ") == text)
    }

    // MARK: From a database

    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        let table = """
            First Name,Last Name,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value
            Robert,Hall,bob.hall@example.org,,Mobile,+44 7400 123456
            Robert,Hall,bob.hall@example.org,rob@example.net,Mobile,+44 7400 123456
            Rob,Hall,rob@example.net,,,
            Ann,Lee,ann@example.com,,Mobile,+44 7400 123450
            Eve,Fox,,,Mobile,+1 212 555 0123

            """
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "people.csv"))
        _ = try Deduplication(database: bench.database).run()
    }

    private var decisions: PeopleDecisions { PeopleDecisions(database: bench.database) }

    private func conclusion(_ first: Int, _ second: Int) throws -> PairConclusion {
        try PeopleReview(database: bench.database).conclusion(first, second)
    }

    private func person(_ contact: Int) throws -> Int? {
        try ContactDatabase.open(at: bench.database).person(ofContact: contact)
    }

    @Test func aChainIsNamed() throws {
        #expect(try person(1) == person(2))
        try decisions.join([2, 4])
        let chain = try conclusion(1, 4)
        #expect(chain.standing == .onePerson(1) && chain.isIndirect)
        #expect(chain.sentences[0].hasPrefix("Joined through contact 2: 1 and 2 ("))
        #expect(chain.sentences[0].hasSuffix("2 and 4 (somebody said so, change 3)."))
        #expect(try conclusion(2, 4).sentences[0] == "Somebody decided that they are one person (change 3).")
    }

    /// Who is kept apart by another contact is told by which, and not that the two contradict each other.
    @Test func otherContactsThatContradictAreNamed() throws {
        let bench = try Workbench()
        let table = """
            Name,E-mail,Birthday,Mobile
            Sam Quall,sq@example.org,1950-03-04,+44 7400 123456
            Sam Quall,sq@example.org,,+44 7400 123456
            Sam Quall,,1980-07-09,+44 7400 123456

            """
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "people.csv"))
        _ = try Deduplication(database: bench.database).run()
        let review = try PeopleReview(database: bench.database)
        #expect(
            try review.conclusion(2, 3).sentences[0]
                == "Not joined all the same: contacts 1 and 3, which would be of this person, contradict each other (their birthdays differ)."
        )
        #expect(review.refusal(2, 3) == .otherContacts)
        #expect(review.refusedJoin(2, 3)?.contradiction.sorted() == [1, 3])
    }

    /// Every explanation of every pair says the same as what is stored, whatever was decided before.
    @Test func noSentenceContradictsAnother() throws {
        try decisions.join([2, 4])
        if let whole = try person(3), try person(1) == whole { try decisions.split(3, from: whole) }
        let review = try PeopleReview(database: bench.database)
        for first in 1...4 {
            for second in first + 1...5 {
                let text = try review.conclusion(first, second).sentences.joined(separator: " ")
                let areOne = try person(first) == person(second)
                #expect(text.contains("They are one person") == areOne, "\(first) \(second): \(text)")
                #expect(text.contains("They are two people") == !areOne, "\(first) \(second): \(text)")
            }
        }
    }

    // MARK: Results of decisions, compared with the stored people

    @Test func aJoinSaysWhatIsStored() throws {
        let before = try ContactDatabase.open(at: bench.database).contacts(ofPerson: 1)
        let joined = try decisions.join([1, 4])
        let stored = try ContactDatabase.open(at: bench.database).contacts(ofPerson: joined.person)
        #expect(before.count > 1)
        #expect(joined.contacts == stored)
        // Nobody is thrown out who was one person with one of them.
        #expect(Set(joined.contacts).isSuperset(of: before + [4]))
    }

    /// Of three that are joined, two were split before: the join is about them, too, and holds.
    @Test func aJoinOverrulesWhatItNames() throws {
        try decisions.join([4, 5])
        try decisions.split(5, from: 4)
        let joined = try decisions.join([1, 4, 5])
        #expect(Set(joined.contacts).isSuperset(of: [1, 4, 5]))
    }

    @Test func aJoinThatCannotHoldIsRefusedWithTheReason() throws {
        try decisions.join([1, 4])
        let apart = try decisions.answer([.init(4, 5, isSame: false)]).change
        let before = try bench.rows("SELECT * FROM memberships ORDER BY contact_id")
        let changes = try bench.rows("SELECT count(*) FROM changes")
        for attempt in [
            { try decisions.join([1, 5]).change }, { try decisions.answer([.init(1, 5, isSame: true)]).change },
        ] {
            do {
                _ = try attempt()
                Issue.record("a join that cannot hold was stored")
            } catch let error as PeopleError {
                guard case .contradicted(_, _, let decision, let kind, let together) = error else {
                    Issue.record("\(error)")
                    return
                }
                #expect(decision.change == apart && kind == "review" && Set(together).isSuperset(of: [1, 4, 5]))
                #expect(error.description.contains("says that contacts 4 and 5 are two people's"))
            }
        }
        #expect(try bench.rows("SELECT * FROM memberships ORDER BY contact_id") == before)
        #expect(try bench.rows("SELECT count(*) FROM changes") == changes)
        let joined = try decisions.join([1, 4, 5])
        #expect(Set(joined.contacts).isSuperset(of: [1, 4, 5]))
    }

    @Test func contradictingAnswersAreRefusedTogether() throws {
        #expect(throws: PeopleError.self) {
            try decisions.answer([
                .init(1, 4, isSame: true), .init(4, 5, isSame: true), .init(1, 5, isSame: false),
            ])
        }
        #expect(try bench.rows("SELECT count(*) FROM decisions WHERE decided_by = 'user'") == ["0"])
    }

    /// The person is named by its oldest contact, and so has another name when that is split from it.
    @Test func aSplitSaysWhatIsStored() throws {
        let members = try ContactDatabase.open(at: bench.database).contacts(ofPerson: 1)
        let split = try decisions.split(1, from: 1)
        #expect(split.person == 1 && split.others.values.flatMap { $0 }.sorted() == members.filter { $0 != 1 })
        #expect(try split.others.keys.allSatisfy { try person($0) == $0 })
    }
}
