import Archives

/// The limit on the text that a conversion writes: in proportion to the file, and to the content read so far.
final class ConversionBudget {
    private let limits: ExpansionLimits
    private let fileByteCount: Int
    /// The number of bytes read of the unpacked content.
    private(set) var bytesRead = 0

    /// A cell takes more bytes as an element of XML, or with the name of JSON, than as text between commas: even texts that
    /// cells share make a table a few times its content.
    private var maxRatioToContent: Int { max(limits.maxRatio / 10, 1) }

    /// - Parameter fileByteCount: the size of the file as it is, packed.
    init(_ limits: ExpansionLimits, fileByteCount: Int) {
        self.limits = limits
        self.fileByteCount = fileByteCount
    }

    /// A stream whose bytes are counted as content.
    func counting(_ stream: any ByteStream) -> any ByteStream { CountedStream(stream) { self.bytesRead += $0 } }

    /// Counts content that was read before.
    func note(_ byteCount: Int) { bytesRead += byteCount }

    /// Checks the size of the text so far.
    ///
    /// - Throws: ``TableError/tooLarge(limit:)`` or ``TableError/ratioExceeded(limit:)``.
    func check(written: Int) throws(TableError) {
        if written > limits.maxTemporaryByteCount { throw .tooLarge(limit: limits.maxTemporaryByteCount) }
        guard written > ExpansionLimits.graceByteCount else { return }
        if limits.exceedsRatio(written, of: fileByteCount) || written / max(bytesRead, 1) >= maxRatioToContent {
            throw .ratioExceeded(limit: limits.maxRatio)
        }
    }
}

/// A stream whose bytes are counted.
final class CountedStream: ByteStream {
    private let stream: any ByteStream
    private let note: (Int) -> Void

    init(_ stream: any ByteStream, _ note: @escaping (Int) -> Void) {
        self.stream = stream
        self.note = note
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let count = try stream.read(into: buffer)
        note(count)
        return count
    }
}
