/// A line of a mapping file, of which values are read from its start to its end.
struct MappingLine {
    let number: Int
    /// The number of blanks at its start.
    let indentation: Int
    private let path: String
    private var rest: Substring.UnicodeScalarView

    private init(_ text: Substring, number: Int, path: String) {
        rest = text.unicodeScalars.drop { $0 == " " }
        indentation = text.unicodeScalars.count - rest.count
        (self.number, self.path) = (number, path)
    }

    /// The lines of a text that say something.
    static func lines(of text: String, path: String) throws(MappingError) -> [MappingLine] {
        var lines: [MappingLine] = []
        var hasBegun = false
        let texts = text.drop { $0 == "\u{FEFF}" }.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, text) in texts.enumerated() {
            var line = MappingLine(text, number: index + 1, path: path)
            if line.rest.contains(where: { $0.properties.generalCategory == .control && $0 != "\t" }) {
                throw line.error("a control character is in this line", "write it in double quotes, as in \"\\x1B\"")
            }
            if line.isAtEnd { continue }
            if line.rest.first == "\t" { throw line.error("a tab indents this line", "indent lines with blanks") }
            if line.indentation == 0, let mark = ["---", "..."].first(where: { line.begins(with: $0) }) {
                guard mark == "---", !hasBegun else {
                    throw line.error("'\(mark)' parts documents, and a map is one", "leave the line out")
                }
                line.rest.removeFirst(3)
                try line.end()
            } else {
                lines.append(line)
            }
            hasBegun = true
        }
        return lines
    }

    /// `true` if nothing is left but a comment.
    var isAtEnd: Bool { rest.first { !Self.isBlank($0) }.map { $0 == "#" } ?? true }

    /// `true` if an item of a list begins here.
    var isItem: Bool { begins(with: "-") }

    /// Reads the `-` before an item; `false` if there is none.
    mutating func takeItemMark() -> Bool {
        guard isItem else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads the `:` behind a name; `false` if there is none.
    ///
    /// - Parameter isInBrackets: `true` if a value may follow at once, as in JSON.
    mutating func takeColon(isInBrackets: Bool = false) -> Bool {
        skipBlanks()
        guard begins(with: ":") || isInBrackets && rest.first == ":" else { return false }
        rest.removeFirst()
        return true
    }

    /// An entry of a map that is named by a value of this line.
    func entry(_ name: MappingNode, _ value: MappingNode) throws(MappingError) -> MappingNode.Entry {
        guard let text = name.text else {
            throw error("this is not a header", "write the header as it stands in the file, in double quotes")
        }
        return MappingNode.Entry(name: text, line: number, value: value)
    }

    /// The map of entries, which begins in this line.
    func map(_ entries: [MappingNode.Entry], depth: Int) throws(MappingError) -> MappingNode {
        var names: Set<String> = []
        if let again = entries.first(where: { !names.insert($0.name).inserted }) {
            throw MappingError(
                path: path, line: again.line, problem: "'\(again.name)' is in the map twice",
                advice: depth == 1
                    ? "leave one of them out"
                    : "give a header that the file has twice a list: [familyName, jobTitle]")
        }
        return MappingNode(.map(entries), line: number)
    }

    /// Reads the value that the line ends with: an empty text if there is none.
    mutating func lastValue(depth: Int) throws(MappingError) -> MappingNode {
        skipBlanks()
        let value = isAtEnd ? nothing : try value(depth: depth)
        try end()
        return value
    }

    /// Throws an error if something is left.
    func end() throws(MappingError) {
        if !isAtEnd {
            throw error("this line has more than a name and a field", "put names with signs in double quotes")
        }
    }

    /// Reads a value: a text, or a list or a map in brackets.
    mutating func value(depth: Int, isInBrackets: Bool = false) throws(MappingError) -> MappingNode {
        let text: String
        switch rest.first {
        case "[", "{": return try brackets(depth: depth)
        case "\"": text = try doubleQuoted()
        case "'": text = try singleQuoted()
        default: text = try plain(isInBrackets: isInBrackets)
        }
        return MappingNode(.text(text), line: number)
    }

    private mutating func brackets(depth: Int) throws(MappingError) -> MappingNode {
        if depth > MappingNode.maxDepth { throw tooDeep }
        let isMap = rest.removeFirst() == "{"
        let close: Unicode.Scalar = isMap ? "}" : "]"
        var items: [MappingNode] = []
        var entries: [MappingNode.Entry] = []
        skipBlanks()
        while rest.first != close {
            let item = try value(depth: depth + 1, isInBrackets: true)
            if isMap {
                var value = nothing
                if takeColon(isInBrackets: true) {
                    skipBlanks()
                    if rest.first != ",", rest.first != close {
                        value = try self.value(depth: depth + 1, isInBrackets: true)
                    }
                }
                entries.append(try entry(item, value))
            } else {
                items.append(item)
            }
            skipBlanks()
            if rest.first == "," {
                rest.removeFirst()
                skipBlanks()
            } else if rest.isEmpty {
                throw openBrackets
            } else if rest.first != close {
                throw error(
                    "there is no ',' or '\(close)' behind a value in brackets", "put texts with signs in double quotes")
            }
        }
        rest.removeFirst()
        return isMap ? try map(entries, depth: depth) : MappingNode(.list(items), line: number)
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}", "r": "\r",
        "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}",
        "P": "\u{2029}",
    ]
    /// The number of hexadecimal digits behind a letter.
    private static let codeLengths: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]

    private mutating func doubleQuoted() throws(MappingError) -> String {
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return String(text)
            case "\\": text.append(try escaped())
            default: text.append(scalar)
            }
        }
        throw openQuotes
    }

    /// Reads the character that stands behind a backslash.
    private mutating func escaped() throws(MappingError) -> Unicode.Scalar {
        guard let sign = rest.popFirst() else { throw openQuotes }
        if let scalar = Self.escapes[sign] { return scalar }
        let digits = rest.prefix(Self.codeLengths[sign] ?? 0)
        guard digits.count == Self.codeLengths[sign], digits.allSatisfy(\.properties.isASCIIHexDigit),
            let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        else {
            throw error(
                "'\\\(sign)\(String(digits))' is not a character", "write \\\\ for a backslash in double quotes")
        }
        rest.removeFirst(digits.count)
        return scalar
    }

    private mutating func singleQuoted() throws(MappingError) -> String {
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "'" {
                guard rest.first == "'" else { return String(text) }
                rest.removeFirst()
            }
            text.append(scalar)
        }
        throw openQuotes
    }

    /// The meanings in YAML of signs that begin no text.
    private static let signs: [Unicode.Scalar: String] = [
        "*": "an alias", "&": "an anchor", "!": "a tag", "|": "a text of several lines", ">": "a text of several lines",
        "%": "a directive", "?": "a key of several lines",
    ]

    /// Reads a text without quotes: to the `:` behind a name, a comment, or a sign of brackets.
    private mutating func plain(isInBrackets: Bool) throws(MappingError) -> String {
        guard let first = rest.first else { throw openBrackets }
        if ",[]{}#&*!|>%@`".unicodeScalars.contains(first) || ["-", "?", ":"].contains(where: { begins(with: $0) }) {
            let meaning = Self.signs[first].map { "\($0), which a map does not have" } ?? "no name and no field"
            throw error("'\(first)' begins \(meaning)", "put a name that begins with \(first) in double quotes")
        }
        var before = first
        let end =
            rest.indices.first { place in
                defer { before = rest[place] }
                let next = rest[rest.index(after: place)...].first
                return switch rest[place] {
                case ":": next.map { Self.isBlank($0) || isInBrackets && Self.isOfBrackets($0) } ?? true
                case "#": Self.isBlank(before)
                case let scalar: isInBrackets && Self.isOfBrackets(scalar)
                }
            } ?? rest.endIndex
        var text = rest[..<end]
        while text.last.map(Self.isBlank) == true { text.removeLast() }
        rest = rest[end...]
        return String(text)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    private static func isOfBrackets(_ scalar: Unicode.Scalar) -> Bool { ",[]{}".unicodeScalars.contains(scalar) }

    /// Returns `true` if a sign is next, and a blank or the end of the line behind it.
    private func begins(with sign: String) -> Bool {
        rest.starts(with: sign.unicodeScalars)
            && rest.dropFirst(sign.unicodeScalars.count).first.map(Self.isBlank) ?? true
    }

    private mutating func skipBlanks() { rest = rest.drop(while: Self.isBlank) }

    /// The value of a name that has none.
    private var nothing: MappingNode { MappingNode(.text(""), line: number) }

    private var openBrackets: MappingError {
        error("the brackets do not end on their line", "write a list on one line: [familyName, jobTitle]")
    }

    private var openQuotes: MappingError {
        error("the quotes do not end on their line", "write \\n in double quotes for the end of a line")
    }

    /// The error for a line that goes on no other.
    var misplaced: MappingError {
        error(
            "this line does not fit those above it",
            "write 'name: field' on one line, and indent all lines of a map alike")
    }

    /// The error for a name that no `:` ends.
    func missingColon(in name: MappingNode) -> MappingError {
        name.text?.contains(":") == true
            ? error("there is no blank behind the ':' in this line", "write 'name: field'")
            : error("there is no ':' in this line", "write 'name: field'")
    }

    /// The error for more values in each other than a mapping file has.
    var tooDeep: MappingError { error("there are too many lists or maps in each other", MappingFile.advice) }

    func error(_ problem: String, _ advice: String) -> MappingError {
        MappingError(path: path, line: number, problem: problem, advice: advice)
    }
}
