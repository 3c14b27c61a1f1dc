import Testing

@testable import Tables

/// Cells that are merged with others have their value in each row.
struct MergedCellTests {
    private func book(_ rows: [[String]], merged: [String]) throws -> Workbook {
        let xml = rows.enumerated().map { row, cells in
            let cells = cells.enumerated().filter { !$0.element.isEmpty }.map { column, text in
                let letter = ["A", "B", "C", "D"][column]
                return "<c r=\"\(letter)\(row + 1)\" t=\"str\"><v>\(text)</v></c>"
            }
            return "<row r=\"\(row + 1)\">\(cells.joined())</row>"
        }
        let areas = merged.map { "<mergeCell ref=\"\($0)\"/>" }.joined()
        return try workbook([("A", xml.joined() + "</sheetData><mergeCells>\(areas)</mergeCells><sheetData>")])
    }

    @Test(
        arguments: [
            // A family in two rows.
            (
                [["Name", "First", "Phone"], ["Weber", "Jana", "1"], ["", "Paul", ""], ["Alt", "Max", "2"]],
                ["A2:A3", "C2:C3"],
                "Name,First,Phone\nWeber,Jana,1\nWeber,Paul,1\nAlt,Max,2\n"
            ),
            // Its own cell, and an empty row, stay.
            ([["N", "P"], ["Weber", "1"], ["", "2"], ["", ""]], ["A2:A4"], "N,P\nWeber,1\nWeber,2\n\n"),
            // Names of columns over two rows.
            (
                [["Name", "Contact", ""], ["", "Phone", "Mail"], ["Ann", "1", "2"]], ["A1:A2", "B1:C1"],
                "Name,Contact\n,Phone,Mail\nAnn,1,2\n"
            ),
        ] as [([[String]], [String], String)])
    func valuesHoldInEachRow(_ rows: [[String]], _ merged: [String], _ expected: String) throws {
        #expect(try book(rows, merged: merged).text() == expected)
    }

    @Test func aTitleOverAllColumnsIsNoRecord() throws {
        let rows = [["Members"], ["Name", "Phone"], ["Board"], ["Ann", "1"], ["Others"], ["Bob", "2"], ["Cy"]]
        let book = try book(rows, merged: ["A1:B1", "A3:B3", "A5:B5"])
        var output: [UInt8] = []
        let outcome = try book.convert(book.first) { output += $0 }
        #expect(String(decoding: output, as: UTF8.self) == "Members\nName,Phone\n\nAnn,1\n\nBob,2\nCy\n")
        #expect(outcome.losses == [TableLoss(kind: .title, count: 2, record: 3, texts: ["Board", "Others"])])
    }

    @Test(arguments: ["Bert Ock +1 212 736 5000", "Carl Kern, 650-253-0002", "Dora Lin dora@x.example", "۰۲۱۱۲۳۴۵"])
    func aMergedRowThatReachesSomebodyIsARecord(_ text: String) throws {
        let book = try book([["Name", "Phone"], ["Ann", "1"], [text], ["2024"]], merged: ["A3:B3", "A4:B4"])
        var output: [UInt8] = []
        let outcome = try book.convert(book.first) { output += $0 }
        #expect(String(decoding: output, as: UTF8.self).contains(text))
        #expect(outcome.losses == [TableLoss(kind: .title, count: 1, record: 4, texts: ["2024"])])
    }
}
