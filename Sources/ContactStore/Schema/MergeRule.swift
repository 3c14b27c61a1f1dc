/// A rule by which people have one contact's value of a field and not another's.
public enum MergeRule: Sendable, Hashable {
    /// The value from a source, whichever of its exports: the `lineage` that they have in common, or the hash of the only one.
    case source(String)
    /// The value of the card changed last, by the time in its `REV`; a contact without one comes after all that have one.
    case newest
    /// The name with the most parts; any other value from the contact that has the most fields of those that contacts have once.
    case mostComplete
    /// The value with the most characters.
    case longest

    /// The name as it is stored and written.
    public var name: String {
        switch self {
        case .source: Self.sourceName
        case .newest: "newest"
        case .mostComplete: "most-complete"
        case .longest: "longest"
        }
    }

    /// The rules that stand for themselves.
    public static let plain: [MergeRule] = [.newest, .mostComplete, .longest]
    /// The name of the rule with a source.
    public static let sourceName = "source"
    /// The word for no rule of a field.
    public static let noneName = "default"

    init?(name: String, source: String?) {
        let rule = name == Self.sourceName ? source.map { .source($0) } : Self.plain.first { $0.name == name }
        guard let rule else { return nil }
        self = rule
    }

    /// The mark that all exports of the same contacts have in common, as SQL of a row of `sources`.
    static let lineage = "coalesce(sources.lineage, sources.sha256)"
}
