/// One line as it stands in the file.
struct PhysicalLine {
    var start: Int
    /// The end of the line without its line end.
    var end: Int
    /// The start of the next line.
    var next: Int

    /// The line at an offset; `nil` if its end has not arrived.
    @inline(__always)
    init?(_ bytes: Bytes, from start: Int, isLast: Bool, sawHigh: inout Bool) {
        guard let base = bytes.baseAddress else { return nil }
        let end = WordScan.lineEnd(base, start, bytes.count, sawHigh: &sawHigh)
        self.start = start
        self.end = end
        next = end
        if end < bytes.count {
            guard let length = LineEnd.length(base, end, bytes.count, isLast: isLast) else { return nil }
            next = end &+ length
        } else if !isLast {
            return nil
        }
    }

    /// The part of a line that has arrived.
    init(start: Int, end: Int) {
        self.start = start
        self.end = end
        next = end
    }

    /// Returns `true` if the line holds nothing but blanks.
    func isBlank(_ bytes: Bytes) -> Bool {
        bytes.clampedSlice(start, min(end, start + Self.lookaheadLength)).trimmed.isEmpty
    }

    /// Returns `true` if the line ends in the mark of a quoted-printable soft break, blanks behind it included.
    static func endsSoftly(_ text: Bytes) -> Bool {
        var index = text.count
        while index > 0, ASCII.isBlank(text[index - 1]) { index -= 1 }
        return index > 0 && text[index - 1] == ASCII.equals
    }

    /// The number of bytes of a line that decide its kind.
    static let lookaheadLength = 4096

    /// Returns `true` if a line without indent goes on with the base64 text above it.
    ///
    /// A property has a colon, and before it a known name or one of its own (`X-`, `item1.`); anything else is payload, even
    /// damaged payload with a colon in it.
    func continuesBase64(_ bytes: Bytes) -> Bool {
        let text = bytes.clampedSlice(start, min(end, start + Self.lookaheadLength)).trimmed
        guard !text.isEmpty else { return false }
        return text.find(ASCII.colon) == nil || !startsProperty(bytes)
    }

    /// Returns `true` if a line looks like the start of a property.
    func startsProperty(_ bytes: Bytes) -> Bool {
        let text = bytes.clampedSlice(start, min(end, start + Self.lookaheadLength))
        guard let head = PropertyHead(text), !head.name.isEmpty else { return false }
        let name = head.name.of(text)
        if PropertyName(name) != .other || name.hasWordPrefix("x-") { return true }
        if !head.group.isEmpty, text.hasWordPrefix("item") { return true }
        for word: StaticString in ["key", "logo", "tz", "geo", "mailer", "class", "sort-string", "source", "profile"]
        where name.isWord(word) { return true }
        return false
    }
}
