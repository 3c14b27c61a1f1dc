/// The layout of a CSV file: its dialect, its header, and the start of its rows.
struct CSVLayout: Sendable {
    /// The dialect of the file.
    var dialect: CSVDialect
    /// The meanings of the columns.
    var map: HeaderMap
    /// Why they mean that, column by column.
    var decisions: [ColumnDecision] = []
    /// The table of the program that wrote the file, if it is known.
    var table: HeaderTable?
    /// Lines above the header.
    var preamble: [String] = []
    /// `true` if the file has a header row.
    var hasHeader = true
    /// Where the first row after the header starts.
    var dataStart = SourcePosition()
    /// The header row as it stands in the file, to know it again.
    var headerBytes: [UInt8] = []
    /// The findings about the head of the file.
    var findings: [Finding] = []
}
