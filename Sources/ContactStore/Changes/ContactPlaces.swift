import GRDB

/// Finds contacts by their places in sources.
package struct ContactPlaces {
    private let db: Database
    /// By sources: the key that a contact of ordinal 0 would have; `nil` for a source without contacts.
    private var origins: [Int: Int?] = [:]

    /// The places of contacts, inside a change.
    package init(_ writer: ChangeWriter) { db = writer.db }

    /// The contact that stands at a place of a source; `nil` if there is none.
    ///
    /// - Complexity: A lookup, and one scan for each source. Where rows were left out, contacts are not found at the place that
    ///   their ordinal says, and each costs a scan.
    package mutating func contact(_ ordinal: Int, ofSource source: Int) throws -> Int? {
        let near = try origin(of: source)?.addingReportingOverflow(ordinal)
        if let near, !near.overflow {
            let statement = try db.cachedStatement(
                sql: "SELECT id FROM contacts WHERE id = ? AND source_id = ? AND ordinal = ?")
            if let contact = try Int.fetchOne(statement, arguments: [near.partialValue, source, ordinal]) {
                return contact
            }
        }
        let any = try db.cachedStatement(sql: "SELECT id FROM contacts WHERE source_id = ? AND ordinal = ?")
        return try Int.fetchOne(any, arguments: [source, ordinal])
    }

    private mutating func origin(of source: Int) throws -> Int? {
        if let known = origins[source] { return known }
        let origin = try Int.fetchOne(
            db, sql: "SELECT id - ordinal FROM contacts WHERE source_id = ? LIMIT 1", arguments: [source])
        origins[source] = .some(origin)
        return origin
    }
}
