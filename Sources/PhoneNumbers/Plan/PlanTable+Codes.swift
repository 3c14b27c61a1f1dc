// Calling codes, and the trunk prefixes that their countries write.

extension PlanTable {
    /// The number of digits in a calling code.
    @inline(__always)
    static func length(ofCode code: Int) -> Int { code > 99 ? 3 : code > 9 ? 2 : 1 }

    /// The greatest number of digits behind a calling code: [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164), 6.2.1, allows 15 with it.
    @inline(__always)
    static func maximumLength(behindCode code: Int) -> Int { 15 &- length(ofCode: code) }

    /// The position of the plan of a calling code; `nil` if there is none.
    @inline(__always)
    func plan(ofCode code: Int) -> Int? {
        let entry = Int(codes[code])
        return entry > 0 ? entry - 1 : nil
    }

    /// Returns `true` if most numbers of a plan are written with a trunk prefix inside their country.
    @inline(__always)
    func writesTrunkPrefix(_ plan: Int) -> Bool { !bytes(plans[plan].writtenTrunkPrefix).isEmpty }

    /// Returns `true` if numbers of a region are written with a zero in front that is not dialled from abroad.
    func writesTrunkZero(inRegion index: Int) -> Bool {
        writesTrunkPrefix(Int(regions[index].plan)) && regions[index].trunkFirstDigits & 1 != 0
    }

    /// Returns `true` if a zero begins national numbers of a plan, and is no trunk prefix in front of them.
    @inline(__always)
    func hasNumbersWithZero(_ plan: Int) -> Bool { successor(of: plans[plan].numbersRoot, digit: 0) != 0 }

    /// Bit n: numbers of the plan have n digits in one of its regions.
    @inline(__always)
    func lengths(ofPlan plan: Int) -> UInt32 {
        let first = Int(plans[plan].firstRegion)
        var lengths: UInt32 = 0
        for region in first..<first + Int(plans[plan].regionCount) { lengths |= regions[region].lengths }
        return lengths
    }
}
