/// A compiled file of `Knowledge`: properties, an empty line, and rows.
package struct KnowledgeSection: Sendable {
    /// The folder and the file: `headers/outlook`.
    package let name: String
    private let properties: Range<Int>
    private let rows: Range<Int>

    init(name: Range<Int>, text: Range<Int>) {
        self.name = String(decoding: Self.bytes(name), as: UTF8.self)
        let bytes = Self.bytes(text)
        var end = 0
        while end < bytes.count, bytes[end] != lineFeed || end > 0 && bytes[end - 1] != lineFeed { end += 1 }
        properties = text.lowerBound..<text.lowerBound + end
        rows = min(properties.upperBound + 1, text.upperBound)..<text.upperBound
    }

    /// The value of a property: of `language: de` that is `de`.
    package func value(of property: String) -> String? {
        let start = property + ": "
        let lines = Self.bytes(properties).split(separator: lineFeed)
        guard let line = lines.first(where: { $0.starts(with: start.utf8) }) else { return nil }
        return String(decoding: line.dropFirst(start.utf8.count), as: UTF8.self)
    }

    /// The rows, one a line, in memory that is never freed.
    package var bytes: UnsafeBufferPointer<UInt8> { Self.bytes(rows) }

    /// The rows, one a line.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The rows.
    package var lines: [Substring] { text.pieces(between: lineFeed) }

    /// The rows of the form `key: word word`; rows without a colon are left out.
    package var lists: [(key: Substring, words: [Substring])] {
        lines.compactMap { line in
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            return (line[..<colon], line[line.utf8.index(after: colon)...].pieces(between: UInt8(ascii: " ")))
        }
    }
}

private let lineFeed = UInt8(ascii: "\n")
