import ContactReading

/// One of the tables of a sheet: a rectangle of its cells.
package struct SheetTable: Sendable, Hashable {
    /// The rows, titles and notes included.
    package var rows: Range<Int>
    /// The columns.
    package var columns: Range<Int>
    /// `true` if the names of its columns stand below each other, and its records beside each other.
    package var isAcross = false

    /// The cells of the table, the names of its columns above its records.
    package func cells(of sheet: [[String]]) -> [[String]] {
        let cut = sheet[rows].map { row in columns.map { row.indices.contains($0) ? row[$0] : "" } }
        guard isAcross else { return cut }
        let first = cut.firstIndex { $0.count { !$0.isEmpty } > 1 } ?? 0
        let lines = cut[first...].filter { !$0.allSatisfy(\.isEmpty) }
        return cut[..<first] + columns.indices.map { column in lines.map { $0[column - columns.startIndex] } }
    }
}
