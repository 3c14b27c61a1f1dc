package import ContactModel

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
