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
    func add(_ row: borrowing EditedRow<Column>, to hasher: inout Hasher) {
        for column in numbers { hasher.combine(row.isNull(column) ? nil : row.int(column)) }
        for column in texts {
            let bytes = row.bytes(column)
            hasher.combine(bytes.count)
            if !bytes.isEmpty { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
        }
    }
}
