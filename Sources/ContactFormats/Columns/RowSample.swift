/// The rows of a table by which its columns are judged, as the texts of their cells.
struct RowSample {
    /// The first rows.
    var first: [[String]] = []
    /// Some of the others.
    var later: [[String]] = []
}
