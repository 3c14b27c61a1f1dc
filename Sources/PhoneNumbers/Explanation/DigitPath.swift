/// The way of some digits through a machine of the table.
struct DigitPath {
    /// For each step, the digits that lead to the same place.
    private(set) var sets: [PhoneNumber.Template.DigitSet] = []
    /// The number of digits that the machine follows.
    var count: Int { sets.count }

    init(_ digits: [UInt8], from root: UInt16, in table: PlanTable) {
        var node = root
        for digit in digits {
            let next = table.successor(of: node, digit: digit)
            if next == 0 { return }
            var mask: UInt16 = 0
            for other in UInt8(0)..<10 where table.successor(of: node, digit: other) == next {
                mask |= 1 << UInt16(other)
            }
            sets.append(PhoneNumber.Template.DigitSet(mask: mask))
            node = next
        }
    }

    /// The template of every string that the machine cannot tell from the digits: `650N######`.
    var template: String {
        sets.reduce(into: "") { $0 += $1.description }
    }
}
