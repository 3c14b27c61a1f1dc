import GRDB

/// Values of a row, decoded without trust: in a damaged file a column may hold anything. GRDB's subscripts trap on that.
extension Row {
    /// The value of a column, without SQLite's conversions between types.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if the value has another type than asked for, or is a number so large
    ///   that arithmetic with it would overflow.
    func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
        guard let stored = try? decode(DatabaseValue.self, forColumn: column),
            let value = Value.fromDatabaseValue(stored)
        else { throw DatabaseError.unexpectedValue(in: column) }
        if let number = value as? Int, number.magnitude > Self.maximumNumber {
            throw DatabaseError.unexpectedValue(in: column)
        }
        if let number = value as? Double, !(number.magnitude < Self.maximumFraction) {
            throw DatabaseError.unexpectedValue(in: column)
        }
        return value
    }

    /// The value of a table's column.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if the value has another type than asked for, or is a number that this
    ///   program does not write.
    func value<Value: DatabaseValueConvertible>(_ column: some StoreColumn) throws -> Value {
        let value: Value = try value(column.name)
        if let number = value as? Int, let range = column.range, !(range ~= number) {
            throw DatabaseError.unexpectedValue(in: column.name)
        }
        return value
    }

    /// The value of a column that holds a count or an offset.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if the value is negative, or so large that sums of such values
    ///   would overflow.
    func count(_ column: some StoreColumn) throws -> Int {
        let count: Int = try value(column)
        guard ColumnRange.counts ~= count else { throw DatabaseError.unexpectedValue(in: column.name) }
        return count
    }

    /// The sum and the difference of two such numbers are numbers.
    private static let maximumNumber = UInt(Int.max >> 1)
    /// More bits of evidence than any two contacts have; hundredths of them are whole numbers.
    private static let maximumFraction = 1e6
}

extension DatabaseError {
    /// A value that this program did not write.
    static func unexpectedValue(in column: String) -> DatabaseError {
        DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unexpected value in column \(column)")
    }
}
