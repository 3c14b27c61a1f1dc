import GRDB

/// One row of the view `rejected_numbers`.
public struct RejectedNumber: Sendable, Hashable {
    /// The path of the source.
    public var source: String
    /// 1-based line of the number in the source.
    public var line: Int
    /// The best name of the contact; `nil` if it has none.
    public var contact: String?
    /// What the number was called: `mobile`, `work` ...
    public var label: String?
    /// The number as it was written.
    public var raw: String
    /// The word of the reason.
    public var reason: String
    /// The reason, and the number's own categories where those were the reason.
    public var category: String
    /// The region, or `+` and the calling code, or `nil` where neither is known.
    public var country: String?
    /// The template that decided; `nil` where no rule of a plan did.
    public var rule: String?
    /// Why numbers of the rule are reserved.
    public var ruleNote: String?
    /// Who states the rule.
    public var ruleSource: String?
    /// Where the rule is stated.
    public var ruleURL: String?
}

extension RejectedNumber {
    /// Reads a row of the view.
    init(_ row: Row) {
        source = row["source"]
        line = row["line"]
        contact = row["contact"]
        label = row["label"]
        raw = row["raw"]
        reason = row["reason"]
        category = row["category"]
        country = row["country"]
        rule = row["rule"]
        ruleNote = row["rule_note"]
        ruleSource = row["rule_source"]
        ruleURL = row["rule_url"]
    }
}
