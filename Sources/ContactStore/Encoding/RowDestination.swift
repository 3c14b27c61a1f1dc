/// Where the rows of a source go: into a database in memory, or out as text or bytes of a format.
protocol RowDestination: ~Copyable {
    /// Takes a row, whose values are NULL afterwards.
    ///
    /// The rows of a contact come one after another, first that of `contacts`.
    ///
    /// - Parameter key: The key of the row, higher than that of the row of its table before.
    mutating func append<Column: StoreColumn>(_ row: inout RowBuilder<Column>, key: Int)

    /// The line of a number of a contact, as it is written: by default, counted from that of the contact.
    func line(_ line: Int, inContactAt start: Int) -> Int
}

extension RowDestination where Self: ~Copyable {
    func line(_ line: Int, inContactAt start: Int) -> Int { line - start }
}
