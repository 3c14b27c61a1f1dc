import ContactModel
import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

/// The queries of the library, compared with the rows that were written.
struct QueryTests {
    private struct Stop: Error {}

    private let folder: TemporaryFolder
    private let database: ContactDatabase

    init() throws {
        folder = try TemporaryFolder()
        database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"))
        try SampleSource.mixed.write(to: database)
        try Self.second.write(to: database)
    }

    private static let second = SampleSource(
        "second.csv", sha256: "bb",
        contacts: [SampleContact("Hal Voorbeeld", phones: [("work", "112"), ("home", "+44 20 7946 0001")])],
        findings: [
            Finding(Finding.Code("shortRow"), .warning, line: 2, field: "Phone 1", raw: "x", Sentence(same: "Short.")),
            Finding(Finding.Code("unterminatedQuote"), .error, line: 3, Sentence(same: "Open.")),
        ])

    private func rejected(_ filter: RejectedFilter = RejectedFilter()) throws -> [RejectedNumber] {
        var numbers: [RejectedNumber] = []
        try database.forEachRejectedNumber(filter) { numbers.append($0) }
        return numbers
    }

    @Test func sourcesComeInTheirOrder() throws {
        let sources = try database.sources()
        #expect(sources.map(\.path) == ["people.csv", "second.csv"])
        let first = try #require(sources.first)
        #expect(first.isFinished && first.sha256 == "aa" && first.format == "csv" && first.defaultRegion == "US")
        #expect((first.contactsSeen, first.contactsStored, first.contactsSkipped) == (4, 4, 0))
        #expect((first.numbers, first.accepted, first.rejected, first.ambiguous, first.empty) == (8, 2, 6, 0, 0))
        #expect(sources.map(\.findings) == [1, 1])
        #expect(first.byteCount == 240)
    }

    @Test func aFinishedSourceIsFoundByItsContent() throws {
        #expect(try database.finishedSource(sha256: "bb")?.path == "second.csv")
        #expect(try database.finishedSource(sha256: "cc") == nil)
    }

    @Test func anUnfinishedSourceIsNotFoundAsFinished() throws {
        try PlainSQL.run("UPDATE sources SET status = 'unfinished' WHERE sha256 = 'bb'", in: database.path)
        #expect(try database.finishedSource(sha256: "bb") == nil)
        #expect(try database.sources().map(\.isFinished) == [true, false])
    }

    @Test func rejectedNumbersAreCountedByWhatPeopleAskFor() throws {
        let counts = try database.rejectedCounts()
        #expect(counts.total == (try rejected().count))
        for groups in [counts.categories, counts.countries, counts.sources] {
            #expect(groups.reduce(0) { $0 + $1.count } == counts.total)
            #expect(groups.map(\.count) == groups.map(\.count).sorted(by: >))
        }
        #expect(counts.sources.first == NamedCount(name: "people.csv", count: 6))
        #expect(counts.countries.contains { $0.name == nil })
    }

    @Test func rejectedNumbersComeInTheOrderOfTheirContacts() throws {
        let numbers = try rejected()
        #expect(numbers.map(\.source).prefix(6).allSatisfy { $0 == "people.csv" })
        #expect(numbers.prefix(3).map(\.raw) == ["(212) 555-0142", "+44 20 7946 0958", "911"])
        let first = try #require(numbers.first)
        #expect(first.contact == "Ada Example" && first.label == "work" && first.line == 2 && first.country == "US")
        #expect(first.reason == "entertainment" && first.category == "entertainment")
        #expect(first.rule != nil && first.ruleURL?.hasPrefix("http") == true)
    }

