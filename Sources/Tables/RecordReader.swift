import Archives

/// Reads the records of one format from a stream of its bytes.
protocol RecordReader {
    /// Gives each record with its number from 1.
    ///
    /// - Parameters:
    ///   - stream: the bytes from their start.
    ///   - body: takes the records, and counts what it leaves out of them.
    /// - Returns: the records that could not be read, and what was left out.
    func read(
        _ stream: any ByteStream, _ body: (_ record: [NamedValue], _ number: Int, inout LossCounter) throws -> Void
    ) throws -> (lost: LostRecords, losses: [TableLoss])
}

/// The bytes of a stream, piece by piece.
enum StreamBytes {
    /// Gives the bytes of a stream in pieces. Damage ends them.
    static func forEachChunk(of stream: any ByteStream, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { return }
            try body(buffer[..<count])
        }
    }
}
