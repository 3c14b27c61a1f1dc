/// An edit or a correction that a newer file has ended: the value that it was about is not there any more.
public struct EndedEdit: Sendable, Hashable {
    /// The key of the contact, and what it was called.
    public var contact: Int, name: String
    /// The name of the field: `email`, `email.label`, `column:Customer No`.
    public var field: String
    /// The value that the edit was about, and the one that it gave; empty for none.
    public var before: String, after: String
    /// `true` if the newer file has the value that the edit gave; `false` if it has neither of both.
    public var isDone: Bool
}
