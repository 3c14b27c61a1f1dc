/// The marks of a sheet that may have several tables, or one whose names stand across, seen without cutting its cells.
enum SheetMarks {
    /// The number of first lines whose cells are looked at.
    private static let lineCount = 25
    /// Names stand across in sheets of fewer lines.
    private static let maximumLinesAcross = 80

    /// Returns `false` if a text is one table, as nearly all are.
    ///
    /// - Complexity: a scan for the ends of lines.
    static func mayHaveTables(_ text: Bytes, recognizer: any ColumnRecognizer) -> Bool {
        guard let base = text.baseAddress else { return false }
        var lines: [Range<Int>] = []
        var count = 0
        var offset = 0
        var isBelowBlank = false
        var ignored = false
        while offset < text.count {
            let end = WordScan.lineEnd(base, offset, text.count, sawHigh: &ignored)
            if isBlank(text, offset, end) {
                isBelowBlank = count > 0
            } else {
                if isBelowBlank { return true }
                if count < lineCount { lines.append(offset..<end) }
                count += 1
            }
            offset = end + (end < text.count ? LineEnd.length(base, end, text.count, isLast: true) ?? 1 : 0)
        }
        let cells = cells(of: lines, in: text)
        return hasGap(cells) || cells.contains(where: repeatsItself)
            || count <= maximumLinesAcross && isAcross(cells, recognizer)
    }

    private static func isBlank(_ text: Bytes, _ start: Int, _ end: Int) -> Bool {
        var offset = start
        while offset < end {
            let byte = text[offset]
            guard byte == ASCII.space || byte == ASCII.quote || CSVDialect.delimiters.contains(byte) else {
                return false
            }
            offset += 1
        }
        return true
    }

    /// The cells of some lines, cut at the mark that most of them have.
    private static func cells(of lines: [Range<Int>], in text: Bytes) -> [[String]] {
        let counts = CSVDialect.delimiters.map { mark in
            lines.count { text.clampedSlice($0.lowerBound, $0.upperBound).contains(mark) }
        }
        guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) else { return [] }
        return lines.map { line in
            text.clampedSlice(line.lowerBound, line.upperBound).split(
                separator: CSVDialect.delimiters[place], omittingEmptySubsequences: false
            ).map { String(decoding: Bytes(rebasing: $0).trimmed.filter { $0 != ASCII.quote }, as: UTF8.self) }
        }
    }

    /// Returns `true` if a column between others is empty in all lines.
    private static func hasGap(_ cells: [[String]]) -> Bool {
        let rows = cells.filter { $0.count { !$0.isEmpty } > 1 }
        guard let width = rows.map(\.count).max(), width >= 5 else { return false }
        return (2..<width - 2).contains { column in
            rows.allSatisfy { !$0.indices.contains(column) || $0[column].isEmpty }
        }
    }

    /// Returns `true` if the first cell of a line stands in it again.
    private static func repeatsItself(_ cells: [String]) -> Bool {
        guard cells.count >= 4, let first = cells.first, first.contains(where: \.isLetter) else { return false }
        return cells.dropFirst().contains(first)
    }

    /// Returns `true` if the first lines begin with names of columns, and have no others.
    private static func isAcross(_ cells: [[String]], _ recognizer: any ColumnRecognizer) -> Bool {
        let rows = cells.filter { $0.count { !$0.isEmpty } > 1 }.prefix(3)
        return rows.count > 1
            && rows.count { recognizer.isHeading($0[0]) && !recognizer.isHeading($0[1]) } * 3 >= rows.count * 2
    }
}
