// The plain texts that may hold more than a number: hours, dates, numbers of a list, groups that stand apart.

extension DialString {
    /// A space, `-` and `.`, a bit each: without them, digits stand together or in brackets.
    static let separators: UInt64 = 1 << 0x20 | 1 << 0x2D | 1 << 0x2E
    private static let space: UInt64 = 1 << 0x20

    /// Returns `true` if a plain text may hold a segment of another kind, so that ``NumberText`` has to look at it.
    ///
    /// - Parameters:
    ///   - marks: a bit for each character of the text, but for its first eight digits.
    ///   - hasPlus: `true` if the number begins with a plus, behind which groups without spaces are those of the number.
    @inline(__always)
    static func mayHoldSegment(_ bytes: Span<UInt8>, _ marks: UInt64, hasPlus: Bool) -> Bool {
        guard bytes.count > 7 else { return false }
        // `(2021) 0171 234567`, `(3) 0171 234567`
        if bytes[unchecked: 0] == UInt8(ascii: "("), isBehindBracket(bytes) { return true }
        let separators = marks & separators
        if separators & space != 0, endsWithLooseGroup(bytes) || beginsWithLooseGroup(bytes) { return true }
        if separators == space || hasPlus && separators & space == 0 { return false }
        return holdsShortGroups(bytes)
    }

    /// Returns `true` if a zero stands behind one digit or four in brackets at the start of a text.
    @inline(never)
    private static func isBehindBracket(_ bytes: Span<UInt8>) -> Bool {
        let digits = digits(in: bytes, from: 1)
        guard digits == 1 || digits == 4, bytes[unchecked: digits &+ 1] == UInt8(ascii: ")") else { return false }
        let next = bytes[unchecked: digits &+ 2] == UInt8(ascii: " ") ? digits &+ 3 : digits &+ 2
        return bytes[unchecked: next] == UInt8(ascii: "0")
    }

    /// Returns `true` if a group of six digits at most, without a zero in front, stands before one that begins with a zero:
    /// `2024 0171 234567`, `6365 - 0650 790750`.
    @inline(__always)
    private static func beginsWithLooseGroup(_ bytes: Span<UInt8>) -> Bool {
        guard bytes[unchecked: 0] &- UInt8(ascii: "1") < 9 else { return false }
        var position = 1
        while position < 6, bytes[unchecked: position] &- UInt8(ascii: "0") < 10 { position &+= 1 }
        guard bytes[unchecked: position] == UInt8(ascii: " ") else { return false }
        while position < bytes.count &- 1,
            bytes[unchecked: position] == UInt8(ascii: " ") || bytes[unchecked: position] == UInt8(ascii: "-")
        {
            position &+= 1
        }
        return bytes[unchecked: position] == UInt8(ascii: "0")
    }

    /// Returns `true` if a text ends with a space and a group of five digits at most behind one of six or more: `0341 1234567 2019`.
    @inline(__always)
    private static func endsWithLooseGroup(_ bytes: Span<UInt8>) -> Bool {
        var first = bytes.count &- 1
        let limit = max(bytes.count &- 7, 6)
        while first > limit, bytes[unchecked: first] &- UInt8(ascii: "0") < 10 { first &-= 1 }
        guard first > 6, first < bytes.count &- 1, bytes[unchecked: first] == UInt8(ascii: " ") else { return false }
        for position in first &- 6..<first where bytes[unchecked: position] &- UInt8(ascii: "0") >= 10 { return false }
        return true
    }

