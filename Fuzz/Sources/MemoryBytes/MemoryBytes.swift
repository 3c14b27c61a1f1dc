import Archives

/// Bytes in memory as a file.
package final class MemoryBytes: RandomAccessBytes {
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package var count: Int { bytes.count }

    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        let part = bytes[min(offset, bytes.count)...].prefix(buffer.count)
        buffer.copyBytes(from: part)
        return part.count
    }
}
