/// The judgement of the classifier on one number.
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
