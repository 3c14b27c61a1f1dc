import Archives

/// Finds the rows of the tables in a page, as its tags come. Ends of rows and cells may be missing, as
/// [HTML](https://html.spec.whatwg.org/multipage/tables.html) allows.
struct HTMLTableReader {
    /// A cell of a row at its column, from 0.
    struct Cell {
        var column: Int
        var text: String
    }

    private struct Table {
        let number: Int
        var row: [Cell] = []
        var column = 0
        var isInRow = false
        var cell: OpenCell?
        /// The number of further rows that cells above reach into, by column.
        var spans: [Int: Int] = [:]
        var length = 0
        var isInCaption = false
        var caption = ""
    }

    private struct OpenCell {
        var text = ""
        /// The address that the cell links to, where it shows no text.
        var link = ""
        var columns = 1, rows = 1
    }

    private var open: [Table] = []
    private var count = 0
    /// The tables around others, by their numbers from 1.
    private(set) var layouts: Set<Int> = []
    private(set) var captions: [Int: String] = [:]
    private(set) var hasCards = false
    private let limits: ExpansionLimits

    /// Deeper tables are parts of the cell around them.
    private static let maxDepth = 100
    /// The greatest spans of a cell, as HTML has them.
    private static let maxSpans = (columns: 1000, rows: 65_534)

    init(_ limits: ExpansionLimits) { self.limits = limits }

    /// Reads a tag or a text, and gives the rows that it ends.
    mutating func read(_ token: HTMLTokens.Token, _ body: (_ table: Int, [Cell]) throws -> Void) rethrows {
        switch token {
        case .start(let name, let attributes, _): try start(name, attributes, body)
        case .end(let name): try end(name, body)
        case .text(let text): if isReading { add(HTMLText.shown(text), of: text) }
        }
    }

    /// `true` in a cell or a caption.
    private var isReading: Bool { open.last.map { $0.cell != nil || $0.isInCaption } ?? false }

    /// Ends the tables that are open.
    mutating func finish(_ body: (_ table: Int, [Cell]) throws -> Void) rethrows {
        while !open.isEmpty { try endTable(body) }
    }

    private mutating func start(
        _ name: String, _ attributes: [String: String], _ body: (Int, [Cell]) throws -> Void
    ) rethrows {
        if let classes = attributes["class"]?.lowercased().split(whereSeparator: \.isWhitespace) {
            hasCards = hasCards || classes.contains("vcard") || classes.contains("h-card")
        }
        switch name {
        case "table" where open.count < Self.maxDepth:
            if let outer = open.last { layouts.insert(outer.number) }
            count += 1
            open.append(Table(number: count))
        case "tr", "tbody", "thead", "tfoot":
            try endRow(body)
            if name == "tr", let last = open.indices.last { open[last].isInRow = true }
        case "td", "th": beginCell(attributes)
        case "caption": if let last = open.indices.last { open[last].isInCaption = true }
        case "br", "p", "div", "li": add("\n", of: "")
        case "a":
            guard let last = open.indices.last, let link = attributes["href"] else { return }
            for scheme in ["tel:", "mailto:"] where link.lowercased().hasPrefix(scheme) {
                open[last].cell?.link = String(link.dropFirst(scheme.count).prefix { $0 != "?" })
            }
        default: break
        }
    }

    private mutating func end(_ name: String, _ body: (Int, [Cell]) throws -> Void) rethrows {
        switch name {
        case "table": try endTable(body)
        case "tr", "tbody", "thead", "tfoot": try endRow(body)
        case "td", "th": endCell()
        case "caption": if let last = open.indices.last { open[last].isInCaption = false }
        case "p", "div", "li": add("\n", of: "")
        default: break
        }
    }

    /// Adds text to the cell or the caption that is open.
    ///
    /// - Parameter source: The text as it stands in the page: blanks at its ends part words.
    private mutating func add(_ text: String, of source: String) {
        guard let last = open.indices.last else { return }
        let shown =
            (source.first?.isWhitespace == true ? " " : "") + text
            + (source.last?.isWhitespace == true ? " " : "")
        if open[last].isInCaption, open[last].caption.utf8.count <= limits.maxRecordLength {
            open[last].caption += shown
        } else if open[last].cell != nil, open[last].length <= limits.maxRecordLength {
            // A text that is too long is refused with its row.
            open[last].length += shown.utf8.count
            open[last].cell?.text += shown
        }
    }

    private mutating func beginCell(_ attributes: [String: String]) {
        guard let last = open.indices.last else { return }
        endCell()
        open[last].isInRow = true
        // Columns that cells above reach into are passed over.
        while let left = open[last].spans[open[last].column], left > 0 { open[last].column += 1 }
        func span(_ name: String, _ most: Int) -> Int {
            min(max(attributes[name].flatMap { Int($0) } ?? 1, 1), most)
        }
        open[last].cell = OpenCell(
            columns: span("colspan", Self.maxSpans.columns), rows: span("rowspan", Self.maxSpans.rows))
    }

    private mutating func endCell() {
        guard let last = open.indices.last, let cell = open[last].cell else { return }
        open[last].cell = nil
        let lines = cell.text.split(separator: "\n").map { HTMLText.shown(String($0)) }.filter { !$0.isEmpty }
        let column = open[last].column
        open[last].row.append(Cell(column: column, text: lines.isEmpty ? cell.link : lines.joined(separator: "\n")))
        open[last].column = column + cell.columns
        if cell.rows > 1, column < limits.maxColumnCount {
            // One more than there are, for the row itself counts one off.
            for place in column..<min(column + cell.columns, limits.maxColumnCount) {
                open[last].spans[place] = cell.rows
            }
        }
    }

    private mutating func endRow(_ body: (Int, [Cell]) throws -> Void) rethrows {
        endCell()
        guard let last = open.indices.last, open[last].isInRow else { return }
        let row = open[last].row
        (open[last].row, open[last].column, open[last].isInRow, open[last].length) = ([], 0, false, 0)
        open[last].spans = open[last].spans.compactMapValues { $0 > 1 ? $0 - 1 : nil }
        try body(open[last].number, row)
    }

    private mutating func endTable(_ body: (Int, [Cell]) throws -> Void) rethrows {
        try endRow(body)
        guard let table = open.popLast() else { return }
        captions[table.number] = HTMLText.shown(table.caption)
    }
}
