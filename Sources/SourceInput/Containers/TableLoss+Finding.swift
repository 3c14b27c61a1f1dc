import ContactModel
import ContactReading
import Tables

extension TableLoss {
    /// The finding about the loss: its amount, its place and the remedy.
    func finding(in format: TableFileFormat) -> Finding {
        let place = format.hasSheets ? "row \(record)" : "record \(record)"
        let first = count == 1 ? "in \(place)" : "first in \(place)"
        switch kind {
        case .recordTooLong:
            let records = format.hasSheets ? "row" : "record"
            return Finding(
                .recordTooLong, .error,
                message:
                    "\(Self.counted(count, records)) beyond the limit 'record', \(first); raise it with --limit record=."
            )
        case .tooManyColumns:
            return Finding(
                .tooManyColumns, .error,
                message:
                    "\(Self.counted(count, "value")) in columns beyond the limit 'columns', \(first); raise it with "
                    + "--limit columns=.")
        case .tooManyValues:
            return Finding(
                .tooManyValues, .error,
                message:
                    "\(Self.counted(count, "value")) beyond the limit 'values' of a record, \(first); raise it with "
                    + "--limit values=.")
        case .tooDeep:
            return Finding(
                .nestedTooDeep, .error,
                message: "\(Self.counted(count, "value")) nested deeper than 8 levels, \(first); export it less nested."
            )
        case .nameTooLong:
            return Finding(
                .nameTooLong, .error,
                message:
                    "\(Self.counted(count, "value")) under a name of more than 1000 bytes, \(first); shorten the name.")
        case .noRecord:
            return Finding(
                .unreadValues, .error,
                message:
                    "\(Self.counted(count, "value")) \(count == 1 ? "it stands" : "they stand") among the records and "
                    + "\(count == 1 ? "is no object" : "are no objects").")
        case .outsideList:
            return Finding(
                .unreadValues, .error,
                message:
                    "\(Self.counted(count, "object")) \(count == 1 ? "it stands in a list" : "they stand in lists") of objects "
                    + "that have no phone number and no e-mail address.")
        case .formulaWithoutValue:
            return Finding(
                .formulaWithoutValue, .error,
                message:
                    "\(Self.counted(count, "cell")) a formula whose result is not stored, \(first); open the workbook in a "
                    + "spreadsheet program and save it.")
        case .change:
            return Finding(
                .unreadValues, .warning,
                message:
                    "\(Self.counted(count, "change")) \(count == 1 ? "it modifies, deletes or renames an entry" : "they modify, delete or rename entries") "
                    + "(changetype), \(first), and \(count == 1 ? "is no contact" : "are no contacts").")
        case .journalBeside:
            return Finding(
                .unreadValues, .note,
                message:
                    "The program keeps its newest changes in a file beside the database (-wal), which was not read; close the program "
                    + "before its database is copied.")
        case .noContact:
            return Finding(
                .unreadValues, .note,
                message:
                    "\(Self.counted(count, "record")) without a name, a phone number and an e-mail address, \(first).")
        }
    }

    private static func counted(_ count: Int, _ thing: String) -> String {
        count == 1 ? "1 \(thing) was left out:" : "\(count) \(thing)s were left out:"
    }
}
