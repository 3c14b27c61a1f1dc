/// The result of an edit by a format.
public enum EditOutcome<Content: EditableContent> {
    /// The edit was carried out, perhaps in part.
    ///
    /// The caret is counted in characters. The notice is a sentence about what was left out of the insertion, empty if
    /// nothing was.
    case accepted(Content, caret: Int, notice: String = "")
    /// The edit changes nothing; the reason is a sentence for the user, empty if there was nothing to do.
    case refused(reason: String = "")
}

extension EditOutcome: Sendable where Content: Sendable {}

extension EditOutcome {
    /// The same outcome with another content.
    func map<Other: EditableContent>(_ transform: (Content) -> Other) -> EditOutcome<Other> {
        switch self {
        case .accepted(let content, let caret, let notice):
            .accepted(transform(content), caret: caret, notice: notice)
        case .refused(let reason): .refused(reason: reason)
        }
    }
}
