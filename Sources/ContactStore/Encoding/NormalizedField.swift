/// A field of a contact in normalized form, stored beside the raw value.
public struct NormalizedField: Sendable, Hashable {
    /// The position of the field in the contact's fields.
    public var field: Int
    /// The normalized value.
    public var value: String

    /// A field and its normalized value.
    public init(field: Int, value: String) {
        self.field = field
        self.value = value
    }
}
