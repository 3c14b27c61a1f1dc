import GRDB

/// A value of a person that a change makes another.
public struct MergedDifference: Sendable, Hashable {
    /// The key of the person.
    public var person: Int
    /// The name of the field.
    public var field: String
    /// The value before and since; `nil` for none.
    public var old: String?, new: String?
}

extension ChangeWriter {
    /// Runs a closure, and compares what people with several contacts have before and after it.
    ///
    /// - Parameters:
    ///   - fields: The fields that are compared.
    ///   - limit: How many values are wanted as examples.
    /// - Returns: the count of people who have another value, and the first values.
    package func differences(
        in fields: [MergedField], limit: Int, _ body: () throws -> Void
    ) throws -> (people: Int, examples: [MergedDifference]) {
        let members = MergeOrder.members(of: "people.id")
        let values = fields.indices.map { "\(MergeOrder.value(of: fields[$0], members)) AS value\($0)" }
        let query = "SELECT \((["people.id AS id"] + values).joined(separator: ", ")) FROM people WHERE contacts > 1"
        try db.execute(sql: "CREATE TEMP TABLE former AS \(query)")
        defer { try? db.execute(sql: "DROP TABLE temp.former") }
        try body()
        let pairs = fields.indices.map { "former.value\($0) AS old\($0), now.value\($0) AS new\($0)" }
        let differ = fields.indices.map { "former.value\($0) IS NOT now.value\($0)" }.joined(separator: " OR ")
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT now.id AS id, \(pairs.joined(separator: ", ")) FROM (\(query)) AS now
                JOIN temp.former AS former ON former.id = now.id WHERE \(differ) ORDER BY now.id
                """)
        var (people, examples): (Int, [MergedDifference]) = (0, [])
        while let row = try rows.next() {
            people += 1
            for (place, field) in fields.enumerated() where examples.count < limit {
                let (old, new): (String?, String?) = (try row.value("old\(place)"), try row.value("new\(place)"))
                guard old != new else { continue }
                examples.append(
                    MergedDifference(person: try row.value("id"), field: field.name, old: old, new: new))
            }
        }
        return (people, examples)
    }
}
