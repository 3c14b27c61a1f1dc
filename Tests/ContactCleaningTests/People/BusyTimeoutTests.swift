import ContactCleaning
import ContactMatching
import ContactStore
import StoreTestSupport
import Testing

/// Use cases that read wait for a locked database as long as they were told to, and not as long as others by default.
struct BusyTimeoutTests {
    @Test func nobodyWaitsLongerThanToldTo() throws {
        let bench = try Workbench()
        _ = try bench.ingest(bench.write(Array("Name,Phone\nAda,650-253-0000\n".utf8), to: "people.csv"))
        let database = bench.database
        let lock = try DatabaseLock(database)
        defer { try? lock.release() }
        var deduplication = Deduplication(database: database)
        deduplication.busyTimeout = 0
        var dryRun = deduplication
        dryRun.isDryRun = true
        var decisions = PeopleDecisions(database: database)
        decisions.busyTimeout = 0
        var preferences = MergePreferences(database: database)
        preferences.busyTimeout = 0
        let answers = [PeopleDecisions.Answer(1, 2, isSame: true)]
        let attempts: [(name: String, attempt: () throws -> Void)] = [
            ("dry run", { _ = try dryRun.run() }),
            ("yields", { _ = try deduplication.blockingYields() }),
            (
                "forecasts",
                { _ = try PeopleForecast.all(database: database, settings: MatchSettings(), busyTimeout: 0) }
            ),
            ("review", { _ = try PeopleReview(database: database, busyTimeout: 0) }),
            ("threshold", { _ = try PeopleReview.automaticFrom(database, busyTimeout: 0) }),
            ("audit", { _ = try PeopleAudit(database: database, questions: 2, busyTimeout: 0) }),
            ("answers", { try ReviewAnswers.requireContacts(of: answers, in: database, busyTimeout: 0) }),
            ("split", { _ = try decisions.split(1, from: 1) }),
            ("rules", { _ = try preferences.rules() }),
        ]
        for (name, attempt) in attempts {
            let begun = ContinuousClock.now
            #expect(throws: StoreError.self, "\(name)") { try attempt() }
            #expect(ContinuousClock.now - begun < .seconds(4), "\(name)")
        }
    }
}
