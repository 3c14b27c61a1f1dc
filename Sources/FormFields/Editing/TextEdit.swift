/// A change that a user asks for: a part of a text, and what replaces it.
public struct TextEdit: Hashable, Sendable {
    /// Which way the delete key works.
    public enum Deletion: Hashable, Sendable {
        /// Towards the start, as the backspace key.
        case backward
        /// Towards the end.
        case forward
    }

    /// The part to replace, in characters of the text.
    public let range: Range<Int>
    /// The text to put there; empty to delete.
    public let replacement: String
    /// The key that deletes, if the user selected nothing and only pressed that key.
    ///
    /// Toolkits report the character beside the caret as the part to delete. Where that one is a separator, the
    /// next character of data goes instead, and for this the direction must be known.
    public let deletion: Deletion?

    /// A change of a part of a text.
    ///
    /// - Parameters:
    ///   - range: the characters that are replaced, counted from the start of the text.
    ///   - replacement: the text that takes their place; empty for a deletion.
    ///   - deletion: which key deleted, where one did.
    public init(range: Range<Int>, replacement: String, deletion: Deletion? = nil) {
        self.range = range
        self.replacement = replacement
        self.deletion = deletion
    }
}
