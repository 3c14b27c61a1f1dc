public import ContactModel
package import ContactReading

/// Writes contacts as rows for a program that imports them.
public struct ContactTableWriter: ContactWriter, Sendable {
    private var filler: TableFiller
    private let cells: RowCells

    /// A writer for contacts that were surveyed.
    public init(_ survey: TableSurvey, form: TableForm = .csv(CSVForm())) {
        filler = TableFiller(
            survey.format.layout(counts: survey.counts, custom: survey.custom), labelWords: survey.format.labelWords)
        cells = RowCells(form)
    }

    /// A writer for a table whose columns are known.
    package init(_ map: HeaderMap, form: CSVForm) {
        filler = TableFiller(TableLayout(map))
        cells = RowCells(.csv(form))
    }

    /// Writes the header.
    public mutating func begin(into output: inout [UInt8]) { cells.begin(filler.layout.names, into: &output) }

    /// Writes one contact as a row.
    public mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        filler.fill(contact)
        cells.write(filler.row, into: &output)
    }

    /// Writes what stands behind the rows.
    public mutating func finish(into output: inout [UInt8]) { cells.finish(into: &output) }

    /// The losses among the contacts written so far: values that the table could not hold.
    public var losses: ExportLosses { filler.losses }
}
