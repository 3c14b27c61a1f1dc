import PhoneNumbers

/// The reasons for which a part of an input is not read, with the remedy where there is one.
package enum UnreadSentence: String, SentenceKind {
    case otherFile, linkToFolder, linkToNoFile, device, link, noContactColumn, noRecord, noCard, emptySheet
    case chartSheet, otherSheet, sameSheet, missingSheet, declinedSheet, surplus, tooDeep, unnamed, notRead

    package static var family: String { "unread" }

    package var english: String {
        switch self {
        case .otherFile: "its name is not that of a contact file; name it to read it all the same"
        case .linkToFolder: "it is a link to a folder"
        case .linkToNoFile: "it is a link to what is no file"
        case .device: "it is a pipe or a device"
        case .link: "it is a link"
        case .noContactColumn: "no column holds phone numbers or e-mail addresses; name it to read it all the same"
        case .noRecord: "there is nothing below its header"
        case .noCard: "no card begins in it; an address book has one in each file"
        case .emptySheet: "the sheet is empty"
        case .chartSheet: "it is a chart, which has no cells"
        case .otherSheet: "it is a sheet of macros or a dialogue, which has no cells"
        case .sameSheet: "it has the cells of another sheet, which is read"
        case .missingSheet: "the workbook names this sheet and does not hold it; save the workbook again"
        case .declinedSheet: "--sheet names others"
        case .surplus: "it is beyond the limit on the files of an archive; raise it with --limit members={needed}"
        case .tooDeep: "it is packed in too many archives; unpack it, and read it by itself"
        case .unnamed: "{count} more files that are not contact files by their names; name one to read it"
        case .notRead: "This was not read: {reason}."
        }
    }

    package var englishForOne: String {
        switch self {
        case .unnamed: "{count} more file that are not contact files by their names; name one to read it"
        default: english
        }
    }
}
