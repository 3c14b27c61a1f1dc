import GRDB

/// The value of a field that a person has, and why it is that of one contact and not of another.
public struct MergedValue: Sendable, Hashable {
    /// The name of the field, as ``MergedField`` has it.
    public var field: String
    /// The value.
    public var value: String
    /// The contact that it is of; the first if several have it.
    public var contact: Int
    /// The reason that the value is that of the contact.
    public var ground: Ground

    /// A reason for a value.
    public enum Ground: Sendable, Hashable {
        /// No other contact has another value.
        case only
        /// Somebody chose it, by a change.
        case choice(change: Int)
        /// A rule of the field.
        case rule(MergeRule)
        /// The order that all databases have.
        case order
    }
}

extension ContactDatabase {
    /// The values that a person has in the fields with one value only, where any contact has one.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func mergedValues(ofPerson person: Int) throws -> [MergedValue] {
        try mergedValues(of: MergeOrder.members(of: ":key"), ["key": person])
    }

    /// The values of some fields that contacts would have as one person, whoever's they are.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func mergedValues(ofContacts contacts: [Int], in fields: Set<String>) throws -> [MergedValue] {
        let list = "[\(contacts.map(String.init).joined(separator: ","))]"
        return try mergedValues(of: MergeOrder.membersOfList, ["key": list], in: fields)
    }

    /// - Parameters:
    ///   - members: The contacts by a parameter: the queries are long, and prepared once.
    ///   - arguments: The value of the parameter.
    ///   - fields: The names of the fields; `nil` for all.
    private func mergedValues(
        of members: String, _ arguments: StatementArguments, in fields: Set<String>? = nil
    ) throws -> [MergedValue] {
        try read { db in
            let rules = try StoredPreference.current(in: db)
            return try MergedField.all.filter { fields?.contains($0.name) ?? true }.compactMap { field in
                try MergedValue.of(field, members, arguments, rules: rules[field.name] ?? [], in: db)
            }
        }
    }
}

extension MergedValue {
    /// A contact that has a value of the field.
    private struct Candidate {
        var contact: Int, value: String
        /// The change by which the value was chosen.
        var choice: Int?
        /// The ranks by the rules of the field, in their order.
        var ranks: [Substring]
    }

    fileprivate static func of(
        _ field: MergedField, _ members: String, _ arguments: StatementArguments, rules: [MergeRule], in db: Database
    ) throws -> MergedValue? {
        let choice = """
            (SELECT change_id FROM edits WHERE is_current AND edits.contact_id = contacts.id
              AND edits.field = '\(EditedField.choice(of: field.column?.fieldKind).name)' AND edits.value <> '')
            """
        let rows = try db.cachedStatement(
            sql: """
                SELECT contacts.id AS contact, \(MergeOrder.ownValue(of: field)) AS value, \(choice) AS choice,
                  \(MergeOrder.ranks(of: field)) AS ranks
                \(MergeOrder.having(field, members))
                """)
        let candidates = try Row.fetchAll(rows, arguments: arguments).map { row in
            let ranks: String = try row.value("ranks") ?? ""
            return Candidate(
                contact: try row.value("contact"), value: try row.value("value"), choice: try row.value("choice"),
                ranks: ranks.split(separator: "|", omittingEmptySubsequences: false))
        }
        let merged = try db.cachedStatement(sql: "SELECT \(MergeOrder.value(of: field, members))")
        let value = try String.fetchOne(merged, arguments: arguments)
        guard let first = candidates.first, let value else { return nil }
        return MergedValue(
            field: field.name, value: value, contact: first.contact, ground: ground(of: candidates, rules: rules))
    }

    /// The ground that sets the first of some candidates apart from all that have other values.
    private static func ground(of candidates: [Candidate], rules: [MergeRule]) -> Ground {
        func agree(_ candidates: [Candidate]) -> Bool { Set(candidates.map(\.value)).count < 2 }
        guard let first = candidates.first, !agree(candidates) else { return .only }
        var left = candidates
        if let change = first.choice {
            left = left.filter { $0.choice != nil }
            if agree(left) { return .choice(change: change) }
        }
        for (place, rule) in rules.enumerated() where place < first.ranks.count {
            left = left.filter { $0.ranks[place] == first.ranks[place] }
            if agree(left) { return .rule(rule) }
        }
        return .order
    }
}
