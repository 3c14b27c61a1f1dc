/// A text as a mask shows it.
public struct MaskedText: Hashable, Sendable {
    /// The text with its static characters.
    public let text: String
    /// The characters of the placeholders alone.
    public let raw: String
    /// Where the caret belongs, in characters from the start: after an entered character, or at the start.
    public let caret: Int
    /// `true` if every placeholder is filled.
    public let isComplete: Bool
}
