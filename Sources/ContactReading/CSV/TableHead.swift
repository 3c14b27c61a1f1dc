/// The rows at the start of a table that are none of its records: titles, the header, and what stands between it and the records.
///
/// A header may have two rows: groups of columns above their names, or names that are broken over two lines.
package struct TableHead: Sendable, Hashable {
    /// The rows of the header; `nil` if the first record is a person.
    package var header: Range<Int>?
    /// The rows below the header that say how columns are to be filled.
    package var units = 0..<0
    /// The names of the columns.
    package var names: [String] = []
    /// The number of known names in the header.
    package var score = 0
    /// The first record.
    package var firstRecord = 0

    /// The maximum number of rows above a header.
    package static let maximumRows = 24
    /// The maximum number of rows below a header that are none of the records.
    private static let maximumUnits = 2

    /// The head of a table that has the names of the columns in its first row.
    init(namesIn rows: [[String]], _ scorer: HeaderScore) {
        (header, names) = (0..<1, rows[0])
        firstRecord = Self.units(in: rows, from: 1, scorer)
        units = 1..<firstRecord
    }

    /// Finds the head of a table.
    ///
    /// - Parameter rows: the first rows, without blank lines.
    package init(_ rows: [[String]], _ scorer: HeaderScore) {
        guard let best = Self.bestHeader(in: rows, scorer) else {
            firstRecord = Self.firstRecord(below: rows, scorer)
            return
        }
        score = best.score
        var header = best.row..<best.row + 1
        if let above = best.row > 0 ? rows[best.row - 1] : nil, Self.isGroup(above, over: rows[best.row], scorer) {
            header = best.row - 1..<best.row + 1
        }
        var next = Self.units(in: rows, from: header.upperBound, scorer)
        if header.count == 1, next == header.upperBound, next < rows.count,
            Self.isContinuation(rows[next], of: rows[best.row], scorer)
        {
            header = best.row..<next + 1
            next = Self.units(in: rows, from: header.upperBound, scorer)
        }
        self.header = header
        units = header.upperBound..<next
        firstRecord = next
        names = rows[header.lowerBound]
        if header.count == 2 {
            names = HeaderGroups(rows[header.lowerBound], rows[header.lowerBound + 1], scorer).names
        }
    }

    // MARK: - The header

    /// The row with the most known names, and how many it has.
    ///
    /// A row below others is a header only if it has two known names, or one over a value, and none above it is a record. Where one above
    /// has as many cells, most names have to be known.
    private static func bestHeader(in rows: [[String]], _ scorer: HeaderScore) -> (row: Int, score: Int)? {
        var best: (row: Int, score: Int)?
        var width = 0
        let isList = isColumn(rows)
        for (index, row) in rows.prefix(maximumRows).enumerated() {
            let filled = row.count { !$0.isEmpty }
            guard filled > 0 else { continue }
            let score = scorer.score(row)
            if score > best?.score ?? 0,
                filled > 1 || isList || scorer.isOverValue(row, rows.dropFirst(index + 1).first)
            {
                let isClear = score >= 2 || score > 0 && scorer.isOverValue(row, rows.dropFirst(index + 1).first)
                let isNamed = filled > width || score * 3 >= filled * 2
                if width == 0 || isClear && isNamed { best = (index, score) }
            }
            if let best, best.row == index, filled > 1, score * 3 >= filled * 2 {
                // The next row may be the header, and this one a title of words that name columns, too.
                let next = rows.dropFirst(index + 1).first ?? []
                if next.contains(where: scorer.recognizer.isValue) || scorer.score(next) <= score { break }
            }
            // Below a record there is no header; in a list of one column every value is one.
            if filled > 1 || isList, row.contains(where: scorer.recognizer.isValue) { break }
            width = max(width, filled)
        }
        return best
    }

    /// Returns `true` if no row has a second cell.
    private static func isColumn(_ rows: [[String]]) -> Bool { rows.allSatisfy { $0.count { !$0.isEmpty } < 2 } }

    /// Returns `true` if a row has groups of the columns of the header below it: `,Phone,,` over `Name,Home,Work,Cell`.
    private static func isGroup(_ above: [String], over header: [String], _ scorer: HeaderScore) -> Bool {
        let filled = above.indices.filter { !above[$0].isEmpty }
        guard let last = filled.last, last > 0, last < header.count, !above.contains(where: scorer.recognizer.isValue)
        else { return false }
        // A title stands alone in the first column.
        if filled == [0] { return false }
        let isMerged = header.indices.contains {
            !header[$0].isEmpty && (!above.indices.contains($0) || above[$0].isEmpty)
        }
        if isMerged { return above.allSatisfy { $0.utf8.count <= 60 } && !hasTitle(above, over: header) }
        // Names that say everything need no other words above them.
        let isOpen = header.contains { name in !scorer.isKnown(name) || header.count { $0 == name } > 1 }
        return isOpen && filled.count { scorer.recognizer.mayBeHeading(above[$0]) } * 3 >= filled.count * 2
    }

    /// Returns `true` if some texts above a header lie over columns without a name.
    private static func hasTitle(_ above: [String], over header: [String]) -> Bool {
        above.indices.contains { !above[$0].isEmpty && !header.indices.contains($0) }
    }

    /// Returns `true` if a row is the second one of a header: names for the columns that the first one leaves open, as merged cells do, or
    /// known names alone.
    private static func isContinuation(_ row: [String], of header: [String], _ scorer: HeaderScore) -> Bool {
        let filled = row.indices.filter { !row[$0].isEmpty }
        guard filled.count > 1, !filled.contains(where: { isValueOrText(row[$0], scorer) }) else { return false }
        if filled.allSatisfy({ scorer.isKnown(row[$0]) }), filled.count * 3 >= header.count { return true }
        func isOpen(_ column: Int) -> Bool {
            guard header.indices.contains(column), !header[column].isEmpty else { return true }
            return column > 0 && header[column] == header[column - 1]
                || column + 1 < header.count && header[column] == header[column + 1]
        }
        let open = filled.filter(isOpen)
        let known = open.count { scorer.recognizer.mayBeHeading(row[$0]) }
        return !open.isEmpty && known * 2 >= open.count
            && filled.allSatisfy { isOpen($0) || scorer.recognizer.mayBeHeading(row[$0]) }
    }

    /// Returns `true` if a cell is no name of a column: a phone number, a text, or an unknown one with digits.
    private static func isValueOrText(_ cell: String, _ scorer: HeaderScore) -> Bool {
        if scorer.recognizer.isValue(cell) || cell.utf8.count > 60 { return true }
        return cell.contains(where: \.isNumber) && !scorer.recognizer.mayBeHeading(cell)
    }

    // MARK: - Rows below and above

    private static func units(in rows: [[String]], from start: Int, _ scorer: HeaderScore) -> Int {
        var next = start
        while next < rows.count, next < start + maximumUnits, UnitRow.isUnit(rows[next], scorer.recognizer) {
            next += 1
        }
        return next
    }

    /// The first record of a table without a header: a lone text above wider rows is a title.
    private static func firstRecord(below rows: [[String]], _ scorer: HeaderScore) -> Int {
        func filled(_ row: [String]) -> Int { row.count { !$0.isEmpty } }
        guard let width = rows.dropFirst().map(filled).max(), width >= 3 else { return 0 }
        let first = rows.prefix(maximumRows).firstIndex {
            filled($0) > 1 || $0.contains(where: scorer.recognizer.isValue)
        }
        guard let first, first > 0, rows[first].contains(where: scorer.recognizer.isValue) else { return 0 }
        return first
    }
}
