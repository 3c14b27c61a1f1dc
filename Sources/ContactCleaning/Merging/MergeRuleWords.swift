import ContactModel
public import ContactStore

/// The rules for which value people have, in the words in which they are written.
public struct MergeRuleWords: Sendable {
    private let paths: [String: String]

    /// Words for the rules of a database.
    ///
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    public init(_ store: ContactDatabase) throws { paths = try store.pathsOfLineages() }

    /// A rule, with the path of the latest export of its source: `source:crm.csv`.
    public func text(_ rule: MergeRule) -> String {
        guard case .source(let lineage) = rule else { return rule.name }
        return "\(rule.name):\(paths[lineage] ?? "(no longer there)")"
    }

    /// The ground of the value of a person.
    public func text(_ ground: MergedValue.Ground, of field: String) -> String {
        switch ground {
        case .only: "no other contact has another"
        case .choice(let change): "chosen by change \(change)"
        case .rule(let rule): "by the rule \(text(rule))"
        case .order:
            switch field {
            case MergedField.all.first?.name:
                "without a rule: a whole name, the one that most contacts have, not in capitals, then the longest"
            case Contact.Field.Kind.organization.rawValue:
                "without a rule: the one that most contacts have, not in capitals, then \(latest)"
            default: "without a rule: \(latest)"
            }
        }
    }

    /// The order of contacts without a rule: corrections do not count.
    private var latest: String { "that of the card with the latest REV, else of the contact that was read last" }
}
