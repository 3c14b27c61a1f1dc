import Archives
import ContactReading

/// The encoding that a page in HTML names in its [head](https://html.spec.whatwg.org/multipage/semantics.html#charset).
enum PageEncoding {
    /// Returns `nil` where the first bytes name none, one that is not known, or UTF-8; so do a byte order mark, and the name of an encoding in
    /// which the name could not be read.
    static func named(in head: some Collection<UInt8>) -> TextEncoding? {
        guard !head.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
        let text = String(decoding: head, as: UTF8.self).lowercased()
        guard let mark = text.firstRange(of: "charset=") else { return nil }
        let name = text[mark.upperBound...].drop { $0 == "\"" || $0 == "'" }
            .prefix { $0.isLetter || $0.isNumber || "-_:".contains($0) }
        // Pages that say Latin-1 are written in the code page that has the same letters and more marks.
        guard let encoding = TextEncoding(name == "iso-8859-1" ? "windows-1252" : String(name)) else { return nil }
        return [.utf8, .utf16LittleEndian, .utf16BigEndian].contains(encoding) ? nil : encoding
    }

    /// A stream of UTF-8 from one in an encoding; the same stream if that is `nil`.
    static func decoded(_ stream: any ByteStream, from encoding: TextEncoding?) -> any ByteStream {
        encoding.map { DecodedStream(stream, $0) } ?? stream
    }
}

/// A stream that is converted to UTF-8.
private final class DecodedStream: ByteStream {
    private let stream: any ByteStream
    private let decoder: ValueDecoder
    private var transcoder: StreamTranscoder?
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var output: [UInt8] = []
    private var position = 0

    init(_ stream: any ByteStream, _ encoding: TextEncoding) {
        self.stream = stream
        decoder = ValueDecoder(encoding: encoding, fallback: encoding)
        transcoder = StreamTranscoder(encoding)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while position == output.count {
            let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            output.removeAll(keepingCapacity: true)
            position = 0
            chunk.withUnsafeBytes { bytes in
                let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<count])
                if transcoder != nil {
                    transcoder?.convert(bytes, isLast: count == 0, into: &output)
                } else {
                    output += Array(decoder.text(bytes.assumingMemoryBound(to: UInt8.self)).utf8)
                }
            }
            if count == 0, output.isEmpty { return 0 }
        }
        let count = min(buffer.count, output.count - position)
        buffer.copyBytes(from: output[position..<position + count])
        position += count
        return count
    }
}
