import ContactCleaning
import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

/// Columns of identity numbers by their own rules: none of them is a column of phones.
@Suite struct IdentityColumnTests {
    private static let count = 16

    @Test func theCorpusHasKindsEnough() { #expect(IdentityColumn.all.count >= 100) }

    /// Beside a named phone column none of the numbers is read. Elsewhere the column is not read either, or it is named in the summary and
    /// none is accepted, under a heading in its language and under one that says nothing.
    @Test(arguments: IdentityColumn.all) func isNoPhone(column: IdentityColumn) throws {
        let numbers = column.numbers(Self.count, seed: 7)
        #expect(numbers.count == Self.count)
        let named = try read(numbers, "Name,\(column.heading),Phone", column) { "+1 650 253 \(1000 + $0)" }
        #expect(named.numbers == numbers.count)
        for heading in [column.heading, "Xyzzy"] {
            let alone = try read(numbers, "Name,\(heading),Notes", column) { _ in "Remark" }
            #expect(alone.accepted == 0, "\(heading)")
            #expect(alone.numbers == 0 || alone.guessed == [heading], "\(heading)")
        }
    }

    /// Identity numbers under a bare word for number are not accepted beside a name, though some may be those of phones.
    @Test(arguments: IdentityColumn.all) func isNoPhoneUnderABareWord(column: IdentityColumn) throws {
        let alone = try read(column.numbers(Self.count, seed: 7), "Name,Number,Notes", column) { _ in "Remark" }
        #expect(alone.accepted == 0)
    }

    private func read(
        _ numbers: [String], _ headings: String, _ column: IdentityColumn, third: (Int) -> String
    ) throws -> (numbers: Int, accepted: Int, guessed: [String]) {
        let rows = numbers.enumerated().map { "Person \($0.offset),\"\($0.element)\",\(third($0.offset))\n" }
        var bench = try Workbench()
        bench.options = CleaningOptions(region: try RegionChoice(code: column.region))
        let path = try bench.folder.write(headings + "\n" + rows.joined(), to: "table.csv")
        let ingest = Ingest(inputs: [path], database: bench.database, options: bench.options, isDryRun: true)
        let input = try ingest.run().inputs[0]
        return (input.counts.numbers, input.counts.acceptedNumbers, input.guessedColumns)
    }
}
