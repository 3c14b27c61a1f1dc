import ColumnRecognition
import ContactReading

/// The meanings of the columns of a table, without groups. Semicolons part headings and cells.
func meanings(_ headings: String, _ rows: [String]) -> String {
    let sample = RowSample(first: rows.map(cells))
    let found = KnownColumns().recognize(cells(headings), isHeader: true, rows: { sample }, given: nil)
    return found.columns.map { $0.target.meaning }.joined(separator: " | ")
}

private func cells(_ row: String) -> [String] {
    row.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
}

extension HeaderMap.Target {
    /// The kind and the label, without the group.
    var meaning: String { description.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ") }
}
