/// The state of a field as a ``GroupValidator`` sees it.
public struct GroupedField: Hashable, Sendable {
    /// The label of the field.
    public let label: String
    /// The group of the field.
    public let group: String
    /// `true` if the form needs a value here.
    public let isRequired: Bool
    /// `true` if nothing is entered.
    public let isEmpty: Bool
    /// `true` if the form can go on with the field.
    public let isValid: Bool
    /// The message for the user; empty if the field is fine.
    public let message: String
}
