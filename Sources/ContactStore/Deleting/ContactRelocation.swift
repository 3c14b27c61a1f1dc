import GRDB
import GRDBSQLite

/// Contacts that stay as they are and change their places: a newer source has them, or an older one has them again.
enum ContactRelocation {
    /// The former and the new place of a contact.
    typealias Move = (from: ContactPlace, to: ContactPlace)

    /// The moves of contacts from where they are now; those that are not there any more are left out.
    ///
    /// - Parameter places: The new places, in the order of the contacts.
    static func moves(to places: [ContactPlace], in db: Database) throws -> [Move] {
        let rows = try RawStatement("SELECT \(ContactPlace.columns.list) FROM contacts WHERE id = ?1", in: db)
        return try places.compactMap { place in
            sqlite3_bind_int64(rows.handle, 1, Int64(place.contact))
            defer { sqlite3_reset(rows.handle) }
            return try rows.step() ? (ContactPlace(rows), place) : nil
        }
    }

    /// Moves contacts, whose numbers follow them.
    ///
    /// - Parameters:
    ///   - moves: The moves, in the order of the contacts.
    ///   - keeper: Keeps the places that they had.
    static func run(_ moves: some Sequence<Move>, keeping keeper: RowKeeper) throws {
        try KeptPlaces.keep(moves.lazy.map(\.from), by: keeper.change, in: keeper.db)
        let columns = ContactPlace.columns.dropFirst(2).enumerated().map { "\($1.name) = \($1.name) + ?\($0 + 4)" }
        let move = try RawStatement(
            """
            UPDATE OR ROLLBACK contacts SET source_id = ?3, \(columns.joined(separator: ", ")) WHERE id BETWEEN ?1 AND ?2
            """, in: keeper.db)
        func run(_ run: Run) throws {
            try move.run { handle in
                for (parameter, value) in run.values.enumerated() {
                    sqlite3_bind_int64(handle, Int32(parameter) + 1, Int64(value))
                }
            }
        }
        var current: Run?
        for (from, to) in moves where current?.take(from, to) != true {
            if let current { try run(current) }
            current = Run(from, to)
        }
        if let current { try run(current) }
    }

    /// Contacts with consecutive keys that go equally far: most of those between two differences of a file.
    private struct Run {
        private let first: Int, distance: ContactPlace
        private var last: Int

        init(_ from: ContactPlace, _ to: ContactPlace) {
            (first, last, distance) = (from.contact, from.contact, Self.distance(from, to))
        }

        /// Takes in the next contact.
        ///
        /// - Returns: `false` if it is none of the run.
        mutating func take(_ from: ContactPlace, _ to: ContactPlace) -> Bool {
            guard from.contact == last + 1, Self.distance(from, to) == distance else { return false }
            last = from.contact
            return true
        }

        /// The values of the statement.
        var values: [Int] {
            [first, last, distance.source, distance.ordinal, distance.line, distance.byteOffset, distance.byteCount]
        }

        private static func distance(_ from: ContactPlace, _ to: ContactPlace) -> ContactPlace {
            ContactPlace(
                contact: 0, source: to.source, ordinal: to.ordinal &- from.ordinal, line: to.line &- from.line,
                byteOffset: to.byteOffset &- from.byteOffset, byteCount: to.byteCount &- from.byteCount)
        }
    }
}
