/// The usual spelling of a contact's field, stored beside the raw value.
public struct NormalizedField: Sendable, Hashable {
    /// The position of the field in the contact's fields.
    public var field: Int
    /// The value in its usual spelling.
    public var value: String

    /// A field and its usual spelling.
    public init(field: Int, value: String) {
        self.field = field
        self.value = value
    }
}
