extension CSVRecordParser {
    /// Where a block may be cut so that both parts can be read apart: the first such offset at or after a target.
    ///
    /// - Parameters:
    ///   - block: bytes from the start of a row.
    ///   - target: how long the first part should be, in bytes.
    ///   - isLast: whether no bytes follow the block.
    /// - Returns: the length of the first part, or `nil` if the bytes that decide have not arrived. The end of a last block
    ///   is always a boundary.
    ///
    /// Rows are cut exactly as they are when they are read, at the speed of the tokenizer. The end of a blank line or a
    /// lone cell is no boundary, because the row after it may be a footer; nor is the end of a row with stray quotes,
    /// because the rows after it decide how it is read.
    public func rowBoundary(in block: UnsafeRawBufferPointer, after target: Int, isLast: Bool) -> Int? {
        let bytes = block.assumingMemoryBound(to: UInt8.self)
        var row = CSVRow()
        var offset = 0
        while tokenizer.next(bytes, from: offset, isLast: isLast, into: &row) {
            guard row.end - row.start <= options.maxRecordLength else { return isLast ? bytes.count : nil }
            offset = row.next
            if offset >= target, row.defects.isEmpty, row.count > 1 || expectedColumns < 3 { return offset }
        }
        return isLast ? bytes.count : nil
    }
}
