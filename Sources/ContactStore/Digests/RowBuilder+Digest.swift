extension RowBuilder {
    /// Adds the row to a digest, and resets every value to NULL for the next one.
    mutating func add(key: Int, to digest: inout ContentDigest) {
        let count = byteCount
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { record in
            guard let start = record.baseAddress else { return }
            write(to: start)
            digest.add(UnsafeBufferPointer(start: start, count: count), key: key)
        }
    }
}
