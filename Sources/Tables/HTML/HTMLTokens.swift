import KnowledgeTable

/// Cuts HTML that comes in pieces into tags and texts, as far as finding marked values needs it: nothing is checked, and scripts, styles and
/// comments are passed over.
struct HTMLTokens {
    /// A tag or a text.
    enum Token {
        case start(name: String, attributes: [String: String], isClosed: Bool)
        case end(name: String)
        case text(String)
    }

    private enum State { case text, tag, comment, raw }

    private var state = State.text
    private var bytes: [UInt8] = []
    private var quote: UInt8 = 0
    private var isCut = false
    /// The name of the element whose content is no text: `script`.
    private var rawName = ""

    /// Longer tags and texts are cut off, and counted.
    private static let maxLength = 1 << 20
    private(set) var cutCount = 0

    /// Reads a piece and gives the tokens that are complete.
    mutating func read(_ chunk: ArraySlice<UInt8>, _ body: (Token) throws -> Void) rethrows {
        var index = chunk.startIndex
        while index < chunk.endIndex {
            if state == .text {
                let end = chunk[index...].firstIndex(of: UInt8(ascii: "<")) ?? chunk.endIndex
                append(chunk[index..<end])
                index = end
                if index == chunk.endIndex { return }
            }
            try read(chunk[index], body)
            index += 1
        }
    }

    /// Gives the last text.
    mutating func finish(_ body: (Token) throws -> Void) rethrows { if state == .text { try giveText(body) } }

    private mutating func read(_ byte: UInt8, _ body: (Token) throws -> Void) rethrows {
        switch state {
        case .text:
            guard byte == UInt8(ascii: "<") else { return append(byte) }
            try giveText(body)
            (state, quote) = (.tag, 0)
        case .tag:
            if quote == 0, byte == UInt8(ascii: ">") { return try giveTag(body) }
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), bytes.last == UInt8(ascii: "=") {
                quote = byte
            }
            append(byte)
            if bytes.count == 3, bytes == Array("!--".utf8) { (state, bytes) = (.comment, []) }
            // A mark that begins no tag.
            if bytes.count == 1, !Self.beginsTag(byte) {
                bytes = [UInt8(ascii: "<"), byte]
                state = .text
            }
        case .comment:
            append(byte)
            if bytes.count > 3 { bytes.removeFirst() }
            if bytes == Array("-->".utf8) { (state, bytes) = (.text, []) }
        case .raw:
            append(byte)
            let end = Array("</\(rawName)".utf8)
            if bytes.count > end.count { bytes.removeFirst() }
            if bytes.map({ $0 | 0x20 }) == end.map({ $0 | 0x20 }) {
                (state, bytes, quote) = (.tag, Array("/\(rawName)".utf8), 0)
            }
        }
    }

    private static func beginsTag(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case 0x61...0x7A: true
        default: byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
        }
    }

    private mutating func append(_ byte: UInt8) {
        if bytes.count < Self.maxLength { bytes.append(byte) } else { isCut = true }
    }

    private mutating func append(_ text: ArraySlice<UInt8>) {
        let room = Self.maxLength - bytes.count
        if text.count > room { isCut = true }
        bytes.append(contentsOf: text.prefix(room))
    }

    private mutating func noteCut() {
        if isCut { cutCount += 1 }
        isCut = false
    }

    private mutating func giveText(_ body: (Token) throws -> Void) rethrows {
        noteCut()
        if !bytes.isEmpty { try body(.text(CharacterReferences.decoded(HTMLText.text(of: bytes)))) }
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func giveTag(_ body: (Token) throws -> Void) rethrows {
        noteCut()
        state = .text
        let isEnd = bytes.first == UInt8(ascii: "/")
        if !bytes.isEmpty, bytes.dropFirst(isEnd ? 1 : 0).allSatisfy(Self.isOfName) {
            // Most tags are a name alone, whose letters differ from small ones by one bit.
            let name = String(decoding: bytes.dropFirst(isEnd ? 1 : 0).map { $0 | 0x20 }, as: UTF8.self)
            bytes.removeAll(keepingCapacity: true)
            if isEnd { return try body(.end(name: name)) }
            return try start(name, [:], isClosed: false, body)
        }
        let text = HTMLText.text(of: bytes)
        bytes.removeAll(keepingCapacity: true)
        guard let first = text.utf8.first, first != UInt8(ascii: "!"), first != UInt8(ascii: "?") else { return }
        if first == UInt8(ascii: "/") {
            let name = text.dropFirst().prefix { !$0.isWhitespace && $0 != "/" }
            return try body(.end(name: name.lowercased()))
        }
        let name = text.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
        try start(name, Self.attributes(text.dropFirst(name.count)), isClosed: text.hasSuffix("/"), body)
    }

    private mutating func start(
        _ name: String, _ attributes: [String: String], isClosed: Bool, _ body: (Token) throws -> Void
    ) rethrows {
        if !isClosed, ["script", "style", "template", "textarea"].contains(name) { (state, rawName) = (.raw, name) }
        try body(.start(name: name, attributes: attributes, isClosed: isClosed))
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = text
        func skipBlanks() { rest = rest.drop { $0.isWhitespace || $0 == "/" } }
        skipBlanks()
        while !rest.isEmpty {
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
            guard !name.isEmpty else { break }
            rest = rest[name.endIndex...].drop(while: \.isWhitespace)
            var value: Substring = ""
            if rest.first == "=" {
                rest = rest.dropFirst().drop(while: \.isWhitespace)
                if let quote = rest.first, quote == "\"" || quote == "'" {
                    value = rest.dropFirst().prefix { $0 != quote }
                    rest = rest[value.endIndex...].dropFirst()
                } else {
                    value = rest.prefix { !$0.isWhitespace }
                    rest = rest[value.endIndex...]
                }
            }
            let key = name.lowercased()
            if attributes[key] == nil { attributes[key] = CharacterReferences.decoded(String(value)) }
            skipBlanks()
        }
        return attributes
    }
}

/// Texts of HTML.
enum HTMLText {
    /// The text of bytes in UTF-8, or else in Latin-1.
    static func text(of bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// The text as it is shown: blanks and line ends in a row are one blank.
    static func shown(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
