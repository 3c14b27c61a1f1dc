import ContactReading

/// The form in which rows are written.
public enum TableForm: Sendable, Hashable {
    /// Text with a byte between cells.
    case csv(CSVForm)
    /// The XML of a sheet, for the ``WorkbookWriter`` around it.
    case sheet
}

/// The form of a CSV file.
public struct CSVForm: Sendable, Hashable {
    /// The byte between two cells.
    public var delimiter = UInt8(ascii: ",")
    /// `true` to make text of cells that a spreadsheet program would evaluate.
    public var isSpreadsheetSafe = false
    /// `true` to leave numbers in international form as they are, which Excel takes for text: see
    /// ``SpreadsheetCell/isInternationalNumber(_:)``.
    public var keepsInternationalNumbers = false
    /// `true` to write the byte order mark, without which Excel does not read UTF-8.
    public var hasByteOrderMark = false

    /// Cells with commas between them, as they are.
    public init() {}

    /// Cells that a spreadsheet program reads as text.
    public static var spreadsheetSafe: CSVForm {
        var form = CSVForm()
        form.isSpreadsheetSafe = true
        form.hasByteOrderMark = true
        return form
    }
}

/// Writes the rows of a table in its form.
struct RowCells: Sendable {
    private enum Cells: Sendable {
        case csv(CSVCells, hasByteOrderMark: Bool)
        case sheet(SheetCells)
    }

    private let cells: Cells

    init(_ form: TableForm) {
        switch form {
        case .csv(let csv):
            cells = .csv(CSVCells(csv), hasByteOrderMark: csv.hasByteOrderMark)
        case .sheet: cells = .sheet(SheetCells())
        }
    }

    /// Writes what stands before the rows, with the heading.
    func begin(_ names: [String], into output: inout [UInt8]) {
        switch cells {
        case .csv(let cells, let hasByteOrderMark):
            if hasByteOrderMark { output.append(contentsOf: [0xEF, 0xBB, 0xBF]) }
            cells.write(names, into: &output)
        case .sheet(let cells): cells.begin(names, into: &output)
        }
    }

    /// Writes a row.
    func write(_ row: borrowing TableRow, into output: inout [UInt8]) {
        switch cells {
        case .csv(let cells, _): cells.write(row, into: &output)
        case .sheet(let cells): cells.write(row, into: &output)
        }
    }

    /// Writes what stands behind the rows.
    func finish(into output: inout [UInt8]) {
        if case .sheet(let cells) = cells { cells.finish(into: &output) }
    }
}
