import Archives

/// Writes the rows of one sheet of an OpenDocument spreadsheet as they are read.
final class OpenDocumentSheet: XMLReader.Handler {
    /// The sheet was read to its end; what follows are others.
    struct Finished: Error {}

    private let place: Int
    private let limits: ExpansionLimits
    private var writer: TableWriter
    private var losses = LossCounter()
    private var hidden = HiddenCells()
    private var depth = OpenDocumentDepth()
    /// The number of sheets that were begun.
    private var sheetCount = 0
    /// The number of rows that were written.
    private var rowCount = 0
    /// The number of blank rows that are written once another row follows.
    private var blankRowCount = 0
    private var row = Row()
    private var cell = OpenDocumentCell()
    private var hiddenColumns = HiddenColumns(maxCount: maxColumnCount)
    private var columnCount = 0

    /// A row and how often it stands in the sheet.
    private struct Row {
        var cells: [(column: Int, text: String)] = []
        var column = 0
        var count = 1
        var isHidden = false
        var length = 0
    }

    /// No sheet has a row of a higher number.
    private static let maxRowNumber = 1 << 20
    /// No sheet has more columns.
    private static let maxColumnCount = 1 << 16

    /// - Parameter place: the place of the sheet among all, from 0.
    init(_ place: Int, _ limits: ExpansionLimits, _ writer: TableWriter) {
        self.place = place
        self.limits = limits
        self.writer = writer
    }

    /// `true` in the sheet that is written.
    private var isReading: Bool { sheetCount == place + 1 && depth.isInSheet }

    func start(_ name: String, _ attributes: [String: String]) {
        depth.start(name)
        if name == "table", depth.isInSheet { sheetCount += 1 }
        guard isReading else { return }
        switch name {
        case "table-column":
            let count = Self.count(attributes["number-columns-repeated"], most: Self.maxColumnCount - columnCount)
            if Self.isHidden(attributes) { hiddenColumns.insert(columnCount..<(columnCount + count)) }
            columnCount += count
        case "table-row":
            row = Row(
                count: Self.count(attributes["number-rows-repeated"], most: Self.maxRowNumber),
                isHidden: Self.isHidden(attributes))
        case "table-cell", "covered-table-cell": cell = OpenDocumentCell(attributes)
        case "p": cell.startParagraph()
        case "s": cell.add(String(repeating: " ", count: Self.count(attributes["c"], most: 1000)))
        case "tab": cell.add("\t")
        case "line-break": cell.add("\n")
        default: break
        }
    }

    func end(_ name: String) throws {
        defer { depth.end(name) }
        guard isReading else { return }
        switch name {
        case "table-cell", "covered-table-cell": endCell()
        case "table-row": try endRow()
        case "table": throw Finished()
        default: break
        }
    }

    func text(_ text: String) {
        guard isReading, depth.isInShownText else { return }
        // A text that is too long is refused with its row.
        if row.length + cell.length <= limits.maxRecordLength { cell.add(text) }
    }

    private static func count(_ text: String?, most: Int) -> Int {
        min(max(text.flatMap { Int($0) } ?? 1, 1), max(most, 0))
    }

    private static func isHidden(_ attributes: [String: String]) -> Bool {
        attributes["visibility"].map { $0 != "visible" } ?? false
    }

    private func endCell() {
        let count = Self.count(cell.repeated, most: Int.max >> 1)
        defer { row.column = min(row.column, Self.maxColumnCount) + min(count, Self.maxColumnCount) }
        if cell.lacksResult { losses.add(.formulaWithoutValue, count, record: rowNumber) }
        let text = cell.shown
        guard !text.isEmpty else { return }
        let columns = row.column..<(row.column + min(count, limits.maxColumnCount))
        let kept = columns.clamped(to: 0..<limits.maxColumnCount)
        losses.add(.tooManyColumns, count - kept.count, record: rowNumber)
        for column in kept where row.length <= limits.maxRecordLength {
            row.length += text.utf8.count + 1
            row.cells.append((column, text))
            if hiddenColumns.contains(column) { hidden.columns.insert(column) }
        }
    }

    /// The number of the row that is read, from 1.
    private var rowNumber: Int { rowCount + blankRowCount + 1 }

    private func endRow() throws {
        guard !row.cells.isEmpty else {
            blankRowCount = min(blankRowCount + row.count, Self.maxRowNumber)
            return
        }
        for _ in 0..<min(blankRowCount, max(Self.maxRowNumber - rowCount, 0)) { _ = try writer.endRow() }
        rowCount += blankRowCount
        blankRowCount = 0
        for _ in 0..<row.count {
            if row.length <= limits.maxRecordLength {
                for cell in row.cells { writer.add(cell.text.utf8, at: cell.column) }
            }
            let isWritten = try writer.endRow()
            rowCount += 1
            if row.length > limits.maxRecordLength || !isWritten { losses.add(.recordTooLong, record: rowCount) }
        }
        if row.isHidden { hidden.rowCount += row.count }
    }

    /// Writes what is left.
    ///
    /// - Returns: what was left out, and what a reader of the sheet does not see.
    func finish() throws -> SheetOutcome {
        try writer.flush()
        return SheetOutcome(losses: losses.all, hidden: hidden)
    }
}
