import ContactReading

/// Writes rows as the XML of a sheet, [ECMA-376](https://ecma-international.org/publications-and-standards/standards/ecma-376/) part 1,
/// 18.3: every cell is text, so that no program takes a number for another value.
package struct SheetCells: Sendable {
    /// The styles of ``WorkbookWriter``: text, and text of the heading.
    private static let textStyle = "1", headingStyle = "2"

    /// No row.
    package init() {}

    /// Writes what stands before the rows, and the heading, which stays in sight.
    func begin(_ names: [String], into output: inout [UInt8]) {
        output.append(
            contentsOf: """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>\
                <sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>\
                </sheetViews><cols><col min="1" max="\(max(names.count, 1))" width="18" style="\(Self.textStyle)" customWidth="1"/></cols>\
                <sheetData>
                """.utf8)
        write(names, style: Self.headingStyle, into: &output)
    }

    /// Writes what stands behind the rows.
    func finish(into output: inout [UInt8]) {
        output.append(contentsOf: "</sheetData></worksheet>".utf8)
    }

    /// Writes a row of texts.
    func write(_ row: [String], into output: inout [UInt8]) { write(row, style: Self.textStyle, into: &output) }

    /// Writes a row.
    func write(_ row: borrowing TableRow, into output: inout [UInt8]) {
        output.append(contentsOf: "<row>".utf8)
        var written = 0
        row.forEachCell { index, cell in append(cell, at: index, Self.textStyle, &written, into: &output) }
        output.append(contentsOf: "</row>".utf8)
    }

    private func write(_ row: [String], style: String, into output: inout [UInt8]) {
        output.append(contentsOf: "<row>".utf8)
        var written = 0
        for (index, cell) in row.enumerated() {
            var cell = cell
            cell.withUTF8 { append($0, at: index, style, &written, into: &output) }
        }
        output.append(contentsOf: "</row>".utf8)
    }

    /// Writes a cell that is not empty, behind the empty cells before it: cells are not numbered, so that rows can be written apart.
    private func append(
        _ cell: Bytes, at index: Int, _ style: String, _ written: inout Int, into output: inout [UInt8]
    ) {
        if cell.isEmpty { return }
        while written < index {
            output.append(contentsOf: "<c s=\"\(Self.textStyle)\"/>".utf8)
            written += 1
        }
        written += 1
        output.append(contentsOf: "<c s=\"".utf8)
        output.append(contentsOf: style.utf8)
        output.append(contentsOf: "\" t=\"inlineStr\"><is><t xml:space=\"preserve\">".utf8)
        SheetText.append(cell, into: &output)
        output.append(contentsOf: "</t></is></c>".utf8)
    }
}
