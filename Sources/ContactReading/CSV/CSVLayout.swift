package import ContactModel

/// The layout of a CSV file: its dialect, its header, and the start of its rows.
package struct CSVLayout: Sendable {
    /// The dialect of the file.
    package var dialect: CSVDialect
    /// The meanings of the columns.
    package var map: HeaderMap
    /// Why they mean that, column by column.
    package var decisions: [ColumnDecision] = []
    /// The program that wrote the file, if it is known.
    package var program: RecognizedColumns.Program?
    /// The language of the header as a [BCP 47](https://www.rfc-editor.org/info/bcp47) tag, if it is known.
    package var language: String?
    /// Lines above the header.
    package var preamble: [String] = []
    /// `true` if the file has a header row.
    package var hasHeader = true
    /// Where the first row after the header starts.
    package var dataStart = SourcePosition()
    /// The rows of the header, by which they are known again.
    package var headerRows: [[String]] = []
    /// Where the rows of the header stand in the file, and behind them those that say how columns are to be filled.
    package var headerPlaces: [Range<Int>] = []
    /// The findings about the head of the file.
    package var findings: [Finding] = []

    /// Takes the meanings that were found for the columns.
    package mutating func take(_ found: RecognizedColumns) {
        map.columns = found.columns
        decisions = found.decisions
        program = found.program
        language = found.language
    }
}
