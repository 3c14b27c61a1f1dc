import ContactModel

/// A verdict whose numbers are left out of their contacts, which are written all the same.
public enum DroppedVerdict: String, Sendable, CaseIterable {
    case rejectedNumbers = "rejected-numbers"
    case ambiguousNumbers = "ambiguous-numbers"

    /// The verdict as the database has it.
    fileprivate var verdict: String {
        switch self {
        case .rejectedNumbers: "rejected"
        case .ambiguousNumbers: "ambiguous"
        }
    }
}

extension OutgoingContact {
    /// Returns `true` if a number has one of the verdicts.
    func isDropped(_ number: Number, _ verdicts: Set<DroppedVerdict>) -> Bool {
        verdicts.contains { contact.text[number.verdict].elementsEqual($0.verdict.utf8) }
    }

    /// Leaves out the numbers that have one of the verdicts.
    ///
    /// - Returns: how many there were.
    mutating func drop(_ verdicts: Set<DroppedVerdict>) -> Int {
        if verdicts.isEmpty { return 0 }
        let unwanted = Set(numbers.filter { isDropped($0, verdicts) }.map(\.field))
        return removeNumbers(in: unwanted)
    }
}
