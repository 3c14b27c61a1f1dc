import ContactReading

/// Writes cells and rows of CSV, [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180): quotes where a cell needs them.
package struct CSVCells: Sendable {
    /// The byte between two cells.
    private let delimiter: UInt8
    /// `true` if cells that a spreadsheet program would evaluate are made text; see ``SpreadsheetCell``.
    private let isSpreadsheetSafe: Bool
    /// `true` if numbers in international form are left as they are all the same.
    private let keepsInternationalNumbers: Bool

    /// Cells of a file with a delimiter.
    package init(delimiter: UInt8 = ASCII.comma, isSpreadsheetSafe: Bool = false) {
        self.delimiter = delimiter
        self.isSpreadsheetSafe = isSpreadsheetSafe
        keepsInternationalNumbers = false
    }

    /// Cells of a file of some form.
    init(_ form: CSVForm) {
        delimiter = form.delimiter
        isSpreadsheetSafe = form.isSpreadsheetSafe
        keepsInternationalNumbers = form.keepsInternationalNumbers
    }

    /// Writes a row with CR LF behind it.
    func write(_ row: borrowing TableRow, into output: inout [UInt8]) {
        row.forEachCell { index, cell in
            if index > 0 { output.append(delimiter) }
            append(cell, into: &output)
        }
        endRow(&output)
    }

    /// Writes a row of texts with CR LF behind it.
    package func write(_ row: [String], into output: inout [UInt8]) {
        for (index, cell) in row.enumerated() {
            if index > 0 { output.append(delimiter) }
            append(cell, into: &output)
        }
        endRow(&output)
    }

    private func endRow(_ output: inout [UInt8]) {
        output.append(ASCII.carriageReturn)
        output.append(ASCII.lineFeed)
    }

    /// Writes a cell without a delimiter.
    @inline(__always)
    package func append(_ cell: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        guard let first = cell.first else { return }
        if isSpreadsheetSafe, first <= ASCII.space || !ASCII.isLetter(first) {
            let isNumber = keepsInternationalNumbers && SpreadsheetCell.isInternationalNumber(cell.text)
            var text = isNumber ? cell.text : SpreadsheetCell.neutralized(cell.text)
            text.withUTF8 { appendAsItIs($0, into: &output) }
        } else {
            appendAsItIs(cell, into: &output)
        }
    }

    /// Writes a cell without a delimiter.
    package func append(_ cell: String, into output: inout [UInt8]) {
        var cell = cell
        cell.withUTF8 { append($0, into: &output) }
    }

    private func appendAsItIs(_ cell: Bytes, into output: inout [UInt8]) {
        if needsQuotes(cell) { Self.appendQuoted(cell, into: &output) } else { output.append(contentsOf: cell) }
    }

    /// Writes a cell in quotes, whether it needs them or not.
    package static func appendQuoted(_ cell: some Collection<UInt8>, into output: inout [UInt8]) {
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
