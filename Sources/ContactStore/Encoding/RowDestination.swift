/// Where the rows of a source go: into a database in memory, or out as text or bytes of a format.
protocol RowDestination: ~Copyable {
    /// Takes a row, whose values are NULL afterwards.
    ///
    /// The rows of a contact come one after another, first that of `contacts`.
    ///
    /// - Parameter key: The key of the row, higher than that of the row of its table before.
    mutating func append<Column: StoreColumn>(_ row: inout RowBuilder<Column>, key: Int)
}
