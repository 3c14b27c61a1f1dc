import Archives
import Testing

@testable import Tables

/// Files that are built to fill memory or a disk: what they become is in proportion to what they are.
struct LimitTests {
    private static func limits(_ change: (inout ExpansionLimits) -> Void) -> ExpansionLimits {
        var limits = ExpansionLimits()
        change(&limits)
        return limits
    }

    /// A cell in the last column of every row: 16,383 commas for thirty bytes.
    @Test func farColumnsAreALoss() throws {
        let rows = (1...50).map {
            "<row r=\"\($0)\"><c r=\"A\($0)\"><v>\($0)</v></c><c r=\"XFD\($0)\"><v>1</v></c></row>"
        }
        let book = try workbook([("A", rows.joined())])
        var output: [UInt8] = []
        let losses = try book.convert(book.first) { output += $0 }.losses
        #expect(String(decoding: output, as: UTF8.self) == (1...50).map { "\($0)\n" }.joined())
        #expect(losses == [TableLoss(kind: .tooManyColumns, count: 50, record: 1)])
    }

    /// A text of 100 KB that every cell shares.
    @Test func sharedTextsDoNotMultiply() throws {
        let cells = String(repeating: "<c t=\"s\"><v>0</v></c>", count: 60)
        let rows = String(repeating: "<row>\(cells)</row>", count: 20)
        let text = "<t>\(String(repeating: "x", count: 100_000))</t>"
        let book = try workbook([("A", rows)], shared: [text])
        #expect(throws: TableError.ratioExceeded(limit: 200)) { try book.convert(book.first) { _ in } }
    }

    @Test func longRowsAreALoss() throws {
        let cell = "<c t=\"s\"><v>0</v></c>"
        let rows = "<row>\(cell)</row><row>\(String(repeating: cell, count: 50))</row><row>\(cell)</row>"
        let book = try workbook(
            [("A", rows)], shared: ["<t>\(String(repeating: "x", count: 100))</t>"],
            limits: Self.limits { $0.maxRecordLength = 2000 })
        var count = 0
        let losses = try book.convert(book.first) { count += $0.count }.losses
        #expect(count == 101 + 1 + 101)
        #expect(losses == [TableLoss(kind: .recordTooLong, count: 1, record: 2)])
    }

    /// Rows whose numbers leave large gaps: the empty lines of a sheet are at most those of the largest one.
    @Test func gapsBetweenRowsAreLimited() throws {
        let far = [9_999, 2_000_000_000, 5_000_000_000_000_000_000].map { "<row r=\"\($0)\"><c><v>1</v></c></row>" }
        let book = try workbook([("A", far.joined())])
        let text = try book.text()
        #expect(text == String(repeating: "\n", count: 9_998) + "1\n1\n1\n")
    }

    @Test(arguments: [
        String(repeating: "<a>", count: 300),
        (0..<5000).map { "<a\($0)/>" }.joined(),
        "<a b=\"" + String(repeating: "x", count: 5 << 20) + "\"/>",
        "<!--" + String(repeating: "x", count: 5 << 20) + "-->",
    ])
    func xmlThatTakesMemoryIsRefused(_ xml: String) throws {
        let book = try workbook([("A", xml + "<row><c><v>1</v></c></row>")])
        #expect(throws: TableError.self) { try book.text() }
    }

    @Test func longFormatsAreOrdinary() {
        #expect(NumberFormat(code: String(repeating: "0", count: 5000)) == .general)
    }

    @Test func sheetsWithoutValuesAreEmpty() throws {
        let book = try workbook([("A", "<row><c><v>1</v></c></row>"), ("B", "<row><c s=\"1\"/></row>"), ("C", "")])
        #expect(book.sheets.map(book.isEmpty) == [false, true, true])
    }