    /// Returns `true` if digits that marks join may be hours, a date, years, decimals, the number of a list or an address of a network:
    /// `2. 030`, `9-17 0171`, `12.03.2021`, `2019/2020`, `10.12.14.255`; or if a short group stands behind a hyphen between spaces.
    @inline(never)
    static func holdsShortGroups(_ bytes: Span<UInt8>) -> Bool {
        var position = 0
        var isFirst = true
        while position < bytes.count {
            let byte = bytes[unchecked: position]
            if byte == UInt8(ascii: "-"), isBetweenSpaces(position, in: bytes) {
                // ` - 2`
                let last = position &+ 2 &+ digits(in: bytes, from: position &+ 2)
                if last == bytes.count, last &- position < 5 { return true }
            }
            guard byte &- UInt8(ascii: "0") < 10, startsChunk(position, in: bytes) else {
                position &+= 1
                continue
            }
            let chunk = Chunk(bytes, from: position)
            if chunk.mayBeSegment(isFirst: isFirst) { return true }
            position = chunk.end
            // `9 - 17 0171 234567`
            if isFirst, chunk.count == 1, chunk.lengths < 3, position &+ 2 < bytes.count,
                bytes[unchecked: position &+ 1] == UInt8(ascii: "-")
            {
                return true
            }
            isFirst = false
        }
        return false
    }

    /// The groups of digits with one mark of `-./` between them.
    private struct Chunk {
        /// The number of groups.
        var count = 1
        /// Four bits for the length of each of four groups, the last one lowest.
        var lengths = 0
        var mark: UInt8 = 0
        var hasMarkBehind = false
        var end: Int

        init(_ bytes: Span<UInt8>, from start: Int) {
            end = start
            while end < bytes.count {
                let byte = bytes[unchecked: end]
                if byte &- UInt8(ascii: "0") < 10 {
                    if lengths & 15 < 15 { lengths &+= 1 }
                    hasMarkBehind = false
                } else if DialString.isDateMark(byte), !hasMarkBehind {
                    (mark, hasMarkBehind) = (byte, true)
                    count &+= 1
                    lengths &<<= 4
                } else {
                    break
                }
                end &+= 1
            }
            if hasMarkBehind {
                count &-= 1
                lengths &>>= 4
            }
        }

        private func length(_ group: Int) -> Int { lengths &>> (4 &* (count &- 1 &- group)) & 15 }

        func mayBeSegment(isFirst: Bool) -> Bool {
            let first = length(0)
            switch count {
            case 1:
                return hasMarkBehind && (first < 3 || first == 4) && (isFirst || mark == UInt8(ascii: "."))
            case 2: return first < 3 && length(1) < 3 || first == 4 && length(1) == 4
            case 3:
                return length(1) < 3
                    && (first < 3 && length(2) != 3 && length(2) < 5 || first == 4 && length(2) < 3)
            case 4: return first < 4 && length(1) < 4 && length(2) < 4 && length(3) < 4
            default: return false
            }
        }
    }

    @inline(__always)
    private static func startsChunk(_ position: Int, in bytes: Span<UInt8>) -> Bool {
        guard position > 0 else { return true }
        let before = bytes[unchecked: position &- 1]
        return before == UInt8(ascii: " ") || before == UInt8(ascii: "(") || before == UInt8(ascii: ":")
    }

    @inline(__always)
    private static func isBetweenSpaces(_ position: Int, in bytes: Span<UInt8>) -> Bool {
        position > 0 && position &+ 1 < bytes.count && bytes[unchecked: position &- 1] == UInt8(ascii: " ")
            && bytes[unchecked: position &+ 1] == UInt8(ascii: " ")
    }

    /// Returns `true` if a mark stands behind one digit or two, in any script: `٢- 030 234567`.
    static func beginsWithListMark(_ bytes: Span<UInt8>) -> Bool {
        var position = 0
        var count = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte < 0x80, byte &- UInt8(ascii: "0") >= 10 { return byte != UInt8(ascii: "+") && count < 3 }
            let (_, length) = ScalarDecoder.scalar(in: bytes, at: position)
            position += length
            count += 1
        }
        return false
    }

    /// The number of digits that stand together from a position on.
    @inline(__always)
    private static func digits(in bytes: Span<UInt8>, from first: Int) -> Int {
        var position = first
        while position < bytes.count, bytes[unchecked: position] &- UInt8(ascii: "0") < 10 { position &+= 1 }
        return position &- first
    }
}
