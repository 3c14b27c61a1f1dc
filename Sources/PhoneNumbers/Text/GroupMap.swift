/// The digits of a short text, a bit for each position.
struct GroupMap {
    /// The longest text of which there is a map, so that no shift leaves 64 bits.
    static let capacity = 62

    private(set) var digits: UInt64 = 0

    /// The positions where digits begin.
    var starts: UInt64 { digits & ~(digits &<< 1) }

    /// A map without digits.
    init() {}

    /// Maps a text of at least eight bytes and at most ``capacity``.
    init(_ bytes: Span<UInt8>) {
        var position = 0
        while position < bytes.count {
            add(SixteenBytes(bytes, at: position).digits, at: position)
            position &+= 16
        }
    }

    /// Adds the digits from a position on.
    @inline(__always)
    mutating func add(_ digits: UInt64, at position: Int) {
        self.digits |= digits &<< UInt64(truncatingIfNeeded: position)
    }

    /// Returns `true` if a text of eight bytes or more ends with a space or a hyphen and one digit, or two behind three others or another mark,
    /// and no other group behind an area code has one digit only, or where all are pairs, the one before: `24 27 72 7 5`.
    @inline(__always)
    func endWithShortGroup(_ bytes: Span<UInt8>) -> Bool {
        let count = bytes.count
        let length = lastLength(of: count)
        let mark = count &- length &- 1
        guard UInt(bitPattern: length &- 1) < 2, Self.isSpaceOrHyphen(bytes[unchecked: mark]) else { return false }
        let isBehindLong = digits &>> UInt64(truncatingIfNeeded: mark &- 3) & 7 == 7
        guard length == 1 || isBehindLong || Self.isSpaceOrHyphen(bytes[unchecked: mark &- 1]) else { return false }
        // `+358 9 ...`, `00358 9 ...`, `+972 153-1 ...`
        let behindAreaCode: UInt64 = ~0 &<< 10
        var lone = starts & ~(digits &>> 1) & behindAreaCode
        lone &= ~(1 &<< UInt64(truncatingIfNeeded: count &- 1))
        guard lone != 0 else { return true }
        let long = digits & digits &>> 1 & digits &>> 2 & (~0 &<< 5)
        return long == 0 && lone & (lone &- 1) == 0 && lone &>> UInt64(truncatingIfNeeded: mark &- 3) != 0
    }

    @inline(__always)
    private static func isSpaceOrHyphen(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
    }

    /// Returns `true` if digits stand on both sides of a position.
    @inline(__always)
    func isBetweenDigits(_ position: Int) -> Bool {
        position > 0 && (digits &>> UInt64(truncatingIfNeeded: position &- 1)) & 5 == 5
    }

    /// The number of digits at the end of a text of some length.
    @inline(__always)
    func lastLength(of count: Int) -> Int {
        (~(digits &<< UInt64(truncatingIfNeeded: 64 &- count))).leadingZeroBitCount
    }

    /// The number of digits from a position on.
    @inline(__always)
    func length(from position: Int) -> Int { (~(digits &>> UInt64(truncatingIfNeeded: position))).trailingZeroBitCount }

    /// Returns `true` if a group of a text of some length has one digit or two, or has four and is not the last one: all others are those
    /// of no hour, date or year, and neither is one right behind a plus.
    @inline(__always)
    func mayBeOfDate(in count: Int, hasPlus: Bool) -> Bool {
        let starts = hasPlus ? starts & ~2 : starts
        let three = starts & digits &>> 1 & digits &>> 2
        let four = three & digits &>> 3 & ~(digits &>> 4)
        return three != starts || four & ~(1 &<< UInt64(truncatingIfNeeded: count &- 4)) != 0
    }

    /// Returns `true` if a text ends with two digits at most behind its only hyphen between spaces: ` - 2`.
    @inline(__always)
    func endsBehindHyphen(_ bytes: Span<UInt8>) -> Bool {
        let count = bytes.count
        guard count > 4 else { return false }
        var last = count &- 1
        while last > count &- 3, digits &>> UInt64(truncatingIfNeeded: last) & 1 != 0 { last &-= 1 }
        guard last > 1, Self.isSpacedHyphen(last &- 1, in: bytes) else { return false }
        for position in 1..<max(last &- 1, 1) where Self.isSpacedHyphen(position, in: bytes) { return false }
        return true
    }

