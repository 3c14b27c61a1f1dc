import ContactStore
import Foundation
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// People who are not those of all contacts are not reported as if they were.
struct PeopleStateTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        try ingest("Ann,+44 7400 123456\nAnn,+44 7400 123456\nBob,+44 7400 123457", as: "a.csv")
    }

    private func ingest(_ rows: String, as name: String) throws {
        _ = try bench.ingest(bench.write(Array("Name,Phone\n\(rows)\n".utf8), to: name))
    }

    private func state() throws -> PeopleState { try ContactDatabase.open(at: bench.database).peopleState() }

    private func facts() throws -> [String: String] {
        let report = try PeopleReport.make(database: bench.database)
        return Dictionary(
            report.facts.map { fact in
                let value =
                    switch fact.value {
                    case .count(let count): String(count)
                    case .text(let text): text
                    }
                return (fact.title, value)
            }
        ) { $1 }
    }

    @Test func newContactsMakePeopleStale() throws {
        #expect(try !state().isCurrent)
        _ = try Deduplication(database: bench.database).run()
        #expect(try state().isCurrent && state().people == 2 && state().assigned == 3)
        #expect(try facts()["People"] == "2" && facts()["Contacts"] == "3")
        try ingest("Cy,+44 7400 123458\nDi,+44 7400 123459", as: "b.csv")
        let stale = try state()
        #expect(!stale.isCurrent && stale.unassigned == 2 && stale.assigned == 3 && stale.contacts == 5)
        #expect(try facts()["People"] == nil && facts()["People so far"] == "2" && facts()["Of people"] == "3")
    }

    @Test func aChangeMakesPeopleStale() throws {
        _ = try Deduplication(database: bench.database).run()
        try EditedDatabase.run(
            "INSERT INTO changes (at, kind) VALUES ('2026-01-01T00:00:00Z', 'forget')", in: bench.database)
        #expect(try state().isOutdated && !state().isCurrent)
        #expect(try facts()["Outdated"]?.hasPrefix("contacts or numbers were changed since") == true)
        _ = try Deduplication(database: bench.database).run()
        #expect(try state().isCurrent)
    }
}
