import FormFields

/// A field that is being edited: keys go in, and the view of the field comes out.
struct FieldEditor {
    /// The effect of a key on the dialog.
    enum Step: Equatable {
        case edit
        /// The field is left with this value.
        case accept(String)
        /// The field is left without a value.
        case cancel
    }

    private var session: EditingSession<AnyEditableFormat>
    private let label: String
    private let isRequired: Bool
    /// The notice about the last key: the reason of its refusal, or the characters left out of a paste.
    private var notice = ""
    private var isRefused = false

    init(_ configuration: FieldConfiguration, isRequired: Bool) {
        session = EditingSession(configuration.format)
        label = configuration.label
        self.isRequired = isRequired
    }

    /// The field as it is to be drawn.
    var view: FieldView {
        let status = session.status
        return FieldView(
            label: label, text: session.text, prompt: session.prompt, caret: session.selection.upperBound.character,
            state: isRefused ? .refused : FieldView.State(status.validity),
            message: notice.isEmpty ? status.message : notice)
    }

    /// Applies a key.
    mutating func press(_ key: FieldKey) -> Step {
        notice = ""
        isRefused = false
        let caret = session.selection.lowerBound.character
        switch key {
        case .character(let character): note(session.insert(String(character)))
        case .paste(let text): note(session.paste(text))
        case .backspace: note(session.deleteBackward())
        case .delete: note(session.deleteForward())
        case .deleteToEnd: delete(caret..<session.text.count)
        case .deleteToStart: delete(0..<caret)
        case .left: move(to: caret - 1)
        case .right: move(to: caret + 1)
        case .home: move(to: 0)
        case .end: move(to: session.text.count)
        case .undo: note(session.undo())
        case .redo: note(session.redo())
        case .enter: return accept()
        case .escape, .interrupt: return .cancel
        case .endOfInput:
            if session.text.isEmpty { return .cancel }
            note(session.deleteForward())
        case .other: break
        }
        return .edit
    }

    private mutating func note(_ result: EditResult) {
        notice = result.notice
        // A delete key with nothing to delete is not a mistake to point out.
        isRefused = !result.isAccepted && !result.notice.isEmpty
    }

    private mutating func move(to character: Int) {
        session.select(TextSelection(caret: max(0, character), in: session.text))
    }

    private mutating func delete(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        note(session.replace(TextSelection(characters: range, in: session.text), with: ""))
    }

    /// Leaves the field if its value is valid, or empty and not required.
    private mutating func accept() -> Step {
        let result = session.finish()
        switch result.validity {
        case .valid: return .accept(result.rawValue)
        case .empty where !isRequired: return .accept("")
        case .empty: notice = "\(label) is required"
        case .incomplete, .invalid: notice = result.message.isEmpty ? "Not valid yet" : result.message
        }
        isRefused = true
        return .edit
    }
}
