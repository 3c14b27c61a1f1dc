import ContactMatching
import SeededRandom
import Testing

/// A decision of a user holds, and taking it back ends where it began.
@Suite struct DecisionTests {
    static let lines = [
        "Anna Weber | +4915112345678m", "Anna Weber | +4915112345678m | anna@example.org",
        "Anna Weber | anna@example.org",
        "Anna Weber | +4930100001", "Anna Weber | +4930100001", "Bernd Weber | +4930100001",
    ]

    @Test func sameJoinsWhatTheRuleDoesNot() {
        let match = Book(Self.lines).matcher(decisions: [MatchDecision(1, 6, isSame: true)]).match()
        #expect(match.isOne(1, 6))
        #expect(match.joins.contains { $0.basis == .decision })
    }

    @Test func differentPartsWhatTheRuleJoins() {
        let match = Book(Self.lines).matcher(decisions: [MatchDecision(2, 3, isSame: false)]).match()
        #expect(!match.isOne(2, 3))
        #expect(match.isOne(1, 2))
        #expect(!match.review.contains { $0.first == 2 && $0.second == 3 })
        #expect(match.refused.allSatisfy { $0.reason == .decidedApart })
    }

    @Test func differentHoldsAcrossAChain() {
        // 1 and 3 are joined by 2 alone; one of the links has to break.
        let match = Book(Self.lines).matcher(decisions: [MatchDecision(1, 3, isSame: false)]).match()
        #expect(!match.isOne(1, 3))
    }

    @Test func copiesCanBeParted() {
        #expect(Book(Self.lines).matcher().match().isOne(4, 5))
        let match = Book(Self.lines).matcher(decisions: [MatchDecision(4, 5, isSame: false)]).match()
        #expect(!match.isOne(4, 5))
    }

    /// A copy that comes later is where the contact is of which it is a copy, whomever somebody said that one to be.
    @Test func aCopyGoesWithWhomSomebodyDecidedAbout() {
        let lines = [
            "Anna Berg | +4915112345671m | anna@berg.example", "Anna Berg | +4915112345672m | anna@berg.example",
            "Kurt Hof | +4915112345673m | anna@berg.example", "Anna Berg | +4915112345671m | anna@berg.example",
        ]
        let decisions = [MatchDecision(1, 2, isSame: false), MatchDecision(1, 3, isSame: true)]
        let match = Book(lines).matcher(decisions: decisions).match()
        #expect(match.people == [[1, 3, 4], [2]])
    }

    @Test func theLaterDecisionCounts() {
        let decisions = [MatchDecision(1, 6, isSame: true), MatchDecision(6, 1, isSame: false)]
        #expect(!Book(Self.lines).matcher(decisions: decisions).match().isOne(1, 6))
    }

    @Test func strangeDecisionsAreIgnored() {
        let plain = Book(Self.lines).matcher().match()
        let odd = [
            MatchDecision(1, 77, isSame: true), MatchDecision(3, 3, isSame: false),
            MatchDecision(-1, .max, isSame: true),
        ]
        #expect(Book(Self.lines).matcher(decisions: odd).match().contacts == plain.contacts)
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func undoingAllInAnyOrderEndsWhereItBegan(_ seed: UInt64) {
        let records = IndependenceTests.book(120, seed: seed)
        var random = SeededGenerator(seed: seed)
        func match(_ decisions: [MatchDecision]) -> PeopleMatch {
            var batch = ContactBatch()
            for record in records { batch.append(record) }
            return ContactMatcher([batch], decisions: decisions).match()
        }
        let begin = match([])
        var decisions: [MatchDecision] = []
        var seen: Set<[Int64]> = []
        while decisions.count < 60 {
            let pair = [Int64(1 + random.below(records.count)), Int64(1 + random.below(records.count))].sorted()
            guard pair[0] != pair[1], seen.insert(pair).inserted else { continue }
            decisions.append(MatchDecision(pair[0], pair[1], isSame: random.below(2) == 0))
        }
        let all = match(decisions)
        for decision in decisions where !decision.isSame {
            #expect(
                !zip(all.starts, all.starts.dropFirst()).contains { start, end in
                    all.contacts[start..<end].contains(decision.first)
                        && all.contacts[start..<end].contains(decision.second)
                })
        }
        #expect(match(decisions.shuffled(using: &random)).contacts == all.contacts)
        while !decisions.isEmpty {
            for _ in 0..<min(20, decisions.count) { decisions.remove(at: random.below(decisions.count)) }
            #expect(match(decisions).contacts.count == records.count)
        }
        let end = match(decisions)
        #expect(end.contacts == begin.contacts && end.starts == begin.starts && end.joins == begin.joins)
    }

    /// Two whom somebody parted, or two copies, and a third that has as much in common with either: a question to both, until somebody decides.
    @Test(arguments: [
        ["Anna Berg | +4915112345671m", "Anna Berg | +4915112345671m | anna@berg.example"],
        ["Anna Berg | +4915112345671m", "Anna Berg | +4915112345671m"],
    ]) func whoFitsTwoThatWerePartedIsAQuestionToBoth(_ parted: [String]) {
        let apart = MatchDecision(1, 2, isSame: false)
        for third in ["Anna Berg | +4915112345671m | o:Velda", "A. Berg | +4915112345671m"] {
            let book = Book(parted + [third])
            let match = book.matcher(decisions: [apart]).match()
            #expect(match.people == [[1], [2], [3]], "\(parted), \(third)")
            #expect(match.review.count { $0.second == 3 } == 2)
            #expect(
                book.matcher(decisions: [apart, MatchDecision(1, 3, isSame: false)]).match().people == [[1], [2, 3]])
            #expect(
                book.matcher(decisions: [apart, MatchDecision(1, 3, isSame: true)]).match().people == [[1, 3], [2]])
            #expect(book.matcher(decisions: [apart, MatchDecision(2, 1, isSame: true)]).match().people == [[1, 2, 3]])
        }
    }

    /// A third that has more in common with one of the two is that one's.
    @Test func whoFitsOneOfTwoThatWerePartedBetterIsJoinedToIt() {
        let lines = [
            "Anna Berg | +4915112345671m", "Anna Berg | +4915112345671m | anna@berg.example",
            "Anna Berg | +4915112345671m | anna@berg.example | o:Velda",
        ]
        let match = Book(lines).matcher(decisions: [MatchDecision(1, 2, isSame: false)]).match()
        #expect(match.people == [[1], [2, 3]])
    }
}
