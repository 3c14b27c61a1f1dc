extension Classification {
    /// The reading of digits of which several things could be meant.
    static func ambiguous(_ digits: DigitBuffer) -> Classification {
        var reading = Classification()
        reading.verdict = .ambiguous
        reading.nationalNumber = digits
        return reading
    }

    /// `true` if the whole text was read as one number, or as a code.
    var isSettled: Bool {
        switch verdict {
        case .accepted, .empty, .ambiguous: true
        case .rejected(let reason):
            planRule != .none || reason == .emergency || reason == .shortCode || reason == .damaged
                || (reason == .forbidden && rule != .none)
        }
    }

    /// `true` if the text could be a number of its own.
    var isPlausible: Bool {
        if planRule != .none { return true }
        switch verdict {
        case .ambiguous: return true
        case .rejected(let reason):
            switch reason {
            case .emergency, .damaged, .forbidden: return true
            case .noRegion, .unassigned, .tooShort, .countryNotAllowed, .unknownCountryCode:
                return nationalNumber.count >= 7
            default: return false
            }
        default: return false
        }
    }
}
