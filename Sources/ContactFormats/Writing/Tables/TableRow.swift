/// The cells of one row, reused from row to row.
struct TableRow: Sendable {
    private(set) var cells: [[UInt8]]

    init(count: Int) { cells = [[UInt8]](repeating: [], count: count) }

    /// Empties the cells and keeps their memory.
    mutating func removeAll() {
        for index in cells.indices where !cells[index].isEmpty { cells[index].removeAll(keepingCapacity: true) }
    }

    func isEmpty(_ column: Int) -> Bool { cells[column].isEmpty }

    mutating func set(_ column: Int, _ value: Bytes) { cells[column].append(contentsOf: value) }

    mutating func set(_ column: Int, _ value: String) { cells[column].append(contentsOf: value.utf8) }

    /// Appends to a cell, behind a separator if there is something in it.
    mutating func append(_ column: Int, _ value: Bytes, separator: StaticString) {
        if !cells[column].isEmpty {
            cells[column].append(contentsOf: Bytes(start: separator.utf8Start, count: separator.utf8CodeUnitCount))
        }
        cells[column].append(contentsOf: value)
    }

    /// Adds columns that are empty.
    mutating func grow(to count: Int) {
        while cells.count < count { cells.append([]) }
    }
}
