import GRDB

/// Values of a row, decoded without trust: in a damaged file a column may hold anything. GRDB's subscripts trap on that.
extension Row {
    /// The value of a column, without SQLite's conversions between types.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if the value has another type than asked for.
    func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
        guard let stored = try? decode(DatabaseValue.self, forColumn: column),
            let value = Value.fromDatabaseValue(stored)
        else { throw DatabaseError.unexpectedValue(in: column) }
        return value
    }

    /// The value of a table's column.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if the value has another type than asked for.
    func value<Value: DatabaseValueConvertible>(_ column: some StoreColumn) throws -> Value {
        try value(column.name)
    }

    /// The value of a column that holds a count or an offset.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if the value is negative, or so large that sums of such values
    ///   would overflow.
    func count(_ column: some StoreColumn) throws -> Int {
        let count: Int = try value(column)
        guard 0...Self.maximumCount ~= count else { throw DatabaseError.unexpectedValue(in: column.name) }
        return count
    }

    /// More bytes, contacts and numbers than any file has.
    private static let maximumCount = 1 << 47
}

extension DatabaseError {
    /// A value that this program did not write.
    static func unexpectedValue(in column: String) -> DatabaseError {
        DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unexpected value in column \(column)")
    }
}
