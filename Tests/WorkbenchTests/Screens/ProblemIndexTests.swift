import ContactCleaning
import ContactStore
import StoreTestSupport
import Testing

@testable import Workbench

/// Counts and pages of the list of problems, compared with those that are counted one by one.
struct ProblemIndexTests {
    private static func index(_ count: Int) -> (ProblemIndex, [ProblemEntry]) {
        let reasons = ["tooShort", "tooLong", "ambiguous"]
        let countries = ["US", "GB", nil]
        let entries = (1...count).map { number in
            ProblemEntry(
                number: number * 7,
                kind: ProblemKind(
                    reason: reasons[number % 3], country: countries[number % 5 % 3], source: number % 2,
                    category: number % 4 == 0 ? "mobile" : nil, state: .open), rawHash: UInt32(number % 10))
        }
        return (ProblemIndex().corrected(by: entries), entries)
    }

    private static let filters = [
        [:], ["reason": "tooShort"], ["country": "US", "source": "1"], ["country": "-", "category": "mobile"],
        ["reason": "none"], ["state": "open", "reason": "ambiguous", "country": "GB", "source": "0", "category": "-"],
    ]

    @Test(arguments: filters)
    func countsAreExact(_ query: [String: String]) {
        let (index, entries) = Self.index(500)
        let filter = ProblemFilter(query: query)
        #expect(index.total(filter) == entries.count { filter.admits(Problem(kind: $0.kind)) })
        for facet in ProblemFilter.Facet.allCases {
            for entry in index.counts(of: facet, filter) {
                let wanted = filter.with(facet, entry.value)
                #expect(
                    entry.count == entries.count { wanted.admits(Problem(kind: $0.kind)) }, "\(facet) \(entry.value)")
            }
        }
    }

    @Test(arguments: filters, [1, 7, 50])
    func pagesShowEveryNumberOnce(_ query: [String: String], _ limit: Int) {
        let (index, entries) = Self.index(120)
        let filter = ProblemFilter(query: query)
        var shown: [Int] = []
        var starts: [Int] = []
        var after = 0
        while true {
            let page = index.page(filter, after: after, limit: limit)
            #expect(page.before == shown.count)
            guard let last = page.numbers.last else { break }
            // Going back leads to where the page before began.
            #expect(page.previous == starts.last)
            starts.append(after)
            shown += page.numbers
            after = last
        }
        #expect(shown == entries.filter { filter.admits(Problem(kind: $0.kind)) }.map(\.number))
    }

    @Test func correctionsReplaceWhatWasRead() {
        let (index, entries) = Self.index(10)
        var changed = entries[3]
        changed.kind.state = .fixed
        let new = ProblemEntry(number: 15, kind: entries[0].kind, rawHash: 99)
        let corrected = index.corrected(by: [new, changed].sorted { $0.number < $1.number })
        #expect(corrected.numbers == (entries.map(\.number) + [15]).sorted())
        #expect(corrected.total(ProblemFilter(query: ["state": "fixed"])) == 1)
        #expect(corrected.total(ProblemFilter(query: ["state": "open"])) == 10)
        #expect(corrected.open(hash: 99) == [15])
        #expect(corrected.open(hash: changed.rawHash) == [])
    }

    @Test func theDatabaseIsReadAndCorrected() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        try SampleSource.mixed.write(to: try ContactDatabase.openOrCreate(at: path))
        let database = try ContactDatabase.open(at: path)
        let read = try ProblemIndex(reading: database)
        let rejected = try database.rejectedCounts().total
        #expect(rejected > 0)
        #expect(read.total(ProblemFilter(query: ["state": "open"])) == rejected)
        let before = try database.state()
        let number = try #require(read.numbers.first)
        let summary = try NumberCorrections(database: path).correct([.init(number: number, value: "+1 650 253 0000")])
        #expect(summary.change != nil)
        let after = try database.state()
        #expect(after != before)
        #expect(after.content == before.content)
        let corrected = read.corrected(by: try database.correctedProblems())
        #expect(corrected.total(ProblemFilter(query: ["state": "open"])) == rejected - 1)
        #expect(corrected.total(ProblemFilter(query: ["state": "fixed"])) == 1)
    }
}
