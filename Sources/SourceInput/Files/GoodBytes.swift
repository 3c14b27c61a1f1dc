import Archives

/// A stream that ends where its bytes are no longer good.
final class GoodBytes: ByteStream {
    private let stream: any ByteStream
    /// The damage that ended the stream.
    private(set) var damage: ArchiveError?
    /// The number of good bytes so far.
    private(set) var count = 0

    init(_ stream: any ByteStream) { self.stream = stream }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard damage == nil else { return 0 }
        do {
            let length = try stream.read(into: buffer)
            count += length
            return length
        } catch let error as ArchiveError where error.leavesGoodBytes {
            damage = error
            return 0
        }
    }
}

/// Bytes in memory as a stream.
final class MemoryStream: ByteStream {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let count = min(buffer.count, bytes.count)
        buffer.copyBytes(from: bytes.prefix(count))
        bytes = bytes.dropFirst(count)
        return count
    }
}
