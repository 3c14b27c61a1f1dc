/// The words for reasons and states.
enum ReasonText {
    /// Returns the meaning of a reason, in a sentence.
    static func meaning(of reason: String) -> String? {
        let text = Text("meaning", of: reason)
        return Texts.current.has(text.key) ? text.plain : nil
    }

    /// Returns the words for the state of a number.
    static func words(forState state: String) -> String {
        Text("state", of: state).plain
    }
}
