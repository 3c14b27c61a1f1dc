import ContactCleaning
import ContactMatching
import ContactStore
import SeededRandom
import StoreTestSupport
import Testing

/// Pages read of a deduplication the pairs that a comparison of all contacts finds.
struct DoubtfulPairsTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func ingest(_ count: Int, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let text = SeededContacts.table(count, random: &random)
        _ = try bench.ingest(try bench.write(Array(text.utf8), to: "book.csv"))
        _ = try Deduplication(database: bench.database).run()
    }

    private var database: ContactDatabase { get throws { try ContactDatabase.open(at: bench.database) } }

    /// The pairs that are kept and undecided are the questions of the review, with the same evidence.
    private func expectTheReview(_ comment: Comment) throws {
        let database = try database
        let review = try PeopleReview(database: bench.database)
        func key(_ first: Int, _ second: Int, _ bits: Bits) throws -> [Int] {
            let people = [try database.person(ofContact: first) ?? 0, try database.person(ofContact: second) ?? 0]
            return people.sorted() + [Int(bits.hundredths)]
        }
        let kept = try DoubtfulPairs(database).pairs
        let asked = try review.pairs.map { try key(Int($0.first), Int($0.second), $0.bits) }
        #expect(try Set(kept.map { try key($0.first, $0.second, $0.bits) }) == Set(asked), comment)
        for pair in kept {
            let found = try #require(try DoubtfulPairs.pair(pair.first, pair.second, in: database))
            #expect(found.evidence == (try review.evidence(pair.first, pair.second)), comment)
            #expect(found.refusal == review.refusal(pair.first, pair.second), comment)
        }
    }

    @Test(arguments: Seeds.first(1)) func keptPairsAreTheQuestionsOfTheReview(_ seed: UInt64) throws {
        try ingest(60, seed: seed)
        try expectTheReview("as deduplicated")
        #expect(try !DoubtfulPairs(database).pairs.isEmpty)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<4 {
            guard let pair = try DoubtfulPairs(database).pairs.randomElement(using: &random) else { break }
            _ = try? PeopleDecisions(database: bench.database).answer([
                .init(pair.first, pair.second, isSame: Bool.random(using: &random))
            ])
        }
        let pieces = try bench.rows("SELECT * FROM _compared_contacts")
        // Refusals depend on the people; decisions change no piece.
        let database = try database
        for pair in try DoubtfulPairs(database).pairs {
            #expect(try PairStandings(database).standing(pair.first, pair.second) == .open)
        }
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT * FROM _compared_contacts") == pieces)
    }

    @Test func pairsComeGroupByGroup() throws {
        try ingest(90, seed: 4)
        let pairs = try DoubtfulPairs(database)
        #expect(pairs.pairs.map(\.group) == pairs.pairs.map(\.group).sorted())
        #expect(pairs.pairs.last?.group == pairs.groupCount - 1)
        var strongest: [Bits] = []
        for pair in pairs.pairs where pair.group == strongest.count { strongest.append(pair.bits) }
        #expect(strongest == strongest.sorted(by: >))
        for pair in pairs.pairs {
            let group = try DuplicateGroup(around: [pair.first, pair.second], pairs, in: try database)
            #expect(group.contacts.contains(pair.first) && group.contacts.contains(pair.second))
            #expect(group.links.contains { $0.first == pair.first && $0.second == pair.second })
            #expect(Set(group.contacts).count == group.contacts.count)
        }
    }

    /// Stored evidence has the values as they are compared; what is shown has them as they are written.
    @Test func shownReasonsQuoteTheContacts() throws {
        let table = """
            First Name,Last Name,Mobile Phone,E-mail Address,Birthday,Home Street,Home City
            Anna,Weber,+44 7400 123100,a.weber@gmail.com,,Große Hauptstr. 5,Ulm
            Anna,Weber,+44 7400 123100,aweber@gmail.com,1980-02-03,Grosse Hauptstraße 5,Ulm

            """
        _ = try bench.ingest(try bench.write(Array(table.utf8), to: "book.csv"))
        _ = try Deduplication(database: bench.database).run()
        let group = try DuplicateGroup(around: [1], DoubtfulPairs(database), in: try database)
        let reasons = group.links.flatMap(\.reasons)
        #expect(reasons.contains { $0.kind == "sameAddress" && $0.value == "Große Hauptstr. 5" }, "\(reasons)")
        #expect(
            reasons.contains { $0.kind == "sharedEmail" && $0.value == "a.weber@gmail.com, aweber@gmail.com" },
            "\(reasons)")
        let review = try PeopleReview(database: bench.database)
        let stored = try review.evidence(1, 2).parts
        #expect(stored.allSatisfy { $0.value != "Große Hauptstr. 5" }, "\(stored)")
        let written = try review.writtenEvidence(1, 2).parts
        #expect(written.contains { $0.kind == .sameAddress && $0.value == "Große Hauptstr. 5" }, "\(written)")
        #expect(written.map(\.bits) == stored.map(\.bits))
    }

    @Test func groupsWhosePairsAreAllDecidedAreDone() throws {
        try ingest(60, seed: 8)
        let pairs = try DoubtfulPairs(database)
        #expect(pairs.openGroupCount(after: []) == pairs.groupCount)
        let decisions = pairs.pairs.filter { $0.group == 0 }.map {
            StoredDecision(first: $0.second, second: $0.first, isSame: false, change: 1)
        }
        #expect(pairs.openGroupCount(after: decisions + decisions) == pairs.groupCount - 1)
        #expect(pairs.openGroupCount(after: Array(decisions.dropFirst())) == pairs.groupCount)
    }

    @Test func theLeastCertainJoinsComeFirst() throws {
        try ingest(60, seed: 5)
        let joins = try AutomaticJoins(database)
        #expect(joins.people.map(\.bits) == joins.people.map(\.bits).sorted())
        let several = try bench.rows("SELECT id FROM people WHERE contacts > 1 ORDER BY id").map { Int($0) ?? 0 }
        #expect(try joins.people.map { try database.person(ofContact: $0.contact) ?? 0 }.sorted() == several)
        let stored = try bench.rows("SELECT count(*) FROM decisions WHERE decided_by = 'rule'")
        #expect(["\(joins.joins.values.reduce(0, +))"] == stored)
    }

    @Test func allAboveALineAreAcceptedAndUndoneTogether() throws {
        try ingest(60, seed: 6)
        let pairs = try DoubtfulPairs(database)
        let (open, decisions) = (pairs.open(from: 4), PeopleDecisions(database: bench.database))
        #expect(throws: AcceptanceOutdated.self) { try decisions.accept(pairs, from: 4, expecting: open.count + 1) }
        let before = try bench.rows("SELECT * FROM memberships ORDER BY contact_id")
        let accepted = try decisions.accept(pairs, from: 4, expecting: open.count)
        #expect(accepted.accepted > 0)
        #expect(accepted.accepted + accepted.left == open.count)
        let standings = try PairStandings(database)
        for pair in pairs.pairs where pair.bits < 4 || pair.isRefused {
            #expect(standings.decision(pair.first, pair.second) == nil)
        }
        for pair in open where standings.decision(pair.first, pair.second) != nil {
            let people = [try database.person(ofContact: pair.first), try database.person(ofContact: pair.second)]
            #expect(people[0] == people[1])
        }
        // Pairs that nobody has looked at say nothing about the others.
        #expect(try PairSample(pairs, from: 4, in: database).answered == 0)
        _ = try ChangeHistory(database: bench.database).undo(accepted.change ?? 0)
        #expect(try bench.rows("SELECT * FROM memberships ORDER BY contact_id") == before)
    }

    @Test func answersToASampleSayHowSureAllAre() throws {
        try ingest(90, seed: 7)
        let pairs = try DoubtfulPairs(database)
        let sample = try PairSample(pairs, from: 3.3, in: database)
        #expect(sample.wrong == nil)
        #expect(sample.pairs.count == min(PairSample.size, sample.population))
        let decisions = PeopleDecisions(database: bench.database)
        for (pair, _) in sample.pairs.prefix(3) {
            _ = try decisions.answer([.init(pair.first, pair.second, isSame: false)])
        }
        let after = try PairSample(pairs, from: 3.3, in: database)
        #expect(after.answered == 3)
        let wrong = try #require(after.wrong)
        #expect(wrong.share == 1)
        #expect(wrong.interval.lowerBound > 0.2 && wrong.interval.upperBound == 1)
    }
}
