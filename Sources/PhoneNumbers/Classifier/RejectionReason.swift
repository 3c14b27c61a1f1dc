/// Why a number was rejected, in order of precedence: where several hold, the first one is given.
public enum RejectionReason: UInt8, Hashable, Sendable, CaseIterable {
    /// No digits that could be a number: words, a `sip:` address, an e-mail address, a URL.
    case notANumber
    /// Destroyed on the way, as by a spreadsheet: `4.47701E+11`.
    case damaged
    /// An emergency number of the region.
    case emergency
    /// In a range reserved for fiction.
    case entertainment
    /// A pattern that cannot be a subscriber's number.
    case forbidden
    /// Another short code of the region: kept, but it has no E.164 form.
    case shortCode
    /// `+` and digits that begin no country calling code.
    case unknownCountryCode
    /// National form, and nothing says which country.
    case noRegion
    /// A country outside those the user allows.
    case countryNotAllowed
    /// A category outside those the user allows.
    case disallowedCategory
    /// The plan knows no number so short.
    case tooShort
    /// The plan knows no number so long.
    case tooLong
    /// The length may be right, but no such range is in the plan.
    case unassigned

    /// The word used in reports and files.
    public var name: String {
        switch self {
        case .notANumber: "notANumber"
        case .damaged: "damaged"
        case .emergency: "emergency"
        case .entertainment: "entertainment"
        case .forbidden: "forbidden"
        case .shortCode: "shortCode"
        case .unknownCountryCode: "unknownCountryCode"
        case .noRegion: "noRegion"
        case .countryNotAllowed: "countryNotAllowed"
        case .disallowedCategory: "disallowedCategory"
        case .tooShort: "tooShort"
        case .tooLong: "tooLong"
        case .unassigned: "unassigned"
        }
    }

    /// The reason of a word; `nil` for any other word.
    public init?(name: String) {
        guard let reason = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = reason
    }

    /// The meaning of the reason and the possible remedy, in one sentence for people.
    public var explanation: String {
        switch self {
        case .notANumber: "There are no digits here that could be a phone number."
        case .damaged: "Digits are lost or hidden, or the text is a date; only the original file has the number."
        case .emergency: "An emergency number, never a contact's own."
        case .entertainment: "A number reserved for films, books and examples; nobody can be called on it."
        case .forbidden: "No subscriber can have a number of this pattern."
        case .shortCode: "A short code works inside its country only and has no international form."
        case .unknownCountryCode: "No country calling code begins with these digits."
        case .noRegion: "A national number of an unknown country; name its region."
        case .countryNotAllowed: "The country is not among those that are accepted."
        case .disallowedCategory: "The kind of number is not among those that are accepted."
        case .tooShort: "There are too few digits: the number is not complete."
        case .tooLong: "There are too many digits for a number that begins so."
        case .unassigned: "The country has no such number: a digit may be mistyped, or the area code is missing."
        }
    }
}
