import ContactReading

/// Writes rows of CSV, [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180): CR LF after every row, quotes where a cell needs them.
struct CSVCells: Sendable {
    /// The byte between two cells.
    var delimiter: UInt8 = ASCII.comma
    /// `true` if cells that a spreadsheet program would evaluate are made text; see ``SpreadsheetCell``.
    var isSpreadsheetSafe = false

    /// Writes a row.
    func write(_ row: borrowing TableRow, into output: inout [UInt8]) {
        row.forEachCell { write($1, isFirst: $0 == 0, into: &output) }
        endRow(&output)
    }

    /// Writes a row of names.
    func write(names: [String], into output: inout [UInt8]) {
        for (index, name) in names.enumerated() {
            var name = name
            name.withUTF8 { write($0, isFirst: index == 0, into: &output) }
        }
        endRow(&output)
    }

    private func endRow(_ output: inout [UInt8]) {
        output.append(ASCII.carriageReturn)
        output.append(ASCII.lineFeed)
    }

    @inline(__always)
    private func write(_ cell: Bytes, isFirst: Bool, into output: inout [UInt8]) {
        if !isFirst { output.append(delimiter) }
        guard let first = cell.first else { return }
        if isSpreadsheetSafe, first <= ASCII.space || !ASCII.isLetter(first) {
            var text = SpreadsheetCell.neutralized(cell.text)
            text.withUTF8 { append($0, into: &output) }
        } else {
            append(cell, into: &output)
        }
    }

    private func append(_ cell: Bytes, into output: inout [UInt8]) {
        guard needsQuotes(cell) else { return output.append(contentsOf: cell) }
        output.append(ASCII.quote)
        for byte in cell {
            if byte == ASCII.quote { output.append(byte) }
            output.append(byte)
        }
        output.append(ASCII.quote)
    }

    private func needsQuotes(_ cell: Bytes) -> Bool {
        guard let first = cell.first, let last = cell.last else { return false }
        if first <= ASCII.space || last <= ASCII.space { return true }
        var index = 0
        while index < cell.count {
            let byte = cell[index]
            if byte == ASCII.quote || byte == delimiter || ASCII.isLineEnd(byte) { return true }
            index &+= 1
        }
        return false
    }
}
