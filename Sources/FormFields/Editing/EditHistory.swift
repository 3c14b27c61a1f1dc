/// The states of a field, to undo its edits and to do them again.
struct EditHistory<State> {
    /// The greatest number of edits that are remembered; the oldest are forgotten.
    static var limit: Int { 200 }

    private(set) var undone: [State] = []
    private(set) var done: [State] = []

    /// Remembers a state that is about to be left by an edit.
    mutating func record(_ state: State) {
        undone.removeAll(keepingCapacity: true)
        done.append(state)
        // The oldest go by the hundred, since removing the first one moves all others.
        if done.count >= Self.limit + 100 { done.removeFirst(done.count - Self.limit) }
    }

    /// The state before the last edit.
    mutating func undo(leaving state: State) -> State? {
        guard canUndo, let previous = done.popLast() else { return nil }
        undone.append(state)
        return previous
    }

    /// The state after the last undone edit.
    mutating func redo(leaving state: State) -> State? {
        guard let next = undone.popLast() else { return nil }
        done.append(state)
        return next
    }

    /// `true` if there is an edit to undo.
    var canUndo: Bool { !done.isEmpty && undone.count < Self.limit }
    /// `true` if there is an undone edit to do again.
    var canRedo: Bool { !undone.isEmpty }
}

extension EditHistory: Sendable where State: Sendable {}

extension EditingSession {
    /// `true` if there is an edit to undo.
    public var canUndo: Bool { history.canUndo }
    /// `true` if there is an undone edit to do again.
    public var canRedo: Bool { history.canRedo }

    /// Takes the last edit back, text and selection.
    ///
    /// The last 200 edits can be undone. Refused edits and moves of the caret do not count.
    @discardableResult
    public mutating func undo() -> EditResult {
        show(history.undo(leaving: state), otherwise: "Nothing to undo")
    }

    /// Does the last undone edit again, unless another edit came between.
    @discardableResult
    public mutating func redo() -> EditResult {
        show(history.redo(leaving: state), otherwise: "Nothing to redo")
    }

    private mutating func show(_ state: State?, otherwise notice: String) -> EditResult {
        guard let state else { return result(isAccepted: false, notice: notice) }
        self.state = state
        return result(isAccepted: true)
    }
}
