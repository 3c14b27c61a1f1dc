public import PhoneNumbers

extension RejectionReason {
    /// The reason of a word, or `nil`.
    public init?(name: String) {
        guard let reason = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = reason
    }

    /// What the reason means, and what may be done, in one sentence for people.
    public var explanation: String {
        switch self {
        case .notANumber: "There are no digits here that could be a phone number."
        case .damaged: "A spreadsheet destroyed digits; only the original file still has them."
        case .emergency: "An emergency number, never a contact's own."
        case .entertainment: "A number reserved for films, books and examples; nobody can be called on it."
        case .forbidden: "No subscriber can have a number of this pattern."
        case .shortCode: "A short code works inside its country only and has no international form."
        case .unknownCountryCode: "No country calling code begins with these digits."
        case .noRegion: "A national number, and nothing says of which country; name one with --region."
        case .countryNotAllowed: "The country is not among those allowed with --allow."
        case .disallowedOption: "The kind of number is not among those allowed with --allow."
        case .tooShort: "Digits are missing: the country has no numbers so short."
        case .tooLong: "There are too many digits for a number of the country."
        case .unassigned: "The length is right, but the country has no such range."
        }
    }
}
