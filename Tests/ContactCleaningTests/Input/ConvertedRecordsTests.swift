import ContactCleaning
import StoreTestSupport
import Testing

/// Records of other formats become rows below their names, whatever stands in them.
struct ConvertedRecordsTests {
    @Test(arguments: [
        // A first record that looks like a header.
        (#"[{"x":"Name","y":"Phone","tel":""},{"x":"Ann Abe","y":"b","tel":"650-253-0000"}]"#, ["x", "y"]),
        // Cells and names full of other delimiters.
        (#"[{"name":"Ann; Abe; Name; Phone","a;b":"1;2;3","tel":"650-253-0000"}]"#, ["name", "a;b"]),
        // Letters of Latin-1 that are the bytes of others in UTF-8.
        (#"[{"name":"Ã¼Ã©","tel":"650-253-0000"}]"#, ["name"]),
    ])
    func theNamesAreTheHeader(text: String, columns: [String]) throws {
        let bench = try Workbench()
        let summary = try bench.ingest(try bench.folder.write(text, to: "people.json"))
        #expect(summary.errors.isEmpty)
        #expect(try bench.numbers().filter { $0.hasSuffix("accepted") } == ["650-253-0000|+16502530000|accepted"])
        let mapping = try #require(try bench.rows("SELECT mapping FROM sources").first)
        for column in columns { #expect(mapping.contains("\"\(column)\": "), "\(mapping)") }
        #expect(mapping.contains("\"tel\": phone"))
        #expect(try bench.rows("SELECT code FROM findings WHERE code = 'preamble'").isEmpty)
    }
}
