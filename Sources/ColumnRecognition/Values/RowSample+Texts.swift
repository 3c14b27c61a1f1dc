import ContactReading

extension RowSample {
    /// The texts of a column in the order of the rows, without blanks around them; empty cells are left out.
    func texts(of column: Int) -> [String] {
        (first + later).compactMap { row in row.indices.contains(column) ? ValueText(row[column])?.text : nil }
    }
}
