/// The built-in field types.
///
/// The parts of their rules stand in a file for each family: words, cards, dates, states and so on.
public enum FieldKind: FieldType, Hashable, Sendable {
    /// Letters and digits without spaces.
    case data
    /// So many letters and digits without spaces.
    case dataLength(Int)
    /// A person's name: letters and the punctuation of names, words capitalized.
    case name
    /// Free text on one line.
    case phrase
    /// A payment card number of 16 digits, checked by its check digit: `0000 0000 0000 0000`.
    case credit
    /// The expiry of a payment card: `MM/YY`.
    case expDate
    /// The security code of a payment card: 3 digits.
    case cvv
    /// An age in years from the first to the second number, both included.
    case age(Int, Int)
    /// A day of the calendar, the American way: `MM/DD/YYYY`.
    case date
    /// A phone number of the North American plan: `(000) 000-0000`.
    case phone
    /// A Social Security number: `000-00-0000`.
    case ssn
    /// A ZIP code of 5 digits.
    case zip
    /// The name of a street, capitalized.
    case street
    /// The number of a house in its street: digits.
    case streetnumber
    /// A city of the United States, capitalized.
    case city
    /// A city anywhere.
    case intcity
    /// A state of the United States by its name or its postal code.
    case state
    /// A state of the United States by its postal code of two letters.
    case st
    /// An amount of US dollars: `$0.00`, with as many digits as are needed.
    case currency
    /// A percentage: `0.00%`, with as many digits as are needed.
    case percent

    /// The label of a field that has none of its own.
    public var description: String {
        switch self {
        case .data, .dataLength: "Data"
        case .name: "Name"
        case .phrase: "Phrase"
        case .credit: "Card Number"
        case .expDate: "Expires"
        case .cvv: "CVV"
        case .age: "Age"
        case .date: "Date"
        case .phone: "Phone"
        case .ssn: "Social Security Number"
        case .zip: "ZIP Code"
        case .street: "Street"
        case .streetnumber: "Street Number"
        case .city, .intcity: "City"
        case .state, .st: "State"
        case .currency: "Amount"
        case .percent: "Percent"
        }
    }
}
