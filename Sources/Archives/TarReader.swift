/// Reads the headers of a tar file one after another.
struct TarReader {
    private let stream: any ByteStream
    private var offset = 0
    /// The path and the size that extended headers give the next member.
    private var longPath: String?
    private var longSize: Int?

    /// A file, whose content follows.
    struct Entry {
        var path: String
        /// Where its content begins.
        var offset: Int
        var size: Int
    }

    /// The number of bytes read of the last entry's content; ``isCopying`` is `true` if they were copied.
    private(set) var contentRead = 0
    private(set) var isCopying = false

    static let blockLength = 512
    /// No file system has longer paths.
    private static let maxPathLength = 4096
    /// Extended headers have a path and some numbers.
    private static let maxExtendedLength = 1 << 20

    init(_ stream: any ByteStream) { self.stream = stream }

    /// Returns `true` if a block is a header: its checksum is right.
    static func isHeader(_ block: some Collection<UInt8>) -> Bool {
        let block = Array(block.prefix(blockLength))
        guard block.count == blockLength, let stated = number(block[148..<156]), block[0] != 0 else { return false }
        var sum = 8 * 32
        for (position, byte) in block.enumerated() where !(148..<156 ~= position) { sum += Int(byte) }
        return sum == stated
    }

    /// The next ordinary file, whose content has to be skipped or copied. `nil` at the end.
    mutating func next() throws -> Entry? {
        while true {
            let header = try read(Self.blockLength)
            if header.isEmpty || header.allSatisfy({ $0 == 0 }) { return nil }
            guard header.count == Self.blockLength else { throw ArchiveError.truncated }
            guard Self.isHeader(header), let stated = Self.number(header[124..<136]) else { throw ArchiveError.damaged }
            let size = longSize ?? stated
            guard size >= 0, size < 1 << 50 else { throw ArchiveError.damaged }
            let start = offset
            switch header[156] {
            case UInt8(ascii: "x"), UInt8(ascii: "g"), UInt8(ascii: "L"), UInt8(ascii: "K"):
                guard stated <= Self.maxExtendedLength else { throw ArchiveError.damaged }
                let content = try read(Self.padded(stated)).prefix(stated)
                if header[156] == UInt8(ascii: "x") { readExtended(Array(content)) }
                if header[156] == UInt8(ascii: "L") { longPath = Self.text(content) }
            case UInt8(ascii: "0"), 0, UInt8(ascii: "7"):
                let path = longPath ?? Self.path(of: header)
                (longPath, longSize) = (nil, nil)
                guard path.utf8.count <= Self.maxPathLength else { throw ArchiveError.damaged }
                if !path.hasSuffix("/") { return Entry(path: path, offset: start, size: size) }
                try skip(Self.padded(size))
            default:
                (longPath, longSize) = (nil, nil)
                // Links and devices have no content, whatever their size says; directories neither.
                let hasContent = !(UInt8(ascii: "1")...UInt8(ascii: "6") ~= header[156])
                if hasContent { try skip(Self.padded(size)) }
            }
        }
    }

    /// Reads records as `27 path=contacts/all.csv`.
    private mutating func readExtended(_ content: [UInt8]) {
        var position = 0
        while position < content.count {
            guard let space = content[position...].firstIndex(of: UInt8(ascii: " ")),
                let length = Int(String(decoding: content[position..<space], as: UTF8.self)), length > space - position,
                length <= content.count - position
            else { return }
            let record = String(decoding: content[(space + 1)..<(position + length)], as: UTF8.self)
            let value = record.drop { $0 != "=" }.dropFirst().prefix { $0 != "\n" }
            if record.hasPrefix("path=") { longPath = String(value) }
            if record.hasPrefix("size="), let size = Int(value) { longSize = size }
            position += length
        }
    }

    private static func path(of header: [UInt8]) -> String {
        let name = text(header[0..<100])
        let isUSTAR = header[257..<262].elementsEqual("ustar".utf8) && header[262] == 0
        let prefix = isUSTAR ? text(header[345..<500]) : ""
        return prefix.isEmpty ? name : prefix + "/" + name
    }

    private static func text(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// A number in octal digits, or in base 256 behind a byte of 0x80.
    static func number(_ field: ArraySlice<UInt8>) -> Int? {
        guard let first = field.first else { return nil }
        if first == 0x80 {
            return field.dropFirst().reduce(0 as Int?) { value, byte in
                value.flatMap { $0 < 1 << 50 ? $0 << 8 | Int(byte) : nil }
            }
        }
        let digits = field.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }
        return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self), radix: 8)
    }

    private static func padded(_ size: Int) -> Int { (size + blockLength - 1) / blockLength * blockLength }

    private mutating func read(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let filled = count == 0 ? 0 : try bytes.withUnsafeMutableBytes { try stream.fill($0) }
        offset += filled
        bytes.removeLast(count - filled)
        return bytes
    }

    private mutating func skip(_ count: Int) throws {
        defer { offset += count }
        if let section = stream as? ByteSection {
            guard section.skip(count) == count else { throw ArchiveError.truncated }
            return
        }
        try copy(count) { _ in }
    }

    /// Passes over the content of the file that was given last.
    mutating func skipContent(of entry: Entry) throws {
        if let section = stream as? ByteSection {
            (contentRead, isCopying) = (min(entry.size, section.left), false)
        }
        try skip(Self.padded(entry.size))
    }

    /// Gives the content of the file that was given last to the body.
    mutating func copyContent(of entry: Entry, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        (contentRead, isCopying) = (0, true)
        var read = 0
        defer { contentRead = read }
        try copy(entry.size) { bytes in
            try body(bytes)
            read += bytes.count
        }
        offset += entry.size
        try skip(Self.padded(entry.size) - entry.size)
    }

    /// Reads bytes that must be there.
    private func copy(_ count: Int, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        var left = count
        var buffer = [UInt8](repeating: 0, count: min(max(count, 1), 1 << 18))
        while left > 0 {
            let read = try buffer.withUnsafeMutableBytes { bytes in
                try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[..<min(bytes.count, left)]))
            }
            guard read > 0 else { throw ArchiveError.truncated }
            try buffer.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<read])) }
            left -= read
        }
    }
}
