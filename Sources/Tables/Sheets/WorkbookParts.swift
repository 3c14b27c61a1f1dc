import Archives

/// The texts and number formats that the sheets of a workbook share.
struct WorkbookParts {
    private(set) var texts = SharedTexts()
    /// The format of each style of cells.
    private(set) var formats: [NumberFormat] = []
    /// The number of bytes that they were read from.
    private(set) var byteCount = 0

    /// - Parameter open: gives the content of a member; `nil` if there is none of the path.
    init(_ open: (String) throws -> (any ByteStream)?) throws {
        var count = 0
        defer { byteCount = count }
        func counted(_ path: String) throws -> (any ByteStream)? {
            try open(path).map { CountedStream($0) { count += $0 } }
        }
        if let stream = try counted("xl/sharedStrings.xml") {
            let shared = SharedTextHandler()
            try XMLReader.read(stream, shared)
            texts = shared.texts
        }
        if let stream = try counted("xl/styles.xml") {
            let styles = StyleHandler()
            try XMLReader.read(stream, styles)
            formats = styles.formats
        }
    }
}

/// The shared texts; pronunciation (`rPh`) is not part of them.
private final class SharedTextHandler: XMLReader.Handler {
    private(set) var texts = SharedTexts()
    private var current: [UInt8] = []
    private var isInText = false
    private var isInPronunciation = false

    func start(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "si": current.removeAll(keepingCapacity: true)
        case "rPh": isInPronunciation = true
        case "t": isInText = !isInPronunciation
        default: break
        }
    }

    func end(_ name: String) throws {
        switch name {
        case "si": try texts.add(EscapedText.decoded(current))
        case "rPh": isInPronunciation = false
        case "t": isInText = false
        default: break
        }
    }

    func text(_ text: String) throws {
        guard isInText else { return }
        current.append(contentsOf: text.utf8)
        if current.count > SharedTexts.maxByteCount {
            throw TableError.sharedTextsTooLarge(limit: SharedTexts.maxByteCount)
        }
    }
}

/// The number formats of the styles that cells name.
private final class StyleHandler: XMLReader.Handler {
    private(set) var formats: [NumberFormat] = []
    private var codes: [Int: NumberFormat] = [:]
    private var isInCellFormats = false

    /// No program writes more formats: ECMA-376 and Excel allow 65,490.
    private static let maxCount = 1 << 16

    func start(_ name: String, _ attributes: [String: String]) throws {
        switch name {
        case "numFmt":
            guard codes.count < Self.maxCount else { throw Self.tooMany }
            if let id = attributes["numFmtId"].flatMap({ Int($0) }) {
                codes[id] = NumberFormat(code: attributes["formatCode"] ?? "")
            }
        case "cellXfs": isInCellFormats = true
        case "xf" where isInCellFormats:
            guard formats.count < Self.maxCount else { throw Self.tooMany }
            let id = attributes["numFmtId"].flatMap { Int($0) } ?? 0
            formats.append(codes[id] ?? NumberFormat(id: id))
        default: break
        }
    }

    private static var tooMany: TableError { .damaged(what: "the workbook has more than \(maxCount) formats of cells") }

    func end(_ name: String) {
        if name == "cellXfs" { isInCellFormats = false }
    }

    func text(_ text: String) {}
}
