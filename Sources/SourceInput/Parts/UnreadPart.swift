package import ContactModel
package import PhoneNumbers

/// A part of an input that is not read: its path, the reason, and the option that would read it.
package struct UnreadPart: Sendable, Hashable {
    /// The reasons.
    package enum Reason: Sendable, Hashable {
        /// A file of an archive or folder whose name is not that of a contact file.
        case otherFile
        /// An entry of a folder that is no file; the sentence says what it is.
        case noFile(UnreadSentence)
        /// A table without a column of phone numbers or e-mail addresses: a cover sheet, or a list of something else.
        case noContactColumn
        /// A table without a row.
        case noRecord
        /// A file of an address book without a card.
        case noCard
        /// A sheet without a value.
        case emptySheet
        /// A chart.
        case chartSheet
        /// A sheet of a kind that holds no cells.
        case otherSheet
        /// A sheet with the cells of another one, which no program makes.
        case sameSheet
        /// A sheet whose part the workbook lacks.
        case missingSheet
        /// A sheet that an option leaves out.
        case declinedSheet
        /// Contact files of an archive beyond a limit; the number of files that would have to be read.
        case surplus(needed: Int)
        /// An archive inside so many others.
        case tooDeep
        /// Files whose names are not known; their number.
        case unnamed(Int)
    }

    /// The path that names the part.
    package var path: String
    package var reason: Reason

    package init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The number of parts.
    package var count: Int { if case .unnamed(let count) = reason { count } else { 1 } }

    /// `true` if something may be lost: there is content that nobody declined.
    package var isLoss: Bool {
        switch reason {
        case .otherFile, .noFile, .noContactColumn, .noCard, .missingSheet, .surplus, .tooDeep, .unnamed: true
        case .noRecord, .emptySheet, .chartSheet, .otherSheet, .sameSheet, .declinedSheet: false
        }
    }

    /// The kind of part and reason in a few words, of one part and of several.
    package var kind: (one: String, several: String) {
        switch reason {
        case .otherFile, .unnamed: ("other file", "other files")
        case .noFile: ("entry that is no file", "entries that are no files")
        case .noContactColumn: ("table without contacts", "tables without contacts")
        case .noRecord: ("table without rows", "tables without rows")
        case .noCard: ("file without a card", "files without a card")
        case .emptySheet: ("empty sheet", "empty sheets")
        case .chartSheet: ("chart sheet", "chart sheets")
        case .otherSheet: ("sheet without cells", "sheets without cells")
        case .sameSheet: ("sheet that repeats another", "sheets that repeat others")
        case .missingSheet: ("missing sheet", "missing sheets")
        case .declinedSheet: ("sheet left out by --sheet", "sheets left out by --sheet")
        case .surplus: ("file beyond the limit 'members'", "files beyond the limit 'members'")
        case .tooDeep: ("archive in too many others", "archives in too many others")
        }
    }

    /// The reason, with the remedy where there is one.
    package var sentence: Sentence {
        switch reason {
        case .otherFile: Sentence(UnreadSentence.otherFile)
        case .noFile(let kind): Sentence(kind)
        case .noContactColumn: Sentence(UnreadSentence.noContactColumn)
        case .noRecord: Sentence(UnreadSentence.noRecord)
        case .noCard: Sentence(UnreadSentence.noCard)
        case .emptySheet: Sentence(UnreadSentence.emptySheet)
        case .chartSheet: Sentence(UnreadSentence.chartSheet)
        case .otherSheet: Sentence(UnreadSentence.otherSheet)
        case .sameSheet: Sentence(UnreadSentence.sameSheet)
        case .missingSheet: Sentence(UnreadSentence.missingSheet)
        case .declinedSheet: Sentence(UnreadSentence.declinedSheet)
        case .surplus(let needed): Sentence(UnreadSentence.surplus, ["needed": .text(String(needed))])
        case .tooDeep: Sentence(UnreadSentence.tooDeep)
        case .unnamed(let count): Sentence(UnreadSentence.unnamed, ["count": .number(count)])
        }
    }

    /// The finding about the part.
    package var finding: Finding {
        let code: Finding.Code =
            switch reason {
            case .declinedSheet: .declinedSheet
            case .emptySheet, .chartSheet, .otherSheet, .sameSheet, .missingSheet: .unreadSheet
            case .surplus: .tooManyMembers
            case .noContactColumn, .noRecord, .noCard, .otherFile, .noFile, .tooDeep, .unnamed: .unreadPart
            }
        return Finding(
            code, isLoss ? .warning : .note, field: path,
            Sentence(UnreadSentence.notRead, ["reason": .sentence(sentence)]))
    }
}
