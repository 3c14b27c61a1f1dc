import Archives

/// Writes the rows of a sheet, as one reads them: each at its number, with what is left out and what is hidden.
struct SheetRows {
    private let limits: ExpansionLimits
    private var writer: TableWriter
    private var losses = LossCounter()
    private var hidden = HiddenCells()
    private var cells: [(column: Int, text: String)] = []
    private var length = 0
    private var isTooLong = false
    private var isHidden = false
    /// The number of the row that was begun last, from 1.
    private(set) var number = 0
    /// The columns that a reader does not see.
    var hiddenColumns = HiddenColumns(maxCount: maxColumnCount)

    /// No sheet has a row of a higher number.
    private static let maxNumber = 1 << 20
    /// No reference names a column beyond it.
    static let maxColumnCount = 16_384

    init(_ limits: ExpansionLimits, _ writer: TableWriter) {
        self.limits = limits
        self.writer = writer
    }

    /// Begins a row, behind empty lines for the rows before it that the sheet leaves out.
    ///
    /// - Parameter stated: Its number; `nil`, and numbers that were passed, for the next one.
    mutating func begin(_ stated: Int? = nil, isHidden: Bool = false) throws {
        cells.removeAll(keepingCapacity: true)
        (length, isTooLong, self.isHidden) = (0, false, isHidden)
        let next = number + 1
        number = stated.map { $0 > number && $0 <= Self.maxNumber ? $0 : next } ?? next
        for _ in next..<number { _ = try writer.endRow() }
    }

    /// Adds a cell of the row, behind those before it. An empty text is none.
    mutating func add(_ text: String, at column: Int) {
        guard !text.isEmpty, !isTooLong else { return }
        guard column < limits.maxColumnCount, column < Self.maxColumnCount else {
            return losses.add(.tooManyColumns, record: number)
        }
        length += text.utf8.count
        if length > limits.maxRecordLength { isTooLong = true }
        cells.append((column, text))
        if hiddenColumns.contains(column) { hidden.columns.insert(column) }
    }

    /// Notes that a formula has no result.
    mutating func noteFormulaWithoutValue() { losses.add(.formulaWithoutValue, record: number) }

    /// Notes texts that were cut off.
    mutating func noteCut(_ count: Int) { losses.add(.recordTooLong, count, record: number) }

    /// Ends the row.
    mutating func end() throws {
        if !isTooLong { for cell in cells { writer.add(cell.text.utf8, at: cell.column) } }
        if isHidden, !cells.isEmpty { hidden.rowCount += 1 }
        let isWritten = try writer.endRow()
        if isTooLong || !isWritten { losses.add(.recordTooLong, record: number) }
        cells.removeAll(keepingCapacity: true)
    }

    /// Writes what is left.
    mutating func finish() throws -> SheetOutcome {
        try writer.flush()
        return SheetOutcome(losses: losses.all, hidden: hidden)
    }
}
