import Archives

/// Writes rows of cells as CSV, [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180), in pieces.
///
/// A row that is longer than allowed becomes an empty line and a loss; memory is that of one row.
struct TableWriter {
    private var buffer: [UInt8] = []
    private let output: ([UInt8]) throws -> Void
    private let budget: ConversionBudget
    private let maxRowLength: Int
    /// The number of bytes written before those in the buffer.
    private var flushedCount = 0
    private var rowStart = 0
    private var column = 0
    private var isRowTooLong = false

    /// - Parameter output: takes the pieces.
    init(_ budget: ConversionBudget, _ limits: ExpansionLimits, _ output: @escaping ([UInt8]) throws -> Void) {
        self.budget = budget
        maxRowLength = limits.maxRecordLength
        self.output = output
    }

    /// Writes a cell of the row that was begun.
    ///
    /// - Parameter position: the column, not before that of the cell before; the same column joins the texts by ` ::: `.
    mutating func add(_ cell: some Collection<UInt8>, at position: Int) {
        guard !cell.isEmpty, !isRowTooLong else { return }
        let commas = max(position - column, 0)
        guard buffer.count - rowStart + commas + cell.count <= maxRowLength else {
            isRowTooLong = true
            return
        }
        buffer.append(contentsOf: repeatElement(UInt8(ascii: ","), count: commas))
        column = position
        append(cell)
    }

    /// Ends the row. A row of empty cells is an empty line.
    ///
    /// - Returns: `true` if the row was written; `false` if it is too long.
    /// - Throws: ``TableError``, and what the output throws.
    mutating func endRow() throws -> Bool {
        let isWhole = !isRowTooLong
        if isRowTooLong { buffer.removeLast(buffer.count - rowStart) }
        buffer.append(UInt8(ascii: "\n"))
        (column, isRowTooLong) = (0, false)
        try budget.check(written: flushedCount + buffer.count)
        if buffer.count >= 1 << 16 { try flush() }
        rowStart = buffer.count
        return isWhole
    }

    /// Writes what is left.
    mutating func flush() throws {
        if !buffer.isEmpty { try output(buffer) }
        flushedCount += buffer.count
        buffer.removeAll(keepingCapacity: true)
        rowStart = 0
    }

    private mutating func append(_ cell: some Collection<UInt8>) {
        let needsQuotes = cell.contains {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ";")
                || $0 == 0x09 || $0 == UInt8(ascii: "|")
        }
        guard needsQuotes else { return buffer.append(contentsOf: cell) }
        buffer.append(UInt8(ascii: "\""))
        for byte in cell {
            if byte == UInt8(ascii: "\"") { buffer.append(byte) }
            buffer.append(byte)
        }
        buffer.append(UInt8(ascii: "\""))
    }
}
