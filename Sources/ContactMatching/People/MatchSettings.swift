/// From how many bits contacts are joined, and from how many they are put before a person.
public struct MatchSettings: Sendable, Hashable {
    /// Pairs from here on are joined without asking. ``JoinCalibration`` has how many of a weight are right.
    public var automaticFrom: Bits
    /// Pairs from here on are worth a look.
    public var reviewFrom: Bits

    /// The tiers of the rule, or others.
    public init(automaticFrom: Bits = 9.97, reviewFrom: Bits = doubtFrom) {
        self.automaticFrom = automaticFrom
        self.reviewFrom = reviewFrom
    }

    /// The bits of the rule from which pairs are worth a look.
    public static let doubtFrom: Bits = 3.3

    /// The version of the rule: weights, tables and normalization. Stored decisions name it.
    public static let ruleVersion = 16
}
