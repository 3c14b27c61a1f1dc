/// A part of a cell that belongs to no number: a date, an amount, an identifier behind its word.
package struct CellSegment {
    /// Positions in the folded text.
    var range: Range<Int>
    var kind: Kind

    /// The kinds of segments, by their raw values in the trace of a classification.
    package enum Kind: String, SentenceKind {
        /// The number of an entry of a list or of a label: `1)`, `2.`, `Tel 1:`.
        case listMark
        /// An hour, a span of hours: `10:00`, `9-17 Uhr`, `24/7`.
        case time
        /// A date, a year behind its word, a range of years.
        case date
        /// A number of money, or of a hundred: `0.20 EUR`, `50%`.
        case amount
        /// The number of a room, floor, house or box: `Apt 5`, `2. Stock`, `BP 3000`.
        case place
        /// The short number of a customer, an order, a case: `Kunde 4711`.
        case reference
        /// A number of identity behind its word: `IBAN DE89 ...`, `ISBN-10: ...`.
        case identifier
        /// An address of the Internet: a link, an e-mail address, a handle.
        case link
        /// An address of a network, which may be a number in four groups: `172.16.254.1:8080`.
        case networkAddress
        /// A place on the globe: `52.5200, 13.4050`.
        case coordinates
        /// A count of something: `2 lines`, `5 km`.
        case count

        package static var family: String { "segment" }

        /// The kind in a sentence, with its article.
        package var english: String {
            switch self {
            case .listMark: "the number of a list"
            case .time: "an hour"
            case .date: "a date"
            case .amount: "an amount"
            case .place: "the number of a room, a floor or a house"
            case .reference: "the number of an order, a customer or the like"
            case .identifier: "a number of identity"
            case .link: "an address of the Internet"
            case .networkAddress: "an address of a network"
            case .coordinates: "a place on the globe"
            case .count: "a count"
            }
        }

        /// `true` if the digits could as well be those of a number, whatever stands beside them: where nothing else of the
        /// cell is a number, the cell is read with them.
        var isWeak: Bool {
            switch self {
            case .listMark, .time, .place, .reference, .count, .networkAddress: true
            case .date, .amount, .identifier, .link, .coordinates: false
            }
        }
    }
}
