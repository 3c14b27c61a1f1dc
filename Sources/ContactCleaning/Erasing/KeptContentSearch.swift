import Archives
import ContactReading
import ContactStore
import PhoneNumbers

/// Looks for a number in the kept content of a source: in its text, and in the text of its lines without folds, escapes
/// and encodings.
struct KeptContentSearch {
    private let spelling: NumberSpelling
    private let home: RegionCode?
    private var transcoder: StreamTranscoder?
    private var pending: [UInt8] = []
    private var isFirst = true

    /// The outcome of a search.
    enum Result {
        case absent
        /// The number stands in it.
        case present
        /// The content cannot be searched: it is packed, or not as it was stored.
        case unsearchable
    }

    /// The number of bytes that are searched again together with those that follow.
    private static let overlap = 1 << 12

    private init(_ spelling: NumberSpelling, source: SourceEntry) {
        self.spelling = spelling
        home = source.region.flatMap { RegionCode($0) }
        transcoder = source.encoding.flatMap { TextEncoding($0) }.flatMap { StreamTranscoder($0) }
    }

    /// Searches the kept content of a source.
    static func run(_ spelling: NumberSpelling, in source: SourceEntry, of survey: ErasureSurvey) throws -> Result {
        struct Ended: Error { var result: Result }
        var search = KeptContentSearch(spelling, source: source)
        do {
            try survey.forEachBlock(of: source) { block in
                guard let bytes = try? DeflatedBlock.inflate(Array(block.deflated), byteCount: block.byteCount) else {
                    throw Ended(result: .unsearchable)
                }
                if let result = search.take(bytes) { throw Ended(result: result) }
            }
        } catch let ended as Ended {
            return ended.result
        }
        return search.look(isLast: true) ? .present : .absent
    }

    private mutating func take(_ bytes: [UInt8]) -> Result? {
        if isFirst, Self.isPacked(bytes) { return .unsearchable }
        isFirst = false
        if transcoder == nil {
            pending += bytes
        } else {
            bytes.withUnsafeBytes { transcoder?.convert($0, isLast: false, into: &pending) }
        }
        return look(isLast: false) ? .present : nil
    }

    /// Returns `true` if the number occurs in the bytes that are pending; bytes that have been searched are dropped.
    private mutating func look(isLast: Bool) -> Bool {
        guard isLast || pending.count > 2 * Self.overlap else { return false }
        defer { pending = Array(pending.suffix(Self.overlap)) }
        return ContentReadings(pending).contains { text in
            text.withUnsafeBufferPointer { text in
                spelling.occurrences(in: text).contains { !spelling.isOther($0, in: text, home: home) }
            }
        }
    }

    /// Returns `true` if content begins with the signature of a packed file, whose text cannot be read.
    private static func isPacked(_ bytes: [UInt8]) -> Bool {
        let starts: [[UInt8]] = [
            [0x50, 0x4B, 0x03, 0x04], [0x1F, 0x8B], [0x42, 0x5A, 0x68], [0xFD, 0x37, 0x7A, 0x58, 0x5A],
            [0x28, 0xB5, 0x2F, 0xFD], [0xD0, 0xCF, 0x11, 0xE0],
        ]
        return starts.contains { bytes.starts(with: $0) }
    }
}

/// The texts of a part of a file: itself; with folded lines joined; with quoted-printable, JSON and Base64 text
/// decoded.
struct ContentReadings: Sequence {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func makeIterator() -> AnyIterator<[UInt8]> {
        let readings: [([UInt8]) -> [UInt8]?] = [
            { $0 }, Self.unfolded, Self.quotedPrintable, Self.unescaped, { Self.base64(in: $0) },
            { Self.unfolded($0).flatMap(Self.base64) },
        ]
        var index = 0
        return AnyIterator {
            while index < readings.count {
                defer { index += 1 }
                if let text = readings[index](bytes) { return text }
            }
            return nil
        }
    }

    /// The text with folded lines joined; `nil` if none is folded.
    private static func unfolded(_ bytes: [UInt8]) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var hasFolds = false
        var position = 0
        while position < bytes.count {
            var next = position
            if next < bytes.count, bytes[next] == 0x0D { next += 1 }
            if next < bytes.count, bytes[next] == 0x0A { next += 1 }
            if next > position, next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 {
                hasFolds = true
                position = next + 1
                continue
            }
            output.append(bytes[position])
            position += 1
        }
        return hasFolds ? output : nil
    }

    /// The text with `=2D` and soft line ends decoded; `nil` if there are none.
    private static func quotedPrintable(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.contains(UInt8(ascii: "=")) else { return nil }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "=") else {
                output.append(bytes[position])
                position += 1
                continue
            }
            var next = position + 1
            if next < bytes.count, bytes[next] == 0x0D { next += 1 }
            if next < bytes.count, bytes[next] == 0x0A { next += 1 }
            if next > position + 1 {
                position = next
                continue
            }
            if position + 2 < bytes.count, let high = ASCII.hexValue(bytes[position + 1]),
                let low = ASCII.hexValue(bytes[position + 2])
            {
                output.append(high << 4 | low)
                position += 3
            } else {
                output.append(bytes[position])
                position += 1
            }
        }
        return output
    }

    /// The text with `\u0036` and `\/` decoded; `nil` if there is no such escape.
    private static func unescaped(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.contains(UInt8(ascii: "\\")) else { return nil }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count else {
                output.append(bytes[position])
                position += 1
                continue
            }
            var scalar: UInt32 = 0
            let digits = bytes[(position + 2)...].prefix(4).compactMap(ASCII.hexValue)
            if bytes[position + 1] == UInt8(ascii: "u"), digits.count == 4 {
                scalar = digits.reduce(0) { $0 << 4 | UInt32($1) }
                output += Array(String(Unicode.Scalar(scalar) ?? " ").utf8)
                position += 6
            } else {
                // `\n` and `\t` part words; any other character stands for itself.
                let isBlank = [UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r")].contains(bytes[position + 1])
                output.append(isBlank ? UInt8(ascii: " ") : bytes[position + 1])
                position += 2
            }
        }
        return output
    }

    /// Returns the decoded text of runs of Base64, a line each; `nil` if there are none.
    private static func base64(in bytes: [UInt8]) -> [UInt8]? {
        var output: [UInt8] = []
        var run: [UInt8] = []
        func end() {
            defer { run.removeAll(keepingCapacity: true) }
            guard run.count >= 8 else { return }
            var (word, bits): (UInt32, UInt32) = (0, 0)
            for value in run {
                word = word << 6 | UInt32(value)
                bits += 6
                if bits >= 8 {
                    bits -= 8
                    output.append(UInt8(truncatingIfNeeded: word >> bits))
                }
            }
            output.append(0x0A)
        }
        for byte in bytes {
            if let value = base64Value(byte) { run.append(value) } else { end() }
        }
        end()
        return output.isEmpty ? nil : output
    }

    private static func base64Value(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
