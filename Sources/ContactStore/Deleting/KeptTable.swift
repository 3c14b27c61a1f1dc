/// The tables whose rows are kept when a change deletes or alters them, so that it can be undone.
///
/// The others follow from their rows, or are nobody's: rules stay as long as anything is kept.
enum KeptTable {
    /// Parents before children, so that rows can be written in this order.
    static let all = StoreTable.allCases.filter { isKept($0) }

    static func isKept(_ table: StoreTable) -> Bool {
        switch table {
        case .sources, .contacts, .members, .phoneNumbers, .emails, .addresses, .details, .normalizedFields, .findings,
            .rawContent,
            .people, .memberships, .decisions, .corrections, .edits:
            true
        case .rules, .checkpoints, .changes, .preferences, .forgotten, .digests, .normalizedContacts, .keptRows,
            .comparedContacts, .erasures, .searchIndex, .plans, .planFiles, .planSteps, .planImages:
            false
        }
    }

    /// The key of the source that a row is of, as SQL; `nil` where the table does not say it.
    static func source(of table: StoreTable) -> String? {
        switch table {
        case .sources: "id"
        case .contacts, .members, .findings, .rawContent: "source_id"
        default: nil
        }
    }

    /// The key of the contact that a row is of, as SQL; `nil` where it is of none, or of several.
    static func contact(of table: StoreTable) -> String? {
        switch table {
        case .contacts: "id"
        case .phoneNumbers, .emails, .addresses, .details, .normalizedFields, .memberships, .edits: "contact_id"
        case .corrections: "number_id >> \(RowKey.positionBits)"
        default: nil
        }
    }

    /// Returns true if a change alters rows of the table, or deletes them after it has altered them.
    static func isAltered(_ table: StoreTable) -> Bool {
        switch table {
        case .sources, .people, .memberships, .decisions, .corrections, .edits: true
        default: false
        }
    }
}
