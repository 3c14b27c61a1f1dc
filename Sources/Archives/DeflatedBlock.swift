internal import CZlib

/// Blocks of bytes in the [zlib format](https://www.rfc-editor.org/rfc/rfc1950), each on its own.
public enum DeflatedBlock {
    /// Compresses a block.
    ///
    /// - Throws: ``ArchiveError/damaged`` if there is no memory for it.
    public static func deflate(_ bytes: [UInt8]) throws(ArchiveError) -> [UInt8] {
        var count = compressBound(uLong(bytes.count))
        var output = [UInt8](repeating: 0, count: Int(count))
        guard compress(&output, &count, bytes, uLong(bytes.count)) == Z_OK else { throw .damaged }
        return Array(output[..<Int(count)])
    }

    /// Decompresses a block.
    ///
    /// - Parameter byteCount: the length of the content.
    /// - Throws: ``ArchiveError/damaged`` if the block is not valid, or its content has another length.
    public static func inflate(_ bytes: [UInt8], byteCount: Int) throws(ArchiveError) -> [UInt8] {
        guard 0...maximumCount ~= byteCount else { throw .damaged }
        var output = [UInt8](repeating: 0, count: max(byteCount, 1))
        var count = uLong(byteCount)
        guard uncompress(&output, &count, bytes, uLong(bytes.count)) == Z_OK, Int(count) == byteCount else {
            throw .damaged
        }
        return Array(output[..<byteCount])
    }

    /// No block has so many bytes.
    private static let maximumCount = 1 << 28
}
