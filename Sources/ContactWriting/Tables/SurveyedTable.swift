package import ContactModel

/// Writes contacts as rows of CSV with columns that may not be enough, and finds out what is.
package struct SurveyedTable: Sendable {
    /// The survey of the columns that the contacts need.
    package var survey: TableSurvey
    private let first: TableSurvey
    private let cells: CSVCells
    private let isSpreadsheetSafe: Bool

    /// A table with the columns of a survey.
    package init(_ survey: TableSurvey, isSpreadsheetSafe: Bool) {
        self.survey = survey
        first = survey
        cells = CSVCells(isSpreadsheetSafe: isSpreadsheetSafe)
        self.isSpreadsheetSafe = isSpreadsheetSafe
    }

    /// Writes the header.
    package mutating func begin(into output: inout [UInt8]) {
        var writer = CSVWriter(first, isSpreadsheetSafe: isSpreadsheetSafe)
        writer.begin(into: &output)
    }

    /// Writes a contact as a row, as long as the columns are enough; takes note of it in any case.
    package mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        survey.add(contact)
        if survey.hasColumns(of: first) { cells.write(survey.filler.row, into: &output) }
    }
}
