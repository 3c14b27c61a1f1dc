import PhoneNumbers

/// The sentences about the cells of a sheet.
package enum SheetSentence: String, SentenceKind {
    case hidden, sheet, rows, column, columns, part, across, table

    package static var family: String { "sheet" }

    package var english: String {
        switch self {
        case .hidden: "Hidden, and read as all others: {parts}."
        case .sheet: "the sheet"
        case .rows: "{count} rows"
        case .column: "the column {names}"
        case .columns: "{number} columns: {names}"
        case .part:
            "This is table {number} of {tables} in the sheet: rows {firstRow} to {lastRow}, columns "
                + "{firstColumn} to {lastColumn}. "
        case .across: "Its names stand below each other: each column was read as a record. "
        case .table: "{part}{across}Lines are those of the table, as it was cut out of the sheet."
        }
    }

    package var englishForOne: String {
        switch self {
        case .rows: "1 row"
        default: english
        }
    }
}
