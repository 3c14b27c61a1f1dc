/// What the classifier says about one number.
public enum Verdict: Hashable, Sendable {
    /// A subscriber's number inside what the user allows.
    case accepted
    /// Not such a number, and why.
    case rejected(RejectionReason)
    /// A national number that fits several countries, with nothing to choose one by.
    case ambiguous
    /// Nothing was there to read.
    case empty

    /// The word used in reports and files: `accepted`, `rejected`, `ambiguous`, `empty`.
    public var name: String {
        switch self {
        case .accepted: "accepted"
        case .rejected: "rejected"
        case .ambiguous: "ambiguous"
        case .empty: "empty"
        }
    }

    /// The reason of a rejection.
    public var reason: RejectionReason? {
        if case .rejected(let reason) = self { return reason }
        return nil
    }
}

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
    case disallowedOption
    /// The plan knows no number so short.
    case tooShort
    /// The plan knows no number so long.
    case tooLong
    /// The length is right, but no such range is in the plan.
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
        case .disallowedOption: "disallowedOption"
        case .tooShort: "tooShort"
        case .tooLong: "tooLong"
        case .unassigned: "unassigned"
        }
    }
}
