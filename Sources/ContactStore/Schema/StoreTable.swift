import GRDB

/// The tables of the store, parents before children.
enum StoreTable: Int, CaseIterable {
    case sources, contacts, rules, phoneNumbers, emails, addresses, details, normalizedFields, findings, checkpoints
    case changes, people, memberships, decisions, corrections, edits, preferences, forgotten, rawContent
    case digests, normalizedContacts, keptRows, erasures, searchIndex, members, plans, planFiles, planSteps, planImages
    case comparedContacts

    /// The name of the table in SQL. Names that start with `_` are internal.
    var name: String {
        switch self {
        case .sources: "sources"
        case .contacts: "contacts"
        case .members: "members"
        case .rules: "rules"
        case .phoneNumbers: "phone_numbers"
        case .emails: "emails"
        case .addresses: "addresses"
        case .details: "details"
        case .normalizedFields: "normalized_fields"
        case .findings: "findings"
        case .checkpoints: "_checkpoints"
        case .changes: "changes"
        case .people: "people"
        case .memberships: "memberships"
        case .decisions: "decisions"
        case .corrections: "corrections"
        case .edits: "edits"
        case .preferences: "preferences"
        case .forgotten: "forgotten"
        case .rawContent: "raw_content"
        case .digests: "_digests"
        case .normalizedContacts: "_normalized_contacts"
        case .keptRows: "kept_rows"
        case .erasures: "_erasures"
        case .searchIndex: "_search_index"
        case .plans: "plans"
        case .planFiles: "plan_files"
        case .planSteps: "plan_steps"
        case .planImages: "plan_images"
        case .comparedContacts: "_compared_contacts"
        }
    }

    /// The columns of the table.
    var columns: any StoreColumn.Type {
        switch self {
        case .sources: SourceColumn.self
        case .contacts: ContactColumn.self
        case .members: MemberColumn.self
        case .rules: RuleColumn.self
        case .phoneNumbers: PhoneNumberColumn.self
        case .emails: EmailColumn.self
        case .addresses: AddressColumn.self
        case .details: DetailColumn.self
        case .normalizedFields: NormalizedFieldColumn.self
        case .findings: FindingColumn.self
        case .checkpoints: CheckpointColumn.self
        case .changes: ChangeColumn.self
        case .people: PersonColumn.self
        case .memberships: MembershipColumn.self
        case .decisions: DecisionColumn.self
        case .corrections: CorrectionColumn.self
        case .edits: EditColumn.self
        case .preferences: PreferenceColumn.self
        case .forgotten: ForgottenColumn.self
        case .rawContent: RawContentColumn.self
        case .digests: DigestColumn.self
        case .normalizedContacts: NormalizedContactColumn.self
        case .keptRows: KeptRowColumn.self
        case .erasures: ErasureColumn.self
        case .searchIndex: SearchIndexColumn.self
        case .plans: PlanColumn.self
        case .planFiles: PlanFileColumn.self
        case .planSteps: PlanStepColumn.self
        case .planImages: PlanImageColumn.self
        case .comparedContacts: ComparedContactColumn.self
        }
    }

    /// The SQL that creates the table, as it stands in `sqlite_schema`.
    var createStatement: String { columns.createStatement }

    /// The tables whose rows belong to contacts. Their keys are as ``RowKey`` has them.
    static let ofContacts: [StoreTable] = [.phoneNumbers, .emails, .addresses, .details, .normalizedFields]

    /// Those of ``ofContacts`` that have rows.
    ///
    /// - Parameter first: The key of the first row that counts.
    static func ofContacts(in db: Database, from first: Int = .min) throws -> [StoreTable] {
        try ofContacts.filter { table in
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM \(table.name) WHERE id >= ?)", arguments: [first]) ?? false
        }
    }

    /// The tables whose rows save time and decide nothing: they are dropped where they are damaged or belong to other rows.
    static let derived: [StoreTable] = [.normalizedContacts, .comparedContacts, .searchIndex]

    /// The tables whose rows name their source.
    static let ofSources: [StoreTable] = [.contacts, .members, .findings, .checkpoints, .rawContent]
}
