/// A text together with what a format parsed from it.
///
/// A session keeps the content of its field, so that a text is parsed when it comes from outside and not again with
/// every key.
public protocol EditableContent {
    /// The text of the field.
    var text: String { get }
}
