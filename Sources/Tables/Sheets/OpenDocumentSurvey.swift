/// Finds the sheets of an OpenDocument spreadsheet, and which of them are hidden or empty.
final class OpenDocumentSurvey: XMLReader.Handler {
    private(set) var sheets: [WorkbookSheet] = []
    /// The places of sheets without a value.
    private(set) var emptySheets: Set<Int> = []
    /// The styles of sheets that are not shown.
    private var hiddenStyles: Set<String> = []
    private var style = ""
    private var depth = OpenDocumentDepth()

    /// No document has more sheets.
    private static let maxCount = 10_000

    func start(_ name: String, _ attributes: [String: String]) throws {
        depth.start(name)
        switch name {
        case "style": style = attributes["name"] ?? ""
        case "table-properties": if attributes["display"] == "false" { hiddenStyles.insert(style) }
        case "table" where depth.isInSheet:
            guard sheets.count < Self.maxCount else {
                throw TableError.damaged(what: "the document has more than \(Self.maxCount) sheets")
            }
            emptySheets.insert(sheets.count)
            sheets.append(
                WorkbookSheet(
                    name: attributes["name"] ?? "Sheet \(sheets.count + 1)", kind: .cells,
                    isHidden: attributes["style-name"].map(hiddenStyles.contains) ?? false,
                    path: "\(sheets.count)"))
        case "table-cell", "covered-table-cell":
            if depth.isInSheet, attributes["formula"] != nil || attributes["value-type"] != nil { noteValue() }
        default: break
        }
    }

    func end(_ name: String) {
        if name == "spreadsheet" {
            let first = sheets.firstIndex { !$0.isHidden } ?? sheets.indices.first
            if let first { sheets[first].isFirst = true }
        }
        depth.end(name)
    }

    func text(_ text: String) { if depth.isInShownText { noteValue() } }

    private func noteValue() { emptySheets.remove(sheets.count - 1) }
}
