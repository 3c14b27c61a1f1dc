import ContactReading

/// Writes cards as lines, folded at 75 octets ([RFC 6350](https://www.rfc-editor.org/rfc/rfc6350), section 3.2).
struct CardLines: CardSink {
    let version: CardFormat
    /// The bytes written since the output was last taken.
    private(set) var output: [UInt8] = []
    /// Where the last line begins.
    private var start = 0
    /// A line that is folded.
    private var line: [UInt8] = []
    private var hasValue = false

    private static let maximumLength = 75

    init(_ version: CardFormat) {
        self.version = version
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
        start = output.count
        hasValue = false
        if group > 0 { output.append(contentsOf: "item\(group).".utf8) }
        output.append(contentsOf: name)
    }

    mutating func types(_ words: [StaticString]) {
        guard !words.isEmpty else { return }
        append(";TYPE=")
        for (position, word) in words.enumerated() {
            if position > 0 { output.append(ASCII.comma) }
            for byte in Bytes(start: word.utf8Start, count: word.utf8CodeUnitCount) { output.append(typeLetter(byte)) }
        }
    }

    mutating func parameter(_ name: StaticString, _ value: Bytes) {
        output.append(ASCII.semicolon)
        append(name)
        output.append(ASCII.equals)
        let needsQuotes = value.contains { $0 == ASCII.colon || $0 == ASCII.semicolon || $0 == ASCII.comma }
        if needsQuotes { output.append(ASCII.quote) }
        for byte in value { appendParameter(byte) }
        if needsQuotes { output.append(ASCII.quote) }
    }

    mutating func text(_ value: Bytes) {
        beginValue()
        TextEscapes.append(value, separators: true, to: &output)
    }

    mutating func plain(_ value: Bytes, type: CardValueType) {
        beginValue()
        switch type {
        case .date where version == .v40: appendBasicDate(value)
        case .moment where version == .v40:
            let time = value.firstIndex(of: 0x54) ?? value.count
            appendBasicDate(value.clampedSlice(0, time))
            for byte in value.clampedSlice(time, value.count) where byte != ASCII.colon { output.append(byte) }
        case .timestamp where version == .v40:
            // The basic form, without the marks between the parts of date and time.
            for (index, byte) in value.enumerated() where byte != ASCII.colon && (byte != ASCII.hyphen || index > 10) {
                output.append(byte)
            }
        default:
            TextEscapes.append(value, separators: false, to: &output)
        }
    }

    mutating func part(_ value: Bytes, isFirst: Bool, isList: Bool) {
        beginValue()
        if !isFirst { output.append(isList ? ASCII.comma : ASCII.semicolon) }
        TextEscapes.append(value, separators: true, to: &output)
    }

    mutating func parts(_ values: [[UInt8]], isFirst: Bool) {
        for (position, value) in values.enumerated() {
            value.withUnsafeBufferPointer { part($0, isFirst: isFirst && position == 0, isList: position > 0) }
        }
    }

    mutating func beginKept(group: String, name: String) {
        start = output.count
        hasValue = false
        if !group.isEmpty { output.append(contentsOf: (group + ".").utf8) }
        output.append(contentsOf: name.utf8)
    }

    mutating func keptParameter(_ name: String, _ values: [String]) {
        output.append(ASCII.semicolon)
        output.append(contentsOf: name.utf8)
        output.append(ASCII.equals)
        for (position, value) in values.enumerated() {
            if position > 0 { output.append(ASCII.comma) }
            let needsQuotes = value.utf8.contains { $0 == ASCII.colon || $0 == ASCII.semicolon || $0 == ASCII.comma }
            if needsQuotes { output.append(ASCII.quote) }
            for byte in value.utf8 { appendParameter(byte) }
            if needsQuotes { output.append(ASCII.quote) }
        }
    }

    mutating func raw(_ value: Bytes) {
        beginValue()
        for byte in value {
            output.append(byte < ASCII.space && byte != ASCII.tab || byte == 0x7F ? ASCII.space : byte)
        }
    }

    mutating func end() {
        beginValue()
        if output.count - start > Self.maximumLength { fold() }
        append("\r\n")
    }
}

extension CardLines {
    /// Types as the RFCs of the versions write them.
    private func typeLetter(_ byte: UInt8) -> UInt8 { version == .v30 && byte &- 0x61 < 26 ? byte & 0xDF : byte }

    private mutating func append(_ text: StaticString) {
        output.append(contentsOf: Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func beginValue() {
        if !hasValue { output.append(ASCII.colon) }
        hasValue = true
    }

    /// Quotes and line breaks have escapes of their own in parameters: [RFC 6868](https://www.rfc-editor.org/rfc/rfc6868).
    private mutating func appendParameter(_ byte: UInt8) {
        switch byte {
        case ASCII.quote: append("^'")
        case ASCII.caret: append("^^")
        case ASCII.lineFeed: append("^n")
        case 0..<ASCII.space, 0x7F: output.append(ASCII.space)
        default: output.append(byte)
        }
    }

    /// `1985-04-12` as `19850412`, `--04-12` as `--0412`: 4.0 has no hyphens between the parts.
    private mutating func appendBasicDate(_ value: Bytes) {
        // A month of a year would be read as another form without it.
        if value.count == 7, ASCII.isDigit(value[0]) { return output.append(contentsOf: value) }
        var index = 0
        while index < value.count, value[index] == ASCII.hyphen { index += 1 }
        output.append(contentsOf: value.clampedSlice(0, index))
        for byte in value.clampedSlice(index, value.count) where byte != ASCII.hyphen { output.append(byte) }
    }

    /// Cuts the line so that no character is split and no continuation begins with a blank or a colon, which some readers do
    /// not forgive.
    private mutating func fold() {
        line.removeAll(keepingCapacity: true)
        line.append(contentsOf: output[start...])
        output.removeSubrange(start...)
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
    /// - Parameter separators: `true` if commas and semicolons are escaped too.
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
