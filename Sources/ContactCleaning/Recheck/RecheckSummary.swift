public import ContactStore
import PhoneNumbers

/// The result of a recheck.
public struct RecheckSummary: Sendable, Hashable {
    /// The number of phone numbers that were read.
    public var numbers = 0
    /// The number of them whose state changes.
    public var changed = 0
    /// The number of them that are several numbers now, another part of their cell, or depend on columns beside them;
    /// they stay as they are until the file is read again.
    public var divided = 0
    /// The numbers whose state changes, by their former and new state, country and rule; the largest groups first.
    public var groups: [Group] = []
    /// The version of the plans by which they were read.
    public var planVersion: String
    /// The change that stores them; `nil` if nothing was stored.
    public var change: Int?

    /// Numbers that change in the same way.
    public struct Group: Sendable, Hashable {
        /// The former state: a verdict, or the reason of a rejection; where that stays the same, the category, region
        /// or number.
        public var before: String
        /// The new state, in the same terms.
        public var after: String
        /// The region, or `+` and the calling code; `nil` if neither is known.
        public var country: String?
        /// The rule that decides about them now, or decided before if none does; `nil` if there is none.
        public var rule: String?
        /// The number of phone numbers in the group.
        public var count: Int
        /// Some of them.
        public var examples: [Example]
    }

    /// One number that changes.
    public struct Example: Sendable, Hashable {
        /// The key of the number.
        public var number: Int
        /// The text that was read.
        public var value: String
        /// The state before the recheck.
        public var before: NumberState
        /// The state after the recheck.
        public var after: NumberState
    }

    /// The maximum number of examples of each group.
    static let maximumExamples = 3

    init(_ findings: RecheckFindings, _ table: PlanTable, _ store: ContactDatabase) throws {
        struct Key: Hashable {
            var before, after: String
            var country: String?
            var rule: NumberingRule.ID
        }
        numbers = findings.numbers
        changed = findings.changes.count
        divided = findings.divided
        planVersion = table.planVersion
        var places: [Key: Int] = [:]
        for found in findings.changes {
            let words = Self.words(found.before, found.after)
            let country = found.after.region ?? found.read.countryCode.map { "+\($0.rawValue)" } ?? found.before.region
            let key = Key(before: words.before, after: words.after, country: country, rule: found.read.rule)
            let place = places[key] ?? groups.count
            if place == groups.count {
                places[key] = place
                let rule = table.rule(found.read.rule).map { rule in
                    (rule.countryCode.map { "+\($0.rawValue) " } ?? "") + rule.template
                }
                groups.append(
                    Group(
                        before: words.before, after: words.after, country: country,
                        rule: try rule ?? store.ruleTemplate(ofNumber: found.number), count: 0, examples: []))
            }
            groups[place].count += 1
            if groups[place].examples.count < Self.maximumExamples {
                groups[place].examples.append(
                    Example(number: found.number, value: found.value, before: found.before, after: found.after))
            }
        }
        groups.sort {
            ($1.count, $0.country ?? "", $0.before, $0.after, $0.rule ?? "")
                < ($0.count, $1.country ?? "", $1.before, $1.after, $1.rule ?? "")
        }
    }

    /// The difference between two states, a word or two for each.
    private static func words(_ before: NumberState, _ after: NumberState) -> (before: String, after: String) {
        let (old, new) = (before.reason ?? before.verdict, after.reason ?? after.verdict)
        if old != new { return (old, new) }
        if before.e164 != after.e164 { return (old, "another number") }
        if before.category != after.category {
            return (before.category ?? "no category", after.category ?? "no category")
        }
        return ("region \(before.region ?? "unknown")", "region \(after.region ?? "unknown")")
    }
}
