/// A sheet of a workbook.
public struct WorkbookSheet: Sendable, Hashable {
    /// The kinds of sheets.
    public enum Kind: Sendable, Hashable {
        /// Cells.
        case cells
        /// A chart alone.
        case chart
        /// A dialogue or macros of older programs.
        case other
        /// The cells of another sheet before it.
        case same
        /// The workbook names it and has no part for it.
        case missing
    }

    /// The name on its tab.
    public var name: String
    /// The kind of the sheet.
    public var kind: Kind
    /// `true` if a spreadsheet program does not show it.
    public var isHidden: Bool
    /// `true` for the first sheet that is shown.
    public internal(set) var isFirst = false
    /// The path of its part in the archive.
    var path: String
}
