public import ContactModel
package import ContactReading

/// Writes contacts as rows of CSV for a program that imports them.
public struct CSVWriter: ContactWriter, Sendable {
    private var filler: TableFiller
    private let cells: CSVCells
    private let hasByteOrderMark: Bool

    /// A writer for contacts that were surveyed.
    ///
    /// - Parameter isSpreadsheetSafe: `true` to make text of cells that a spreadsheet program would evaluate.
    public init(_ survey: TableSurvey, isSpreadsheetSafe: Bool = false) {
        filler = TableFiller(
            survey.format.layout(counts: survey.counts, custom: survey.custom), labelWords: survey.format.labelWords)
        cells = CSVCells(isSpreadsheetSafe: isSpreadsheetSafe)
        hasByteOrderMark = isSpreadsheetSafe
    }

    /// A writer for a table whose columns are known.
    package init(_ map: HeaderMap, delimiter: UInt8, isSpreadsheetSafe: Bool = false) {
        filler = TableFiller(TableLayout(map))
        cells = CSVCells(delimiter: delimiter, isSpreadsheetSafe: isSpreadsheetSafe)
        hasByteOrderMark = false
    }

    /// Writes the header.
    public mutating func begin(into output: inout [UInt8]) {
        // Excel reads UTF-8 only with it.
        if hasByteOrderMark { output.append(contentsOf: [0xEF, 0xBB, 0xBF]) }
        cells.write(filler.layout.names, into: &output)
    }

    /// Writes one contact as a row.
    public mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        filler.fill(contact)
        cells.write(filler.row, into: &output)
    }

    /// The losses among the contacts written so far: values that the table could not hold.
    public var losses: ExportLosses { filler.losses }
}
