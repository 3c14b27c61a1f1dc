import PhoneNumbers

/// The value by which the contacts of a newer export are recognized as those of an older one.
public enum ContactKey: Sendable, Hashable, CustomStringConvertible {
    /// The identifier that a vCard's `UID` or an identifying column gives.
    case uid
    /// The first e-mail address, without regard to case.
    case email
    /// The first accepted number with its extension.
    case phone
    /// The value of a column that was kept under its heading, as a customer number is.
    case column(String)

    /// A key by its word: `uid`, `email`, `phone`, or else the heading of a column.
    public init(word: String) {
        switch word.lowercased() {
        case "uid": self = .uid
        case "email", "e-mail": self = .email
        case "phone": self = .phone
        default: self = .column(word)
        }
    }

    /// `true` if the value may pass from one person to another, as a mailbox or a number of an office does.
    var mayPassOn: Bool {
        switch self {
        case .email, .phone: true
        case .uid, .column: false
        }
    }

    /// The key in words: `UID`, `e-mail address`, `phone number`, `column 'Customer ID'`.
    public var description: String { sentence.description }

    /// The key in a sentence.
    var sentence: Sentence {
        switch self {
        case .uid: Sentence(ChangeSentence.uid)
        case .email: Sentence(ChangeSentence.email)
        case .phone: Sentence(ChangeSentence.phone)
        case .column(let heading): Sentence(ChangeSentence.column, ["heading": .text(heading)])
        }
    }
}
