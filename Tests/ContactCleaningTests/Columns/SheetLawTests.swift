import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import SeededRandom
import StoreTestSupport
import Testing

/// The law of layouts: the contacts of a table are the same however it is laid out in a sheet.
@Suite struct SheetLawTests {
    @Test func contactsDoNotDependOnTheLayout() throws {
        let tables = Seeds.first(50).map { LaidOutTable(seed: $0) }
        for region in Set(tables.map(\.region)) {
            var bench = try Workbench()
            bench.options = CleaningOptions(
                region: try RegionChoice(code: region),
                acceptancePolicy: try AcceptancePolicy(words: ["default", "entertainment"]))
            for (seed, table) in tables.enumerated() where table.region == region && !table.ways.isEmpty {
                _ = try bench.folder.write(table.plain, to: "\(seed)-plain.csv")
                _ = try bench.folder.write(table.text, to: "\(seed)-laid.csv")
            }
            _ = try bench.ingest(bench.folder.url.path)
            for (seed, table) in tables.enumerated() where table.region == region && !table.ways.isEmpty {
                let plain = try contacts(of: "\(seed)-plain.csv", in: bench)
                #expect(!plain.isEmpty)
                #expect(
                    try contacts(of: "\(seed)-laid.csv", in: bench) == plain,
                    "\(seed): \(table.ways.joined(separator: ", "))\n\(table.text)")
            }
        }
    }

    /// The names and numbers of the sources of a file.
    private func contacts(of file: String, in bench: Workbench) throws -> [String] {
        try bench.rows(
            """
            SELECT c.display_name || ' ' || coalesce(group_concat(p.e164, ' '), '') FROM contacts c
            JOIN sources s ON s.id = c.source_id LEFT JOIN phone_numbers p ON p.contact_id = c.id
            WHERE s.path LIKE '%/\(file)' OR s.path LIKE '%/\(file)/%' GROUP BY c.id ORDER BY 1
            """)
    }
}
