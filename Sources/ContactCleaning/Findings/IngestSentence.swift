import PhoneNumbers

/// The sentences about the ingest of a source.
package enum IngestSentence: String, SentenceKind {
    case lostZeros, cutOff, damagedRecords, damage, unreadable, wouldNotBeRead, noContactColumn, forgotten

    package static var family: String { "ingest" }

    package var english: String {
        switch self {
        case .lostZeros:
            "The national phone numbers have no zero in front, as when a spreadsheet drops it; they are read "
                + "as if they had. Where others need the zeros, export the column again as text."
        case .cutOff: "The file ends before its list of records does: it is cut off. Fetch the file again."
        case .damagedRecords: "{count} records could not be read and are missing; export the file again."
        case .damage: "After {bytes} bytes: {damage}."
        case .unreadable: "This could not be read: {reason}."
        case .wouldNotBeRead: "It would not be read: {reason}."
        case .noContactColumn:
            "a table without contacts: no column is known to hold names, phone numbers or e-mail addresses; a "
                + "mapping (--map) says what columns hold"
        case .forgotten: "it was forgotten; --even-forgotten reads it"
        }
    }

    package var englishForOne: String {
        switch self {
        case .damagedRecords: "{count} record could not be read and is missing; export the file again."
        default: english
        }
    }
}
