import GRDB
import PhoneNumbers
import Threads

/// A selection as conditions in SQL, for lists and counts. Its parts are checked once, when it is made.
package struct SelectionQuery: Sendable, Hashable {
    /// The selection.
    package let selection: ContactSelection
    /// The condition that contacts have to fulfil, on the columns of `contacts`; `nil` if there is none.
    private let contacts: String?

    /// A selection among the sources of a database.
    ///
    /// - Throws: ``InvalidCondition``; ``StoreError`` if the file cannot be read; `CancellationError`.
    package init(_ selection: ContactSelection, of store: ContactDatabase) throws {
        self.selection = selection
        _ = try selection.wantedContacts(path: store.path, cancellation: store.cancellation)
        var parts = selection.partConditions
        if let key = selection.sourceKey {
            parts.append("contacts.source_id = \(key)")
        } else if !selection.sources.isEmpty {
            let keys = selection.sourceKeys(among: try store.sources().map { ($0.id, $0.path) }).sorted().map(
                String.init)
            parts.append("contacts.source_id IN (\(keys.joined(separator: ", ")))")
        }
        let condition = SQLCondition.joined(selection.condition, and: parts)
        contacts = condition.isEmpty ? nil : condition
    }

    /// The condition of the selection on numbers whose key and whose contact's key stand in two columns; `nil` if it has none.
    ///
    /// - Parameter ignoresVerdict: `true` for numbers of a list that all have the verdict which it is about.
    func numbers(key: String, contact: String, ignoresVerdict: Bool = true) -> SQL? {
        var parts: [SQL] = []
        if let numbers = numbers(ignoresVerdict: ignoresVerdict) {
            parts.append(
                """
                EXISTS (SELECT 1 FROM \(sql: CurrentTable.numbers) AS wanted WHERE wanted.id = \(sql: key) AND \(numbers))
                """)
        }
        if let contacts {
            parts.append(
                "\(sql: contact) IN (SELECT contacts.id FROM \(sql: SQLCondition.table) WHERE \(sql: contacts))")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " AND ")
    }

    /// The keys of the contacts, in their order.
    ///
    /// - Parameter limit: the maximum number of keys; `nil` for all.
    func contactKeys(in db: Database, limit: Int? = nil) throws -> [Int] {
        var parts: [SQL] = contacts.map { ["\(sql: $0)"] } ?? []
        if let numbers = numbers(ignoresVerdict: false) {
            parts.append(
                """
                EXISTS (SELECT 1 FROM \(sql: CurrentTable.numbers) AS wanted WHERE wanted.id
                  BETWEEN \(sql: RowKey.first(of: "contacts.id")) AND \(sql: RowKey.last(of: "contacts.id")) AND \(numbers))
                """)
        }
        let condition = parts.isEmpty ? "true" : parts.joined(separator: " AND ")
        return try SQLRequest<Int>(
            literal: """
                SELECT contacts.id FROM \(sql: SQLCondition.table) WHERE \(condition)
                ORDER BY contacts.id LIMIT \(limit ?? -1)
                """
        ).fetchAll(db)
    }

    /// The keys and the current texts of the numbers, in their order.
    func numberValues(in db: Database) throws -> [(number: Int, value: String)] {
        let condition = numbers(key: "numbers.id", contact: "numbers.contact_id", ignoresVerdict: false)
        let rows = try SQLRequest<Row>(
            literal: """
                SELECT numbers.id AS id, numbers.value AS value FROM \(sql: CurrentTable.numbers) AS numbers
                \(.whereClause(condition)) ORDER BY numbers.id
                """
        ).fetchAll(db)
        return try rows.map { (try $0.value("id"), try $0.value("value")) }
    }

    /// The condition on the columns of numbers.
    private func numbers(ignoresVerdict: Bool) -> SQL? {
        var parts: [SQL] = []
        if !ignoresVerdict, selection.isAboutNumbers { parts.append("wanted.verdict IN \(selection.wantedVerdicts)") }
        if !selection.reasons.isEmpty { parts.append("wanted.reason IN \(selection.reasons)") }
        if !selection.countries.isEmpty {
            parts.append(
                "(wanted.region IN \(selection.countries) OR '+' || wanted.country_code IN \(selection.countries))")
        }
        if !selection.categories.isEmpty {
            let names = selection.categories.names.map {
                "instr(',' || wanted.category || ',', ',' || \($0) || ',') > 0" as SQL
            }
            parts.append("(\(names.joined(separator: " OR ")))")
        }
        if !selection.labels.isEmpty { parts.append("wanted.label COLLATE NOCASE IN \(selection.labels)") }
        return parts.isEmpty ? nil : parts.joined(separator: " AND ")
    }
}

extension ContactSelection {
    /// The conditions on a row of `contacts` that parts are there or not.
    fileprivate var partConditions: [String] { present.map(\.condition) + absent.map { "NOT (\($0.condition))" } }

    /// The contacts that fulfil the conditions on contacts; `nil` if there are none.
    ///
    /// - Throws: ``InvalidCondition``; ``StoreError`` if the file cannot be opened.
    func wantedContacts(path: String, cancellation: Cancellation) throws -> SQLCondition? {
        guard hasConditions else { return nil }
        return try SQLCondition(condition, and: partConditions, path: path, cancellation: cancellation)
    }
}

extension SQL {
    /// A clause for conditions of which some are absent; empty if all are.
    static func whereClause(_ conditions: SQL?...) -> SQL {
        let conditions = conditions.compactMap { $0 }
        return conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))"
    }
}

extension ContactDatabase {
    /// Returns `true` if a number has a label.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func hasLabel(_ label: String) throws -> Bool {
        try read { db in
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM \(CurrentTable.numbers) WHERE label = ? COLLATE NOCASE)",
                arguments: [label]) ?? false
        }
    }

    /// Every label of a number.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func labels() throws -> [String] {
        try read { db in
            try String.fetchAll(
                db, sql: "SELECT DISTINCT label FROM \(CurrentTable.numbers) WHERE label IS NOT NULL ORDER BY label")
        }
    }
}
