/// Reads the headers of a tar file one after another.
struct TarReader {
    private let stream: any ByteStream
    private var offset = 0
    /// What extended headers say about the next member.
    private var longPath: String?
    private var longSize: Int?

    static let blockLength = 512
    /// Extended headers have a path and some numbers.
    private static let maxExtendedLength = 1 << 20

    init(_ stream: any ByteStream) { self.stream = stream }

    /// Whether a block is a header: its checksum is right.
    static func isHeader(_ block: some Collection<UInt8>) -> Bool {
        let block = Array(block.prefix(blockLength))
        guard block.count == blockLength, let stated = number(block[148..<156]), block[0] != 0 else { return false }
        var sum = 8 * 32
        for (position, byte) in block.enumerated() where !(148..<156 ~= position) { sum += Int(byte) }
        return sum == stated
    }

    /// The next ordinary file; its content is skipped. `nil` at the end.
    mutating func next() throws -> TarArchive.Member? {
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
                try skip(Self.padded(size))
                if !path.hasSuffix("/") { return TarArchive.Member(path: path, offset: start, size: size) }
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
        try Self.skip(count, in: stream)
        offset += count
    }

    /// Reads over bytes.
    static func skip(_ count: Int, in stream: any ByteStream) throws {
        var left = count
        var buffer = [UInt8](repeating: 0, count: min(max(count, 1), 1 << 18))
        while left > 0 {
            let read = try buffer.withUnsafeMutableBytes { bytes in
                try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[..<min(bytes.count, left)]))
            }
            guard read > 0 else { throw ArchiveError.truncated }
            left -= read
        }
    }
}
