/// The source that a row is counted with, so that damage is named by the file that it came from.
enum RowOwner {
    /// The source whose key is in a column.
    case source(String)
    /// The source of the contact whose key is in a column.
    case contact(String)
    /// No source.
    case nobody
}

extension StoreTable {
    /// Whose the rows of the table are.
    var owner: RowOwner {
        switch self {
        case .sources: .source(SourceColumn.id.name)
        case .contacts: .source(ContactColumn.sourceID.name)
        case .members: .source(MemberColumn.sourceID.name)
        case .findings: .source(FindingColumn.sourceID.name)
        case .checkpoints: .source(CheckpointColumn.sourceID.name)
        case .rawContent: .source(RawContentColumn.sourceID.name)
        case .phoneNumbers, .emails, .addresses, .details, .normalizedFields: .contact("contact_id")
        case .rules, .changes, .people, .memberships, .decisions, .corrections, .edits, .preferences, .forgotten,
            .digests,
            .normalizedContacts, .comparedContacts, .keptRows, .erasures, .searchIndex, .plans, .planFiles, .planSteps,
            .planImages:
            .nobody
        }
    }

    /// The source of a row, as SQL; -1 where it cannot be found, and NULL for rows of no source.
    ///
    /// - Parameter row: The name by which the SQL around it knows the row.
    func ownerSQL(of row: String) -> String {
        switch owner {
        case .source(let column): "\(row).\(column)"
        case .contact(let column):
            "coalesce((SELECT source_id FROM main.contacts WHERE contacts.id = \(row).\(column)), -1)"
        case .nobody: "NULL"
        }
    }

    /// The tables that have digests: all but that of the digests, whose rows add up to one of its own.
    static let digested = allCases.filter { $0 != .digests }
}
