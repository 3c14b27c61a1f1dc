/// Writes JSON, [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259), value by value in the order of the calls.
///
/// ```swift
/// var json = JSONWriter()
/// json.object {
///     $0.member("path", "contacts.csv")
///     $0.array("lines", [3, 5]) { $0.number($1) }
/// }
/// ```
/// The writer keeps what was written in ``bytes`` until the caller takes it, so that a document of any length needs the
/// memory of one value.
package struct JSONWriter: Sendable {
    /// The bytes since the last ``removeBytes()``, as UTF-8.
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false
    private var needsLineEnd = false

    /// A writer at the start of a document.
    package init() {}

    /// Forgets the bytes, which the caller has used, and goes on at the same place of the document.
    package mutating func removeBytes() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Goes on behind other bytes, which are given away; exchanged once more, they come back with what was written behind them.
    package mutating func exchangeBytes(with others: inout [UInt8]) { swap(&bytes, &others) }

    /// Forgets everything and begins a document.
    package mutating func reset() {
        removeBytes()
        needsComma = false
        needsLineEnd = false
    }

    /// Ends the document with a line end; another one may follow, as in [NDJSON](https://github.com/ndjson/ndjson-spec).
    package mutating func endDocument() {
        bytes.append(0x0A)
        needsComma = false
        needsLineEnd = false
    }

    /// Begins a new line before whatever follows. It means nothing to a parser and much to a reader.
    package mutating func endLine() {
        needsLineEnd = true
    }
}

// MARK: - Values

