/// Where a text stands in a database.
package struct TextPlace: Sendable, Hashable {
    /// The table and the column.
    package var table: String, column: String
    /// The key of the row.
    package var row: Int
    /// The contact that the row belongs to, where it belongs to one.
    package var contact: Int?
    /// The source that the row belongs to, where it belongs to one and to no contact.
    package var source: Int?
    /// `true` if the text is a number that is known to be none of those that are looked for.
    package var isSettled = false
    /// True if the row is one that a change has kept.
    package var isKept = false

    /// `true` if the text is JSON, each of whose strings is a text of its own.
    var isJSON: Bool {
        table == StoreTable.contacts.name && column == ContactColumn.extras.name
            || table == StoreTable.findings.name && column == FindingColumn.sentence.name
            || table == StoreTable.changes.name && column == ChangeColumn.sentence.name
    }

    /// The table in whose rows the text is: that of kept rows for those.
    package var holder: String { isKept ? StoreTable.keptRows.name : table }

    init(table: StoreTable, column: String, row: Int, owner: Int, hasForm: Bool = false) {
        self.table = table.name
        self.column = column
        self.row = row
        switch table {
        case .contacts: contact = row
        case .phoneNumbers, .emails, .addresses, .details, .normalizedFields: contact = row >> RowKey.positionBits
        case .corrections: contact = owner >> RowKey.positionBits
        case .edits: contact = owner
        case .findings, .sources: source = owner
        default: break
        }
        isSettled =
            switch table {
            case .phoneNumbers:
                column == PhoneNumberColumn.raw.name || hasForm && column == PhoneNumberColumn.cell.name
            case .corrections: hasForm && column == CorrectionColumn.value.name
            default: false
            }
    }

    init(foreignTable: String, column: String, row: Int) {
        (table, self.column, self.row) = (foreignTable, column, row)
    }
}

extension TextPlace {
    /// The columns whose text people wrote, by the position in kept rows of a table.
    private static let written: [StoreTable: [String?]] = Dictionary(
        uniqueKeysWithValues: KeptTable.all.map { table in
            (table, table.columns.names.map { table.writtenColumns.contains($0) ? $0 : nil })
        })

    /// The place of a text that a change has kept; `nil` for one that people did not write.
    init?(_ row: KeptRow, column: Int) {
        guard let name = Self.written[row.table]?[column] else { return nil }
        let (owner, form): (Int?, UnsafeBufferPointer<UInt8>?) =
            switch row.table {
            case .phoneNumbers: (row.key, row.bytes(PhoneNumberColumn.e164))
            case .corrections: (row.int(CorrectionColumn.numberID), row.bytes(CorrectionColumn.e164))
            case .edits: (row.contact, nil)
            case .findings: (row.source, nil)
            default: (row.key, nil)
            }
        self.init(
            table: row.table, column: name, row: row.key, owner: owner ?? 0, hasForm: form.map { !$0.isEmpty } ?? false)
        isKept = true
    }
}

extension StoreTable {
    /// The column that says whom the text of a row belongs to, beside the key.
    var ownerColumn: String {
        switch self {
        case .corrections: CorrectionColumn.numberID.name
        case .edits: EditColumn.contactID.name
        case .findings: FindingColumn.sourceID.name
        default: columns.names[0]
        }
    }

    /// The SQL condition that a row has an E.164 form.
    var formCondition: String { self == .phoneNumbers || self == .corrections ? "e164 IS NOT NULL" : "0" }

    /// The columns whose text people wrote; hashes and words of this program are not among them.
    var writtenColumns: [String] {
        switch self {
        case .forgotten, .digests, .erasures, .checkpoints, .rules, .rawContent, .normalizedContacts, .memberships,
            .comparedContacts, .keptRows, .searchIndex, .preferences, .plans, .planFiles, .planSteps, .planImages:
            []
        case .people: []
        case .sources:
            columns.names.dropFirst().filter {
                ![SourceColumn.sha256.name, SourceColumn.lineage.name, SourceColumn.planVersion.name].contains($0)
            }
        case .members: [MemberColumn.name.name]
        default: Array(columns.names.dropFirst())
        }
    }

    /// The columns with hashes, in which digits are no number.
    var hashColumns: [String] {
        switch self {
        case .sources: [SourceColumn.sha256.name, SourceColumn.lineage.name]
        case .members: [MemberColumn.sha256.name]
        case .forgotten: [ForgottenColumn.salt.name, ForgottenColumn.digest.name]
        case .people: [PersonColumn.stableID.name]
        case .preferences: [PreferenceColumn.source.name]
        case .erasures: [ErasureColumn.subject.name, ErasureColumn.facts.name]
        default: []
        }
    }
}
