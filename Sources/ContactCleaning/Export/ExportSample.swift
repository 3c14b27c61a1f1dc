import ContactReading
import ContactStore

/// The first contacts of an export as the file would have them: the rows of a table, or the text.
package struct ExportSample: Sendable {
    /// The headings of the columns that have a value; none of a text.
    package private(set) var headings: [String] = []
    /// The cells of these columns.
    package private(set) var rows: [[String]] = []
    /// The text of a format that is no table.
    package private(set) var text: String?
    /// The number of columns without a value.
    package private(set) var emptyColumns = 0

    /// Writes some contacts, or the people that they are.
    ///
    /// - Throws: `StoreError`, `CancellationError`.
    package init(of contacts: [Int], as export: Export) throws {
        var export = export
        // A workbook has the cells of the table.
        if export.format == .xlsx { export.format = .csv }
        export.jobs = 1
        export.choose(contacts)
        var bytes: [UInt8] = []
        if !contacts.isEmpty { try export.write(try export.plan()) { bytes += $0 } }
        guard export.isTable else {
            text = String(decoding: bytes, as: UTF8.self)
            return
        }
        let all = Self.rows(of: bytes, CSVDialect(delimiter: UInt8(ascii: ",")))
        guard let head = all.first else { return }
        let filled = head.indices.filter { column in
            all.dropFirst().contains { column < $0.count && !$0[column].isEmpty }
        }
        headings = filled.map { head[$0] }
        rows = all.dropFirst().map { row in filled.map { $0 < row.count ? row[$0] : "" } }
        emptyColumns = head.count - filled.count
    }

    /// Writes the first of a source in its own format; a workbook and a file that is no text have none.
    ///
    /// - Throws: `SourceError`; `StoreError`; `CancellationError`.
    package init(of file: SameFile?, as export: Export) throws {
        guard let file, !file.source.isConverted || file.formerFormat != nil else { return }
        var bytes: [UInt8] = []
        do {
            try export.write(file) { piece in
                bytes += piece
                if bytes.count >= Self.maximumBytes { throw Enough() }
            }
        } catch is Enough {}
        let lines = bytes.prefix(Self.maximumBytes).split(
            separator: UInt8(ascii: "\n"), maxSplits: Self.lines, omittingEmptySubsequences: false)
        text = lines.prefix(Self.lines).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// The number of lines of a file in its own format, and the bytes in which they are looked for.
    private static let lines = 40
    private static let maximumBytes = 1 << 14
    private struct Enough: Error {}

    private static func rows(of bytes: [UInt8], _ dialect: CSVDialect) -> [[String]] {
        let tokenizer = CSVTokenizer(dialect, options: ReadingOptions())
        var rows: [[String]] = []
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
        content.withUnsafeBufferPointer { buffer in
            var (row, start) = (CSVRow(), 0)
            while tokenizer.next(buffer, from: start, isLast: true, into: &row) {
                start = row.next
                if row.isBlankLine { continue }
                rows.append(
                    row.cells.prefix(row.count).map { cell in
                        let text = String(decoding: buffer[cell.start..<cell.end], as: UTF8.self)
                        return cell.hasEscapes ? text.replacing("\"\"", with: "\"") : text
                    })
            }
        }
        return rows
    }
}

extension Export {
    /// `true` if the format is a table.
    var isTable: Bool { hasChosenColumns || table != nil }
}
