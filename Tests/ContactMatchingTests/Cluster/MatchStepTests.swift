import SeededRandom
import Testing

@testable import ContactMatching

/// The steps of many machines make the people that one machine makes.
@Suite struct MatchStepTests {
    /// The contacts of each person of several, by one machine.
    static func people(_ records: [ContactRecord]) -> Set<[Int64]> {
        let match = IndependenceTests.match(records, batchSize: .max)
        return Set((0..<match.peopleCount).map { Array(match.contacts(ofPerson: $0)) }.filter { $0.count > 1 })
    }

    static func contacts(_ records: [ContactRecord]) -> NormalizedContacts {
        var batch = ContactBatch()
        for record in records { batch.append(record) }
        return NormalizedContacts([batch])
    }

    @Test(arguments: Seeds.first(2)) func peopleDoNotDependOnMachines(_ seed: UInt64) throws {
        let records = IndependenceTests.book(500, seed: seed)
        let expected = Self.people(records)
        #expect(expected.count > 50)
        for (buckets, machines) in [(1, 1), (4, 2), (13, 5)] {
            var driver = StepDriver(bucketCount: buckets, machines: machines)
            #expect(try driver.people(Self.contacts(records)) == expected)
            #expect(driver.passes > 1)
        }
    }

    /// Many contacts that only fields decide, so that the book teaches, beside a switchboard, whole families and copies.
    @Test(arguments: [1, 2, 3] as [UInt64]) func everyKindOfEvidenceIsThere(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let streets = (0..<40).map { "\($0 + 1) Elm Street" }
        var lines: [String] = []
        for person in 0..<300 {
            let given = ["Anna", "Bob", "Carla", "Jean-Pierre", "أحمد", "王小明", "Katharina", "Kathi"][random.below(8)]
            let family = ["Weber", "Nguyen", "García López", "خوري", "Example"][random.below(5)]
            for _ in 0...random.below(3) {
                var line = ["\(given) \(family)", "\(family), \(given)", "\(given)", ""][random.below(4)]
                if random.below(3) == 0 { line += " | +4420794600\(10 + random.below(4))" }
                if random.below(3) == 0 { line += " | +4477009\(10_000 + person)m" }
                if random.below(3) == 0 { line += " | \(person % 90)@example.org" }
                if random.below(3) == 0 { line += " | #\(1_234_560 + person % 30)" }
                if random.below(2) == 0 {
                    line += " | a:\(streets[person % 40]) | t:Springfield | z:\(12_000 + person % 9)"
                }
                if random.below(3) == 0 { line += " | b:19\(50 + person % 45)-0\(1 + person % 9)-11" }
                if random.below(4) == 0 { line += " | o:Acme \(person % 5) Ltd | d:Works \(person % 3)" }
                if random.below(5) == 0 { line += " | u:123-45-6\(100 + person % 200)" }
                if random.below(6) == 0 { line += " | w:https://www.linkedin.com/in/p\(1000 + person % 150)" }
                lines += [String](repeating: line, count: random.below(12) == 0 ? 10 : 1)
            }
        }
        let records = Book(lines).records
        let expected = Self.people(records)
        #expect(ContactMatcher(Self.contacts(records)).teachingPairs > 100)
        var driver = StepDriver(bucketCount: 7, machines: 3)
        #expect(try driver.people(Self.contacts(records)) == expected)
    }

    @Test func nothingIsNobody() throws {
        var driver = StepDriver(bucketCount: 3, machines: 2)
        #expect(try driver.people(NormalizedContacts()).isEmpty)
    }

    /// Damaged rows trap in no step, and damaged facts and frames are refused.
    @Test(arguments: MatchStep.allCases) func damageTrapsNowhere(_ step: MatchStep) throws {
        let kinds: [MatchRecords.Kind] = [
            .contacts, .rows, .holders, .bridgeNames, .pairs, .pair, .want, .keys, .member,
        ]
        for kind in kinds {
            var rows = MatchRecords()
            rows.append(kind, 5, 6, content: [UInt8](repeating: 7, count: 40))
            _ = try? step.run(rows, facts: MatchRecords(), bucketCount: 2)
        }
        #expect(throws: MatchStep.DamagedInput.self) {
            var facts = MatchRecords()
            facts.append(.want, bucket: 9)
            _ = try step.run(MatchRecords(), facts: facts, bucketCount: 2)
        }
        #expect(throws: MatchStep.DamagedInput.self) {
            try [UInt8]([9, 0, 0, 0, 1, 2]).withUnsafeBytes { _ = try MatchRecords(frames: $0) }
        }
    }
}
