/// The columns of `preferences`: the rules by which people have one contact's value of a field and not another's.
enum PreferenceColumn: Int, StoreColumn {
    /// `field` is a ``MergedField``, and `position` the place of the rule among those of the field. `source` names what is preferred by
    /// the rule `source`: all exports of the same contacts, as `sources.lineage` does. `isCurrent` marks the rules of the newest change of
    /// the field that is not undone; the rule `default` stands alone for none.
    case id, changeID, field, position, rule, source, isCurrent

    static let table = StoreTable.preferences

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .changeID: .init("change_id", "INTEGER NOT NULL REFERENCES changes (id)")
        case .field: .init("field", "TEXT NOT NULL")
        case .position: .init("position", "INTEGER NOT NULL")
        case .rule: .init("rule", "TEXT NOT NULL")
        case .source: .init("source", "TEXT")
        case .isCurrent: .init("is_current", "INTEGER NOT NULL")
        }
    }

    /// Finds the rules that hold for a field; with it, at most one can at each place.
    static let index = "UNIQUE INDEX preferences_current ON preferences (field, position) WHERE is_current"
}
