extension FieldKind {
    /// The names of the types, as ``init(name:)`` reads them; parameters stand as `N`.
    public static let names = [
        "data", "dataLength(N)", "name", "phrase", "credit", "expDate", "cvv", "age(N,N)", "date", "phone", "ssn",
        "zip", "street", "streetnumber", "city", "intcity", "state", "st", "currency", "percent",
    ]

    /// The type of a name with its parameters, such as `zip`, `dataLength(8)` or `age(18,99)`.
    ///
    /// Capitals and spaces do not matter.
    ///
    /// - Throws: ``FieldNameError``, which says what is wrong and at which character.
    public init(name text: String) throws(FieldNameError) {
        self = try FieldNameReader(text).kind()
    }

    /// The name of the type with its parameters; ``init(name:)`` reads it back.
    public var name: String {
        switch self {
        case .data: "data"
        case .dataLength(let length): "dataLength(\(length))"
        case .name: "name"
        case .phrase: "phrase"
        case .credit: "credit"
        case .expDate: "expDate"
        case .cvv: "cvv"
        case .age(let youngest, let oldest): "age(\(youngest),\(oldest))"
        case .date: "date"
        case .phone: "phone"
        case .ssn: "ssn"
        case .zip: "zip"
        case .street: "street"
        case .streetnumber: "streetnumber"
        case .city: "city"
        case .intcity: "intcity"
        case .state: "state"
        case .st: "st"
        case .currency: "currency"
        case .percent: "percent"
        }
    }
}
