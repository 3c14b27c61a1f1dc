extension FieldKind {
    /// The pattern of the value; empty for types of free length.
    public var template: String {
        switch self {
        case .credit: "0000 0000 0000 0000"
        case .expDate: "MM/YY"
        case .cvv: "000"
        case .date: "MM/DD/YYYY"
        case .phone: "(000) 000-0000"
        case .ssn: "000-00-0000"
        case .zip: "00000"
        case .currency: Amount.currency.template(for: "")
        case .percent: Amount.percent.template(for: "")
        default: ""
        }
    }

    /// The placeholders of the template.
    public var placeHolders: String {
        switch self {
        case .expDate: "MY"
        case .date: "MDY"
        case .currency, .percent: "0."
        default: template.isEmpty ? "" : "0"
        }
    }

    /// Amounts and percentages grow and shrink with their digits.
    public var dynamicTemplate: ((String, String) -> String?)? {
        switch self {
        case .currency: { entered, _ in Amount.currency.template(for: entered) }
        case .percent: { entered, _ in Amount.percent.template(for: entered) }
        default: nil
        }
    }

    /// The value as it shall stand when the user leaves the field.
    ///
    /// Amounts and percentages get their decimals, states their usual spelling, and words lose trailing spaces.
    public var finalFormat: (String, inout String) -> String {
        switch self {
        case .currency:
            return { text, template in Amount.currency.finished(text, template: &template) }
        case .percent:
            return { text, template in Amount.percent.finished(text, template: &template) }
        case .state, .st:
            return { text, _ in USState(text)?.spelled(like: text) ?? Words.trimmed(text) }
        case .name, .phrase, .street, .city, .intcity:
            return { text, _ in Words.trimmed(text) }
        default:
            return { text, _ in text }
        }
    }
}
