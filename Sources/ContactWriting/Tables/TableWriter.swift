public import ContactModel
package import ContactReading

/// Writes contacts as rows with columns that may not be enough, and finds out what is.
package struct SurveyedTable: Sendable {
    /// The survey of the columns that the contacts need.
    package var survey: TableSurvey
    private let first: TableSurvey
    private let cells: RowCells

    /// A table with the columns of a survey.
    package init(_ survey: TableSurvey, form: TableForm) {
        self.survey = survey
        first = survey
        cells = RowCells(form)
    }

    /// Writes the header.
    package func begin(into output: inout [UInt8]) { cells.begin(first.filler.layout.names, into: &output) }

    /// Writes a contact as a row, as long as the columns are enough; takes note of it in any case.
    package mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        survey.add(contact)
        if survey.hasColumns(of: first) { cells.write(survey.filler.row, into: &output) }
    }

    /// Writes what stands behind the rows.
    package func finish(into output: inout [UInt8]) { cells.finish(into: &output) }
}

/// Writes contacts as rows for a program that imports them.
public struct TableWriter: ContactWriter, Sendable {
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
