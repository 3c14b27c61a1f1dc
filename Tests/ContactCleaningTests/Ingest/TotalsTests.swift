import ContactStore
import Foundation
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Contacts seen are those stored, skipped, superseded and forgotten, whatever was done.
struct TotalsTests {
    private func expectTotals(_ database: String, _ action: String) throws {
        let report = try SummaryReport.make(database: database)
        func fact(_ key: String) -> Int {
            if case .count(let count) = report.facts.first(where: { $0.key == key })?.value { count } else { -1 }
        }
        let parts = ["contacts_stored", "contacts_skipped", "contacts_superseded", "contacts_forgotten"]
        #expect(fact("contacts_seen") == parts.map(fact).reduce(0, +), "\(action)")
        var sums: [String: Int] = [:]
        try report.forEachRow { values in
            let row = Dictionary(uniqueKeysWithValues: zip(report.columns.map(\.key), values))
            func number(_ key: String) -> Int { row[key].flatMap { $0 }.flatMap { Int($0) } ?? -1 }
            #expect(number("contacts_seen") == parts.map(number).reduce(0, +), "\(action)")
            for key in parts + ["contacts_seen"] { sums[key, default: 0] += number(key) }
        }
        for key in parts + ["contacts_seen"] { #expect(sums[key, default: 0] == fact(key), "\(action): \(key)") }
        // People see these columns, too.
        let shown = report.columns.filter { $0.placement == .row }.map(\.key)
        #expect(Set(parts).isSubset(of: shown))
        let stored = try PlainSQL.rows("SELECT count(*) FROM contacts", in: database)
        #expect(stored == [String(fact("contacts_stored"))], "\(action)")
        let view = """
            SELECT count(*) FROM source_summary WHERE contacts_seen <>
            contacts_stored + contacts_skipped + contacts_superseded + contacts_forgotten
            """
        #expect(try PlainSQL.rows(view, in: database) == ["0"], "\(action)")
        #expect(try ContactDatabase.open(at: database).verify().filter { !$0.hasPassed } == [], "\(action)")
    }

    @Test(arguments: Seeds.first(2))
    func totalsAddUpAfterEveryAct(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bench = try Workbench()
        var book = Array(0..<25)
        var version = 0
        func path() throws -> String {
            version += 1
            let rows = book.map { "Person \($0),p\($0)@example.org,650-253-0\(100 + ($0 + version / 3) % 900)\n" }
            // A row without a value is skipped.
            return try bench.folder.write("Name,Email,Phone\n" + rows.joined() + ",,\n", to: "v\(version).csv")
        }
        _ = try bench.ingest(try path())
        try expectTotals(bench.database, "ingest")
        for _ in 0..<8 {
            let action = Int.random(in: 0..<5, using: &random)
            book.removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
            book.append(100 + version)
            switch action {
            case 0: _ = try bench.ingest(try path())
            case 1, 2, 3:
                var ingest = Ingest(inputs: [try path()], database: bench.database, options: bench.options)
                if action == 3 {
                    ingest.isReplacing = true
                } else {
                    let last = try bench.rows("SELECT max(id) FROM sources").first
                    ingest.update = UpdateOptions(
                        key: .email, removesGone: action == 2, predecessor: last, removesMany: true)
                }
                let summary = try ingest.run()
                #expect(summary.errors.isEmpty)
                let total = summary.total
                #expect(
                    total.seenContacts == total.storedContacts + total.skippedContacts + total.supersededContacts
                        + total.forgottenContacts)
            default:
                let contacts = try bench.rows("SELECT id FROM contacts ORDER BY id").compactMap { Int($0) }
                if contacts.count > 3, let contact = contacts.randomElement(using: &random) {
                    _ = try Erasure(database: bench.database).erase(.contact(contact))
                }
            }
            try expectTotals(bench.database, "seed \(seed), act \(action)")
        }
    }
}
