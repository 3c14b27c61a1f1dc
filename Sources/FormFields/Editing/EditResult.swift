/// The field after an edit, and whether the edit was carried out.
public struct EditResult: Hashable, Sendable {
    /// Whether the edit was carried out; a refused one leaves text and selection as they were.
    public let isAccepted: Bool
    /// The text.
    public let text: String
    /// The selection, in characters, UTF-16 code units, UTF-8 bytes and scalars of the text.
    public let selection: TextSelection
    /// How good the text is.
    public let validity: FieldValidity
    /// A sentence for the user if the text is incomplete or invalid, otherwise empty.
    public let message: String
    /// The value without the characters that the format puts in.
    public let rawValue: String

    init(isAccepted: Bool, text: String, selection: TextSelection, status: FieldStatus) {
        self.isAccepted = isAccepted
        self.text = text
        self.selection = selection
        validity = status.validity
        message = status.message
        rawValue = status.rawValue
    }
}
