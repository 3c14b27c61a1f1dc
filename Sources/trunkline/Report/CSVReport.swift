import ContactCleaning
import ContactWriting
import Markup

/// A report as CSV, [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) with line feeds: the rows, and nothing else.
///
/// Cells that a spreadsheet would calculate are neutralized with `'`.
struct CSVReport: ReportRenderer {
    /// `true` if the rows go to a terminal; then control characters are shown by their names.
    var isForTerminal = false
    private let cells = CSVCells()

    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        try output.write(report.columns.map(\.key).joined(separator: ",") + "\n")
        try report.forEachRow(limit: limit) { values in
            try output.withBuffer { output in
                for (place, (column, value)) in zip(report.columns, values).enumerated() {
                    if place > 0 { output.append(UInt8(ascii: ",")) }
                    guard let value else { continue }
                    if column.role == .number {
                        output += value.utf8
                    } else {
                        cells.append(shown(value), into: &output)
                    }
                }
                output.append(UInt8(ascii: "\n"))
            }
        }
    }

    private func shown(_ value: String) -> String {
        SpreadsheetCell.neutralized(isForTerminal ? VisibleText.plain(value, isVerbatim: true) : value)
    }
}
