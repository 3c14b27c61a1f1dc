/// Which contacts are one person, and why.
public struct PeopleMatch: Sendable {
    /// The contacts of each person, person by person. Contacts of a person ascend, and so do the people by their first contact.
    public let contacts: [Int64]
    /// Where the contacts of each person start, with the end of the last.
    public let starts: [Int]
    /// The pairs that made people of more than one contact, as they were joined.
    public let joins: [ScoredPair]
    /// Pairs of different people that a person should look at, the strongest first. Of two people only the strongest pair is here.
    public let review: [ScoredPair]
    /// Joins that were refused, the strongest first; they are in ``review`` too, unless somebody said that they are two people.
    public let refused: [RefusedJoin]
    /// The number of pairs that were compared.
    public let comparisons: Int
    /// The pairs that weigh enough to be joined, in the order in which they were.
    let strongPairs: [RowPair]
    /// People who were joined since their cards are one person's, in their order, whatever was decided.
    let cardJoins: [JoinedCards]
    /// The pairs that the rule did not join and that are worth a look, whatever was decided.
    let doubtful: [DoubtfulRows]
    /// The evidence of those that were joined so.
    let cardEvidence: [ContactPair: Evidence]

    /// The evidence about the cards of two people by which two contacts were joined; `nil` if that of the contacts did.
    public func cardEvidence(_ first: Int64, _ second: Int64) -> Evidence? { cardEvidence[ContactPair(first, second)] }

    /// The number of people.
    public var peopleCount: Int { starts.count - 1 }

    /// The contacts of a person.
    public func contacts(ofPerson person: Int) -> ArraySlice<Int64> { contacts[starts[person]..<starts[person + 1]] }
}

/// Two contacts and the weight of the evidence that they are one person's.
public struct ScoredPair: Sendable, Hashable {
    /// The caller's number of one contact.
    public let first: Int64
    /// The caller's number of the other, which is higher.
    public let second: Int64
    /// The weight of the evidence; without meaning where somebody decided.
    public let bits: Bits
    /// Who says so.
    public let basis: Basis

    /// Who says that two contacts are one person's.
    public enum Basis: Sendable, Hashable {
        /// They are the same in everything that is compared.
        case copy
        /// The rule.
        case rule
        /// Somebody decided.
        case decision
    }

    init(_ one: Int64, _ two: Int64, _ bits: Bits, _ basis: Basis) {
        first = min(one, two)
        second = max(one, two)
        self.bits = bits
        self.basis = basis
    }
}

/// A join that the rule would have made, had the people not contradicted each other.
public struct RefusedJoin: Sendable, Hashable {
    /// The pair.
    public let pair: ScoredPair
    /// The reason that the match was refused.
    public let reason: RefusalReason
    /// The contacts of the two people that contradict each other, if they are not those of the pair.
    public let contradiction: [Int64]

    /// The reason, without the contacts that it is about.
    public var shortReason: RefusalReason { contradiction.isEmpty ? reason : .otherContacts }

    /// The reason as a sentence for people.
    public var sentence: String {
        contradiction.isEmpty
            ? reason.sentence
            : "contacts \(contradiction.sorted().map(String.init).joined(separator: " and ")), which would be of this person, contradict each other"
                + " (\(reason.sentence))"
    }
}

/// A user's decision about two contacts. It overrides the rule.
public struct MatchDecision: Sendable, Hashable {
    /// The caller's number of one contact.
    public var first: Int64
    /// The caller's number of the other.
    public var second: Int64
    /// `true` if the contacts belong to one person.
    public var isSame: Bool

    /// A decision.
    public init(_ first: Int64, _ second: Int64, isSame: Bool) {
        self.first = first
        self.second = second
        self.isSame = isSame
    }
}
