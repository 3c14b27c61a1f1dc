/// The kind of a row of a sheet that is none of its records, by the words that it begins with. The names are those of `Knowledge/rows`.
public enum RowWord: String, Sendable, CaseIterable {
    /// A sum or a count: `Total`, `Summe`, `Total members: 2`.
    case total
    /// The number of a page.
    case page
    /// A remark about the table.
    case note
    /// A date of printing, or who made the sheet.
    case stamp
    /// A word that says how a column is to be filled: `required`, `text`.
    case unit
    /// The mark of an example: `e.g.`
    case example
}
