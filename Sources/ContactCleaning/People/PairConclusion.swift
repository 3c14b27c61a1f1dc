public import ContactMatching
public import ContactStore

/// The stored conclusion about two contacts, one person's or not, with the reason.
///
/// The sentences are made of these facts alone, so that they cannot say anything else.
public struct PairConclusion: Sendable, Hashable {
    /// Whose contacts they are.
    public enum Standing: Sendable, Hashable {
        case onePerson(Int)
        case twoPeople(Int, Int)
        /// No deduplication has seen both.
        case unseen
    }

    /// The reason of a conclusion.
    public enum Reason: Sendable, Hashable {
        /// Somebody decided about exactly these two.
        case decided(StoredDecision)
        /// Somebody decided that they are one person's, and another decision about contacts of the two people stands against it.
        case overruled(StoredDecision, by: StoredDecision?)
        /// Joins lead from one to the other: one, or several through other contacts.
        case joined([StoredJoin])
        /// The rule joined the people that they were of, since the cards that both make are one person's.
        case joinedByCards(StoredJoin)
        /// Somebody decided that other contacts of the two people are two people's.
        case barrier(StoredDecision)
        /// The rule would have joined them, had their people not contradicted each other.
        case refused(RefusalReason)
        /// The rule would have joined them, had not other contacts of their people contradicted each other.
        case contradicted(RefusedJoin)
        /// Their evidence is worth a look, and nobody has decided.
        case doubtful
        /// Their evidence is worth a look or more, and no key brings them together, so that no deduplication compares them.
        case neverCompared
        /// Their evidence is not enough, and nobody has decided.
        case nothing
        /// The stored people are older than the contacts, the numbers or the decisions.
        case outdated
    }

    /// The contacts.
    public var first, second: Int
    /// Whose contacts they are.
    public var standing: Standing
    /// The reason of the conclusion.
    public var reason: Reason

    init(_ first: Int, _ second: Int, _ standing: Standing, _ reason: Reason) {
        self.first = first
        self.second = second
        self.standing = standing
        self.reason = reason
    }

    /// `true` if they are one person's although their own evidence did not join them.
    public var isIndirect: Bool {
        guard case .onePerson = standing else { return false }
        if case .joined(let path) = reason { return path.count > 1 || path.first?.bits == nil }
        return true
    }

    /// The reason and the conclusion, in sentences.
    public var sentences: [String] { [why, whose].compactMap { $0 } }

    private var whose: String {
        switch standing {
        case .onePerson(let person): "They are one person: \(person)."
        case .twoPeople(let one, let two): "They are two people: \(one) and \(two)."
        case .unseen: "'trunkline dedupe' has not seen both of them yet."
        }
    }

    private var why: String? {
        switch reason {
        case .decided(let decision): Self.said(decision, "they") + "."
        case .overruled(let decision, by: let other?):
            Self.said(decision, "they") + ", which does not hold: " + Self.said(other, Self.pair(other), isFirst: false)
                + "."
        case .overruled(let decision, by: nil):
            Self.said(decision, "they") + ", which is not applied yet; 'trunkline dedupe' does."
        case .joined(let path) where path.count == 1: direct(path[0])
        case .joinedByCards(let join):
            "The rule joined their people by all that the contacts of both say: \(Bits(join.bits ?? 0)) bits."
        case .joined(let path): through(path)
        case .barrier(let decision):
            "They stay apart: " + Self.said(decision, Self.pair(decision), isFirst: false) + "."
        case .refused(let reason): "Not joined all the same: \(reason.sentence)."
        case .contradicted(let join): "Not joined all the same: \(join.sentence)."
        case .doubtful: "Nobody has decided yet; 'trunkline review' asks."
        case .neverCompared:
            "No deduplication compares them, since no key brings them together; 'trunkline join \(first) \(second)' joins them."
        case .nothing: nil
        case .outdated:
            "What is stored is older than the contacts or decisions; 'trunkline dedupe' brings it up to date."
        }
    }

    private func direct(_ join: StoredJoin) -> String {
        guard let bits = join.bits else { return "Somebody said that they are one person (change \(join.change))." }
        return "The rule joined them: \(Bits(bits)) bits."
    }

    private func through(_ path: [StoredJoin]) -> String {
        var contact = first
        var between: [Int] = []
        for join in path.dropLast() {
            contact = join.first == contact ? join.second : join.first
            between.append(contact)
        }
        let steps = path.map { join in
            let weight = join.bits.map { "\(Bits($0)) bits" } ?? "somebody said so, change \(join.change)"
            return "\(join.first) and \(join.second) (\(weight))"
        }
        let contacts = between.map { String($0) }.joined(separator: ", ")
        return "Joined through contact\(between.count == 1 ? "" : "s") \(contacts): \(steps.joined(separator: ", "))."
    }

    private static func pair(_ decision: StoredDecision) -> String {
        "contacts \(decision.first) and \(decision.second)"
    }

    private static func said(_ decision: StoredDecision, _ subject: String, isFirst: Bool = true) -> String {
        "\(isFirst ? "S" : "s")omebody decided that \(subject) are \(decision.isSame ? "one person" : "two people") "
            + "(change \(decision.change))"
    }
}
