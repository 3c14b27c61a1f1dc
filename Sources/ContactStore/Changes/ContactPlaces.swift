import GRDB

/// Finds contacts by their places in sources.
package struct ContactPlaces {
    private let db: Database
    /// By sources: the key that a contact of ordinal 0 would have; `nil` for a source without contacts.
    private var origins: [Int: Int?] = [:]
    /// By sources whose contacts are not in one run: the contacts by their ordinals.
    private var scattered: [Int: [Int: Int]] = [:]

    /// The places of contacts, inside a change.
    package init(_ writer: ChangeWriter) { db = writer.db }

    /// The contact that stands at a place of a source; `nil` if there is none.
    ///
    /// - Complexity: A lookup, and one scan for each source; another one for a source whose contacts are not all found at the place that
    ///   their ordinal says, since some were left out, or have kept the keys of an older source.
    package mutating func contact(_ ordinal: Int, ofSource source: Int) throws -> Int? {
        if let known = scattered[source] { return known[ordinal] }
        let near = try origin(of: source)?.addingReportingOverflow(ordinal)
        if let near, !near.overflow {
            let statement = try db.cachedStatement(
                sql: "SELECT id FROM contacts WHERE id = ? AND source_id = ? AND ordinal = ?")
            if let contact = try Int.fetchOne(statement, arguments: [near.partialValue, source, ordinal]) {
                return contact
            }
        }
        let contacts = try Row.fetchAll(
            db, sql: "SELECT ordinal, id FROM contacts WHERE source_id = ?", arguments: [source]
        ).map { (try $0.value("ordinal") as Int, try $0.value("id") as Int) }
        let places = Dictionary(contacts) { first, _ in first }
        scattered[source] = places
        return places[ordinal]
    }

    private mutating func origin(of source: Int) throws -> Int? {
        if let known = origins[source] { return known }
        let origin = try Int.fetchOne(
            db, sql: "SELECT id - ordinal FROM contacts WHERE source_id = ? LIMIT 1", arguments: [source])
        origins[source] = .some(origin)
        return origin
    }
}
