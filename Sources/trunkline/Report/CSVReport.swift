import ContactCleaning
import ContactReading
import Markup

/// A report as CSV, [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) with line feeds: the rows, and nothing else.
///
/// Cells that a spreadsheet would calculate are neutralized with `'`.
struct CSVReport: ReportRenderer {
    /// `true` if the rows go to a terminal; then control characters are shown by their names.
    var isForTerminal = false

    func write(_ report: Report, limit: Int, to output: inout ByteOutput) throws {
        try output.write(report.columns.map(\.key).joined(separator: ",") + "\n")
        _ = try report.forEachRow(limit: limit) { values in
            let cells = zip(report.columns, values).map { column, value in
                column.role == .number ? value ?? "" : cell(value ?? "")
            }
            try output.write(cells.joined(separator: ",") + "\n")
        }
    }

    private func cell(_ value: String) -> String {
        let value = isForTerminal ? VisibleText.plain(value, isVerbatim: true) : value
        let safe = SpreadsheetCell.neutralized(value)
        let special = [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard safe.utf8.contains(where: special.contains) || safe.first == " " || safe.last == " " else { return safe }
        let doubled = safe.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
        return "\"\(doubled)\""
    }
}
