/// A way to write a value that decides about every edit of its text.
///
/// Masks, grouped digits, typed fields and phone numbers are such formats; an ``EditingSession`` works with any.
public protocol EditableFormat {
    /// Carries out the edit, or refuses it.
    ///
    /// The text of the edit may be any text, also one that the format would not write. The caret of the outcome
    /// stands after a character that the user entered, or at the start.
    func apply(_ edit: TextEdit) -> EditOutcome

    /// The text as the format writes it; formatting it again changes nothing.
    func formatted(_ text: String) -> String

    /// How good the text is, and the value in it.
    func status(of text: String) -> FieldStatus

    /// The text as it shall stand when the user leaves the field; by default it stays as it is.
    func finished(_ text: String) -> String

    /// What is still to come after the text, to be shown in grey, such as `/YY`; by default nothing.
    func prompt(after text: String) -> String
}

extension EditableFormat {
    /// The text, unchanged.
    public func finished(_ text: String) -> String { text }

    /// Nothing.
    public func prompt(after text: String) -> String { "" }
}
