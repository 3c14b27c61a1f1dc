import ContactCleaning
import RegionInference
import StoreTestSupport
import Testing

/// Labels that stand beside numbers in their cells are those of the numbers.
@Suite struct CellLabelTests {
    @Test(arguments: [
        ("home: 206-324-7783 | work: 206-324-7784 x5", ["home +12063247783", "work +12063247784"]),
        ("206-324-7781 (home); 206-324-7782 (cell)", ["home +12063247781", "mobile +12063247782"]),
        ("Fax: 206-324-7783", ["otherFax +12063247783"]),
        ("Work Fax 206-324-7783", ["workFax +12063247783"]),
        ("Tel. 206-324-7783", [" +12063247783"]),
        ("206-324-7783 (ask for Flo)", [" +12063247783"]),
        ("H: 206-324-7783", [" +12063247783"]),
        ("206-324-7783, 206-324-7784", [" +12063247783", " +12063247784"]),
    ])
    func labelsOfCells(_ cell: String, _ expected: [String]) throws {
        #expect(try labels("Name,Phone\nAnn,\"\(cell)\"\n") == expected)
    }

    /// The label of the heading goes before that of a cell.
    @Test func headingsGoFirst() throws {
        #expect(try labels("Name,Mobile\nAnn,home: 206-324-7783\n") == ["mobile +12063247783"])
    }

    /// A label is the same on either side, whatever marks are around it.
    @Test(arguments: [
        ("home", "home"), ("Cell", "mobile"), ("WORK", "work"), ("mobil", "mobile"), ("privat", "home"),
        ("Büro", "work"), ("bureau", "work"),
        ("携帯", "mobile"), ("дом", "home"), ("pager", "pager"),
    ])
    func labelsStandOnEitherSide(_ word: String, _ label: String) throws {
        let cells = [
            "\(word): 206-324-7783", "\(word) 206-324-7783", "(\(word)) 206-324-7783", "206-324-7783 (\(word))",
            "206-324-7783 \(word)",
        ]
        let table = "Name,Phone\n" + cells.map { "Ann,\($0)\n" }.joined()
        #expect(try labels(table) == cells.map { _ in "\(label) +12063247783" })
    }

    private func labels(_ table: String) throws -> [String] {
        var bench = try Workbench()
        bench.options = CleaningOptions(region: try RegionChoice(code: "US"))
        _ = try bench.ingest(try bench.folder.write(table, to: "table.csv"))
        return try bench.rows("SELECT coalesce(label, '') || ' ' || e164 FROM phone_numbers ORDER BY id")
    }
}