    @Test(arguments: [
        ([], 8), (["entertainment"], 3), (["emergency"], 2), (["entertainment", "emergency"], 5), (["tooShort"], 1),
        (["noSuchReason"], 0),
    ])
    func aFilterSelectsCategories(_ categories: [String], _ count: Int) throws {
        let filter = RejectedFilter(categories: categories)
        let numbers = try rejected(filter)
        #expect(numbers.count == count)
        #expect(try database.rejectedCounts(filter).total == count)
        if !categories.isEmpty { #expect(numbers.allSatisfy { categories.contains($0.category) }) }
    }

    @Test func aFilterIsDataAndNotSQL() throws {
        #expect(try rejected(RejectedFilter(categories: ["' OR 1 --", "%", "\u{0}"])) == [])
    }

    @Test func aNumberIsFoundByAnyOfItsCategories() throws {
        try PlainSQL.run(
            """
            UPDATE phone_numbers SET reason = 'disallowedCategory', category = 'premiumRate,sharedCost' WHERE raw = '911'
            """, in: database.path)
        for category in ["premiumRate", "sharedCost", "disallowedCategory"] {
            #expect(try rejected(RejectedFilter(categories: [category])).map(\.raw) == ["911"])
        }
        #expect(try rejected(RejectedFilter(categories: ["premium"])) == [])
    }

    @Test func findingsAreCountedBySeverityAndCode() throws {
        let counts = try database.findingCounts()
        #expect(counts.severities.reduce(0) { $0 + $1.count } == 2)
        #expect(counts.codes.map(\.name) == ["shortRow"])
    }

    @Test func findingsComeWithTheirSources() throws {
        var findings: [StoredFinding] = []
        try database.forEachFinding { findings.append($0) }
        #expect(findings.map(\.source) == ["people.csv", "second.csv"])
        let first = try #require(findings.first)
        #expect(first.severity == "warning" && first.code == "shortRow" && first.line == 3 && first.byteOffset == 120)
        #expect(first.field == "Phone 2" && first.raw == "Bo,Beispiel" && first.message.hasPrefix("The row has fewer"))
    }

    @Test(arguments: [(["shortRow"], 2), (["unterminatedQuote"], 0), ([], 0)])
    func findingsAreSelectedByCode(_ codes: [String], _ count: Int) throws {
        var found = 0
        try database.forEachFinding(codes: codes) { _ in found += 1 }
        #expect(found == count)
    }

    @Test(arguments: 1...4)
    func theFirstFindingsOfEachCodeSayHowManyMoreThereAre(_ limit: Int) throws {
        let many = SampleSource(
            "many.csv", sha256: "dd", contacts: (1...3).map { SampleContact("Person \($0)") },
            findings: (1...3).map { Finding(Finding.Code("overlong"), .note, line: $0, Sentence(same: "Invented.")) })
        try many.write(to: database)
        var lines: [Int] = []
        var remaining: [Int] = []
        try database.forEachFinding(limit: limit) { finding, more in
            guard finding.code == "overlong" else { return }
            lines.append(finding.line)
            remaining.append(more)
        }
        #expect(lines == Array(1...min(limit, 3)))
        #expect(remaining.last == max(0, 3 - limit))
        #expect(remaining.dropLast().allSatisfy { $0 == 0 })
    }

    @Test func fieldFindingsAreCountedByField() throws {
        let counts = try database.fieldFindingCounts(codes: ["shortRow"])
        #expect(counts.fields == [NamedCount(name: "Phone 1", count: 1), NamedCount(name: "Phone 2", count: 1)])
        #expect(counts.codes == [NamedCount(name: "shortRow", count: 2)])
        #expect(counts.normalized == 0)
    }

    @Test func theErrorOfAClosureIsTheError() throws {
        #expect(throws: Stop.self) { try database.forEachRejectedNumber { _ in throw Stop() } }
        #expect(throws: Stop.self) { try database.forEachFinding { _ in throw Stop() } }
        #expect(throws: Stop.self) { try database.forEachFinding(limit: 1) { _, _ in throw Stop() } }
        #expect(try database.sources().count == 2)
    }

    @Test func anEmptyDatabaseAnswersWithNothing() throws {
        let empty = try ContactDatabase.openOrCreate(at: folder.path("empty.db"))
        #expect(try empty.sources() == [])
        #expect(try empty.rejectedCounts().total == 0)
        #expect(try empty.findingCounts().codes == [])
        try empty.forEachRejectedNumber { _ in Issue.record("a number") }
        #expect(try empty.verify().allSatisfy(\.hasPassed))
    }
}
