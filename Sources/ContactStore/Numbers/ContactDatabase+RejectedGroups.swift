import GRDB

/// A property by which rejected numbers are counted.
public enum RejectedProperty: String, Sendable, Hashable, CaseIterable {
    case reason, country, category, source, label, rule
}

/// Rejected numbers with the same properties.
public struct RejectedGroup: Sendable, Hashable {
    /// The values of the properties, in the order in which they were asked for; `nil` for numbers without a value.
    public var values: [String?]
    /// The count of the numbers.
    public var count: Int
}

extension ContactDatabase {
    /// Counts rejected numbers by several properties at once, the largest count first.
    ///
    /// - Parameters:
    ///   - filter: The filter of the numbers to count; all by default.
    ///   - properties: The properties.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: One pass over the numbers of the database.
    public func rejectedGroups(
        _ filter: RejectedFilter = RejectedFilter(), by properties: [RejectedProperty]
    ) throws -> [RejectedGroup] {
        if properties.isEmpty { return [] }
        let columns = properties.map(\.rawValue)
        let list = columns.joined(separator: ", ")
        return try read { db in
            let rows = try SQLRequest<Row>(
                literal: """
                    SELECT \(sql: list), count(*) AS count FROM rejected_numbers \(filter.clause)
                    GROUP BY \(sql: list) ORDER BY count(*) DESC, \(sql: list)
                    """
            ).fetchAll(db)
            return try rows.map { row in
                RejectedGroup(values: try columns.map { try row.value($0) }, count: try row.value("count"))
            }
        }
    }
}
