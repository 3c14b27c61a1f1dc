package import PhoneNumbers

/// The new value of a number, and its classification.
package struct NewCorrection: Sendable {
    /// The key of the number.
    package var number: Int
    /// The text that was classified.
    package var value: String
    /// The classification of the new value.
    package var classification: Classification
    /// The digits of the extension; `nil` for none.
    package var extensionDigits: String?

    /// A correction of a number.
    package init(number: Int, value: String, classification: Classification, extensionDigits: String?) {
        self.number = number
        self.value = value
        self.classification = classification
        self.extensionDigits = extensionDigits
    }
}
