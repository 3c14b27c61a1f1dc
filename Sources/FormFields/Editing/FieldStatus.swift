/// The validity of the text of a field.
public enum FieldValidity: Hashable, Sendable, CaseIterable {
    /// Nothing is entered.
    case empty
    /// A beginning of a valid value.
    case incomplete
    /// A valid value.
    case valid
    /// No continuation makes it valid; something must be corrected.
    case invalid
}

/// The judgement of a format on a text.
public struct FieldStatus: Hashable, Sendable {
    /// The validity of the text.
    public let validity: FieldValidity
    /// A sentence for the user if the text is incomplete or invalid, otherwise empty.
    public let message: String
    /// The value without the characters that the format puts in.
    public let rawValue: String

    /// The status of a text.
    ///
    /// - Parameters:
    ///   - validity: the validity of the text.
    ///   - message: the fault, for people; empty if there is none.
    ///   - rawValue: the value without separators, as programs store it.
    public init(_ validity: FieldValidity, message: String = "", rawValue: String) {
        self.validity = validity
        self.message = message
        self.rawValue = rawValue
    }
}
