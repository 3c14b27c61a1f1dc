/// Writes contacts as rows of CSV for a program that imports them.
public struct TableWriter: ContactWriter, Sendable {
    private var filler: TableFiller
    private let cells: CSVCells
    private let hasByteOrderMark: Bool

    /// A writer for contacts that were surveyed.
    ///
    /// - Parameter isSpreadsheetSafe: Whether cells that a spreadsheet program would evaluate are made text.
    public init(_ survey: TableSurvey, isSpreadsheetSafe: Bool = false) {
        filler = TableFiller(
            survey.format.layout(counts: survey.counts, custom: survey.custom), labelWords: survey.format.labelWords)
        cells = CSVCells(isSpreadsheetSafe: isSpreadsheetSafe)
        hasByteOrderMark = isSpreadsheetSafe
    }

    /// Writes the header.
    public mutating func begin(into output: inout [UInt8]) {
        // Excel reads UTF-8 only with it.
        if hasByteOrderMark { output.append(contentsOf: [0xEF, 0xBB, 0xBF]) }
        cells.write(filler.layout.names.map { Array($0.utf8) }, into: &output)
    }

    /// Writes one contact as a row.
    public mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        filler.fill(contact)
        cells.write(filler.row.cells, into: &output)
    }

    /// What the table could not hold of the contacts written so far.
    public var losses: ExportLosses { filler.losses }
}
