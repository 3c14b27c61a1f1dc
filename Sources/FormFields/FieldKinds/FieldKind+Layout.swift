extension FieldKind {
    /// How much the field resists being made narrower.
    public var fieldPriority: Double {
        switch self {
        case .cvv, .st, .age: 0.5
        case .zip, .expDate, .streetnumber: 0.6
        case .date, .percent, .ssn: 0.9
        case .data, .dataLength, .currency: 1
        case .phone: 1.2
        case .credit, .state, .name: 1.5
        case .phrase, .street: 1.7
        case .city, .intcity: 2.5
        }
    }

    /// The keyboard that suits the input.
    public var keyboardType: KeyboardKind {
        switch self {
        case .credit, .expDate, .cvv, .age, .date, .ssn, .zip, .streetnumber: .numberPad
        case .phone: .phonePad
        case .currency, .percent: .decimalPad
        case .data, .dataLength, .st: .asciiCapable
        case .name, .phrase, .street, .city, .intcity, .state: .standard
        }
    }
}
