/// The numbers of digits in the groups of a national number, the first ones; a group of more than nine counts nine.
struct DigitGroups: Equatable {
    private var lengths = DigitBuffer()

    /// The number of groups.
    var count: Int { lengths.count }

    /// The number of digits in the first group, 0 if there is none.
    var first: Int { Int(lengths.first) }

    /// `true` if the group before the last one has more than four digits, so that its writer did not part them, or where the last one has
    /// one digit, three or more, and none before it, the first of two or more aside, is longer: `40 1234567 2`, `2 208 3145 1`.
    func areOrdinaryBeforeLast(isLone: Bool) -> Bool {
        guard count > 1 else { return false }
        let before = lengths[count - 2]
        if before > 4 { return true }
        guard isLone, count > 2, before > 2 else { return false }
        return (1..<count - 1).allSatisfy { lengths[$0] <= before }
    }

    /// Returns `true` if other groups are these but for some that stand together here.
    func joins(_ others: DigitGroups) -> Bool {
        var (place, sum) = (0, 0)
        for position in 0..<count {
            sum += Int(lengths[position])
            while sum > 0, place < others.count {
                sum -= Int(others.lengths[place])
                place += 1
            }
            if sum != 0 { return false }
        }
        return place == others.count
    }

    /// The groups but the last one.
    var withoutLast: DigitGroups {
        var rest = self
        rest.lengths.removeLast()
        return rest
    }

    /// The groups of a text.
    ///
    /// - Parameter count: the number of digits in front of the national number, such as a calling code and a trunk prefix, which may
    ///   stand in groups of their own or in front of the first one.
    init(of text: UnsafeBufferPointer<UInt8>, behind count: Int) {
        var position = 0
        var front = count
        while position < text.count {
            let length = DialString.groupLength(of: text, &position)
            let taken = min(front, length)
            front -= taken
            append(length - taken)
        }
    }

    /// The groups that a format program writes, digits of its own aside.
    init(ofFormat program: UnsafeBufferPointer<UInt8>) {
        var length = 0
        for step in program {
            if step >= 0x80 {
                length += 1
            } else if step &- UInt8(ascii: "0") >= 10 {
                append(length)
                length = 0
            }
        }
        append(length)
    }

    /// Groups of some numbers of digits.
    init(_ lengths: UnsafeBufferPointer<UInt8>) {
        for length in lengths { append(Int(length)) }
    }

    private mutating func append(_ length: Int) {
        if length > 0 { lengths.append(UInt8(min(length, 9))) }
    }
}
