import GRDB
import GRDBSQLite

/// Reads some columns of every row of a table, in the order of the keys. For rows by the million: values are read where
/// SQLite has them.
struct TableScan<Column: ScannedColumn>: ~Copyable {
    private let statement: RawStatement
    private let handle: OpaquePointer
    /// The position of each column in the result, by its raw value.
    private let positions: [Int32]
    /// The numbers that some columns of the result may have.
    private let ranges: [(position: Int32, range: ClosedRange<Int>, name: String)]

    /// Prepares the scan.
    ///
    /// - Parameters:
    ///   - columns: The columns that are read; reading another is a programming error.
    ///   - keys: The keys of the rows that are read; all by default.
    ///   - source: The table or view that is read; a view has an `id` in the order of its rows.
    ///   - isUnchecked: `true` to give numbers outside a column's range as they are; otherwise they are an error.
    init(
        _ columns: [Column], keys: ClosedRange<Int>? = nil, from source: String = Column.scanSource,
        isUnchecked: Bool = false, in db: Database
    ) throws {
        var positions = [Int32](repeating: -1, count: Column.allCases.count)
        for (position, column) in columns.enumerated() { positions[column.rawValue] = Int32(position) }
        self.positions = positions
        ranges =
            isUnchecked
            ? []
            : columns.enumerated().compactMap { position, column in
                column.range.map { (Int32(position), $0, column.name) }
            }
        let key = source == Column.scanSource ? Column.scanKey : "id"
        let names = columns.map(\.name).joined(separator: ", ")
        statement = try RawStatement(
            "SELECT \(names) FROM \(source) WHERE \(key) BETWEEN ?1 AND ?2 ORDER BY \(key)", in: db)
        handle = statement.handle
        restart(keys: keys ?? Int.min...Int.max)
    }

    /// Goes back to the start, for the rows of some keys.
    func restart(keys: ClosedRange<Int>) {
        rest()
        sqlite3_bind_int64(handle, 1, Int64(keys.lowerBound))
        sqlite3_bind_int64(handle, 2, Int64(keys.upperBound))
    }

    /// Ends what is being read.
    func rest() {
        sqlite3_reset(handle)
    }

    /// Goes to the next row.
    ///
    /// - Returns: `false` after the last row.
    /// - Throws: `DatabaseError`, of code `SQLITE_CORRUPT` if a number is none that this program writes.
    func next() throws -> Bool {
        guard try statement.step() else { return false }
        for (position, range, name) in ranges where !(range ~= Int(sqlite3_column_int64(handle, position))) {
            throw DatabaseError.unexpectedValue(in: name)
        }
        return true
    }

    /// The number in a column; 0 for NULL.
    func int(_ column: Column) -> Int { Int(sqlite3_column_int64(handle, positions[column.rawValue])) }

    /// The number with a fraction in a column; 0 for NULL, and for what no number of this program is.
    func double(_ column: Column) -> Double {
        let value = sqlite3_column_double(handle, positions[column.rawValue])
        return value.magnitude < 1e12 ? value : 0
    }

    /// The text in a column; `nil` for NULL.
    func text(_ column: Column) -> String? {
        isNull(column) ? nil : String(decoding: bytes(column), as: UTF8.self)
    }

    /// The bytes of the text in a column, valid until the next row; none for NULL.
    func bytes(_ column: Column) -> UnsafeBufferPointer<UInt8> {
        let position = positions[column.rawValue]
        let text = sqlite3_column_text(handle, position)
        return UnsafeBufferPointer(start: text, count: text == nil ? 0 : Int(sqlite3_column_bytes(handle, position)))
    }

    /// The key of the row: its first column. All columns must be read.
    var key: Int { Int(sqlite3_column_int64(handle, 0)) }

    /// Binds the values of the row, which stay where SQLite has them until the next one is read. The key stays NULL, as in a
    /// record. All columns must be read.
    func bindValues(to row: inout RowBuilder<Column>) {
        for column in Column.allCases.dropFirst() {
            let position = positions[column.rawValue]
            switch sqlite3_column_type(handle, position) {
            case SQLITE_NULL: break
            case SQLITE_INTEGER: row.bind(Int(sqlite3_column_int64(handle, position)), to: column)
            case SQLITE_FLOAT: row.bind(sqlite3_column_double(handle, position), to: column)
            case SQLITE_BLOB:
                let bytes = sqlite3_column_blob(handle, position)?.assumingMemoryBound(to: UInt8.self)
                let count = Int(sqlite3_column_bytes(handle, position))
                row.bind(blob: UnsafeBufferPointer(start: bytes, count: count), to: column)
            default:
                guard let text = sqlite3_column_text(handle, position) else { continue }
                let count = Int(sqlite3_column_bytes(handle, position))
                row.bind(UnsafeBufferPointer(start: text, count: count), to: column)
            }
        }
    }

    /// Returns `true` if a column is NULL.
    func isNull(_ column: Column) -> Bool {
        sqlite3_column_type(handle, positions[column.rawValue]) == SQLITE_NULL
    }
}
