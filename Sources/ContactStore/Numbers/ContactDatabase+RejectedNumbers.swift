import GRDB

extension ContactDatabase {
    /// Counts rejected numbers by category, country and source.
    ///
    /// - Parameter filter: The filter of the numbers to count; all by default.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: One pass over the numbers of the database.
    public func rejectedCounts(_ filter: RejectedFilter = RejectedFilter()) throws -> RejectedCounts {
        try read { db in
            // One pass over the numbers; what remains are a few hundred groups.
            let rows = try SQLRequest<Row>(
                literal: """
                    SELECT category, country, source, count(*) AS count FROM rejected_numbers
                    \(filter.clause) GROUP BY 1, 2, 3
                    """
            ).fetchAll(db)
            var counts = RejectedCounts()
            for row in rows { counts.total += try row.value("count") }
            counts.categories = try Self.sums(of: rows, by: "category")
            counts.countries = try Self.sums(of: rows, by: "country")
            counts.sources = try Self.sums(of: rows, by: "source")
            return counts
        }
    }

    /// Calls a closure with each rejected number: source by source, in the order of the contacts.
    ///
    /// Rows are streamed: memory does not grow with their number.
    ///
    /// - Parameters:
    ///   - filter: The filter of the numbers; all by default.
    ///   - body: Takes a number.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    public func forEachRejectedNumber(
        _ filter: RejectedFilter = RejectedFilter(), _ body: (RejectedNumber) throws -> Void
    ) throws {
        try read { db in
            let numbers = try SQLRequest<Row>(
                literal: """
                    SELECT \(sql: RejectedNumber.columnList) FROM rejected_numbers \(filter.clause) ORDER BY number_id
                    """
            ).fetchCursor(db)
            while let row = try numbers.next() { try body(RejectedNumber(row)) }
        }
    }

    private static func sums(of rows: [Row], by column: String) throws -> [NamedCount] {
        var sums: [String?: Int] = [:]
        for row in rows { sums[try row.value(column), default: 0] += try row.value("count") }
        return sums.map { NamedCount(name: $0.key, count: $0.value) }.sorted {
            ($1.count, $0.name ?? "\u{10FFFF}") < ($0.count, $1.name ?? "\u{10FFFF}")
        }
    }
}

/// A filter of rejected numbers.
public struct RejectedFilter: Sendable, Hashable {
    /// Names of reasons and of categories of numbers, any of which a number must have; empty for all.
    public var categories: [String]
    /// The selection of the numbers and contacts; `nil` for all.
    package var selection: SelectionQuery?

    /// Numbers of some categories, or of all.
    public init(categories: [String] = []) {
        self.categories = categories
    }

    var clause: SQL {
        .whereClause(hasCategory, selection?.numbers(key: "number_id", contact: "contact_id"))
    }

    private var hasCategory: SQL? {
        if categories.isEmpty { return nil }
        let any = categories.map { "instr(',' || category || ',', ',' || \($0) || ',') > 0" as SQL }
        return "(reason IN \(categories) OR \(any.joined(separator: " OR ")))"
    }
}

/// The number of rejected numbers, in total and by their properties. Each list starts with the largest count.
public struct RejectedCounts: Sendable, Hashable {
    /// All that the filter selects.
    public var total = 0
    /// By the category of the rejection.
    public var categories: [NamedCount] = []
    /// By region or calling code; the name is `nil` where the country is unknown.
    public var countries: [NamedCount] = []
    /// By the path of the source.
    public var sources: [NamedCount] = []
}
