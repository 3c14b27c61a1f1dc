import PhoneNumbers

/// The sentences about what was found in a source while it was read.
package enum ReadingSentence: String, SentenceKind {
    case emptyFile, headerOnly, noContact, replacedBytes, fewLetters, readingAs, readFor, lettersOf
    case lettersOfBefore, readAs, mixed, someUnicode, someOthers, valueTooLong, unknownCharset, unicodeCharset
    case wrongCharset, commaName, continuedLine, lineWithoutColon, cardTooLong, cardTooFull, otherComponent
    case missingEnd, endWithoutBegin, missingBegin, emptyCard, openCard, junk, repeatedHeader, total
    case otherHeader, textRow, shortRow, strayQuote, openQuote, cutQuote, tooManyCells, longRow, cellTooLong
    case rowTooLong, noHeader, columnIs, firstRecordOn, headerOn, joinedHeader, unitRow, emptyRow, unknownHeader
    case unknownMapColumn, guessedColumn, relatedColumn, relatedNumber, unreadColumn, phoneNumbers, callingCodes
    case emailAddresses

    package static var family: String { "reading" }

    package var english: String {
        switch self {
        case .emptyFile: "The file is empty."
        case .headerOnly: "The file holds a header and no rows below it. Export it again if there should be contacts."
        case .noContact: "The file holds no contact. Check that it is the right file and that it is complete."
        case .replacedBytes:
            "{number} bytes are no character in {encoding}; they became U+FFFD. Give another encoding if names "
                + "look wrong."
        case .fewLetters:
            "Too few letters tell the encoding; it was read as {encoding}. {readings}. Give the encoding if "
                + "names look wrong."
        case .readingAs: "{encoding} reads '{text}'"
        case .readFor:
            "The text is not UTF-8 and was read as {encoding}: {reason}. Give the encoding if names look wrong."
        case .lettersOf: "the letters are as in names of {language}"
        case .lettersOfBefore: "the letters are as in names of {language}; next is {encoding}"
        case .readAs: "The text is not UTF-8 and was read as {encoding}. Give the encoding if names look wrong."
        case .mixed: "Of the values with letters outside English, {unicode}, and {others}. Check these names."
        case .someUnicode: "{count} are UTF-8"
        case .someOthers: "{count} are not and read as {encoding}"
        case .valueTooLong: "The value is longer than {bytes} bytes and was left out. Raise the limit to keep it."
        case .unknownCharset: "The encoding {encoding} is not known; the text was read as UTF-8 if it is that."
        case .unicodeCharset: "The property says {encoding}, but its text is UTF-8 and was read so."
        case .wrongCharset: "The text is not valid {encoding}, as its property says; check it."
        case .commaName:
            "The parts of the name are separated by commas instead of semicolons; they were taken for family "
                + "name, given name and so on."
        case .continuedLine: "The line has no colon; it was taken for the rest of {property} above it."
        case .lineWithoutColon: "The line has no colon, so it is no property; it was kept as an extra."
        case .cardTooLong: "The card holds more than {bytes} bytes; this line was left out."
        case .cardTooFull: "The card holds more than {values} values; this line was left out."
        case .otherComponent: "This is no card but another component, such as a calendar; it was skipped."
        case .missingEnd: "The card that begins here has no END:VCARD before the next one begins; it was closed there."
        case .endWithoutBegin: "A card ends here that never began; nothing was lost unless lines above it are missing."
        case .missingBegin: "A card starts here without BEGIN:VCARD; it was read all the same."
        case .emptyCard: "The card holds no value; it is no contact."
        case .openCard:
            "The file ends inside the card that begins here: it may be cut off. What came before was kept. "
                + "Fetch the file again if the card is not complete."
        case .junk: "Text outside any card was skipped."
        case .repeatedHeader: "{count} rows are the header again; they are no contacts."
        case .total: "A row of sums or counts; it is no contact."
        case .otherHeader:
            "The header of another table, which is no contact. The rows below it are read with the columns of "
                + "the first table: save each table as a file of its own."
        case .textRow: "A line of text below the table or between its parts; it is no contact."
        case .shortRow:
            "The last row has {cells} of {columns} cells and no line end: the file may be cut off. Fetch it "
                + "again if contacts are missing."
        case .strayQuote: "A quote inside the cell is not doubled; it was kept as text. Write it as \"\"."
        case .openQuote:
            "The quote that opens this cell is never closed; the cell was ended with its line, and the rows "
                + "after it were read normally. Close the quote, or double it if it is text."
        case .cutQuote:
            "The file ends inside this quoted cell: it is cut off. What came before was kept. Fetch the file again."
        case .tooManyCells: "The row has more than {columns} cells; the others were not read."
        case .longRow:
            "The row has {cells} cells where the header has {columns}; the cells beyond it were kept as "
                + "extras. A delimiter inside a cell without quotes shifts the cells after it."
        case .cellTooLong: "The cell is longer than {bytes} bytes and was left out. Raise the limit to keep it."
        case .rowTooLong:
            "The row is longer than {bytes} bytes and was skipped. Raise the limit, or look for an open quote."
        case .noHeader: "The file has no header row; by the values, {columns}. Give a mapping if that is wrong."
        case .columnIs: "{column} is {field}"
        case .firstRecordOn: "The first record is on line {line}; the lines above it are not contacts."
        case .headerOn: "The header is on line {line}; the lines above it are not contacts."
        case .joinedHeader: "The header has {rows} rows, which were joined to the names of the columns."
        case .unitRow: "The row below the header says how columns are to be filled; it is no contact."
        case .emptyRow: "The row holds no value; it is no contact."
        case .unknownHeader:
            "No column name is known, so every column is kept as it is. Give a mapping that names the phone columns."
        case .unknownMapColumn:
            "The mapping names a column that the file does not have. Check how the header spells it."
        case .guessedColumn:
            "The values of this column look like {things} and are read as such. Give a mapping if that is wrong."
        case .relatedColumn:
            "The column names other people: they are kept as people of the contact, and numbers in columns "
                + "about them have a label that says whose they are."
        case .relatedNumber:
            "The cell has a number of another person. It is kept as it is and not read as a number of the contact: "
                + "put it into a column of phones, or map the column to one."
        case .unreadColumn:
            "The values of this column look like {things}, but it is kept as it is: {reasons}. Give a mapping "
                + "that names it '{field}' to read it."
        case .phoneNumbers: "phone numbers"
        case .callingCodes: "codes of countries"
        case .emailAddresses: "e-mail addresses"
        }
    }

    package var englishForOne: String {
        switch self {
        case .repeatedHeader: "The header row again; it is no contact."
        case .someUnicode: "{count} is UTF-8"
        case .someOthers: "{count} is not and read as {encoding}"
        default: english
        }
    }
}
