import PhoneNumbers

/// The words for reasons and states.
enum ReasonText {
    /// Returns the meaning of a reason, in a sentence.
    static func meaning(of reason: String) -> String? {
        if reason == "ambiguous" { return "It fits several countries, or has several readings." }
        return RejectionReason(name: reason)?.explanation
    }

    /// Returns the words for the state of a number.
    static func words(forState state: String) -> String {
        switch state {
        case "open": "to do"
        case "fixed": "fixed"
        case "removed": "no number"
        default: state
        }
    }
}
