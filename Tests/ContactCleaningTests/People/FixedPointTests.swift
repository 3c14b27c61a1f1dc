import ContactCleaning
import ContactStore
import SeededRandom
import StoreTestSupport
import Testing

/// An export of people, read and deduplicated, has the same people.
struct FixedPointTests {
    /// The number of joins by the rule that a file gives, and its people as a file.
    private func people(of text: [UInt8], as name: String, _ format: ExportFormat) throws -> (
        joins: Int, export: [UInt8]
    ) {
        let bench = try Workbench()
        _ = try bench.ingest(try bench.write(text, to: name))
        let summary = try Deduplication(database: bench.database).run()
        var export = Export(database: bench.database, format: format)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        return (summary.automaticJoins, bytes)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func aSecondRoundJoinsNothing(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let book = SeededContacts.table(90, random: &random)
        let format = [ExportFormat.vcard3, .csv][Int(seed % 2)]
        let first = try people(of: Array(book.utf8), as: "book.csv", format)
        #expect(first.joins > 20)
        let second = try people(of: first.export, as: format == .csv ? "people.csv" : "people.vcf", format)
        #expect(second.joins == 0)
        #expect(second.export == first.export)
    }
}
