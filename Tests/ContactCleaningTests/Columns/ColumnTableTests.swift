import ContactCleaning
import ContactModel
import ContactReading
import Foundation
import PhoneNumbers
import RegionInference
import StoreTestSupport
import Testing

/// Small tables of products, languages, damage and traps: what their columns hold, and which numbers are accepted.
@Suite struct ColumnTableTests {
    private static let files = ["tables-1.txt", "tables-2.txt", "tables-3.txt"]
    private static let all = files.flatMap { (try? ColumnTable.read($0)) ?? [] }
    /// Tables with a column that is read as something else: what it means cannot be told from its heading and values.
    private static let ambiguous: Set = ["Property manager"]

    @Test func everyTableIsWellFormed() throws {
        for file in Self.files { #expect(try ColumnTable.read(file).count > 10, "\(file)") }
        #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    }

    @Test(arguments: all) func columnsAndNumbers(table: ColumnTable) throws {
        try expectNumbers(of: table) { columns, numbers in
            #expect(numbers == table.numbers)
            if Self.ambiguous.contains(table.name) {
                withKnownIssue { #expect(columns == table.columns) }
            } else {
                #expect(columns == table.columns)
            }
        }
    }

    @Test(arguments: all.filter(\.isTrap)) func trapsGiveNoWrongNumber(table: ColumnTable) throws {
        try expectNumbers(of: table) { _, numbers in
            #expect(Set(numbers).subtracting(table.numbers).isEmpty)
        }
    }

    private func expectNumbers(of table: ColumnTable, _ body: ([String], [String]) throws -> Void) throws {
        var bench = try Workbench()
        bench.options = CleaningOptions(
            region: try table.region.map { try RegionChoice(code: $0) } ?? .none,
            acceptancePolicy: try AcceptancePolicy(words: ["default", "entertainment"]))
        let path = try bench.folder.write(table.text, to: "table.csv")
        let columns = try Self.columns(of: path, options: bench.options)
        _ = try bench.ingest(path)
        try body(columns, try bench.rows("SELECT e164 FROM phone_numbers WHERE verdict = 'accepted' ORDER BY id"))
    }

    /// The share of columns that are found right; at least 99 %.
    @Test func shareOfColumns() throws {
        var right = 0
        var total = 0
        let bench = try Workbench()
        for table in Self.all {
            let path = try bench.folder.write(table.text, to: "table.csv")
            let found = try Self.columns(of: path, options: bench.options)
            total += table.columns.count
            right += zip(found, table.columns).count { $0 == $1 }
        }
        print("columns right: \(right) of \(total) in \(Self.all.count) tables")
        #expect(Double(right) >= 0.99 * Double(total))
    }

    private static func columns(of path: String, options: CleaningOptions) throws -> [String] {
        let ingest = Ingest(inputs: [path], database: "", options: options)
        guard case .preview(let preview)? = ingest.preview().first, let map = preview.description.headerMap else {
            return []
        }
        return map.columns.map {
            $0.target.description.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ")
        }
    }
}
