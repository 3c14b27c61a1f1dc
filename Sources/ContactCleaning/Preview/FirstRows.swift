import ContactModel
import ContactReading
import SourceInput

/// The first rows of a source as texts, and how many of those that were looked at fill each column.
package struct FirstRows: Sendable {
    /// The headings of cards, whose fields have no columns; `nil` for a table, which has its own.
    package var headings: [String]?
    /// The cells of the first rows, in the order of the columns.
    package private(set) var rows: [[String]] = []
    /// The number of rows that were looked at, and of those that fill each column.
    package private(set) var count = 0, filled: [Int]

    /// The number of rows that are kept.
    private static let kept = 5
    /// The longest text of a cell that is kept, in characters.
    private static let maximumLength = 120

    private init(columns: Int, headings: [String]? = nil) {
        filled = Array(repeating: 0, count: columns)
        self.headings = headings
    }

    private mutating func add(_ cells: [String]) {
        count += 1
        for column in filled.indices where column < cells.count && !cells[column].allSatisfy(\.isWhitespace) {
            filled[column] += 1
        }
        if rows.count < Self.kept {
            rows.append(cells.prefix(filled.count).map { String($0.prefix(Self.maximumLength)) })
        }
    }
}

extension FirstRows {
    /// Reads the rows at the head of a table; `nil` if the source is none.
    ///
    /// - Throws: ``SourceError``.
    init?(_ file: InputFile, as description: SourceDescription, options: ReadingOptions) throws {
        guard let map = description.headerMap, let dialect = description.dialect else { return nil }
        self.init(columns: map.columns.count)
        var bytes: [UInt8] = []
        let text = try SourceText(file, description: description)
        try text.read(description.dataOffset..<description.dataOffset + options.headLength) { bytes += $0 }
        var tokenizer = CSVTokenizer(dialect, options: options)
        tokenizer.expectedColumns = map.columns.count
        let isWhole = bytes.count < options.headLength
        bytes.withUnsafeBufferPointer { buffer in
            var (row, start) = (CSVRow(), 0)
            while tokenizer.next(buffer, from: start, isLast: isWhole, into: &row) {
                start = row.next
                guard !row.isBlankLine else { continue }
                add(
                    row.cells.prefix(row.count).map { cell in
                        let text = description.encoding.text(of: Array(buffer[cell.start..<cell.end]))
                        return cell.hasEscapes ? text.replacing("\"\"", with: "\"") : text
                    })
            }
        }
    }

    /// The first of the contacts of cards.
    static var ofCards: FirstRows {
        FirstRows(columns: 4, headings: ["Name", "Numbers", "E-mail addresses", "Organization"])
    }

    /// Adds a contact.
    mutating func add(_ contact: borrowing Contact) {
        func texts(_ isWanted: (Contact.Field.Kind) -> Bool) -> [String] {
            contact.fields.filter { isWanted($0.kind) }.map { String(decoding: contact.text[$0.value], as: UTF8.self) }
        }
        let shown = texts { $0 == .displayName }
        add([
            shown.first ?? texts { [.givenName, .familyName].contains($0) }.joined(separator: " "),
            texts { $0 == .phone }.joined(separator: ", "), texts { $0 == .email }.joined(separator: ", "),
            texts { $0 == .organization }.joined(separator: ", "),
        ])
    }
}