    @Test func longRecordsAreALoss() throws {
        let long = String(repeating: "x", count: 3000)
        let limits = Self.limits { $0.maxRecordLength = 2000 }
        let json = try convert(.json, #"{"tel":"1"} {"tel":"\#(long)"} {"tel":"3"}"#, limits: limits)
        #expect(json.text == "tel\n1\n3\n")
        #expect(json.losses == [TableLoss(kind: .recordTooLong, count: 1, record: 2)])
        #expect(json.lost.count == 1)
        let ldif = try convert(.ldif, "dn: a\ncn: Ann\nmobile: 1\nfax: \(long)\n\ndn: b\ncn: Bo\n", limits: limits)
        #expect(ldif.text == "dn,Display Name,Mobile Phone\na,Ann,1\nb,Bo\n")
        #expect(ldif.losses == [TableLoss(kind: .recordTooLong, count: 1, record: 1)])
    }

    /// Every record has names of its own: the columns are as many as allowed, and what is beyond is counted.
    @Test func theUnionOfColumnsIsLimited() throws {
        let text = (0..<50).map { #"{"tel":"\#($0)","n\#($0)":"v"}"# }.joined(separator: "\n")
        let json = try convert(.json, text, limits: Self.limits { $0.maxColumnCount = 11 })
        #expect(json.text.split(separator: "\n")[0].split(separator: ",").count == 11)
        #expect(json.losses == [TableLoss(kind: .tooManyColumns, count: 40, record: 11)])
    }

    @Test func manyValuesAreALoss() throws {
        let limits = Self.limits { $0.maxValueCount = 20 }
        let list = (0..<50).map { "\"\($0)\"" }.joined(separator: ",")
        let json = try convert(.json, #"{"name": "Ann", "tel": [\#(list)]}"#, limits: limits)
        #expect(json.losses == [TableLoss(kind: .tooManyValues, count: 31, record: 1)])
        let lines = (0..<50).map { "mail: a\($0)@example.com\n" }.joined()
        let ldif = try convert(.ldif, "dn: a\n\(lines)", limits: limits)
        #expect(ldif.losses == [TableLoss(kind: .tooManyValues, count: 31, record: 1)])
    }

    @Test func deepAndLongNamesAreALoss() throws {
        let deep = String(repeating: #"{"a":"#, count: 20) + "1" + String(repeating: "}", count: 20)
        let name = String(repeating: "n", count: 2000)
        let json = try convert(.json, #"{"tel":"1","deep":\#(deep),"\#(name)":"2"}"#)
        #expect(json.text == "tel\n1\n")
        #expect(
            json.losses == [
                TableLoss(kind: .tooDeep, count: 1, record: 1), TableLoss(kind: .nameTooLong, count: 1, record: 1),
            ])
    }

    /// A list of phones has as many columns as it has values, not a hundred.
    @Test func longListsAreWhole() throws {
        let list = (0..<150).map { "\"\($0)\"" }.joined(separator: ",")
        let json = try convert(.json, #"{"name": "Ann", "tel": [\#(list)]}"#)
        #expect(json.text.split(separator: "\n")[1].split(separator: ",").count == 151)
        #expect(json.losses.isEmpty)
    }

    @Test(arguments: [
        (#"{"tel": "\u00e9\ud83d\ude00\n"}"#, "é😀\n"), (#"{"tel": 1.50}"#, "1.50"),
        (#"{"tel": 4.9E11}"#, "490000000000"),
        (#"{"tel": 12345678901234567890123}"#, "12345678901234567890123"), (#"{"tel": "a\/\"\\"}"#, "a/\"\\"),
        (#"{"tel": [], "tel": "1"}"#, ""), (#"{"tel": "1", "tel": "2"}"#, "1 ::: 2"),
    ])
    func valuesAreReadAsTheyStand(_ text: String, _ value: String) throws {
        var losses = LossCounter()
        let record = try #require(
            JSONRecord(Array(text.utf8), JSONShape(), node: 0, maxValueCount: 10, 1, &losses))
        var table = RecordTable(maxColumnCount: 10)
        table.note(record.values)
        #expect(table.cells(record.values).cells.first?.text == value || value.isEmpty)
    }

    @Test(arguments: [
        #"{"tel": 01}"#, #"{"tel": "\x"}"#, #"{"tel": "\u00g0"}"#, #"{"tel" "1"}"#, #"{"tel": "1",}"#, #"{"tel": [1}"#,
        #"{tel: 1}"#,
        #"{"tel": tru}"#, #"{"tel": 1.}"#, #"{"tel": "1"} x"#,
    ])
    func whatIsNotJSONIsDamaged(_ text: String) {
        var losses = LossCounter()
        #expect(JSONRecord(Array(text.utf8), JSONShape(), node: 0, maxValueCount: 10, 1, &losses) == nil)
    }
}
