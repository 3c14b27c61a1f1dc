// The plain texts that may hold more than a number: hours, dates, numbers of a list, groups that stand apart.

extension DialString {
    /// A space and `-./`, a bit each: without them, digits stand together or in brackets.
    static let separators: UInt64 = 1 << 0x20 | 1 << 0x2D | 1 << 0x2E | 1 << 0x2F
    static let space: UInt64 = 1 << 0x20
    static let spaceAndHyphen: UInt64 = 1 << 0x20 | 1 << 0x2D
    static let point: UInt64 = 1 << 0x2E
    static let slash: UInt64 = 1 << 0x2F
    /// A space, a bracket and a colon: what stands between chunks.
    private static let chunkMarks: UInt64 = space | 1 << 0x28 | 1 << 0x3A
    /// The same, and brackets.
    static let marks: UInt64 = separators | 1 << 0x28 | 1 << 0x29
    /// A space, a hyphen and a point, which stand together in places on the globe.
    private static let coordinates: UInt64 = 1 << 0x20 | 1 << 0x2D | 1 << 0x2E

    /// Returns `true` if a plain text may hold a segment of another kind, so that ``NumberText`` has to look at it.
    ///
    /// - Parameters:
    ///   - marks: a bit for each character of the text, digits aside.
    ///   - hasPlus: `true` if the number begins with a plus, behind which groups without spaces are those of the number.
    static func mayHoldSegment(_ bytes: Span<UInt8>, _ marks: UInt64, hasPlus: Bool) -> Bool {
        guard marks & separators != 0, bytes.count > 7 else { return false }
        return bytes.count > GroupMap.capacity || mayHoldSegment(bytes, GroupMap(bytes), marks, hasPlus: hasPlus)
    }

    /// Returns `true` if a plain text of eight bytes or more, whose groups are known, may hold a segment of another kind.
    @inline(never)
    static func mayHoldSegment(_ bytes: Span<UInt8>, _ groups: GroupMap, _ marks: UInt64, hasPlus: Bool) -> Bool {
        // `(2021) 0171 234567`, `(3) 0171 234567`
        if bytes[unchecked: 0] == UInt8(ascii: "("), isBehindBracket(bytes) { return true }
        let separators = marks & separators
        if separators & space != 0 {
            let last = groups.lastLength(of: bytes.count)
            if 1...6 ~= last, endsWithLooseGroup(bytes, groups, last) || last == 4 && endsWithYear(bytes) {
                return true
            }
            if beginsWithLooseGroup(bytes, groups) { return true }
        }
        // `75.65450 -147.71737`
        if separators & coordinates == coordinates, !hasPlus { return true }
        if separators == space || hasPlus && separators & space == 0 { return false }
        return holdsShortGroups(bytes, groups, marks, hasPlus: hasPlus)
    }

    /// Returns `true` if a zero stands behind one digit or four in brackets at the start of a text, or if another bracket opens in them.
    @inline(never)
    private static func isBehindBracket(_ bytes: Span<UInt8>) -> Bool {
        let digits = digits(in: bytes, from: 1)
        if digits &+ 2 < bytes.count, bytes[unchecked: digits &+ 2] == UInt8(ascii: "(") { return true }
        guard digits == 1 || digits == 4, bytes[unchecked: digits &+ 1] == UInt8(ascii: ")") else { return false }
        let next = bytes[unchecked: digits &+ 2] == UInt8(ascii: " ") ? digits &+ 3 : digits &+ 2
        return bytes[unchecked: next] == UInt8(ascii: "0")
    }

    /// Returns `true` if a group of six digits at most, without a zero in front, stands before one that begins with a zero, or one of four
    /// or more before a bracket: `2024 0171 234567`, `6365 - 0650 790750`, `70173 (2) 3357 0750`.
    @inline(__always)
    private static func beginsWithLooseGroup(_ bytes: Span<UInt8>, _ groups: GroupMap) -> Bool {
        var position = groups.length(from: 0)
        guard 1...6 ~= position, bytes[unchecked: position] == UInt8(ascii: " "),
            bytes[unchecked: 0] != UInt8(ascii: "0")
        else { return false }
        let isLong = position > 3
        while position < bytes.count &- 1,
            bytes[unchecked: position] == UInt8(ascii: " ") || bytes[unchecked: position] == UInt8(ascii: "-")
        {
            position &+= 1
        }
        // Fewer characters are no number.
        let next = bytes[unchecked: position]
        return (next == UInt8(ascii: "0") || isLong && next == UInt8(ascii: "(")) && bytes.count &- position > 7
    }

