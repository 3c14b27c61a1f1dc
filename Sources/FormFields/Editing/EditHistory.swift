/// What a field was before and after the edits that were undone.
struct EditHistory: Hashable, Sendable {
    /// A text with its selection.
    struct State: Hashable, Sendable {
        var text: String
        var selection: TextSelection
    }

    /// How many edits are remembered; the oldest are forgotten.
    static let limit = 200

    private(set) var undone: [State] = []
    private(set) var done: [State] = []

    /// Remembers a state that is about to be left by an edit.
    mutating func record(_ state: State) {
        undone.removeAll()
        done.append(state)
        if done.count > Self.limit {
            done.removeFirst(done.count - Self.limit)
        }
    }

    /// The state before the last edit.
    mutating func undo(leaving state: State) -> State? {
        guard let previous = done.popLast() else { return nil }
        undone.append(state)
        return previous
    }

    /// The state after the last undone edit.
    mutating func redo(leaving state: State) -> State? {
        guard let next = undone.popLast() else { return nil }
        done.append(state)
        return next
    }
}

extension EditingSession {
    /// Whether there is an edit to undo.
    public var canUndo: Bool { !history.done.isEmpty }
    /// Whether there is an undone edit to do again.
    public var canRedo: Bool { !history.undone.isEmpty }

    /// Takes the last edit back, text and selection.
    ///
    /// The last 200 edits can be undone. Refused edits are none, and moving the caret is none.
    @discardableResult
    public mutating func undo() -> EditResult {
        show(history.undo(leaving: EditHistory.State(text: text, selection: selection)))
    }

    /// Does the last undone edit again, unless another edit came between.
    @discardableResult
    public mutating func redo() -> EditResult {
        show(history.redo(leaving: EditHistory.State(text: text, selection: selection)))
    }

    private mutating func show(_ state: EditHistory.State?) -> EditResult {
        guard let state else { return result(isAccepted: false) }
        text = state.text
        selection = state.selection
        return result(isAccepted: true)
    }
}
