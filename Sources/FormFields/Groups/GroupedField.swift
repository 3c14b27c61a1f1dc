/// What a ``GroupValidator`` knows of a field.
public struct GroupedField: Hashable, Sendable {
    /// The label of the field.
    public let label: String
    /// The group of the field.
    public let group: String
    /// Whether the form needs a value here.
    public let isRequired: Bool
    /// Whether nothing is entered.
    public let isEmpty: Bool
    /// Whether the form can go on with the field.
    public let isValid: Bool
    /// What the user should be told; empty if the field is fine.
    public let message: String
}
