/// The cells of a sheet of the size that people lay out by hand.
package struct SheetText {
    /// The rows; those without a value have no cells.
    package let rows: [[String]]

    /// The greatest length of such a sheet, in bytes.
    package static let maximumLength = 1 << 20

    /// Cuts the cells of a text.
    ///
    /// - Parameters:
    ///   - text: the whole text of the sheet.
    ///   - isConverted: `true` if it is that of another format in UTF-8, with commas between its cells.
    ///   - recognizer: tells headings from values.
    /// - Returns: `nil` for a text that is one table, as far as its marks show, or none.
    package init?(_ text: [UInt8], isConverted: Bool, recognizer: any ColumnRecognizer) {
        var options = ReadingOptions()
        if isConverted { (options.encoding, options.delimiter) = (.utf8, ASCII.comma) }
        let detected = text.withUnsafeBufferPointer { DetectedEncoding(head: $0, forced: options.encoding) }
        var content = Array(text.dropFirst(detected.byteOrderMarkLength))
        if !detected.encoding.keepsOffsets {
            guard var transcoder = StreamTranscoder(detected.encoding) else { return nil }
            var converted: [UInt8] = []
            content.withUnsafeBufferPointer { transcoder.convert($0, isLast: true, into: &converted) }
            content = converted
        }
        let mayHaveTables = content.withUnsafeBufferPointer {
            SheetMarks.mayHaveTables($0, recognizer: recognizer)
        }
        guard mayHaveTables else { return nil }
        let head = content.prefix(options.headLength)
        let layout = head.withUnsafeBytes {
            try? SourceLayout.detect($0, isWhole: head.count == content.count, options: options, recognizer: recognizer)
        }
        guard let layout, let csv = layout.csv, layout.encoding.keepsOffsets else { return nil }
        let decoder = ValueDecoder(encoding: layout.encoding, fallback: layout.fallbackEncoding)
        rows = content.withUnsafeBufferPointer { Self.rows(of: $0, csv.dialect, decoder) }
        if PlainText.isProgram(rows, recognizer: recognizer) { return nil }
    }

    private static func rows(of text: Bytes, _ dialect: CSVDialect, _ decoder: ValueDecoder) -> [[String]] {
        let tokenizer = CSVTokenizer(dialect, options: ReadingOptions())
        var rows: [[String]] = []
        var row = CSVRow()
        var offset = 0
        while tokenizer.next(text, from: offset, isLast: true, into: &row) {
            offset = row.next
            let cells = row.cells[..<row.count].map { cell in
                let value = decoder.text(text.clampedSlice(cell.start, cell.end).trimmed)
                return cell.hasEscapes ? value.replacing("\"\"", with: "\"") : value
            }
            rows.append(cells.allSatisfy(\.isEmpty) ? [] : cells)
        }
        return rows
    }
}
