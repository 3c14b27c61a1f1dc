public import ContactModel

extension Finding.Code {
    /// A quote inside a cell that is neither doubled nor at its ends.
    public static let strayQuote = Finding.Code("strayQuote")
    /// A cell opens with a quote and never closes.
    public static let unterminatedQuote = Finding.Code("unterminatedQuote")
    /// The source ends inside a quoted cell or in the middle of a row.
    public static let truncated = Finding.Code("truncated")
    /// More cells than the limit.
    public static let tooManyColumns = Finding.Code("tooManyColumns")
    /// A row longer than the limit.
    public static let recordTooLong = Finding.Code("recordTooLong")
    /// A value longer than the limit.
    public static let fieldTooLong = Finding.Code("fieldTooLong")
    /// A row with more cells than the header.
    public static let longRow = Finding.Code("longRow")
    /// A row without any value.
    public static let emptyRow = Finding.Code("emptyRow")
    /// The header again, as concatenated exports and printed pages have it: one finding for all such rows.
    public static let repeatedHeader = Finding.Code("repeatedHeader")
    /// A line below the table or between its parts, as reports have it: a note, the number of a page, a title.
    public static let footer = Finding.Code("footer")
    /// A row of sums or counts.
    public static let totalRow = Finding.Code("totalRow")
    /// The header of another table below the first one, in a source that is read as one table.
    public static let otherHeader = Finding.Code("otherHeader")
    /// A row below the header that says how columns are to be filled.
    public static let unitRow = Finding.Code("unitRow")
    /// A header of two rows.
    public static let joinedHeader = Finding.Code("joinedHeader")
    /// Lines above the header.
    public static let preamble = Finding.Code("preamble")
    /// No header row: the columns were detected by their values.
    public static let noHeader = Finding.Code("noHeader")
    /// No column name is known.
    public static let unknownHeader = Finding.Code("unknownHeader")
    /// A given map names a column that the file does not have.
    public static let unknownMapColumn = Finding.Code("unknownMapColumn")
    /// A column was detected by its values, not by its name.
    public static let guessedColumn = Finding.Code("guessedColumn")
    /// A column of other people, such as parents, which are kept as people of the contact.
    public static let relatedColumn = Finding.Code("relatedColumn")
    /// A cell of such a column has a phone number, which is not read as one.
    public static let relatedNumber = Finding.Code("relatedNumber")
    /// A column whose values look like phone numbers, e-mail addresses or codes of countries is not read as such.
    public static let unreadColumn = Finding.Code("unreadColumn")
}
