/// The digits of a short text and the marks `-./` that may join them, a bit for each position.
struct GroupMap {
    /// The longest text of which there is a map, so that no shift leaves 64 bits.
    static let capacity = 62

    private(set) var digits: UInt64 = 0
    private(set) var marks: UInt64 = 0

    /// The positions where digits begin.
    var starts: UInt64 { digits & ~(digits &<< 1) }

    /// Maps a text of at most ``capacity`` bytes.
    @inline(__always)
    init(_ bytes: Span<UInt8>) {
        var position = 0
        while position &+ 8 <= bytes.count {
            let eight = bytes.withUnsafeBytes {
                UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            }
            let mark = eight ^ 0x2C2C_2C2C_2C2C_2C2C
            digits |= Self.bits(of: eight ^ 0x3030_3030_3030_3030, below: 10) &<< UInt64(position)
            marks |= (Self.bits(of: mark, below: 4) ^ Self.bits(of: mark, below: 1)) &<< UInt64(position)
            position &+= 8
        }
        while position < bytes.count {
            let byte = bytes[unchecked: position]
            digits |= (byte &- UInt8(ascii: "0") < 10 ? 1 : 0) &<< UInt64(position)
            marks |= (DialString.isDateMark(byte) ? 1 : 0) &<< UInt64(position)
            position &+= 1
        }
    }

    /// A bit for each of eight bytes that is below a limit of at most 128.
    @inline(__always)
    private static func bits(of bytes: UInt64, below limit: UInt8) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let above = (bytes & (0x7F &* ones)) &+ UInt64(0x80 &- limit) &* ones | bytes
        return ((~above &>> 7 & ones) &* 0x0102_0408_1020_4080) &>> 56
    }

    /// The number of digits from a position on.
    @inline(__always)
    func length(from position: Int) -> Int { (~(digits &>> UInt64(position))).trailingZeroBitCount }

    /// Returns `true` if a text ends with two digits at most behind its only hyphen between spaces: ` - 2`.
    @inline(__always)
    func endsBehindHyphen(_ bytes: Span<UInt8>) -> Bool {
        let count = bytes.count
        guard count > 4 else { return false }
        var last = count &- 1
        while last > count &- 3, digits &>> UInt64(last) & 1 != 0 { last &-= 1 }
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

/// The groups of digits with one mark of `-./` between them.
struct GroupChunk {
    /// The number of groups.
    private(set) var count = 0
    /// Four bits for the length of each of four groups, the last one lowest.
    private(set) var lengths = 0
    /// Where the chunk ends, a mark behind it included.
    private(set) var end: Int
    private var hasMarkBehind = false
    /// The last mark, and the one before the last group.
    private var (mark, joint): (UInt8, UInt8) = (0, 0)
    /// A bit for each group of four digits that may be a year, the last group lowest.
    private var years = 0
    /// `true` if no group has three digits that are more than 299.
    private var areOctets = true

    /// The chunk that starts with the digit at a position.
    @inline(__always)
    init(_ groups: GroupMap, from start: Int, in bytes: Span<UInt8>) {
        end = start
        repeat {
            joint = mark
            let length = groups.length(from: end)
            count &+= 1
            lengths = lengths &<< 4 | min(length, 15)
            years = years &<< 1 | (length == 4 && Self.isYear(end, in: bytes) ? 1 : 0)
            if length == 3, bytes[unchecked: end] > UInt8(ascii: "2") { areOctets = false }
            end &+= length
            hasMarkBehind = groups.marks &>> UInt64(end) & 1 != 0
            guard hasMarkBehind else { return }
            mark = bytes[unchecked: end]
            end &+= 1
        } while groups.digits &>> UInt64(end) & 1 != 0
    }

    @inline(__always)
    private func length(_ group: Int) -> Int { lengths &>> (4 &* (count &- 1 &- group)) & 15 }

    @inline(__always)
    private static func isYear(_ position: Int, in bytes: Span<UInt8>) -> Bool {
        let (first, second) = (bytes[unchecked: position], bytes[unchecked: position &+ 1])
        guard first == UInt8(ascii: "1") else { return first == UInt8(ascii: "2") && second == UInt8(ascii: "0") }
        // 1300 to 1449 in Iran.
        return second == UInt8(ascii: "9") || second == UInt8(ascii: "3")
            || second == UInt8(ascii: "4") && bytes[unchecked: position &+ 2] < UInt8(ascii: "5")
    }

    /// Returns `true` if the groups are as long as those of hours, a date, years or an address of a network.
    @inline(__always)
    func mayBeSegment(isFirst: Bool) -> Bool {
        let first = length(0)
        switch count {
        case 1: return hasMarkBehind && (first < 3 || first == 4) && (isFirst || mark == UInt8(ascii: "."))
        case 2: return first < 3 && length(1) < 3 || years == 0b11
        case 3:
            let last = length(2)
            return length(1) < 3 && (first < 3 && last != 3 && last < 5 || years & 0b100 != 0 && last < 3)
        case 4:
            return areOctets && joint == UInt8(ascii: ".") && max(first, length(1)) < 4 && max(length(2), length(3)) < 4
        default: return false
        }
    }
}
