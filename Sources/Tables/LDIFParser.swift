import Foundation

/// Reads the entries of an LDIF file, [RFC 2849](https://www.rfc-editor.org/rfc/rfc2849).
struct LDIFParser {
    /// The line so far, its continuations joined.
    private var line: [UInt8] = []
    private var hasLine = false
    /// Whether the bytes are at the start of a physical line.
    private var isAtLineStart = true
    private var isContinued = false
    private var entry: [(name: String, value: String)] = []
    /// Lines that are not attributes.
    private(set) var damagedLines = 0
    private var previous: UInt8 = 0

    /// No value of a contact is longer; a photo may be.
    private static let maxLineLength = 16 << 20
    private static let maxValueCount = 10_000

    /// Whether the text so far ends without the line end that every line has.
    var isInsideLine: Bool { !isAtLineStart }

    /// Reads a piece of the text and gives the entries that are complete.
    mutating func read(_ chunk: ArraySlice<UInt8>, _ body: ([(name: String, value: String)]) throws -> Void) rethrows {
        for byte in chunk {
            defer { previous = byte }
            if byte == 0x0A || byte == 0x0D {
                if byte == 0x0A, previous == 0x0D { continue }
                // An empty line ends the entry.
                if isAtLineStart { try endEntry(body) }
                isAtLineStart = true
                continue
            }
            if isAtLineStart {
                isAtLineStart = false
                // A line that begins with a space continues the one before.
                if byte == 0x20, hasLine { continue }
                endLine()
                hasLine = true
            }
            if line.count < Self.maxLineLength { line.append(byte) }
        }
    }

    /// Gives the last entry.
    mutating func finish(_ body: ([(name: String, value: String)]) throws -> Void) rethrows { try endEntry(body) }

    private mutating func endEntry(_ body: ([(name: String, value: String)]) throws -> Void) rethrows {
        endLine()
        defer { entry.removeAll() }
        let contact = LDIFEntry.contact(entry)
        if !contact.isEmpty { try body(contact) }
    }

    private mutating func endLine() {
        defer {
            line.removeAll(keepingCapacity: true)
            hasLine = false
        }
        guard hasLine, line.first != UInt8(ascii: "#"), entry.count < Self.maxValueCount else { return }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0 else {
            if line != [UInt8(ascii: "-")] { damagedLines += 1 }
            return
        }
        // Options such as `;lang-de` are not part of the name.
        let name = String(decoding: line[..<colon].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
        var rest = line[(colon + 1)...]
        let isBase64 = rest.first == UInt8(ascii: ":")
        // A link to a file is not followed.
        if isBase64 || rest.first == UInt8(ascii: "<") { rest = rest.dropFirst() }
        rest = rest.drop { $0 == 0x20 }
        guard isBase64 else {
            entry.append((name, String(decoding: rest, as: UTF8.self)))
            return
        }
        guard let data = Data(base64Encoded: Data(rest), options: .ignoreUnknownCharacters) else {
            damagedLines += 1
            return
        }
        entry.append((name, String(decoding: data, as: UTF8.self)))
    }
}
