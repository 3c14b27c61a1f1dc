public import ContactStore
public import PhoneNumbers

/// The result of a set of corrections.
public struct CorrectionSummary: Sendable, Hashable {
    /// The change, by which they can be undone; `nil` if nothing was stored.
    public var change: Int?
    /// The numbers that are corrected.
    public var corrected: [NumberCorrection] = []
    /// The values that could not be taken.
    public var refused: [Refused] = []

    /// A value that could not be taken.
    public struct Refused: Sendable, Hashable {
        /// The number that it was for; `nil` if none was found.
        public var number: Int?
        /// The line of the file that it stands on; `nil` if it comes from no file.
        public var line: Int?
        /// The value.
        public var value: String
        /// The reason for the refusal.
        public var reason: CorrectionRefusal
    }

    mutating func refuse(_ proposal: NumberCorrections.Proposal, _ reason: CorrectionRefusal) {
        refused.append(Refused(number: proposal.number, line: nil, value: proposal.value, reason: reason))
    }
}

/// A number before and after a correction.
public struct NumberCorrection: Sendable, Hashable {
    /// The key of the number.
    public var number: Int
    /// The contact that has it.
    public var contact: Int
    /// The text as it was read.
    public var raw: String
    /// The corrected text.
    public var value: String
    /// The state of the number before the correction.
    public var before: NumberState
    /// The state of the number after the correction.
    public var after: NumberState

    init(_ number: ReadNumber, value: String, _ read: Classification) {
        self.number = number.id
        contact = number.contact
        raw = number.raw
        self.value = value
        before = number.state
        after = NumberState(
            read, extensionDigits: read.extension.isEmpty ? number.separateExtension : read.extension.description)
    }
}

/// The reason why a value cannot be a correction.
public enum CorrectionRefusal: Error, Sendable, Hashable {
    /// There is no number of this key.
    case noSuchNumber
    /// The text holds several numbers.
    case severalNumbers(Int)
    /// It would be rejected.
    case rejected(RejectionReason)
    /// It fits several countries.
    case ambiguous
    /// The number is that already.
    case unchanged
    /// The number was corrected, or a correction undone, since it was seen: its value now.
    case changedMeanwhile(String)
    /// A record that is none of the rejected ones.
    case noSuchRecord
    /// A record that could be one of several rejected ones.
    case severalRecords
    /// The record belongs to a source that is not in the database.
    case otherSource
    /// An accepted number lost its plus or its zeros, as in a spreadsheet; it stays as it was.
    case spreadsheet
    /// A number that the rejected record does not have.
    case newNumber
    /// The record cannot be read.
    case unreadable(String)
    /// Something else than the number was edited in a report: the column, and the contact that has the number.
    case otherColumn(String, contact: Int)

    /// The refusal of a verdict; `nil` if a number with it can be a correction.
    init?(_ verdict: Verdict) {
        switch verdict {
        case .accepted, .empty: return nil
        case .ambiguous: self = .ambiguous
        case .rejected(let reason): self = .rejected(reason)
        }
    }
}

extension CorrectionRefusal: CustomStringConvertible {
    /// A message for a person: the fault and the remedy.
    public var description: String {
        switch self {
        case .noSuchNumber: "no number has this key; reports list it as number_id"
        case .severalNumbers(let count): "these are \(count) numbers; give one"
        case .rejected(let reason): "still rejected: \(reason.name) (\(reason.explanation))"
        case .ambiguous:
            "ambiguous: it fits several countries, or has several readings; write it with + and the country code, or give "
                + "--region"
        case .unchanged: "the number is that already"
        case .changedMeanwhile(let value): "the number was changed meanwhile, to '\(value)'; nothing was stored"
        case .noSuchRecord:
            "no rejected record has this content; if it is new, 'trunkline ingest' adds it as a contact"
        case .severalRecords:
            "several rejected records have this content; fix the numbers one by one with 'trunkline fix NUMBER-ID VALUE'"
        case .otherSource: "the record is of a source that is not in this database"
        case .spreadsheet: "a spreadsheet may have taken away its plus or its zeros; the number stays as it was"
        case .newNumber: "the rejected record has no such number; fixing adds none"
        case .otherColumn(let column, let contact):
            "'\(column)' is no number, and stays as it was; 'trunkline edit \(contact) FIELD=VALUE' edits it"
        case .unreadable(let message): "the record cannot be read: \(message)"
        }
    }
}
