/// Parts of a source behind its head. The columns of a table are judged by them too: the first rows of a sorted table may all be
/// alike.
///
/// ```swift
/// let sample = try SourceSample { range in try file.bytes(in: range) }
/// var reader = ContactReader(sample: sample)
/// ```
public struct SourceSample: Sendable, Hashable {
    /// The parts, as they stand in the source, in its encoding.
    public private(set) var pieces: [[UInt8]] = []

    /// A sample without parts.
    public init() {}

    /// Creates a sample of a source.
    ///
    /// - Parameters:
    ///   - options: the options that the source is read with.
    ///   - read: gives the bytes of a range of the source, which starts at 0; fewer or none where the source ends. It is called for
    ///     each of ``ranges(_:)`` in turn, and no more once it gives none.
    /// - Throws: the errors of the closure.
    public init(options: ReadingOptions = ReadingOptions(), read: (Range<Int>) throws -> [UInt8]) rethrows {
        for range in Self.ranges(options) {
            let piece = try read(range)
            if piece.isEmpty { return }
            pieces.append(piece)
        }
    }

    /// The ranges of bytes that a sample consists of: eleven of 16 KB, each twice as far from the start as the one before, the last at
    /// 64 MB. They do not depend on the size of the source, which is not known while it is unpacked.
    public static func ranges(_ options: ReadingOptions = ReadingOptions()) -> [Range<Int>] {
        // Characters of two and four bytes stay whole.
        let first = max(options.headLength, pieceLength) & ~3
        return (0...10).map { step in
            let start = first << step
            return start..<start + pieceLength
        }
    }

    private static let pieceLength = 16 << 10

    /// Returns `true` if a sample is of use for a source that starts like this: the lines of cards name their own
    /// meaning.
    package static func isUsed(at head: [UInt8]) -> Bool {
        head.withUnsafeBufferPointer { !$0.trimmed.hasWordPrefix("begin:vcard") }
    }

    /// The sample in UTF-8.
    func converted(from encoding: TextEncoding) -> SourceSample {
        var sample = SourceSample()
        for piece in pieces {
            guard var transcoder = StreamTranscoder(encoding) else { return SourceSample() }
            var text: [UInt8] = []
            // A piece of a character at the start belongs to a row that is cut off, and is not read.
            let start = encoding.form == .converted ? Self.lineStart(in: piece) : 0
            piece.withUnsafeBufferPointer { bytes in
                transcoder.convert(bytes.clampedSlice(start, bytes.count), isLast: false, into: &text)
            }
            sample.pieces.append(text)
        }
        return sample
    }

    /// Where the first whole line starts, less its line end.
    private static func lineStart(in piece: [UInt8]) -> Int {
        piece.firstIndex(of: ASCII.lineFeed) ?? piece.firstIndex(of: ASCII.carriageReturn) ?? piece.count
    }
}
