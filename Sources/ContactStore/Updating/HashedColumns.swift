/// Columns whose values are hashed, numbers as such and others as bytes.
struct HashedColumns<Column: EditedColumn>: Sendable {
    let all: [Column]
    private let numbers, texts: [Column]

    init(_ columns: [Column]) {
        all = columns
        numbers = columns.filter { $0.definition.type.hasPrefix("INTEGER") }
        texts = columns.filter { !$0.definition.type.hasPrefix("INTEGER") }
    }

    /// Adds the values of a row to a hash.
    func add(_ row: borrowing EditedRow<Column>, to hash: inout ValueHash) {
        for column in numbers { hash.add(row.isNull(column) ? nil : row.int(column)) }
        for column in texts { hash.add(row.bytes(column)) }
    }
}
