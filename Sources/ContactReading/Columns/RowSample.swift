/// The rows of a table by which its columns are judged, as the texts of their cells.
public struct RowSample: Sendable, Hashable {
    /// The first rows.
    public var first: [[String]]
    /// Some of the others.
    public var later: [[String]]

    /// Creates a sample of rows.
    public init(first: [[String]] = [], later: [[String]] = []) {
        self.first = first
        self.later = later
    }
}
