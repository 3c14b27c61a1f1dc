import GRDB
import GRDBSQLite

/// Contacts that stay as they are and change their places: a newer source has them, or an older one has them again.
///
/// One statement goes over them in the order of their keys, and asks functions of the connection for the new places: a statement for
/// each contact would cost several times what is written.
enum ContactRelocation {
    /// Moves the contacts that are there, whose numbers follow them.
    ///
    /// - Parameter ranges: The keys among which the contacts are looked for, in their order.
    static func run(_ moves: ContactMoves, among ranges: [ClosedRange<Int>], in db: Database) throws {
        try register(moves, in: db)
        defer { unregister(in: db) }
        let columns = ContactPlace.columns
        let assignments = columns.enumerated().dropFirst().map { "\($1.name) = \(place)(\($0), id)" }
        let statement = try RawStatement(
            """
            UPDATE OR ROLLBACK contacts SET \(assignments.joined(separator: ", "))
            WHERE id BETWEEN ?1 AND ?2 AND \(isMoved)(\(columns.list))
            """, in: db)
        for range in ranges {
            try statement.run { handle in
                sqlite3_bind_int64(handle, 1, Int64(range.lowerBound))
                sqlite3_bind_int64(handle, 2, Int64(range.upperBound))
            }
        }
    }

    /// Moves contacts to places, which are in their order, and keeps those that they had.
    ///
    /// - Returns: The count of contacts.
    @discardableResult
    static func run(_ places: [ContactPlace], keeping keeper: RowKeeper) throws -> Int {
        var next = places.makeIterator()
        let moves = ContactMoves { next.next() }
        try run(moves, among: RowKey.runs(of: places.map(\.contact)), in: keeper.db)
        try keeper.keep(moves.kept)
        return moves.count
    }

    /// The function that goes to a contact by its key and place, and says if it is moved; and that which gives a number of its new place.
    private static let isMoved = "_is_moved", place = "_new_place"

    private static func register(_ moves: ContactMoves, in db: Database) throws {
        func register(
            _ name: String, _ count: Int32,
            _ function: @escaping @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
        ) throws {
            // No view of the file can call them.
            let code = sqlite3_create_function_v2(
                db.sqliteConnection, name, count, SQLITE_UTF8 | SQLITE_DIRECTONLY,
                Unmanaged.passRetained(moves).toOpaque(), function, nil, nil,
                { pointer in pointer.map { Unmanaged<ContactMoves>.fromOpaque($0).release() } })
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        }
        try register(isMoved, Int32(ContactPlace.columns.count)) { context, _, values in
            guard let moves = ContactMoves.of(context), let values else { return }
            func int(_ place: Int) -> Int { Int(sqlite3_value_int64(values[place])) }
            let from = ContactPlace(
                contact: int(0), source: int(1), ordinal: int(2), line: int(3), byteOffset: int(4), byteCount: int(5))
            sqlite3_result_int(context, moves.go(from: from) ? 1 : 0)
        }
        try register(place, 2) { context, _, values in
            guard let moves = ContactMoves.of(context), let values else { return }
            let (column, contact) = (Int(sqlite3_value_int64(values[0])), Int(sqlite3_value_int64(values[1])))
            // SQLite looks at each row and writes it before it goes on, as long as no trigger of the table can be called.
            guard let number = moves.number(column, of: contact) else {
                return sqlite3_result_error(context, "contacts are not moved one by one", -1)
            }
            sqlite3_result_int64(context, Int64(number))
        }
    }

    private static func unregister(in db: Database) {
        for (name, count) in [(isMoved, ContactPlace.columns.count), (place, 2)] {
            sqlite3_create_function_v2(db.sqliteConnection, name, Int32(count), SQLITE_UTF8, nil, nil, nil, nil, nil)
        }
    }
}
