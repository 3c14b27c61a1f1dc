public import PhoneNumbers

/// The result of edits.
public struct EditSummary: Sendable, Hashable {
    /// The change, by which they can be undone; `nil` if nothing was stored.
    public var change: Int?
    /// The values that are others since, in the order of the contacts.
    public var edited: [EditedText] = []
    /// The assignments that could not be made.
    public var refused: [Refused] = []
    /// The count of contacts that were looked at, and of those whose values are so already.
    public var contacts = 0, unchanged = 0

    /// A value before and since.
    public struct EditedText: Sendable, Hashable {
        /// The key of the contact, and what it is called.
        public var contact: Int, name: String
        /// The name of the field: `email`, `email.label`, `column:Customer No`.
        public var field: String
        /// The value before and since; empty for none.
        public var before: String, after: String
        /// `true` if nobody assigned it, and it follows from another.
        public var follows = false
    }

    /// An assignment that could not be made.
    public struct Refused: Sendable, Hashable {
        /// The key of the contact; `nil` if it is about none.
        public var contact: Int?
        /// The line of the file that it stands on; `nil` if it comes from no file.
        public var line: Int?
        /// The assignment as it is written.
        public var assignment: String
        /// The reason of the refusal.
        public var reason: EditRefusal
    }
}

/// The reason why a value cannot be edited.
public enum EditRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no contact of this key.
    case noSuchContact
    /// The contact has no such value: those that it has.
    case noSuchValue([String])
    /// The contact has several values: those that it has, as they are chosen.
    case severalValues([String])
    /// The value is not valid: the problem, and the remedy.
    case invalid(Sentence)
    /// The number cannot be taken.
    case number(CorrectionRefusal)
    /// Values of the kind have no label.
    case noLabel
    /// A spreadsheet has made it of the value by itself.
    case spreadsheet(String)
    /// The line does not say which contact it is of.
    case noContact
    /// No edit changes the value: a key or a time of the record, a group that a program keeps, what an export has derived.
    case notEditable

    /// A message for a person: the fault and the remedy.
    public var description: String {
        switch self {
        case .noSuchContact: "there is no such contact; 'trunkline find' finds contacts"
        case .noSuchValue(let values) where values.isEmpty: "the contact has no such value; FIELD+=VALUE adds one"
        case .noSuchValue(let values): "the contact has no such value; it has \(values.joined(separator: ", "))"
        case .severalValues(let values):
            "the contact has several; choose one of \(values.joined(separator: ", ")), or add one by +="
        case .invalid(let problem): "\(problem) --as-it-is keeps the value all the same."
        case .number(let reason): "\(reason)"
        case .noLabel: "it has no label"
        case .spreadsheet(let value): "a spreadsheet may have made this of '\(value)'; the value stays as it was"
        case .noContact:
            "the line has no contact_id, by which its contact is found; 'trunkline ingest' adds new contacts"
        case .notEditable: "it is not editable; the value stays as it was"
        }
    }
}
