/// A change that a user asks for: a part of a text, and what shall stand in its place.
public struct TextEdit: Hashable, Sendable {
    /// Which way the delete key works.
    public enum Deletion: Hashable, Sendable {
        /// Towards the start, as the backspace key.
        case backward
        /// Towards the end.
        case forward
    }

    /// The text before the change.
    public let text: String
    /// The part to replace, in characters of the text.
    public let range: Range<Int>
    /// What to put there; empty to delete.
    public let replacement: String
    /// The key that deletes, if the user selected nothing and only pressed that key.
    ///
    /// Toolkits report the character beside the caret as the part to delete. Where that one is a separator, the
    /// next character of data goes instead, and for this the direction must be known.
    public let deletion: Deletion?

    /// A change of the text; bounds outside the text mean its start or its end.
    public init(text: String, range: Range<Int>, replacement: String, deletion: Deletion? = nil) {
        let count = text.count
        self.text = text
        self.range = range.clamped(to: 0..<count)
        self.replacement = replacement
        self.deletion = deletion
    }

    /// A change of the selected part.
    public init(text: String, selection: TextSelection, replacement: String, deletion: Deletion? = nil) {
        self.init(text: text, range: selection.characters, replacement: replacement, deletion: deletion)
    }
}
