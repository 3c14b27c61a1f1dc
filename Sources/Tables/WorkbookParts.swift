import Archives

/// What the sheets of a workbook have in common: their names, the texts that cells share, and the formats of numbers.
struct WorkbookParts {
    /// A sheet and where it is.
    struct Sheet {
        var name: String
        var path: String
        var isHidden: Bool
    }

    private(set) var sheets: [Sheet] = []
    /// Whether days are counted from 1904.
    private(set) var startsIn1904 = false
    private(set) var texts: [String] = []
    /// The format of each style of cells.
    private(set) var formats: [NumberFormat] = []

    /// The texts that cells share may take so many bytes.
    private static let maxTextLength = 512 << 20

    init(_ archive: ZipArchive, limits: ExpansionLimits) throws {
        func read(_ path: String, _ handler: any XMLReader.Handler) throws {
            guard let member = archive.members.first(where: { $0.path == path }) else { return }
            try XMLReader.read(try archive.content(of: member, limits: limits), handler)
        }
        let links = LinkHandler()
        try read("xl/_rels/workbook.xml.rels", links)
        let book = BookHandler()
        try read("xl/workbook.xml", book)
        startsIn1904 = book.startsIn1904
        sheets = book.sheets.compactMap { sheet in
            links.targets[sheet.link].map { Sheet(name: sheet.name, path: Self.path($0), isHidden: sheet.isHidden) }
        }
        let shared = SharedTextHandler(maxLength: Self.maxTextLength)
        try read("xl/sharedStrings.xml", shared)
        texts = shared.texts
        let styles = StyleHandler()
        try read("xl/styles.xml", styles)
        formats = styles.formats
    }

    /// The path of a part, relative to `xl/` or from the root.
    private static func path(_ target: String) -> String {
        target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
    }
}

/// The links of a workbook to its worksheets, not to charts and macros.
private final class LinkHandler: XMLReader.Handler {
    private(set) var targets: [String: String] = [:]

    func start(_ name: String, _ attributes: [String: String]) {
        guard name == "Relationship", attributes["Type"]?.hasSuffix("/worksheet") == true, let id = attributes["Id"],
            let target = attributes["Target"]
        else { return }
        targets[id] = target
    }

    func end(_ name: String) {}
    func text(_ text: String) {}
}

private final class BookHandler: XMLReader.Handler {
    private(set) var sheets: [(name: String, link: String, isHidden: Bool)] = []
    private(set) var startsIn1904 = false

    func start(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "sheet":
            guard let sheet = attributes["name"], let link = attributes["id"] else { return }
            sheets.append((sheet, link, attributes["state"].map { $0 != "visible" } ?? false))
        case "workbookPr": startsIn1904 = attributes["date1904"] == "1" || attributes["date1904"] == "true"
        default: break
        }
    }

    func end(_ name: String) {}
    func text(_ text: String) {}
}

/// The shared texts; pronunciation (`rPh`) is not part of them.
private final class SharedTextHandler: XMLReader.Handler {
    private(set) var texts: [String] = []
    private let maxLength: Int
    private var length = 0
    private var current = ""
    private var isInText = false
    private var isInPronunciation = false

    init(maxLength: Int) { self.maxLength = maxLength }

    func start(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "si": current = ""
        case "rPh": isInPronunciation = true
        case "t": isInText = !isInPronunciation
        default: break
        }
    }

    func end(_ name: String) throws {
        switch name {
        case "si":
            length += current.utf8.count + 16
            if length > maxLength { throw TableError.tooLarge(limit: maxLength) }
            texts.append(current)
        case "rPh": isInPronunciation = false
        case "t": isInText = false
        default: break
        }
    }

    func text(_ text: String) throws {
        guard isInText else { return }
        current += text
        if current.utf8.count > maxLength { throw TableError.tooLarge(limit: maxLength) }
    }
}

/// The number formats of the styles that cells name.
private final class StyleHandler: XMLReader.Handler {
    private(set) var formats: [NumberFormat] = []
    private var codes: [Int: String] = [:]
    private var isInCellFormats = false

    func start(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "numFmt":
            if let id = attributes["numFmtId"].flatMap({ Int($0) }) { codes[id] = attributes["formatCode"] ?? "" }
        case "cellXfs": isInCellFormats = true
        case "xf" where isInCellFormats:
            let id = attributes["numFmtId"].flatMap { Int($0) } ?? 0
            formats.append(codes[id].map { NumberFormat(code: $0) } ?? NumberFormat(id: id))
        default: break
        }
    }

    func end(_ name: String) {
        if name == "cellXfs" { isInCellFormats = false }
    }

    func text(_ text: String) {}
}
