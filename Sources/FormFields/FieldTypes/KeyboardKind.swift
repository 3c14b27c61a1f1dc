/// The keyboard that suits a field, for toolkits to map to what they have.
public enum KeyboardKind: String, Hashable, Sendable, CaseIterable {
    /// Letters, digits and punctuation.
    case standard
    /// Digits only.
    case numberPad
    /// Digits and a decimal separator.
    case decimalPad
    /// Digits and the signs of telephone numbers.
    case phonePad
    /// Letters, with digits and punctuation at hand.
    case asciiCapable

    /// The `inputmode` of the HTML [attribute](https://html.spec.whatwg.org/#input-modalities:-the-inputmode-attribute).
    public var inputMode: String {
        switch self {
        case .standard, .asciiCapable: "text"
        case .numberPad: "numeric"
        case .decimalPad: "decimal"
        case .phonePad: "tel"
        }
    }
}
