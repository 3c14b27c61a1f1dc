/// What a format makes of an edit.
public struct EditOutcome: Hashable, Sendable {
    /// The text after the edit; the text before it if the edit is refused.
    public let text: String
    /// Where the caret belongs, in characters; a refused edit leaves the selection alone.
    public let caret: Int
    /// Whether the edit was carried out, perhaps in part.
    public let isAccepted: Bool

    /// An edit that was carried out.
    public static func accepted(_ text: String, caret: Int) -> EditOutcome {
        EditOutcome(text: text, caret: caret, isAccepted: true)
    }

    /// An edit that changes nothing.
    public static func refused(_ edit: TextEdit) -> EditOutcome {
        EditOutcome(text: edit.text, caret: edit.range.upperBound, isAccepted: false)
    }
}
