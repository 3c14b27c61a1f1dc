import PhoneNumbers

/// The sentences about what a table or records in a file lost when they were converted.
package enum TableLossSentence: String, SentenceKind {
    case recordsTooLong, columns, values, tooDeep, longNames, noObjects, otherLists, formulas, changes, journal
    case noContacts, damagedLines, pictures, inRow, firstInRow, inRecord, firstInRecord, rows, records, leftValues,
        cells, titles

    package static var family: String { "loss" }

    package var english: String {
        switch self {
        case .recordsTooLong: "{left} beyond the limit 'record', {place}; raise it with --limit record=."
        case .columns: "{left} in columns beyond the limit 'columns', {place}; raise it with --limit columns=."
        case .values: "{left} beyond the limit 'values' of a record, {place}; raise it with --limit values=."
        case .tooDeep: "{left} nested deeper than 8 levels, {place}; export it less nested."
        case .longNames: "{left} under a name of more than 1000 bytes, {place}; shorten the name."
        case .noObjects: "{count} values were left out: they stand among the records and are no objects."
        case .otherLists:
            "{count} objects were left out: they stand in lists of objects that have no phone number and no "
                + "e-mail address."
        case .formulas:
            "{left} a formula whose result is not stored, {place}; open the workbook in a spreadsheet program "
                + "and save it."
        case .changes:
            "{count} changes were left out: they modify, delete or rename entries (changetype), {place}, and "
                + "are no contacts."
        case .journal:
            "The program keeps its newest changes in a file beside the database (-wal), which was not read; "
                + "close the program before its database is copied."
        case .noContacts: "{left} without a name, a phone number and an e-mail address, {place}."
        case .damagedLines:
            "{count} lines of records that were read are no attributes and were left out, {place}, line {line} of the "
                + "file; compare them with the original."
        case .pictures: "{left} pictures, for which a table has no place, {place}."
        case .titles: "{left} titles of groups of rows, merged over all columns, {place}: {texts}."
        case .inRow: "in row {line}"
        case .firstInRow: "first in row {line}"
        case .inRecord: "in record {line}"
        case .firstInRecord: "first in record {line}"
        case .rows: "{count} rows were left out:"
        case .records: "{count} records were left out:"
        case .leftValues: "{count} values were left out:"
        case .cells: "{count} cells were left out:"
        }
    }

    package var englishForOne: String {
        switch self {
        case .noObjects: "1 value was left out: it stands among the records and is no object."
        case .otherLists:
            "1 object was left out: it stands in a list of objects that have no phone number and no e-mail address."
        case .changes:
            "1 change was left out: it modifies, deletes or renames an entry (changetype), {place}, and is no contact."
        case .damagedLines:
            "1 line of a record that was read is no attribute and was left out, {place}, line {line} of the file; "
                + "compare it with the original."
        case .rows: "1 row was left out:"
        case .records: "1 record was left out:"
        case .leftValues: "1 value was left out:"
        case .cells: "1 cell was left out:"
        default: english
        }
    }
}
