import ContactMatching
import ContactModel
import SeededRandom
import Testing

/// The result depends on the contacts alone.
@Suite struct IndependenceTests {
    /// A small book with people of several contacts, in which much contradicts.
    static func book(_ people: Int, seed: UInt64) -> [ContactRecord] {
        var random = SeededGenerator(seed: seed)
        let given = ["Anna", "Bob", "Robert", "Karl", "Maria", "Mario", "John", "Jon", "Sasha", "Alexander"]
        let families = ["Smith", "Smyth", "Weber", "Webber", "Rossi", "Garcia", "Lang", "Klein"]
        var records: [ContactRecord] = []
        for person in 0..<people {
            let name = given[random.below(given.count)]
            let family = families[random.below(families.count)]
            for _ in 0...random.below(3) {
                var line = random.below(5) == 0 ? "\(name.prefix(1)). \(family)" : "\(name) \(family)"
                if random.below(2) == 0 { line += " | +44770090\(1000 + person)m" }
                if random.below(2) == 0 { line += " | \(name.lowercased())\(person % 40)@example.org" }
                if random.below(3) == 0 { line += " | +44207946\(1000 + person / 4)" }
                if random.below(4) == 0 { line += " | b:19\(50 + person % 40)-01-0\(1 + random.below(2))" }
                if random.below(4) == 0 { line += " | o:Acme \(person % 7)" }
                records.append(Book.record(line, id: Int64(records.count + 1)))
            }
        }
        return records
    }

    static func match(_ records: [ContactRecord], batchSize: Int, workers: Workers = .serial) -> PeopleMatch {
        let batches = stride(from: 0, to: records.count, by: batchSize).map { start in
            var batch = ContactBatch()
            for record in records[start..<min(records.count, start + batchSize)] { batch.append(record) }
            return batch
        }
        return ContactMatcher(batches, workers: workers).match()
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func orderAndBatchesChangeNothing(_ seed: UInt64) {
        let records = Self.book(400, seed: seed)
        let expected = Self.match(records, batchSize: .max)
        #expect(expected.peopleCount < records.count)
        var random = SeededGenerator(seed: seed &+ 99)
        let backwards = Workers { count, body in for index in (0..<count).reversed() { body(index) } }
        for batchSize in [1, 7, 100] {
            let found = Self.match(records.shuffled(using: &random), batchSize: batchSize, workers: backwards)
            #expect(found.contacts == expected.contacts)
            #expect(found.starts == expected.starts)
            #expect(found.joins == expected.joins)
            #expect(found.review == expected.review)
            #expect(found.refused == expected.refused)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func numbersOfContactsChangeNobody(_ seed: UInt64) {
        let records = Self.book(400, seed: seed)
        func people(_ match: PeopleMatch, _ record: (Int64) -> Int64) -> Set<[Int64]> {
            Set(zip(match.starts, match.starts.dropFirst()).map { match.contacts[$0..<$1].map(record).sorted() })
        }
        let expected = people(Self.match(records, batchSize: .max)) { $0 }
        var random = SeededGenerator(seed: seed &+ 199)
        let shuffled = records.shuffled(using: &random)
        let renumbered = shuffled.enumerated().map { place, record in
            var record = record
            record.id = Int64(place + 1)
            return record
        }
        #expect(people(Self.match(renumbered, batchSize: 64)) { shuffled[Int($0) - 1].id } == expected)
    }

    @Test func threadsChangeNothing() async {
        let records = Self.book(3000, seed: 7)
        let expected = Self.match(records, batchSize: 1000)
        let found = Self.match(records, batchSize: 1000, workers: .threads)
        #expect(found.contacts == expected.contacts && found.starts == expected.starts)
        #expect(found.joins == expected.joins && found.review == expected.review)
    }

    @Test func everyContactIsOnePersons() {
        let records = Self.book(500, seed: 11)
        let match = Self.match(records, batchSize: 64)
        #expect(match.contacts.sorted() == records.map(\.id))
        #expect(match.starts.last == records.count)
        #expect(match.joins.count == records.count - match.peopleCount)
        #expect(zip(match.review, match.review.dropFirst()).allSatisfy { $0.bits >= $1.bits })
    }

    @Test func nothingIsNobody() {
        let match = ContactMatcher([]).match()
        #expect(match.peopleCount == 0 && match.joins.isEmpty && match.review.isEmpty)
        let one = ContactMatcher([ContactBatch()]).match()
        #expect(one.peopleCount == 0)
    }

    @Test func contactsWithoutValuesStayApart() {
        let match = Self.match((1...50).map { ContactRecord(id: $0) }, batchSize: 10)
        #expect(match.peopleCount == 50)
    }
}
