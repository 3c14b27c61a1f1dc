/// The part of a reader that knows headings, programs and the shapes of values, and finds out what the columns of a table mean.
public protocol ColumnRecognizer: Sendable {
    /// Returns `true` if a cell names a column.
    func isHeading(_ cell: String) -> Bool
    /// Returns `true` if the words of a cell name a column, whatever program wrote the table.
    func isNamed(_ cell: String) -> Bool
    /// Returns `true` if every word of a cell is one of headings, though it may mean something else: `Home`, `Work`, `1`.
    func mayBeHeading(_ cell: String) -> Bool
    /// The kind of row that a cell begins with words of; `nil` if it may begin a record.
    func rowWord(of cell: String) -> RowWord?
    /// Returns `true` if a cell is a value that no column is called by: a phone number or an e-mail address.
    func isValue(_ cell: String) -> Bool
    /// Finds the meanings of columns.
    ///
    /// - Parameters:
    ///   - names: the cells of the header row, or names made up for a table that has none.
    ///   - isHeader: `true` if the names stand in the file.
    ///   - rows: gives the rows whose values the columns are judged by; called only if the names leave something open.
    ///   - given: a map that overrules what is found.
    func recognize(_ names: [String], isHeader: Bool, rows: () -> RowSample, given: HeaderMap?) -> RecognizedColumns
}
