import GRDB

/// The rules by which people have one contact's value of a field and not another's.
public struct StoredPreference: Sendable, Hashable {
    /// The name of the field, as ``MergedField`` has it.
    public var field: String
    /// The rules, the first first; none if the field has none since the change.
    public var rules: [MergeRule]
    /// The change that stored them.
    public var change: Int
    /// `true` if they hold: those of the newest change of the field that is not undone.
    public var isCurrent: Bool
}

extension StoredPreference {
    /// The rules of each field, the oldest change first.
    static func all(in db: Database) throws -> [StoredPreference] {
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(PreferenceColumn.allCases.list) FROM preferences ORDER BY change_id, id")
        return try rows.reduce(into: []) { all, row in
            let field: String = try row.value(PreferenceColumn.field)
            let change: Int = try row.value(PreferenceColumn.changeID)
            if all.last?.field != field || all.last?.change != change {
                all.append(
                    StoredPreference(
                        field: field, rules: [], change: change,
                        isCurrent: try row.value(PreferenceColumn.isCurrent)))
            }
            let (name, source): (String, String?) = (
                try row.value(PreferenceColumn.rule), try row.value(PreferenceColumn.source)
            )
            if let rule = MergeRule(name: name, source: source) { all[all.count - 1].rules.append(rule) }
        }
    }

    /// The rules that hold, by their fields.
    static func current(in db: Database) throws -> [String: [MergeRule]] {
        Dictionary(try all(in: db).filter(\.isCurrent).map { ($0.field, $0.rules) }) { _, last in last }
            .filter { !$0.value.isEmpty }
    }
}

extension ContactDatabase {
    /// The rules of each field that changes have stored, the oldest change first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func preferences() throws -> [StoredPreference] { try read(StoredPreference.all) }

    /// The latest path of the exports that a rule prefers, by what they have in common.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func pathsOfLineages() throws -> [String: String] {
        try read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT \(MergeRule.lineage) AS lineage, path FROM sources ORDER BY id")
            return try Dictionary(rows.map { (try $0.value("lineage"), try $0.value("path")) }) { _, last in last }
        }
    }

    /// The marks that all exports of the same contacts have in common, by the keys of the sources.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func lineages() throws -> [Int: String] {
        try read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT id, \(MergeRule.lineage) AS lineage FROM sources")
            return try Dictionary(rows.map { (try $0.value("id"), try $0.value("lineage")) }) { first, _ in first }
        }
    }
}

extension StoredPreference {
    /// The fields with the changes whose rules hold, as SQL.
    static func newest(except undone: String) -> String {
        "SELECT field, max(change_id) FROM preferences WHERE change_id NOT IN (\(undone)) GROUP BY field"
    }
}
