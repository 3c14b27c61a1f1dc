/// The state of one text field while a user works in it.
///
/// The session owns the text and the selection. A view hands it every edit before it shows anything, and shows what
/// comes back:
///
/// ```swift
/// var session = EditingSession(GroupedDigits.chineseMobile)
/// session.insert("138001")  // "138-001"
/// session.deleteBackward()  // "138-00"
/// session.rawValue          // "13800"
/// ```
///
/// It is a value: a copy is a snapshot of the field with its history.
public struct EditingSession<Format: EditableFormat> {
    /// The content with what depends on it, computed once for each content.
    struct State {
        var content: Format.Content
        var status: FieldStatus
        var selection: TextSelection
        /// The typed input, for formats that read it.
        var typed = TypedText()
    }

    /// The format that decides about the edits.
    public let format: Format
    var state: State
    var history = EditHistory<State>()

    /// A session that starts with a text, written as the format writes it, and the caret at its end.
    ///
    /// - Parameters:
    ///   - format: the format that writes and checks the text.
    ///   - text: the first text; what the format cannot keep is left out.
    public init(_ format: Format, text: String = "") {
        self.format = format
        let content = format.parse(format.formatted(text))
        let typed = format.readsTypedText ? TypedText(text, shownAs: content.text) : TypedText()
        state = State(
            content: content, status: Self.status(of: content, typed, format), selection: .end(of: content.text),
            typed: typed)
    }

    /// Everything that was typed and pasted and not taken out again, with what the format refused; for formats that do not read
    /// it, the text.
    public var typedText: String { format.readsTypedText ? state.typed.text : text }

    /// The text of the field.
    public var text: String { state.content.text }
    /// The selection in the text, or the caret.
    public var selection: TextSelection { state.selection }
    /// The validity of the text, and the value in it.
    public var status: FieldStatus { state.status }
    /// The validity of the text.
    public var validity: FieldValidity { status.validity }
    /// A sentence for the user if the text is incomplete or invalid, otherwise empty.
    public var message: String { status.message }
    /// The value without the characters that the format puts in.
    public var rawValue: String { status.rawValue }
    /// The part still to come after the text, to be shown in grey.
    public var prompt: String { format.prompt(after: state.content) }

    /// Moves the caret or selects a part of the text.
    public mutating func select(_ selection: TextSelection) {
        state.selection = TextSelection(characters: selection.characters, in: text)
    }

    /// Replaces a part of the text, the one way in for every edit.
    ///
    /// - Parameters:
    ///   - selection: The part, in the text of the session.
    ///   - replacement: The text to put there; empty to delete.
    ///   - deletion: The delete key that was pressed, if that is what happened. Without it, taking away one character
    ///     that is not selected counts as a delete key: the forward one if the caret stands in front of it, otherwise
    ///     the backward one.
    /// - Returns: The field after the edit, and what to tell the user about it.
    @discardableResult
    public mutating func replace(
        _ selection: TextSelection, with replacement: String, deletion: TextEdit.Deletion? = nil
    ) -> EditResult {
        let edit = TextEdit(
            range: selection.characters,
            replacement: replacement,
            deletion: deletion ?? impliedDeletion(of: selection, replacement: replacement)
        )
        if let taken = takeBack(edit) {
            return result(isAccepted: true, notice: taken.count > 24 ? "Taken back" : "Taken back: " + taken)
        }
        switch format.apply(edit, to: state.content) {
        case .accepted(let content, let caret, let notice):
            var typed = state.typed
            if format.readsTypedText { typed.apply(edit, of: text, giving: content.text, caret: caret) }
            commit(content, selection: TextSelection(caret: caret, in: content.text), typed: typed)
            return result(isAccepted: true, notice: notice)
        case .refused(let reason):
            if format.readsTypedText, !edit.replacement.isEmpty {
                state.typed.refuse(edit, in: text)
                state.status = Self.status(of: state.content, state.typed, format)
            }
            return result(isAccepted: false, notice: reason)
        }
    }

    /// Replaces a part of a text that the view owns: a session for views that tell their text with every edit.
    ///
    /// If the text is not the session's, it becomes the session's first, as when the view was changed from outside.
    ///
    /// - Parameters:
    ///   - text: The text of the view before the edit.
    ///   - selection: The part of it to replace, as UIKit's `shouldChangeCharactersIn` or the DOM's `beforeinput` tell
    ///     it; for a delete key that is the character beside the caret.
    ///   - replacement: The text to put there; empty to delete.
    ///   - deletion: The delete key that was pressed, if the view knows it.
    /// - Returns: The field after the edit, and what to tell the user about it.
    @discardableResult
    public mutating func edit(
        text: String, selection: TextSelection, replacement: String, deletion: TextEdit.Deletion? = nil
    ) -> EditResult {
        if text != self.text {
            let typed = format.readsTypedText ? TypedText(text, shownAs: text) : TypedText()
            commit(format.parse(text), selection: .end(of: text), typed: typed)
        }
        return replace(selection, with: replacement, deletion: deletion)
    }

    /// The field as it stands.
    func result(isAccepted: Bool, notice: String = "") -> EditResult {
        EditResult(isAccepted: isAccepted, notice: notice, text: text, selection: selection, status: status)
    }

    mutating func commit(_ content: Format.Content, selection: TextSelection, typed: TypedText) {
        let isChanged = content.text != text
        if isChanged { history.record(state) }
        state.content = content
        state.selection = selection
        state.typed = typed
        if isChanged || format.readsTypedText { state.status = Self.status(of: content, typed, format) }
    }

    private static func status(of content: Format.Content, _ typed: TypedText, _ format: Format) -> FieldStatus {
        guard format.readsTypedText else { return format.status(of: content) }
        return format.status(of: content, typed: TypedValue(text: typed.text, essence: typed.essence))
    }

    /// Takes back what was refused in front of the caret, where the backspace key was pressed behind it; `nil` if there is nothing.
    private mutating func takeBack(_ edit: TextEdit) -> String? {
        guard format.readsTypedText, edit.deletion == .backward, edit.range.count <= 1,
            let taken = state.typed.takeBack(before: edit.range.upperBound, in: text)
        else { return nil }
        state.status = Self.status(of: state.content, state.typed, format)
        return taken
    }

    /// The delete key that a view must have seen when it asks to take away one character.
    ///
    /// It is the one that works forwards if the caret stands in front of the character, and none if the user selected
    /// the character.
    private func impliedDeletion(of selection: TextSelection, replacement: String) -> TextEdit.Deletion? {
        guard replacement.isEmpty, selection.characters.count == 1, selection != self.selection else { return nil }
        return self.selection == TextSelection(caret: selection.lowerBound) ? .forward : .backward
    }
}

extension EditingSession.State: Sendable where Format.Content: Sendable {}
extension EditingSession: Sendable where Format: Sendable, Format.Content: Sendable {}
