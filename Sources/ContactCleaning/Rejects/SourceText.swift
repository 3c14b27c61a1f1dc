import Archives
import ContactReading
import SourceInput

/// The text of a source in the offsets of its contacts, read a second time from start to end.
///
/// For encodings that are converted before they are read this is the converted text; else it is the source's own bytes.
final class SourceText {
    private let stream: any ByteStream
    private var transcoder: StreamTranscoder?
    /// Bytes of a byte order mark that are not part of the text.
    private var markLeft: Int
    private var buffer: [UInt8] = []
    private var start = 0
    private var offset = 0
    private var isAtEnd = false
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)

    convenience init(_ file: InputFile, description: SourceDescription) throws {
        self.init(
            try file.makeStream(), encoding: description.encoding, byteOrderMarkLength: description.byteOrderMarkLength)
    }

    /// The text of a stream of bytes.
    init(_ stream: any ByteStream, encoding: TextEncoding, byteOrderMarkLength: Int) {
        self.stream = stream
        transcoder = StreamTranscoder(encoding)
        markLeft = transcoder == nil ? 0 : byteOrderMarkLength
    }

    /// Gives the bytes of a range, which begins where the last one ended or later, in pieces. Where the text ends before
    /// the range does, the rest is left out.
    func read(_ range: Range<Int>, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
        while offset < range.upperBound {
            if start == buffer.count, try !refill() { return }
            let skipped = min(max(range.lowerBound - offset, 0), buffer.count - start)
            start += skipped
            offset += skipped
            let count = min(range.upperBound - offset, buffer.count - start)
            guard offset >= range.lowerBound, count > 0 else { continue }
            try body(buffer[start..<(start + count)])
            start += count
            offset += count
        }
    }

    private func refill() throws -> Bool {
        start = 0
        buffer.removeAll(keepingCapacity: true)
        while buffer.isEmpty, !isAtEnd {
            var count = 0
            do {
                count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            } catch let error as ArchiveError where error.leavesGoodBytes {
                count = 0
            }
            isAtEnd = count == 0
            let skipped = min(markLeft, count)
            markLeft -= skipped
            if transcoder == nil {
                buffer.append(contentsOf: chunk[skipped..<count])
            } else {
                chunk[skipped..<count].withUnsafeBytes { transcoder?.convert($0, isLast: isAtEnd, into: &buffer) }
            }
        }
        return !buffer.isEmpty
    }
}
