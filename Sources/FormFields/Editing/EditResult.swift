/// The field after an edit, and whether the edit was carried out.
public struct EditResult: Hashable, Sendable {
    /// `true` if the edit was carried out; a refused one leaves text and selection as they were.
    public let isAccepted: Bool
    /// A sentence about the edit: why it was refused, or what was left out of an insertion; otherwise empty.
    public let notice: String
    /// The text.
    public let text: String
    /// The selection, in characters, UTF-16 code units, UTF-8 bytes and scalars of the text.
    public let selection: TextSelection
    /// The validity of the text, and the value in it.
    public let status: FieldStatus

    /// The validity of the text.
    public var validity: FieldValidity { status.validity }
    /// A sentence for the user if the text is incomplete or invalid, otherwise empty.
    public var message: String { status.message }
    /// The value without the characters that the format puts in.
    public var rawValue: String { status.rawValue }
}
