public import PhoneNumbers

/// One number of a contact, as the classifier read it.
public struct ClassifiedNumber: Sendable, Hashable {
    /// The position in the contact's fields of the field that holds the number.
    public var field: Int
    /// Where the number stands in the contact's text: the whole value, or a part of it.
    public var text: Range<Int>
    /// The result of the classifier.
    public var classification: Classification
    /// The label that stands beside the number in its cell; `nil` for the one of the field.
    public var label: String?

    /// A number and what it stands on.
    public init(field: Int, text: Range<Int>, classification: Classification, label: String? = nil) {
        self.field = field
        self.text = text
        self.classification = classification
        self.label = label
    }
}
