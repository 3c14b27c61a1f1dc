/// The dialect of a CSV file: its delimiter, quoting and line endings.
///
/// See [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180), which few exporters have read.
public struct CSVDialect: Sendable, Hashable {
    /// The byte between two cells; `nil` in a list of one column, where every line is one cell.
    public var delimiter: UInt8?
    /// `true` if `\"` inside a quoted cell is a quote, besides `""`.
    public var hasBackslashEscapes = false
    /// The line ends seen in the head of the file.
    public var lineEnds: LineEnds = .none
    /// `true` if any cell in the head of the file is quoted.
    public var hasQuotes = false

    /// A dialect with a delimiter.
    public init(delimiter: UInt8? = 0x2C) { self.delimiter = delimiter }

    /// The delimiters that are looked for, the commonest first.
    static let delimiters = commonDelimiters + rareDelimiters
    private static let commonDelimiters = [ASCII.comma, ASCII.semicolon, ASCII.tab, ASCII.bar]
    private static let rareDelimiters = Array("^~".utf8)

    /// The delimiters that are looked for in a text: rare ones only where they stand in it.
    static func delimiters(in text: Bytes) -> [UInt8] { commonDelimiters + rareDelimiters.filter(text.contains) }

    /// The line ends of a file.
    public enum LineEnds: String, Sendable, CaseIterable {
        case none
        case lineFeed = "LF"
        case carriageReturnLineFeed = "CRLF"
        case carriageReturn = "CR"
        case mixed
    }
}