extension JSONWriter {
    /// Writes a string.
    package mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(utf8: $0) }
    }

    /// Writes a string, `null` for no text.
    package mutating func string(_ text: String?) {
        if let text { string(text) } else { null() }
    }

    /// Writes a string of bytes; those that are not UTF-8 become U+FFFD.
    package mutating func string(repairing bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { bytes in
            if bytes.allSatisfy({ $0 < 0x80 }) {
                string(utf8: bytes)
            } else {
                string(String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    /// Writes a string of bytes that are known to be UTF-8.
    package mutating func string(utf8 bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { string(utf8: $0) }
    }

    /// Writes a string of bytes that are known to be UTF-8.
    package mutating func string(utf8 text: UnsafeBufferPointer<UInt8>) {
        if Self.needsEscape(text) {
            separate()
            bytes.append(Self.quote)
            appendEscaped(utf8: text)
            bytes.append(Self.quote)
        } else {
            append(UnsafeBufferPointer(start: nil, count: 0), plain: text)
        }
    }

    /// Writes a whole number.
    package mutating func number(_ number: Int) {
        separate()
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var (rest, start) = (number.magnitude, digits.count)
            repeat {
                start -= 1
                digits[start] = 0x30 + UInt8(rest % 10)
                rest /= 10
            } while rest > 0
            if number < 0 {
                start -= 1
                digits[start] = 0x2D
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    /// Writes `true` or `false`.
    package mutating func bool(_ value: Bool) {
        separate()
        append(value ? "true" : "false")
    }

    /// Writes `null`.
    package mutating func null() {
        separate()
        append("null")
    }

    /// Writes an object.
    ///
    /// - Parameter members: writes the members.
    package mutating func object<Failure: Error>(
        _ members: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        beginObject()
        try members(&self)
        endObject()
    }

    /// Writes an array.
    ///
    /// - Parameter elements: writes the elements.
    package mutating func array<Failure: Error>(
        _ elements: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        beginArray()
        try elements(&self)
        endArray()
    }

    /// Begins an object that is not written in one piece; its members follow.
    package mutating func beginObject() { begin(0x7B) }

    /// Ends an object.
    package mutating func endObject() { end(0x7D) }

    /// Begins an array that is not written in one piece; its elements follow.
    package mutating func beginArray() { begin(0x5B) }

    /// Ends an array.
    package mutating func endArray() { end(0x5D) }
}

// MARK: - Bytes

extension JSONWriter {
    /// Writes the name of a member, whose value has to follow.
    ///
    /// - Parameter name: a word of ASCII that needs no escapes.
    package mutating func key(_ name: StaticString) {
        separate()
        bytes.append(Self.quote)
        append(name)
        bytes.append(Self.quote)
        bytes.append(Self.colon)
        needsComma = false
    }

    private mutating func append(_ word: StaticString) {
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a piece of members that begins with its comma.
    mutating func append(_ members: [UInt8], _ piece: Range<Int>) {
        guard !piece.isEmpty else { return }
        let isNext = needsComma && !needsLineEnd
        if !isNext { separate() }
        members.withUnsafeBufferPointer { members in
            bytes.append(
                contentsOf: UnsafeBufferPointer(
                    rebasing: members[piece.lowerBound + (isNext ? 0 : 1)..<piece.upperBound]))
        }
    }

    /// Writes a piece of members that begins with its comma, and the string that is the value of the last one.
    mutating func append(_ members: [UInt8], _ piece: Range<Int>, string text: UnsafeBufferPointer<UInt8>) {
        if Self.needsEscape(text) {
            append(members, piece)
            beginValue()
            return string(utf8: text)
        }
        let isNext = needsComma && !needsLineEnd
        if isNext { needsComma = false }
        members.withUnsafeBufferPointer { members in
            let names = UnsafeBufferPointer(rebasing: members[piece.lowerBound + (isNext ? 0 : 1)..<piece.upperBound])
            append(names, plain: text)
        }
    }

    /// Notes that the name of a member was written.
    mutating func beginValue() { needsComma = false }

    /// Writes the name of a member, whose value has to follow, which may be any text.
    package mutating func key(text name: String) {
        string(name)
        bytes.append(Self.colon)
        needsComma = false
    }

    /// Writes the name of a member, whose value has to follow, from bytes that are known to be UTF-8.
    package mutating func key(utf8 name: ArraySlice<UInt8>) {
        string(utf8: name)
        bytes.append(Self.colon)
        needsComma = false
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        if needsLineEnd { bytes.append(0x0A) }
        needsLineEnd = false
        bytes.append(bracket)
        needsComma = true
    }

    /// Writes what has to stand in front of a value.
    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
        if needsLineEnd { bytes.append(0x0A) }
        needsComma = true
        needsLineEnd = false
    }

    /// Writes what has to stand in front of a value, then other bytes and a string that needs no escape, in one piece: each piece costs as
    /// much as a few of its bytes.
    private mutating func append(_ names: UnsafeBufferPointer<UInt8>, plain text: UnsafeBufferPointer<UInt8>) {
        let (comma, lineEnd) = (needsComma, needsLineEnd)
        let count = (comma ? 1 : 0) + (lineEnd ? 1 : 0) + names.count + text.count + 2
        bytes.append(addingCapacity: count) { output in
            output.withUnsafeMutableBufferPointer { buffer, initialized in
                guard var place = buffer.baseAddress else { return }
                func put(_ byte: UInt8) {
                    place.pointee = byte
                    place += 1
                }
                func put(_ bytes: UnsafeBufferPointer<UInt8>) {
                    guard let start = bytes.baseAddress else { return }
                    place.update(from: start, count: bytes.count)
                    place += bytes.count
                }
                if comma { put(0x2C) }
                if lineEnd { put(0x0A) }
                put(names)
                put(Self.quote)
                put(text)
                put(Self.quote)
                initialized = count
            }
        }
        needsComma = true
        needsLineEnd = false
    }

    private mutating func appendEscaped(utf8 text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for (position, byte) in text.enumerated() where Self.needsEscape(byte) {
            bytes.append(contentsOf: text[start..<position])
            appendEscape(of: byte)
            start = position + 1
        }
        bytes.append(contentsOf: text[start...])
    }

    /// Returns `true` if a byte of a text needs an escape: eight are looked at together, for most texts need none.
    private static func needsEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let each: UInt64 = 0x0101_0101_0101_0101
        /// The highest bit of each byte that is below another one, and of some behind it.
        func below(_ bytes: UInt64, _ limit: UInt64) -> UInt64 { (bytes &- each &* limit) & ~bytes }
        func found(in bytes: UInt64) -> UInt64 {
            below(bytes, 0x20) | below(bytes ^ each &* UInt64(quote), 1) | below(bytes ^ each &* UInt64(backslash), 1)
                | below(bytes ^ each &* 0x7F, 1)
        }
        var all: UInt64 = 0
        var place = 0
        let memory = UnsafeRawBufferPointer(text)
        while place + 8 <= text.count {
            all |= found(in: memory.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        if place > 0 {
            // The last eight, of which some were looked at.
            if place < text.count {
                all |= found(in: memory.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self))
            }
        } else {
            // Letters beside the few bytes.
            var few = each &* 0x61
            while place < text.count {
                few = few << 8 | UInt64(text[place])
                place += 1
            }
            all |= found(in: few)
        }
        return all & (each &* 0x80) != 0
    }

    /// Quotes, backslashes and control characters; DEL too, although it may stand as it is.
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == quote || byte == backslash || byte == 0x7F
    }

    private mutating func appendEscape(of byte: UInt8) {
        bytes.append(Self.backslash)
        switch byte {
        case Self.quote, Self.backslash: bytes.append(byte)
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        default:
            bytes.append(contentsOf: "u00".utf8)
            for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
    }

    private static let quote = UInt8(ascii: "\"")
    private static let colon = UInt8(ascii: ":")
    private static let backslash = UInt8(ascii: "\\")
}
