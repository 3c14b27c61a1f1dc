/// The input that a user put into a field, for a format that compares it with the text that the field shows.
public struct TypedValue: Hashable, Sendable {
    /// Everything that was typed and pasted and not taken out again, with what was refused.
    public let text: String
    /// The same without refused insertions that cannot have been meant for digits, such as a letter that was typed by mistake.
    public let essence: String

    /// Creates a value of both texts.
    ///
    /// - Parameters:
    ///   - text: everything that was typed and pasted and not taken out again.
    ///   - essence: the same without refused letters and separators.
    public init(text: String, essence: String) {
        self.text = text
        self.essence = essence
    }
}
