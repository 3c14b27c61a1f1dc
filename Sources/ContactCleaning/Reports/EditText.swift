import ContactStore

/// A value that a change gave, in words: who, and what it was and is.
struct EditText {
    let edit: StoredEdit

    /// `Bo Sample: 911 (rejected: emergency) -> +16502530001`.
    var sentence: String { "\(contact): \(change)" }

    /// The name of the contact, or its number.
    var contact: String { edit.contactName ?? "contact \(edit.contact)" }

    /// `911 (rejected: emergency) -> +16502530001`.
    var change: String { "\(Self.words(edit.old)) -> \(Self.words(edit.new))" }

    /// The text, with what was found about it where that is not the same.
    private static func words(_ value: StoredEdit.Value) -> String {
        let text = value.text.isEmpty ? "nothing" : value.text
        if let e164 = value.e164 { return e164 == value.text ? text : "\(text) (\(e164))" }
        guard value.verdict != "empty" else { return text }
        return "\(text) (\(value.reason.map { "\(value.verdict): \($0)" } ?? value.verdict))"
    }
}
