import ContactReading

/// The cells of one row over one buffer, reused from row to row.
struct TableRow: Sendable {
    private var bytes: [UInt8] = []
    private var cells: [Range<Int>]

    init(count: Int) { cells = [Range<Int>](repeating: 0..<0, count: count) }

    /// Empties the cells and keeps their memory.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        for index in cells.indices { cells[index] = 0..<0 }
    }

    /// Gives a closure each cell, in order.
    func forEachCell(_ body: (_ index: Int, _ cell: Bytes) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            for index in cells.indices { body(index, bytes.slice(cells[index].lowerBound, cells[index].upperBound)) }
        }
    }

    /// The length of all cells together.
    var byteCount: Int { cells.reduce(0) { $0 + $1.count } }

    func count(_ column: Int) -> Int { cells[column].count }

    func isEmpty(_ column: Int) -> Bool { cells[column].isEmpty }

    /// Appends to a cell.
    mutating func set(_ column: Int, _ value: Bytes) {
        moveToEnd(column)
        bytes.append(contentsOf: value)
        cells[column] = cells[column].lowerBound..<bytes.count
    }

    /// Appends to a cell.
    mutating func set(_ column: Int, _ value: String) {
        var value = value
        value.withUTF8 { set(column, $0) }
    }

    /// Appends to a cell, behind a separator if there is something in it.
    mutating func append(_ column: Int, _ value: Bytes, separator: StaticString) {
        if !cells[column].isEmpty {
            set(column, Bytes(start: separator.utf8Start, count: separator.utf8CodeUnitCount))
        }
        set(column, value)
    }

    /// Makes a cell the last one of the buffer, where it can grow.
    private mutating func moveToEnd(_ column: Int) {
        let cell = cells[column]
        if !cell.isEmpty, cell.upperBound == bytes.count { return }
        let start = bytes.count
        if !cell.isEmpty { bytes.append(contentsOf: bytes[cell]) }
        cells[column] = start..<bytes.count
    }
}
