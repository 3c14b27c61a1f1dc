/// Where the cells of one row are, reused from row to row.
package struct CSVRow: Sendable {
    /// One cell: a range of the buffer that the tokenizer was given, without its quotes.
    package struct Cell: Sendable {
        package var start: Int
        package var end: Int
        /// `true` if the cell is quoted and holds escapes: doubled quotes, or a backslash where the dialect has them.
        package var hasEscapes: Bool
    }

    /// A defect of the row and its offset in the buffer.
    package struct Defect: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            /// A quote inside an unquoted cell, or text after a closing quote: kept as text.
            case strayQuote
            /// A quote that opens a cell and is never closed: the cell ends with its line.
            case unterminatedQuote
            /// A quote that opens a cell and is closed nowhere up to the end of the file: the cell ends with its line, for the lines
            /// below are rows.
            case swallowingQuote
            /// A quote that is open at the end of the file: the file is cut off.
            case truncatedQuote
            /// More cells than the limit: the rest of the row is not read.
            case tooManyColumns
        }
        package var kind: Kind
        package var offset: Int
    }

    package init() {}

    /// The first `count` are the row's.
    package var cells: [Cell] = Array(repeating: Cell(start: 0, end: 0, hasEscapes: false), count: 64)
    package var count = 0
    package var start = 0
    /// The end of the row without its line end.
    package var end = 0
    /// Where the next row starts.
    package var next = 0
    /// Line ends in the row, its own included.
    package var lineEnds = 0
    /// `true` if the row ends without a line end, at the end of the source.
    package var isUnfinished = false
    package var defects: [Defect] = []

    /// `true` if the row is a blank line.
    package var isBlankLine: Bool { count == 1 && cells[0].start == cells[0].end && start == end }
}
