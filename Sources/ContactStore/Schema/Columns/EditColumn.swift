/// The columns of `edits`: texts of contacts as they are since a change; the rows of the source stay as they were read.
///
/// Numbers are not among them: they have `corrections`, with a verdict.
enum EditColumn: Int, StoreColumn {
    /// `field` and `position` are the place of the text, as ``EditedField`` has it. `oldValue` is the text before, NULL for none, and
    /// `value` the text since, empty for one that was removed. `isCurrent` marks the edit of the newest change that is not undone:
    /// at most one for each place. `endedBy` is the change of sources since which no edit of the place holds, however the edit's own
    /// change is undone, and `outcome` says how: ``EditOutcome``. Corrections of numbers that ended so stand here, too, as `phone`.
    case id, changeID, contactID, field, position, oldValue, value, isCurrent, endedBy, outcome

    static let table = StoreTable.edits

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .changeID: .init("change_id", "INTEGER NOT NULL REFERENCES changes (id)")
        case .contactID: .init("contact_id", "INTEGER NOT NULL REFERENCES contacts (id)")
        case .field: .init("field", "TEXT NOT NULL")
        case .position: .init("position", "INTEGER NOT NULL")
        case .oldValue: .init("old_value", "TEXT")
        case .value: .init("value", "TEXT NOT NULL")
        case .isCurrent: .init("is_current", "INTEGER NOT NULL")
        case .endedBy: .init("ended_by", "INTEGER REFERENCES changes (id)")
        case .outcome: .init("outcome", "TEXT")
        }
    }

    /// Finds the edits that hold for a contact; with it, at most one can for each place.
    static let index = "UNIQUE INDEX edits_current ON edits (contact_id, field, position) WHERE is_current"

    /// Finds the contacts that have edits, so that views look for none of the others.
    static let contactIndex = "INDEX edits_contacts ON edits (contact_id)"

    /// Finds whether any edit of a field holds, so that views look for none where none does.
    static let fieldIndex = "INDEX edits_fields ON edits (field) WHERE is_current"
}
