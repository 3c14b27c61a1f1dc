/// Writes cards as lines, folded at 75 octets ([RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 3.2).
struct CardLines: CardSink {
    let version: CardFormat
    /// What was written since it was taken last.
    private(set) var output: [UInt8] = []
    private var line: [UInt8] = []
    private var hasValue = false

    private static let maximumLength = 75

    init(_ version: CardFormat) {
        self.version = version
        line.reserveCapacity(256)
    }

    /// Appends the finished lines to a buffer, and forgets them.
    mutating func take(into buffer: inout [UInt8]) {
        buffer.append(contentsOf: output)
        output.removeAll(keepingCapacity: true)
    }

    mutating func beginCard() {
        append(version == .v30 ? "BEGIN:VCARD\r\nVERSION:3.0\r\n" : "BEGIN:VCARD\r\nVERSION:4.0\r\n")
    }

    mutating func endCard() { append("END:VCARD\r\n") }

    mutating func begin(_ name: Bytes, group: Int) {
        line.removeAll(keepingCapacity: true)
        hasValue = false
        if group > 0 { line.append(contentsOf: "item\(group).".utf8) }
        line.append(contentsOf: name)
    }

    mutating func types(_ words: [StaticString]) {
        guard !words.isEmpty else { return }
        appendToLine(";TYPE=")
        for (position, word) in words.enumerated() {
            if position > 0 { line.append(ASCII.comma) }
            for byte in Bytes(start: word.utf8Start, count: word.utf8CodeUnitCount) { line.append(uppercased(byte)) }
        }
    }

    mutating func parameter(_ name: StaticString, _ value: Bytes) {
        line.append(ASCII.semicolon)
        appendToLine(name)
        line.append(ASCII.equals)
        let needsQuotes = value.contains { $0 == ASCII.colon || $0 == ASCII.semicolon || $0 == ASCII.comma }
        if needsQuotes { line.append(ASCII.quote) }
        for byte in value { appendParameter(byte) }
        if needsQuotes { line.append(ASCII.quote) }
    }

    mutating func text(_ value: Bytes) {
        beginValue()
        TextEscapes.append(value, separators: true, to: &line)
    }

    mutating func plain(_ value: Bytes, type: CardValueType) {
        beginValue()
        switch type {
        case .date where version == .v40: appendBasicDate(value)
        case .timestamp where version == .v40:
            // The basic form, without the marks between the parts of date and time.
            for (index, byte) in value.enumerated() where byte != ASCII.colon && (byte != ASCII.hyphen || index > 10) {
                line.append(byte)
            }
        default:
            TextEscapes.append(value, separators: false, to: &line)
        }
    }

    mutating func part(_ value: Bytes, isFirst: Bool, isList: Bool) {
        beginValue()
        if !isFirst { line.append(isList ? ASCII.comma : ASCII.semicolon) }
        TextEscapes.append(value, separators: true, to: &line)
    }

    mutating func beginKept(group: String, name: String) {
        line.removeAll(keepingCapacity: true)
        hasValue = false
        if !group.isEmpty { line.append(contentsOf: (group + ".").utf8) }
        line.append(contentsOf: name.utf8)
    }

    mutating func keptParameter(_ name: String, _ values: [String]) {
        line.append(ASCII.semicolon)
        line.append(contentsOf: name.utf8)
        line.append(ASCII.equals)
        for (position, value) in values.enumerated() {
            if position > 0 { line.append(ASCII.comma) }
            let needsQuotes = value.utf8.contains { $0 == ASCII.colon || $0 == ASCII.semicolon || $0 == ASCII.comma }
            if needsQuotes { line.append(ASCII.quote) }
            for byte in value.utf8 { appendParameter(byte) }
            if needsQuotes { line.append(ASCII.quote) }
        }
    }

    mutating func raw(_ value: Bytes) {
        beginValue()
        for byte in value { line.append(byte < ASCII.space && byte != ASCII.tab || byte == 0x7F ? ASCII.space : byte) }
    }

    mutating func end() {
        beginValue()
        fold()
        append("\r\n")
    }
}

extension CardLines {
    private func uppercased(_ byte: UInt8) -> UInt8 { byte &- 0x61 < 26 ? byte & 0xDF : byte }

    private mutating func append(_ text: StaticString) {
        output.append(contentsOf: Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func appendToLine(_ text: StaticString) {
        line.append(contentsOf: Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func beginValue() {
        if !hasValue { line.append(ASCII.colon) }
        hasValue = true
    }

    /// Quotes and line breaks have escapes of their own in parameters: [RFC 6868](https://www.rfc-editor.org/rfc/rfc6868).
    private mutating func appendParameter(_ byte: UInt8) {
        switch byte {
        case ASCII.quote: appendToLine("^'")
        case ASCII.caret: appendToLine("^^")
        case ASCII.lineFeed: appendToLine("^n")
        case 0..<ASCII.space, 0x7F: line.append(ASCII.space)
        default: line.append(byte)
        }
    }

    /// `1985-04-12` as `19850412`, `--04-12` as `--0412`: 4.0 has no hyphens between the parts.
    private mutating func appendBasicDate(_ value: Bytes) {
        var index = 0
        while index < value.count, value[index] == ASCII.hyphen { index += 1 }
        line.append(contentsOf: value.clampedSlice(0, index))
        for byte in value.clampedSlice(index, value.count) where byte != ASCII.hyphen { line.append(byte) }
    }

    /// Appends the line, cut so that no character is split and no continuation begins with a blank or a colon, which some
    /// readers do not forgive.
    private mutating func fold() {
        guard line.count > Self.maximumLength else { return output.append(contentsOf: line) }
        var start = 0
        var room = Self.maximumLength
        while line.count - start > room {
            let limit = start + room
            var end = limit
            while end > start + 1, !isGoodBreak(end) { end -= 1 }
            if end == start + 1 {
                end = limit
                while end > start + 1, line[end] & 0xC0 == 0x80 { end -= 1 }
            }
            output.append(contentsOf: line[start..<end])
            append("\r\n ")
            start = end
            room = Self.maximumLength - 1
        }
        output.append(contentsOf: line[start...])
    }

    private func isGoodBreak(_ index: Int) -> Bool {
        let byte = line[index]
        return byte & 0xC0 != 0x80 && byte != ASCII.space && byte != ASCII.tab && byte != ASCII.colon
    }
}

/// Backslashes in front of what would mean something else.
enum TextEscapes {
    /// Appends a text with its escapes. Control characters, which no vCard may have, become blanks.
    ///
    /// - Parameter separators: whether commas and semicolons are escaped too.
    static func append(_ text: Bytes, separators: Bool, to output: inout [UInt8]) {
        guard text.contains(where: { needsEscape($0, separators) }) else { return output.append(contentsOf: text) }
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case ASCII.carriageReturn where index < text.count && text[index] == ASCII.lineFeed: continue
            case ASCII.lineFeed, ASCII.carriageReturn: output.append(contentsOf: [ASCII.backslash, 0x6E])
            case ASCII.tab: output.append(byte)
            case 0..<ASCII.space, 0x7F: output.append(ASCII.space)
            default:
                if needsEscape(byte, separators) { output.append(ASCII.backslash) }
                output.append(byte)
            }
        }
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8, _ separators: Bool) -> Bool {
        byte < ASCII.space || byte == ASCII.backslash || byte == 0x7F
            || separators && (byte == ASCII.comma || byte == ASCII.semicolon)
    }
}
