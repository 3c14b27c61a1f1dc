import ContactModel
import PhoneNumbers

/// Tells the rows of a table that are none of its records: the header again, sums, notes, numbers of pages, titles between parts.
///
/// Only rows without a phone number and an e-mail address are asked: whoever can be reached is a contact.
struct RowRoles: Sendable {
    /// The role of a row that is no record.
    enum Role: Sendable, Hashable {
        case repeatedHeader, total, text, otherHeader

        /// The finding about such a row in words.
        var sentence: Sentence {
            switch self {
            case .repeatedHeader: Sentence(ReadingSentence.repeatedHeader, ["count": .number(1)])
            case .total: Sentence(ReadingSentence.total)
            case .otherHeader: Sentence(ReadingSentence.otherHeader)
            case .text: Sentence(ReadingSentence.textRow)
            }
        }
    }

    /// The names in the rows of the header, and where the first one stands.
    private let headers: [(names: [HeaderName], first: Int, byte: UInt8)]
    /// The titles above the table.
    private let titles: Set<HeaderName>
    private let columnCount: Int
    private let recognizer: any ColumnRecognizer

    init(_ layout: CSVLayout, recognizer: any ColumnRecognizer) {
        headers = layout.headerRows.compactMap { row in
            guard let first = row.firstIndex(where: { !$0.isEmpty }), let byte = row[first].utf8.first else {
                return nil
            }
            return (Self.names(row), first, ASCII.lowercased(byte))
        }
        titles = Set(layout.preamble.map { HeaderName($0) })
        columnCount = layout.map.columns.count
        self.recognizer = recognizer
    }

    /// Returns `true` if a contact has digits of a phone number, or an e-mail address.
    static func hasReach(_ contact: borrowing Contact) -> Bool {
        for field in contact.fields {
            switch field.kind {
            case .phone: if hasDigits(contact.text[field.value]) { return true }
            case .email: if contact.text[field.value].contains(UInt8(ascii: "@")) { return true }
            default: continue
            }
        }
        return false
    }

    /// Returns `true` if a text has three digits, of any script.
    private static func hasDigits(_ text: ArraySlice<UInt8>) -> Bool {
        var count = 0
        var isASCII = true
        for byte in text {
            if ASCII.isDigit(byte) { count += 1 }
            if count == 3 { return true }
            if byte >= 0x80 { isASCII = false }
        }
        guard !isASCII else { return false }
        return String(decoding: text, as: UTF8.self).unicodeScalars.count { $0.properties.numericType == .decimal } >= 3
    }

    /// The role of a row; `nil` for a record.
    ///
    /// - Parameters:
    ///   - isBelowTable: `true` if a blank row or a footer is above it.
    ///   - text: gives the text of a cell.
    func role(of row: CSVRow, isBelowTable: Bool, text: (CSVRow.Cell) -> String) -> Role? {
        var filled = 0
        var words: [String] = []
        var first = ""
        for (column, cell) in row.cells[..<row.count].enumerated() where cell.start < cell.end {
            let value = text(cell)
            guard !value.isEmpty else { continue }
            filled += 1
            if filled == 1 {
                first = value
                if isHeader(row, from: column, value, text) { return .repeatedHeader }
            }
            if Self.isWords(value) { words.append(value) }
            // The cells of a record have words.
            if words.count > 1, !isBelowTable { return nil }
        }
        if words.count > 1 { return isOtherHeader(words, of: filled) ? .otherHeader : nil }
        return role(of: words.first ?? first, isAlone: filled == 1, isBelowTable: isBelowTable)
    }

    /// Returns `true` if a text begins with a letter, marks apart.
    private static func isWords(_ text: String) -> Bool {
        text.first { $0.isLetter || $0.isNumber }?.isLetter ?? false
    }

    /// The role of a row by its only words.
    private func role(of text: String, isAlone: Bool, isBelowTable: Bool) -> Role? {
        switch recognizer.rowWord(of: text) {
        case .total: return .total
        case .page, .note, .stamp: return .text
        case .unit, .example, nil: break
        }
        if let mark = text.first, "*†‡※•".contains(mark) { return .text }
        guard isAlone, columnCount > 1 else { return nil }
        if text.count == 1 || titles.contains(HeaderName(text)) { return .text }
        let isText = columnCount > 2 || text.contains { $0.isNumber || $0 == ":" }
        return isBelowTable && isText ? .text : nil
    }

    /// Returns `true` if nearly all cells of a row name columns.
    private func isOtherHeader(_ words: [String], of filled: Int) -> Bool {
        guard words.count == filled, !words.contains(where: { $0.contains(where: \.isNumber) }) else { return false }
        return words.count(where: recognizer.isHeading) * 3 >= filled * 2
    }

    // MARK: - The header again

    private func isHeader(_ row: CSVRow, from column: Int, _ value: String, _ text: (CSVRow.Cell) -> String) -> Bool {
        let byte = value.utf8.first.map(ASCII.lowercased)
        return headers.contains { header in
            guard header.first == column, header.byte == byte, header.names[column] == HeaderName(value) else {
                return false
            }
            return Self.names(row.cells[..<row.count].map(text)) == header.names
        }
    }

    /// The names of a row, without the empty ones at its end.
    private static func names(_ cells: [String]) -> [HeaderName] {
        let end = cells.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        return cells[..<end].map { HeaderName($0) }
    }
}
