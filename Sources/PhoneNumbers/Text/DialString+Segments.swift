// The plain texts that may hold more than a number: hours, dates, numbers of a list, groups that stand apart.

extension DialString {
    /// A space, `-` and `.`, a bit each: without them, digits stand together or in brackets.
    static let separators: UInt64 = 1 << 0x20 | 1 << 0x2D | 1 << 0x2E
    private static let space: UInt64 = 1 << 0x20
    private static let point: UInt64 = 1 << 0x2E

    /// Returns `true` if a plain text may hold a segment of another kind, so that ``NumberText`` has to look at it.
    ///
    /// - Parameter marks: a bit for each character of the text, but for its first eight digits.
    @inline(__always)
    static func mayHoldSegment(_ bytes: Span<UInt8>, _ marks: UInt64) -> Bool {
        guard bytes.count > 7 else { return false }
        // `(2021) 0171 234567`
        if bytes[unchecked: 0] == UInt8(ascii: "("), bytes[unchecked: 5] == UInt8(ascii: ")"),
            bytes[unchecked: 7] == UInt8(ascii: "0") || bytes[unchecked: 6] == UInt8(ascii: "0")
        {
            return true
        }
        let separators = marks & separators
        if separators & space != 0, endsWithLooseGroup(bytes) || beginsWithLooseGroup(bytes) { return true }
        return separators != space && holdsShortGroups(bytes, isMixed: separators & space != 0)
    }

    /// Returns `true` if a group of five digits at most, without a zero in front, stands before one that begins with a zero:
    /// `2024 0171 234567`.
    @inline(__always)
    private static func beginsWithLooseGroup(_ bytes: Span<UInt8>) -> Bool {
        guard bytes[unchecked: 0] &- UInt8(ascii: "1") < 9 else { return false }
        var position = 1
        while position < 6, bytes[unchecked: position] &- UInt8(ascii: "0") < 10 { position &+= 1 }
        return bytes[unchecked: position] == UInt8(ascii: " ") && bytes[unchecked: position &+ 1] == UInt8(ascii: "0")
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

    /// Returns `true` if one or two digits, or four, stand before a mark and a space or another short group behind it, as in hours,
    /// dates, decimals, years and addresses of networks.
    ///
    /// - Parameter isMixed: `true` if the text has spaces.
    @inline(never)
    private static func holdsShortGroups(_ bytes: Span<UInt8>, isMixed: Bool) -> Bool {
        var position = 0
        var length = 0
        var points = 0
        // `true` if a space or nothing stands before the group.
        var isApart = true
        while position < bytes.count {
            let byte = bytes[unchecked: position]
            if byte &- UInt8(ascii: "0") < 10 {
                length &+= 1
                position &+= 1
                continue
            }
            let isDateMark = isDateMark(byte)
            if byte == UInt8(ascii: ".") { points &+= 1 }
            if isDateMark, length > 0, length <= 4, isApart {
                let behind = digits(in: bytes, from: position &+ 1)
                let last = position &+ 1 &+ behind
                let isEnd = last >= bytes.count || bytes[unchecked: last] == UInt8(ascii: " ")
                if isMixed {
                    // `2. 030`, `9-17 0171`, `0.20`
                    if length <= 2, behind <= 2, isEnd { return true }
                    // `12.03.2021`, `2021-03-12`
                    if !isEnd, length <= 2, behind <= 2 { return true }
                    if length == 4, behind <= 2 || isEnd && behind == 4 { return true }
                } else if length == 4, behind == 4, isEnd || length == 4 && behind <= 2 {
                    return true
                }
            }
            // ` - 2`
            let isBetweenSpaces =
                position > 0 && bytes[unchecked: position &- 1] == UInt8(ascii: " ") && position &+ 1 < bytes.count
                && bytes[unchecked: position &+ 1] == UInt8(ascii: " ")
            if byte == UInt8(ascii: "-"), isBetweenSpaces { return true }
            isApart = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "(")
            length = 0
            position &+= 1
        }
        return points == 3
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

    /// Returns `true` if a slash stands behind two or four digits with two or four digits behind it: `24/7`, `2019/2020`.
    static func holdsSlashedGroup(_ bytes: Span<UInt8>) -> Bool {
        for position in 1..<bytes.count where bytes[position] == UInt8(ascii: "/") {
            let behind = digits(in: bytes, from: position + 1)
            var before = position
            while before > 0, bytes[before - 1] &- UInt8(ascii: "0") < 10 { before -= 1 }
            let length = position - before
            if length <= 2 && behind <= 2 || length == 4 && behind == 4 { return true }
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
