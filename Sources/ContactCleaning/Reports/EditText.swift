import ContactStore

/// A value that a change gave, in words: who, and what it was and is.
struct EditText {
    let edit: StoredEdit

    /// `Bo Sample: 911 (rejected: emergency) -> +16502530001`, `Bo Sample: familyName Sampel -> Sample`.
    var sentence: String { edit.field == "phone" ? "\(contact): \(change)" : "\(contact): \(edit.field) \(change)" }

    /// The name of the contact, or its number.
    var contact: String { edit.contactName ?? "contact \(edit.contact)" }

    /// `911 (rejected: emergency) -> +16502530001`.
    var change: String {
        if edit.field.hasSuffix(".choice") { return edit.new.text.isEmpty ? "by the rule" : "chosen" }
        return "\(Self.words(edit.old)) -> \(Self.words(edit.new))"
    }

    /// The text, with what was found about it where that is not the same.
    private static func words(_ value: StoredEdit.Value) -> String {
        let text = value.text.isEmpty ? "nothing" : value.text
        if let e164 = value.e164 { return e164 == value.text ? text : "\(text) (\(e164))" }
        guard let verdict = value.verdict, verdict != "empty" else { return text }
        return "\(text) (\(value.reason.map { "\(verdict): \($0)" } ?? verdict))"
    }
}
