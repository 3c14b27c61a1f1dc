extension Contact {
    /// Adds bytes to the arena and returns where they are.
    @inline(__always)
    package mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let start = text.count
        unsafe text.append(contentsOf: bytes)
        return start..<text.count
    }

    /// Adds bytes to the arena and returns where they are.
    @inline(__always)
    package mutating func store(_ bytes: [UInt8]) -> Range<Int> {
        let start = text.count
        text.append(contentsOf: bytes)
        return start..<text.count
    }

    /// Adds a field whose parts are in the arena already.
    @inline(__always)
    package mutating func add(
        _ kind: Field.Kind, label: Range<Int>, value: Range<Int>, group: UInt16 = 0, isPreferred: Bool = false,
        line: Int
    ) {
        fields.append(
            Field(kind: kind, isPreferred: isPreferred, group: group, label: label, value: value, line: line))
    }

    /// Shortens a range of the arena by the blanks at its ends.
    @inline(__always)
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
        let isTrimmed =
            range.isEmpty || text[range.lowerBound] > Self.space && text[range.upperBound &- 1] > Self.space
        return isTrimmed ? range : trimmedSlowly(range)
    }

    @inlinable static var space: UInt8 { 0x20 }

    @inline(never)
    private func trimmedSlowly(_ range: Range<Int>) -> Range<Int> {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high, text[low] <= Self.space { low += 1 }
        while high > low, text[high - 1] <= Self.space { high -= 1 }
        return low..<high
    }
}
