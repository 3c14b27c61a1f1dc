/// How a CSV file is laid out: its dialect, its header, and where its rows start.
struct CSVLayout: Sendable {
    /// The dialect of the file.
    var dialect: CSVDialect
    /// What the columns mean.
    var map: HeaderMap
    /// Why they mean that, column by column.
    var decisions: [ColumnDecision] = []
    /// The table of the program that wrote the file, if it is known.
    var table: HeaderTable?
    /// Lines above the header.
    var preamble: [String] = []
    /// Whether the file has a header row.
    var hasHeader = true
    /// Where the first row after the header starts.
    var dataStart = SourcePosition()
    /// The header row as it stands in the file, to know it again.
    var headerBytes: [UInt8] = []
    /// What there is to say about the head of the file.
    var findings: [Finding] = []
}
