extension EditingSession {
    /// Replaces the selection with a text, as when it is typed.
    @discardableResult
    public mutating func insert(_ text: String) -> EditResult {
        replace(selection, with: text)
    }

    /// Replaces the selection with a text from a clipboard.
    @discardableResult
    public mutating func paste(_ text: String) -> EditResult {
        replace(selection, with: text)
    }

    /// Replaces all of the text, as a password manager or a contact card does.
    @discardableResult
    public mutating func autofill(_ text: String) -> EditResult {
        if self.text.isEmpty { state.typed = TypedText() }
        return replace(.all(of: self.text), with: text)
    }

    /// Deletes the selection, or the last character of data in front of the caret.
    @discardableResult
    public mutating func deleteBackward() -> EditResult {
        guard selection.isCaret else { return replace(selection, with: "") }
        let caret = selection.lowerBound.character
        guard caret > 0 || format.readsTypedText else { return result(isAccepted: false) }
        return replace(
            TextSelection(characters: max(caret - 1, 0)..<caret, in: text), with: "", deletion: .backward)
    }

    /// Deletes the selection, or the first character of data after the caret.
    @discardableResult
    public mutating func deleteForward() -> EditResult {
        guard selection.isCaret else { return replace(selection, with: "") }
        let caret = selection.lowerBound.character
        let next = TextSelection(characters: caret..<caret + 1, in: text)
        guard !next.isCaret else { return result(isAccepted: false) }
        return replace(next, with: "", deletion: .forward)
    }

    /// The selected text, for a clipboard.
    public var selectedText: String {
        let range = selection.characters
        return String(text.dropFirst(range.lowerBound).prefix(range.count))
    }

    /// Deletes the selection.
    ///
    /// - Returns: The selected text, and the field after it; nothing is cut without a selection.
    public mutating func cut() -> (clipboard: String, result: EditResult) {
        let clipboard = selectedText
        guard !selection.isCaret else { return ("", result(isAccepted: false)) }
        return (clipboard, replace(selection, with: ""))
    }

    /// Writes the text as it stands when the user leaves the field, such as `$12.50` for `$12.5`.
    @discardableResult
    public mutating func finish() -> EditResult {
        let finished = format.finished(state.content)
        if finished.text != text {
            commit(finished, selection: .end(of: finished.text), typed: state.typed)
        }
        return result(isAccepted: true)
    }
}
