import Archives

/// The sheets of a workbook, in the order of their tabs.
struct WorkbookSheets {
    private(set) var sheets: [WorkbookSheet] = []
    /// `true` if days are counted from 1904.
    private(set) var startsIn1904 = false

    /// - Parameter open: gives the content of a member; `nil` if there is none of the path.
    init(_ open: (String) throws -> (any ByteStream)?) throws {
        let links = LinkHandler()
        if let stream = try open("xl/_rels/workbook.xml.rels") { try XMLReader.read(stream, links) }
        let book = BookHandler()
        if let stream = try open("xl/workbook.xml") { try XMLReader.read(stream, book) }
        startsIn1904 = book.startsIn1904
        var paths: Set<String> = []
        sheets = book.sheets.map { sheet in
            let target = links.targets[sheet.link]
            let path = target.map { Self.path($0.path) } ?? ""
            let isNew = paths.insert(path).inserted
            return WorkbookSheet(
                name: sheet.name, kind: target.map { isNew ? $0.kind : .same } ?? .missing, isHidden: sheet.isHidden,
                path: path)
        }
        let first = sheets.firstIndex { $0.kind == .cells && !$0.isHidden } ?? sheets.firstIndex { $0.kind == .cells }
        if let first { sheets[first].isFirst = true }
    }

    /// The path of a part, relative to `xl/` or from the root.
    private static func path(_ target: String) -> String {
        target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
    }

    /// No workbook has more sheets.
    fileprivate static let maxCount = 10_000

    fileprivate static var tooMany: TableError { .damaged(what: "the workbook has more than \(maxCount) sheets") }
}

/// The links of a workbook to its sheets.
private final class LinkHandler: XMLReader.Handler {
    private(set) var targets: [String: (path: String, kind: WorkbookSheet.Kind)] = [:]

    func start(_ name: String, _ attributes: [String: String]) throws {
        guard name == "Relationship", let type = attributes["Type"]?.lowercased(), type.hasSuffix("sheet"),
            let id = attributes["Id"], let target = attributes["Target"]
        else { return }
        guard targets.count < WorkbookSheets.maxCount else { throw WorkbookSheets.tooMany }
        let kind: WorkbookSheet.Kind =
            type.hasSuffix("/worksheet") ? .cells : type.hasSuffix("/chartsheet") ? .chart : .other
        targets[id] = (target, kind)
    }

    func end(_ name: String) {}
    func text(_ text: String) {}
}

private final class BookHandler: XMLReader.Handler {
    private(set) var sheets: [(name: String, link: String, isHidden: Bool)] = []
    private(set) var startsIn1904 = false

    func start(_ name: String, _ attributes: [String: String]) throws {
        switch name {
        case "sheet":
            guard let sheet = attributes["name"], let link = attributes["id"] else { return }
            guard sheets.count < WorkbookSheets.maxCount else { throw WorkbookSheets.tooMany }
            sheets.append(
                (EscapedText.decoded(sheet), link, attributes["state"].map { $0 != "visible" } ?? false))
        case "workbookPr": startsIn1904 = attributes["date1904"] == "1" || attributes["date1904"] == "true"
        default: break
        }
    }

    func end(_ name: String) {}
    func text(_ text: String) {}
}
