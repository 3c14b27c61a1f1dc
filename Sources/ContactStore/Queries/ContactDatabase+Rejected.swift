import GRDB

/// Which rejected numbers are meant.
public struct RejectedFilter: Sendable, Hashable {
    /// Words of reasons or categories; empty for all.
    public var categories: [String]

    /// Numbers of some categories, or of all.
    public init(categories: [String] = []) {
        self.categories = categories
    }

    var sql: (condition: String, arguments: StatementArguments) {
        guard !categories.isEmpty else { return ("", []) }
        let marks = categories.map { _ in "?" }.joined(separator: ", ")
        let anyOption = categories.map { _ in "instr(',' || category || ',', ?) > 0" }.joined(separator: " OR ")
        let patterns = categories.map { ",\($0)," }
        return ("WHERE reason IN (\(marks)) OR \(anyOption)", StatementArguments(categories + patterns))
    }
}

/// How many rejected numbers there are, by what people ask for. Each list starts with the largest count.
public struct RejectedCounts: Sendable, Hashable {
    /// All that the filter lets through.
    public var total = 0
    /// By the category of the rejection.
    public var categories: [NamedCount] = []
    /// By region or calling code; the name is `nil` where the country is unknown.
    public var countries: [NamedCount] = []
    /// By the path of the source.
    public var sources: [NamedCount] = []
}

/// A count of what has a name.
public struct NamedCount: Sendable, Hashable {
    /// What is counted; `nil` for what has no name.
    public var name: String?
    /// How many there are.
    public var count: Int

    /// A name and its count.
    public init(name: String?, count: Int) {
        self.name = name
        self.count = count
    }
}

extension ContactDatabase {
    /// Counts rejected numbers.
    public func rejectedCounts(_ filter: RejectedFilter = RejectedFilter()) throws -> RejectedCounts {
        try read { db in
            let (condition, arguments) = filter.sql
            // One pass over the numbers; what remains are a few hundred groups.
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT category, country, source, count(*) AS count FROM rejected_numbers
                    \(condition) GROUP BY 1, 2, 3
                    """, arguments: arguments)
            var counts = RejectedCounts()
            counts.total = rows.reduce(0) { $0 + ($1["count"] as Int) }
            counts.categories = Self.sums(of: rows, by: "category")
            counts.countries = Self.sums(of: rows, by: "country")
            counts.sources = Self.sums(of: rows, by: "source")
            return counts
        }
    }

    /// Calls the body with each rejected number: source by source, in the order of the contacts.
    ///
    /// Rows stream: memory does not grow with their number.
    public func forEachRejectedNumber(
        _ filter: RejectedFilter = RejectedFilter(), _ body: (RejectedNumber) throws -> Void
    ) throws {
        try read { db in
            let (condition, arguments) = filter.sql
            // A file that only an earlier version has written to has no key of numbers; the key is the order of the rows.
            let hasKey = try db.columns(in: "rejected_numbers").contains { $0.name == "number_id" }
            let order = hasKey ? "number_id" : "contact_id, position"
            let numbers = try Row.fetchCursor(
                db, sql: "SELECT * FROM rejected_numbers \(condition) ORDER BY \(order)", arguments: arguments)
            while let row = try numbers.next() { try body(RejectedNumber(row)) }
        }
    }

    private static func sums(of rows: [Row], by column: String) -> [NamedCount] {
        var sums: [String?: Int] = [:]
        for row in rows { sums[row[column] as String?, default: 0] += row["count"] as Int }
        return sums.map { NamedCount(name: $0.key, count: $0.value) }.sorted {
            ($1.count, $0.name ?? "\u{10FFFF}") < ($0.count, $1.name ?? "\u{10FFFF}")
        }
    }
}
