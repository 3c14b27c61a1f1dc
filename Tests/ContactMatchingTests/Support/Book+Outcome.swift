import ContactMatching

/// The end of a comparison of two contacts.
enum Outcome: String, Sendable {
    case joined, asked, apart
}

extension Book {
    /// The outcome of contacts 1 and 2.
    var outcome: Outcome {
        let match = matcher().match()
        if match.isOne(1, 2) { return .joined }
        return match.review.contains { $0.first == 1 && $0.second == 2 } ? .asked : .apart
    }

    /// The outcome of two names that share values.
    ///
    /// - Parameter shared: the values, in the notation of a contact.
    static func outcome(_ first: String, _ second: String, sharing shared: String = "+4915112345678m") -> Outcome {
        Book(["\(first) | \(shared)", "\(second) | \(shared)"]).outcome
    }
}