    /// Returns `true` if a space and another group of six digits or more stand before the last group: `0341 1234567 2019`.
    @inline(__always)
    private static func endsWithLooseGroup(_ bytes: Span<UInt8>, _ groups: GroupMap, _ length: Int) -> Bool {
        let space = bytes.count &- length &- 1
        return space > 6 && bytes[unchecked: space] == UInt8(ascii: " ") && groups.length(from: space &- 6) > 5
    }

    /// Returns `true` if a text ends with a space and four digits that may be a year: `043-678-1787 1998`.
    @inline(__always)
    private static func endsWithYear(_ bytes: Span<UInt8>) -> Bool {
        let first = bytes.count &- 4
        guard bytes[unchecked: first &- 1] == UInt8(ascii: " ") else { return false }
        let (century, decade) = (bytes[unchecked: first], bytes[unchecked: first &+ 1])
        return century == UInt8(ascii: "1") && decade == UInt8(ascii: "9")
            || century == UInt8(ascii: "2") && decade == UInt8(ascii: "0")
    }

    /// Passes a plain text with its characters of other scripts folded to ASCII to a closure.
    @inline(never)
    static func withFolded(_ bytes: Span<UInt8>, _ body: (Span<UInt8>) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { folded in
            guard let base = folded.baseAddress else { return true }
            var (position, count) = (0, 0)
            bytes.withUnsafeBufferPointer { text in
                while position < text.count {
                    base[count] = Self.folded(in: text, &position)
                    count &+= 1
                }
            }
            return body(Span(_unsafeElements: UnsafeBufferPointer(start: base, count: count)))
        }
    }

    /// Returns `true` if digits that marks join may be hours, a date, years, decimals, the number of a list or an address of a network:
    /// `2. 030`, `9-17 0171`, `12.03.2021`, `2019/2020`, `10.12.14.255`; if a short group stands behind a hyphen between spaces; and
    /// for long texts.
    @inline(__always)
    static func holdsShortGroups(
        _ bytes: Span<UInt8>, _ groups: GroupMap, _ marks: UInt64, hasPlus: Bool
    ) -> Bool {
        if marks & space != 0, groups.endsBehindHyphen(bytes) { return true }
        guard marks & point != 0 || groups.mayBeOfDate(in: bytes.count, hasPlus: hasPlus) else { return false }
        // Chunks begin behind a space or a bracket; without them there is one.
        var starts = groups.starts
        if marks & chunkMarks == 0 { starts &= 0 &- starts }
        var isFirst = true
        while starts != 0 {
            let start = starts.trailingZeroBitCount
            starts &= starts &- 1
            guard startsChunk(start, in: bytes) else { continue }
            defer { isFirst = false }
            guard let chunk = GroupChunk(groups, from: start, in: bytes) else { continue }
            if chunk.mayBeSegment(isFirst: isFirst, in: bytes) { return true }
            // `9 - 17 0171 234567`
            if isFirst, chunk.count == 1, chunk.lengths < 3, groups.isSpan(at: chunk.end, in: bytes) { return true }
        }
        return false
    }

    @inline(__always)
    private static func startsChunk(_ position: Int, in bytes: Span<UInt8>) -> Bool {
        guard position > 0 else { return true }
        let before = bytes[unchecked: position &- 1]
        return before == UInt8(ascii: " ") || before == UInt8(ascii: "(") || before == UInt8(ascii: ":")
    }

    /// The number of digits that stand together from a position on.
    @inline(__always)
    private static func digits(in bytes: Span<UInt8>, from first: Int) -> Int {
        var position = first
        while position < bytes.count, bytes[unchecked: position] &- UInt8(ascii: "0") < 10 { position &+= 1 }
        return position &- first
    }
}
