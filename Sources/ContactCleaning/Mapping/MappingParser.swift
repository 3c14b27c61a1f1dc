/// Reads the part of YAML that mapping files are written in: maps and lists of texts, in lines of their own or in brackets on one line.
struct MappingParser {
    private let lines: [MappingLine]
    private var place = 0

    private init(_ lines: [MappingLine]) { self.lines = lines }

    /// The value of a text; `nil` if the text says nothing.
    static func value(of text: String, path: String) throws(MappingError) -> MappingNode? {
        let lines = try MappingLine.lines(of: text, path: path)
        guard !lines.isEmpty else { return nil }
        var parser = MappingParser(lines)
        let root = try parser.block(depth: 1)
        if parser.place < lines.count { throw lines[parser.place].misplaced }
        return root
    }

    /// The value that begins with the next line, with all lines of the same indentation.
    private mutating func block(depth: Int) throws(MappingError) -> MappingNode {
        let first = lines[place]
        if depth > MappingNode.maxDepth { throw first.tooDeep }
        var items: [MappingNode] = []
        var entries: [MappingNode.Entry] = []
        while place < lines.count, lines[place].indentation == first.indentation, lines[place].isItem == first.isItem {
            var line = lines[place]
            place += 1
            if line.takeItemMark() {
                items.append(try line.lastValue(depth: depth + 1))
                continue
            }
            let name = try line.value(depth: depth)
            if !line.takeColon() {
                try line.end()
                let isAlone = place == lines.count || lines[place].indentation != first.indentation
                if entries.isEmpty, isAlone { return name }
                throw line.missingColon(in: name)
            }
            let value =
                line.isAtEnd && hasBlock(below: line)
                ? try block(depth: depth + 1) : try line.lastValue(depth: depth + 1)
            entries.append(try line.entry(name, value))
        }
        if place < lines.count, lines[place].indentation > first.indentation { throw lines[place].misplaced }
        return first.isItem ? MappingNode(.list(items), line: first.number) : try first.map(entries, depth: depth)
    }

    /// Returns `true` if the value of a name is in the next lines: they are indented deeper, or items of a list.
    private func hasBlock(below line: MappingLine) -> Bool {
        guard place < lines.count else { return false }
        let next = lines[place]
        return next.indentation > line.indentation || next.indentation == line.indentation && next.isItem
    }
}

/// A value of a mapping file, with the line where it begins.
struct MappingNode {
    enum Content {
        case text(String)
        case list([MappingNode])
        case map([Entry])
    }

    /// A name of a map with its value.
    struct Entry {
        let name: String
        let line: Int
        let value: MappingNode
    }

    let content: Content
    let line: Int

    /// The file, its types, a type, and its conditions are values in each other.
    static let maxDepth = 4

    init(_ content: Content, line: Int) { (self.content, self.line) = (content, line) }

    var text: String? { if case .text(let text) = content { text } else { nil } }
    var list: [MappingNode]? { if case .list(let items) = content { items } else { nil } }
    var map: [Entry]? { if case .map(let entries) = content { entries } else { nil } }
    /// `true` for the value of a name that has none.
    var isNothing: Bool { text?.isEmpty ?? false }

    /// The value of a name in a map.
    subscript(name: String) -> MappingNode? { map?.first { $0.name == name }?.value }
}
