/// The place among the elements of an OpenDocument spreadsheet.
struct OpenDocumentDepth {
    private var tables = 0
    /// The number of open elements whose text is not that of a cell: notes, drawings, tables in cells.
    private var others = 0
    private var paragraphs = 0

    /// `true` in a sheet, and in no table of a cell.
    var isInSheet: Bool { tables == 1 && others == 0 }
    /// `true` in the text that a cell shows.
    var isInShownText: Bool { isInSheet && paragraphs > 0 }

    private static let others: Set<String> = [
        "annotation", "shapes", "frame", "custom-shape", "rect", "line", "g", "control", "ellipse", "caption",
        "polyline",
        "polygon", "path", "connector", "tracked-changes", "dde-links", "ruby-text", "note",
    ]

    mutating func start(_ name: String) {
        switch name {
        case "table": tables += 1
        case "p": paragraphs += 1
        case _ where Self.others.contains(name): others += 1
        default: break
        }
    }

    mutating func end(_ name: String) {
        switch name {
        case "table": tables -= 1
        case "p": paragraphs -= 1
        case _ where Self.others.contains(name): others -= 1
        default: break
        }
    }
}
