/// Writes rows of CSV, [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180): CR LF after every row, quotes where a cell needs them.
struct CSVCells: Sendable {
    /// The byte between two cells.
    var delimiter: UInt8 = ASCII.comma
    /// Whether cells that a spreadsheet program would evaluate are made text; see ``SpreadsheetCell``.
    var isSpreadsheetSafe = false

    /// Writes a row.
    func write(_ cells: [[UInt8]], into output: inout [UInt8]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { output.append(delimiter) }
            if isSpreadsheetSafe, let first = cell.first, first <= ASCII.space || !ASCII.isLetter(first) {
                let text = SpreadsheetCell.neutralized(String(decoding: cell, as: UTF8.self))
                append(Array(text.utf8), into: &output)
            } else {
                append(cell, into: &output)
            }
        }
        output.append(ASCII.carriageReturn)
        output.append(ASCII.lineFeed)
    }

    private func append(_ cell: [UInt8], into output: inout [UInt8]) {
        guard needsQuotes(cell) else { return output.append(contentsOf: cell) }
        output.append(ASCII.quote)
        for byte in cell {
            if byte == ASCII.quote { output.append(byte) }
            output.append(byte)
        }
        output.append(ASCII.quote)
    }

    private func needsQuotes(_ cell: [UInt8]) -> Bool {
        guard let first = cell.first, let last = cell.last else { return false }
        if first <= ASCII.space || last <= ASCII.space { return true }
        return cell.contains { $0 == ASCII.quote || $0 == delimiter || ASCII.isLineEnd($0) }
    }
}
