extension FieldKind {
    /// What the type accepts of a text.
    public var filter: (String, Bool?) -> String {
        switch self {
        case .data: { text, _ in PlainText.alphanumeric(text, limit: nil) }
        case .dataLength(let length): { text, _ in PlainText.alphanumeric(text, limit: length) }
        case .name: { text, _ in Words.name.filter(text) }
        case .phrase: { text, _ in PlainText.line(text) }
        case .credit: { text, _ in Digits.filter(text, limit: 16) }
        case .expDate: { text, expanding in DateDigits.expiry.filter(text, expanding: expanding) }
        case .cvv: { text, _ in Digits.filter(text, limit: 3) }
        case .age(let first, let second): { text, _ in Age(first, second).filter(text) }
        case .date: { text, expanding in DateDigits.day.filter(text, expanding: expanding) }
        case .phone: { text, expanding in USPhone.filter(text, expanding: expanding) }
        case .ssn: { text, _ in Digits.filter(text, limit: 9) }
        case .zip: { text, _ in Digits.filter(text, limit: 5) }
        case .street: { text, _ in Words.street.filter(text) }
        case .streetnumber: { text, _ in Digits.filter(text, limit: 10) }
        case .city: { text, _ in Words.city.filter(text) }
        case .intcity: { text, _ in Words.internationalCity.filter(text) }
        case .state: { text, _ in Words.state.filter(text) }
        case .st: { text, _ in USState.filterCode(text) }
        case .currency: { text, _ in Amount.currency.filter(text) }
        case .percent: { text, _ in Amount.percent.filter(text) }
        }
    }
}
