/// How a CSV file is laid out: its dialect, its header, and where its rows start.
public struct CSVLayout: Sendable {
    /// The dialect of the file.
    public internal(set) var dialect: CSVDialect
    /// What the columns mean.
    public internal(set) var map: HeaderMap
    /// The program that wrote the file, if it is known.
    public internal(set) var source: String?
    /// Lines above the header.
    public internal(set) var preamble: [String] = []
    /// Whether the file has a header row.
    public internal(set) var hasHeader = true
    /// Where the first row after the header starts.
    public internal(set) var dataStart = SourcePosition()
    /// The header row as it stands in the file, to know it again.
    var headerBytes: [UInt8] = []
    /// What there is to say about the head of the file.
    var findings: [Finding] = []
}
