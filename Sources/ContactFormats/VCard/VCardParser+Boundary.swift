extension VCardParser {
    /// Where a block may be cut so that both parts can be read apart: the first such offset at or after a target.
    ///
    /// - Parameters:
    ///   - block: bytes from the start of a card.
    ///   - target: how long the first part should be, in bytes.
    ///   - isLast: whether no bytes follow the block.
    /// - Returns: the length of the first part, or `nil` if there is no boundary between the target and the end. The end of
    ///   a last block is always a boundary.
    ///
    /// A boundary is the start of a `BEGIN:VCARD` line right after an `END:VCARD` line; blank lines may stand between. No
    /// card inside another one, under `AGENT`, begins so. The search starts at the target: it does not read what is before.
    public func cardBoundary(in block: UnsafeRawBufferPointer, after target: Int, isLast: Bool) -> Int? {
        let bytes = block.assumingMemoryBound(to: UInt8.self)
        var offset = max(target - 1, 0)
        var followsEnd = false
        var ignored = false
        if offset > 0 {
            guard let partial = PhysicalLine(bytes, from: offset, isLast: isLast, sawHigh: &ignored) else {
                return isLast ? bytes.count : nil
            }
            offset = partial.next
        }
        while offset < bytes.count, let line = PhysicalLine(bytes, from: offset, isLast: isLast, sawHigh: &ignored) {
            let text = bytes.clampedSlice(line.start, min(line.end, line.start + 16)).trimmed
            if followsEnd, text.isWord("begin:vcard") { return line.start }
            if !text.isEmpty { followsEnd = text.isWord("end:vcard") }
            offset = line.next
        }
        return isLast ? bytes.count : nil
    }
}
