/// A way to write a value that decides about every edit of its text.
///
/// Masks, grouped digits, typed fields and phone numbers are such formats; an ``EditingSession`` works with any.
public protocol EditableFormat {
    /// A text as the format parses it.
    associatedtype Content: EditableContent

    /// Parses a text, which stays as it is even if the format would write it differently.
    func parse(_ text: String) -> Content

    /// The text as the format writes it; formatting it again changes nothing.
    func formatted(_ text: String) -> String

    /// Carries out the edit, or refuses it.
    ///
    /// The caret of the outcome stands after a character that the user entered, or at the start.
    ///
    /// - Parameters:
    ///   - edit: The edit; bounds outside the text mean its start or its end.
    ///   - content: The content before the edit, which may have any text.
    func apply(_ edit: TextEdit, to content: Content) -> EditOutcome<Content>

    /// The validity of the content, and the value in it.
    func status(of content: Content) -> FieldStatus

    /// The content as it stands when the user leaves the field; by default it stays as it is.
    func finished(_ content: Content) -> Content

    /// The part still to come after the text, to be shown in grey, such as `/YY`; by default empty.
    func prompt(after content: Content) -> String

    /// `true` if a value also depends on input that was typed and refused; by default `false`.
    ///
    /// The formats of phone numbers do: the digits that were taken may be another number than those that were typed.
    var readsTypedText: Bool { get }

    /// The validity of the content as the value that was typed; by default only the content counts.
    ///
    /// - Parameters:
    ///   - content: the content of the field.
    ///   - typed: everything that was put in and not taken out again, and the same without refused letters and separators.
    func status(of content: Content, typed: TypedValue) -> FieldStatus
}

extension EditableFormat {
    /// The content, unchanged.
    public func finished(_ content: Content) -> Content { content }

    /// Nothing.
    public func prompt(after content: Content) -> String { "" }

    /// Not.
    public var readsTypedText: Bool { false }

    /// The status of the content.
    public func status(of content: Content, typed: TypedValue) -> FieldStatus { status(of: content) }

    /// The validity of a text, and the value in it.
    public func status(of text: String) -> FieldStatus { status(of: parse(text)) }

    /// A text as it stands when the user leaves the field.
    public func finished(_ text: String) -> String { finished(parse(text)).text }

    /// The part still to come after a text.
    public func prompt(after text: String) -> String { prompt(after: parse(text)) }
}
