import Archives
import Foundation

/// Reads the entries of an LDIF file, [RFC 2849](https://www.rfc-editor.org/rfc/rfc2849).
struct LDIFParser {
    /// The line so far, its continuations joined.
    private var line: [UInt8] = []
    private var hasLine = false
    private var isLineTooLong = false
    /// `true` if the bytes are at the start of a physical line.
    private var isAtLineStart = true
    private var entry: [NamedValue] = []
    /// `true` if the entry changes, deletes or renames another one.
    private var isChange = false
    private var hasLines = false
    /// The number of bytes in the values of the entry.
    private var entryLength = 0
    /// The number of the entry, from 1.
    private var number = 1
    /// The number of the physical line, and of the one in which the line so far began.
    private var lineNumber = 1
    private var firstLineNumber = 1
    /// The lines of the entry that are no attributes: their count, and the number of the first of them.
    private var damagedLines = (count: 0, first: 0)
    /// The number of pictures in the entry.
    private var pictureCount = 0
    private var previous: UInt8 = 0
    private let limits: ExpansionLimits
    /// Entries of which nothing was left but lines that are no attributes, or too little for a contact.
    private(set) var lostEntries = 0
    /// The values and entries lost beyond the limits.
    private(set) var losses = LossCounter()

    init(_ limits: ExpansionLimits) { self.limits = limits }

    /// `true` if the text so far ends without the line end that every line has.
    var isInsideLine: Bool { !isAtLineStart }

    /// Reads a piece of the text and gives the entries that are complete, with their numbers.
    mutating func read(
        _ chunk: ArraySlice<UInt8>, _ body: ([NamedValue], Int, inout LossCounter) throws -> Void
    ) rethrows {
        for byte in chunk {
            defer { previous = byte }
            if byte == 0x0A || byte == 0x0D {
                if byte == 0x0A, previous == 0x0D { continue }
                // An empty line ends the entry.
                if isAtLineStart { try endEntry(body) }
                isAtLineStart = true
                lineNumber += 1
                continue
            }
            if isAtLineStart {
                isAtLineStart = false
                // A line that begins with a space continues the one before.
                if byte == 0x20, hasLine { continue }
                endLine()
                hasLine = true
                firstLineNumber = lineNumber
            }
            if line.count < limits.maxRecordLength { line.append(byte) } else { isLineTooLong = true }
        }
    }

    /// Gives the last entry.
    mutating func finish(_ body: ([NamedValue], Int, inout LossCounter) throws -> Void) rethrows { try endEntry(body) }

    private mutating func endEntry(_ body: ([NamedValue], Int, inout LossCounter) throws -> Void) rethrows {
        endLine()
        defer { (damagedLines, pictureCount) = ((0, 0), 0) }
        guard hasLines else {
            if damagedLines.count > 0 { lostEntries += 1 }
            return
        }
        defer {
            entry.removeAll()
            (entryLength, isChange, hasLines) = (0, false, false)
            number += 1
        }
        guard !isChange else { return losses.add(.change, record: number) }
        let contact = LDIFEntry.contact(entry)
        if !contact.isEmpty {
            losses.add(.damagedLine, damagedLines.count, record: number, line: damagedLines.first)
            losses.add(.picture, pictureCount, record: number)
            return try body(contact, number, &losses)
        }
        if damagedLines.count == 0 { losses.add(.noContact, record: number) } else { lostEntries += 1 }
    }

    private mutating func endLine() {
        defer {
            line.removeAll(keepingCapacity: true)
            (hasLine, isLineTooLong) = (false, false)
        }
        guard hasLine, line.first != UInt8(ascii: "#") else { return }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0 else {
            if line != [UInt8(ascii: "-")] { noteDamage() }
            return
        }
        // Options such as `;lang-de` are not part of the name.
        let name = String(decoding: line[..<colon].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
        // The version of the format stands before the first entry.
        hasLines = hasLines || name.lowercased() != "version"
        if name.lowercased() == "changetype" {
            let type = line[(colon + 1)...].drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }
            isChange = String(decoding: type, as: UTF8.self).lowercased().prefix(3) != "add"
        }
        if LDIFEntry.isPicture(name) { pictureCount += 1 }
        guard !LDIFEntry.isIgnored(name) else { return }
        guard name.utf8.count <= NamedValue.maxNameLength else { return losses.add(.nameTooLong, record: number) }
        guard !isLineTooLong, entryLength + line.count <= limits.maxRecordLength else {
            return losses.add(.recordTooLong, record: number)
        }
        guard entry.count < limits.maxValueCount else { return losses.add(.tooManyValues, record: number) }
        entryLength += line.count
        var rest = line[(colon + 1)...]
        let isBase64 = rest.first == UInt8(ascii: ":")
        // A link to a file is not followed.
        if isBase64 || rest.first == UInt8(ascii: "<") { rest = rest.dropFirst() }
        rest = rest.drop { $0 == 0x20 }
        guard isBase64 else {
            entry.append(NamedValue(name: name, text: String(decoding: rest, as: UTF8.self)))
            return
        }
        guard let data = Data(base64Encoded: Data(rest), options: .ignoreUnknownCharacters),
            !data.isEmpty || rest.isEmpty
        else { return noteDamage() }
        entry.append(NamedValue(name: name, text: Self.text(of: data) ?? String(decoding: rest, as: UTF8.self)))
    }

    /// The text that the bytes of a value are; `nil` for bytes that are none, as those of `objectGUID`.
    private static func text(of data: Data) -> String? {
        guard let text = String(validating: data, as: UTF8.self) else { return nil }
        let isText = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || "\t\n\r".unicodeScalars.contains($0)
        }
        return isText ? text : nil
    }

    /// Notes that the line so far is no attribute.
    private mutating func noteDamage() {
        if damagedLines.count == 0 { damagedLines.first = firstLineNumber }
        damagedLines.count += 1
    }
}

/// Reads the entries of LDIF text that are contacts.
struct LDIFRecords: RecordReader {
    let limits: ExpansionLimits

    func read(
        _ stream: any ByteStream, _ body: (_ record: [NamedValue], _ number: Int, inout LossCounter) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss]) {
        var parser = LDIFParser(limits)
        try StreamBytes.forEachChunk(of: stream) { try parser.read($0, body) }
        try parser.finish(body)
        return (LostRecords(count: parser.lostEntries, isCutOff: parser.isInsideLine), parser.losses.all)
    }
}
