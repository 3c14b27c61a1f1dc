import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

@testable import ContactCleaning

struct ReportTests {
    private let folder: TemporaryFolder
    private let database: String

    init() throws {
        folder = try TemporaryFolder()
        database = folder.path("contacts.db")
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: database))
    }

    @Test func countsAgreeWithRows() throws {
        let report = try RejectedReport(database: database).make()
        var rows = 0
        try report.forEachRow { values in
            #expect(values.count == report.columns.count)
            rows += 1
        }
        #expect(rows == 6)
        for breakdown in report.breakdowns {
            #expect(breakdown.entries.reduce(0) { $0 + $1.count } == rows)
            #expect(breakdown.entries.map(\.count) == breakdown.entries.map(\.count).sorted(by: >))
        }
    }

    /// Rows that are known to be there are not read to be counted.
    @Test func rowsBeyondALimitAreCounted() throws {
        _ = try Deduplication(database: database).run()
        let selection = ContactSelection()
        let reports = [
            try RejectedReport(database: database).make(),
            try RejectedReport(database: database, categories: ["entertainment"]).make(),
            try AcceptedReport.make(database: database, selection: selection),
            try AmbiguousReport.make(database: database, selection: selection),
            try PeopleReport.make(database: database),
            try PeopleReport.make(database: database, minimumContacts: 2),
            try FindingsReport.make(database: database),
        ]
        for var report in reports {
            var all = 0
            try report.forEachRow { _ in all += 1 }
            #expect(report.rowCount == all || report.name == "findings", "\(report.name)")
            for (limit, offset) in [(1, 0), (2, 1), (100, 0), (1, 100), (Int.max, 100)] {
                report.offset = offset
                let rows = max(0, all - offset)
                var (read, counted) = (0, 0)
                try report.forEachRow(limit: limit) { _ in read += 1 }
                let others = try report.forEachRowCountingOthers(limit: limit) { _ in counted += 1 }
                #expect((read, counted, others) == (min(rows, limit), min(rows, limit), max(0, rows - limit)))
            }
        }
    }

    @Test func everyRuleOfFictionIsCited() throws {
        let report = try RejectedReport(database: database, categories: ["entertainment"]).make()
        let columns = report.columns.map(\.key)
        let link = try #require(columns.firstIndex(of: "rule_url"))
        let author = try #require(columns.firstIndex(of: "rule_source"))
        try report.forEachRow { values in
            #expect(values[link]?.hasPrefix("https://") == true)
            #expect(values[author]?.isEmpty == false)
        }
    }

    @Test func aDatabaseWithoutFindingsSaysSo() throws {
        let path = folder.path("good.db")
        let source = SampleSource(
            "good.csv", sha256: "dd", contacts: [SampleContact("Ada", phones: [("home", "650-253-0000")])])
        try source.write(to: ContactDatabase.openOrCreate(at: path))
        for report in [try RejectedReport(database: path).make(), try FindingsReport.make(database: path)] {
            try report.forEachRow { _ in Issue.record("a row in a report about nothing") }
            #expect(report.breakdowns.allSatisfy { $0.entries.isEmpty })
        }
    }

    @Test func unfinishedSourcesAreNamed() throws {
        let path = folder.path("unfinished.db")
        var source = SampleSource.mixed
        source.path = "cut.csv"
        try ContactDatabase.openOrCreate(at: path).write(checkpointInterval: 2, rule: NumberingPlan.rule) { writer in
            _ = try source.begin(with: writer, first: 3)
        }
        let fact = try RejectedReport(database: path).make().facts.first { $0.key == "unfinished" }
        #expect(fact?.value == .text("cut.csv (run the same ingest again to finish)"))
        #expect(try ContactDatabase.open(at: path).sources().map(\.contactsStored) == [2])
    }

    @Test func theSummaryHasARowForEachSource() throws {
        let report = try SummaryReport.make(database: database)
        var rows: [[String?]] = []
        try report.forEachRow { rows.append($0) }
        #expect(rows.map { $0[0] } == ["people.csv"])
        #expect(report.breakdowns[0].entries.map(\.count) == [2, 6, 0, 0])
    }
}
