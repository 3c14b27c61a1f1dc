extension CSVRecordParser {
    /// Where a block may be cut so that both parts can be read apart: the first such place at or after a target.
    ///
    /// - Parameters:
    ///   - block: bytes from the start of a row.
    ///   - target: how long the first part should be, in bytes.
    ///   - isLast: whether no bytes follow the block.
    /// - Returns: the length of the first part, or `nil` if the bytes that decide have not arrived. The end of a last block
    ///   is always a boundary.
    ///
    /// Rows are cut exactly as they are when they are read, at the speed of the tokenizer. The place after a blank line or a
    /// lone cell is no boundary, because the row after it may be a footer; nor is the place after a row with quotes out of
    /// place, because the rows after it decide how it is read.
    public func rowBoundary(in block: UnsafeRawBufferPointer, after target: Int, isLast: Bool) -> Int? {
        let bytes = block.assumingMemoryBound(to: UInt8.self)
        var row = CSVRow()
        var place = 0
        while tokenizer.next(bytes, from: place, isLast: isLast, into: &row) {
            guard row.end - row.start <= options.longestRecord else { return isLast ? bytes.count : nil }
            place = row.next
            if place >= target, row.defects.isEmpty, row.count > 1 || expectedColumns < 3 { return place }
        }
        return isLast ? bytes.count : nil
    }
}