    /// Returns `true` if an hour of two digits at most stands before a position, and another one behind it and a hyphen: ` - 17`.
    @inline(__always)
    func isSpan(at position: Int, in bytes: Span<UInt8>) -> Bool {
        guard position &+ 2 < bytes.count, bytes[unchecked: position &+ 1] == UInt8(ascii: "-") else { return false }
        let second = bytes[unchecked: position &+ 2] == UInt8(ascii: " ") ? position &+ 3 : position &+ 2
        guard second < bytes.count else { return false }
        let length = length(from: second)
        let behind = second &+ length &+ 1
        return 1...2 ~= length && !(behind < bytes.count && Self.isSpacedHyphen(behind, in: bytes))
    }

    /// Returns `true` if a hyphen stands between spaces at a position inside a text, or before the last space.
    @inline(__always)
    private static func isSpacedHyphen(_ position: Int, in bytes: Span<UInt8>) -> Bool {
        bytes[unchecked: position] == UInt8(ascii: "-") && bytes[unchecked: position &- 1] == UInt8(ascii: " ")
            && position &+ 1 < bytes.count && bytes[unchecked: position &+ 1] == UInt8(ascii: " ")
    }
}

/// Up to four groups of up to four digits, with one mark of `-./` between them.
struct GroupChunk {
    private let start: Int
    /// The number of groups.
    private(set) var count = 0
    /// Four bits for the length of each group, the first one lowest.
    private(set) var lengths = 0
    /// Where the chunk ends, a mark behind it included.
    private(set) var end: Int
    private var hasMarkBehind = false

    /// The chunk that starts with the digit at a position; `nil` if it has more groups, or longer ones.
    @inline(__always)
    init?(_ groups: GroupMap, from start: Int, in bytes: Span<UInt8>) {
        self.start = start
        end = start
        repeat {
            let length = groups.length(from: end)
            guard length < 5, count < 4 else { return nil }
            lengths |= length &<< (4 &* count)
            count &+= 1
            end &+= length
            hasMarkBehind = end < bytes.count && DialString.isDateMark(bytes[unchecked: end])
            guard hasMarkBehind else { return }
            end &+= 1
        } while groups.digits &>> UInt64(truncatingIfNeeded: end) & 1 != 0
    }

    @inline(__always)
    private func length(_ group: Int) -> Int { lengths &>> (4 &* group) & 15 }

    /// Where a group begins.
    @inline(__always)
    private func position(_ group: Int) -> Int { (0..<group).reduce(start) { $0 &+ length($1) &+ 1 } }

    /// Returns `true` if the groups are as long as those of hours, a date, years or an address of a network.
    @inline(__always)
    func mayBeSegment(isFirst: Bool, in bytes: Span<UInt8>) -> Bool {
        let (first, second, third) = (length(0), length(1), length(2))
        switch count {
        case 1:
            return hasMarkBehind && first != 3 && (isFirst || bytes[unchecked: end &- 1] == UInt8(ascii: "."))
        // `05/2021`
        case 2: return first < 3 && (second < 3 || isYear(1, in: bytes)) || isYear(0, in: bytes) && isYear(1, in: bytes)
        case 3: return second < 3 && (first < 3 ? third != 3 : third < 3 && isYear(0, in: bytes))
        default:
            let mark = bytes[unchecked: position(3) &- 1]
            return mark == UInt8(ascii: ".") && (0..<4).allSatisfy { isOctet($0, in: bytes) }
        }
    }

    /// Returns `true` if a group has four digits that may be a year.
    @inline(__always)
    private func isYear(_ group: Int, in bytes: Span<UInt8>) -> Bool {
        guard length(group) == 4 else { return false }
        let start = position(group)
        let (first, second) = (bytes[unchecked: start], bytes[unchecked: start &+ 1])
        // 2443 to 2642 in Thailand.
        guard first == UInt8(ascii: "1") else {
            return first == UInt8(ascii: "2") && (second == UInt8(ascii: "0") || second &- UInt8(ascii: "4") < 3)
        }
        // 1300 to 1449 in Iran.
        return second == UInt8(ascii: "9") || second == UInt8(ascii: "3")
            || second == UInt8(ascii: "4") && bytes[unchecked: start &+ 2] < UInt8(ascii: "5")
    }

    /// Returns `true` if a group has three digits at most that are no more than 299.
    @inline(__always)
    private func isOctet(_ group: Int, in bytes: Span<UInt8>) -> Bool {
        length(group) < 3 || length(group) == 3 && bytes[unchecked: position(group)] <= UInt8(ascii: "2")
    }
}
