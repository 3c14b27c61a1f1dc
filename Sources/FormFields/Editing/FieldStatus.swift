/// How good the text of a field is.
public enum FieldValidity: Hashable, Sendable, CaseIterable {
    /// Nothing is entered.
    case empty
    /// Good so far, but not yet enough.
    case incomplete
    /// A valid value.
    case valid
    /// No continuation makes it good; something must be corrected.
    case invalid
}

/// What a format says about a text.
public struct FieldStatus: Hashable, Sendable {
    /// How good the text is.
    public let validity: FieldValidity
    /// A sentence for the user if the text is incomplete or invalid, otherwise empty.
    public let message: String
    /// The value without the characters that the format puts in.
    public let rawValue: String

    /// A status.
    public init(_ validity: FieldValidity, message: String = "", rawValue: String) {
        self.validity = validity
        self.message = message
        self.rawValue = rawValue
    }
}
