extension WordKind {
    /// The kinds of a word that has several, the one that counts first: what is done with the digits beside it decides, so that
    /// fewer of them are taken for a number.
    package static let byPrecedence: [WordKind] = [
        .hourOrExtension, .postExtension, .extension, .weakExtension, .range, .conjunction, .identifier, .registry,
        .number,
        .labelOrReference, .label,
        .currency, .time, .month, .date, .place, .reference, .attribute, .counted, .unit,
    ]

    /// The kind of a row in the files of `Knowledge/words`; `nil` for any other word.
    package init?(name: String) {
        switch name {
        case "label": self = .label
        case "labelOrReference": self = .labelOrReference
        case "number": self = .number
        case "extension": self = .extension
        case "postExtension": self = .postExtension
        case "weakExtension": self = .weakExtension
        case "hourOrExtension": self = .hourOrExtension
        case "conjunction": self = .conjunction
        case "range": self = .range
        case "time": self = .time
        case "month": self = .month
        case "date": self = .date
        case "identifier": self = .identifier
        case "registry": self = .registry
        case "reference": self = .reference
        case "place": self = .place
        case "currency": self = .currency
        case "unit": self = .unit
        case "attribute": self = .attribute
        case "counted": self = .counted
        default: return nil
        }
    }
}
