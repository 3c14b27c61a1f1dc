/// The columns of a record, numbered from 0 in the order in which they stand in it.
protocol RecordColumn: RawRepresentable<Int>, CaseIterable, Sendable where AllCases == [Self] {}

/// Columns of a table or view that ``TableScan`` reads.
protocol ScannedColumn: RecordColumn {
    /// The name of the column.
    var name: String { get }
    /// The table or view.
    static var scanSource: String { get }
    /// The column whose order is that of the rows.
    static var scanKey: String { get }
    /// The numbers that the column may have; `nil` for any.
    var range: ClosedRange<Int>? { get }
}

/// The columns of one table of the store, in their order, the row's key first.
///
/// The cases are the only place that knows the order, the names and the types: the SQL that creates the table, the
/// records that ``RowBuilder`` writes and the queries are all derived from them.
protocol StoreColumn: ScannedColumn {
    /// The table that they are columns of.
    static var table: StoreTable { get }

    /// The constraints that concern several columns, as SQL.
    static var constraints: [String] { get }

    /// The name and the type of the column.
    var definition: ColumnDefinition { get }
}

/// The declaration of a column in SQL.
struct ColumnDefinition {
    var name: String
    /// The type with its constraints: `TEXT NOT NULL`.
    var type: String

    init(_ name: String, _ type: String) {
        self.name = name
        self.type = type
    }
}

extension StoreColumn {
    static var scanSource: String { table.name }
    static var scanKey: String { "rowid" }
    var range: ClosedRange<Int>? { ColumnRange.of(self) }
    static var constraints: [String] { [] }

    /// The name of the column.
    var name: String { definition.name }

    /// The declaration of the column, as in `CREATE TABLE`.
    var declaration: String { "\(definition.name) \(definition.type)" }

    /// The names of all columns, in their order.
    static var names: [String] { allCases.map(\.name) }

    /// The SQL that creates the table.
    static var createStatement: String { statement(constraints: constraints) }

    /// The SQL of a table with the same columns and without the constraints that need an index.
    static var plainStatement: String { statement(constraints: []) }

    private static func statement(constraints: [String]) -> String {
        let lines = allCases.map(\.declaration) + constraints
        return "CREATE TABLE \(table.name) (\n\(lines.map { "  " + $0 }.joined(separator: ",\n"))\n) STRICT"
    }
}

extension Sequence where Element: StoreColumn {
    /// The names, with commas between.
    var list: String { map(\.name).joined(separator: ", ") }

    /// The names with that of their table in front, with commas between.
    var qualifiedList: String { map { "\(Element.table.name).\($0.name)" }.joined(separator: ", ") }

    /// One placeholder for each column, with commas between.
    var placeholders: String { map { _ in "?" }.joined(separator: ", ") }

    /// The SQL that inserts a row of these columns.
    ///
    /// `OR ROLLBACK`, so that SQLite does not save each page that the statement changes, only to undo it alone: a transaction of which a
    /// row cannot be written is rolled back anyway.
    var insertStatement: String {
        "INSERT OR ROLLBACK INTO \(Element.table.name) (\(list)) VALUES (\(placeholders))"
    }

    /// An assignment of a placeholder to each column, with commas between.
    var assignments: String { map { "\($0.name) = ?" }.joined(separator: ", ") }
}
