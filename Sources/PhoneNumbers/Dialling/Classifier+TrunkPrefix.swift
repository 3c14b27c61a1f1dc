// The trunk prefix in front of national digits, and the lengths that tell whether it is one.

extension Classifier {
    /// The national digits without a trunk prefix, unless too few remain.
    @inline(__always)
    func withoutTrunkPrefix(_ split: Split) -> DigitBuffer {
        guard mayHaveTrunkPrefix(split.national, split.region), split.national.count >= 2 else {
            return split.national
        }
        let stripped = self.stripped(split.national, split.region)
        switch lengthVerdict(stripped.count, split.region) {
        case .possible, .tooLong: return stripped
        case .tooShort, .localOnly, .unknown: return split.national
        }
    }

    func isPossible(_ digits: DigitBuffer, _ region: Int) -> Bool {
        !digits.hasOverflowed && table.label(after: digits, from: table.regions[region].possibleRoot) != 0
    }

    @inline(__always)
    func shortRule(of digits: DigitBuffer, _ region: Int) -> UInt16 {
        guard digits.count < 10 else { return 0 }
        return table.label(after: digits, from: table.regions[region].shortRoot)
    }

    func isEmergency(_ rule: UInt16) -> Bool {
        table.rules[Int(rule)].categories & PhoneNumber.Categories.emergency.rawValue != 0
    }

    enum LengthVerdict {
        case possible, localOnly, tooShort, tooLong, unknown
    }

    func lengthVerdict(_ count: Int, _ region: Int) -> LengthVerdict {
        let lengths = table.regions[region].lengths
        guard count < 32 else { return .tooLong }
        let bit: UInt32 = 1 << UInt32(count)
        if table.regions[region].localLengths & bit != 0 { return .localOnly }
        if lengths & bit != 0 { return .possible }
        if lengths & (bit &- 1) == 0 { return .tooShort }
        return lengths >> UInt32(count) == 0 ? .tooLong : .unknown
    }

    @inline(__always)
    func mayHaveTrunkPrefix(_ digits: DigitBuffer, _ region: Int) -> Bool {
        table.regions[region].trunkFirstDigits & (1 << UInt16(digits.first)) != 0 && !digits.hasOverflowed
    }

    /// The digits without the trunk prefix that the region's rules find, unless only the digits as they are fit.
    @inline(__always)
    func strippingTrunkPrefix(of digits: DigitBuffer, _ region: Int) -> DigitBuffer {
        mayHaveTrunkPrefix(digits, region) ? stripped(digits, region) : digits
    }

    /// The digits without the trunk prefix that they may have.
    @inline(never)
    private func stripped(_ digits: DigitBuffer, _ region: Int) -> DigitBuffer {
        var node = table.regions[region].trunkRoot
        var rule: UInt16 = 0
        var rest = digits
        while rest.count > 0 {
            node = table.successor(of: node, digit: rest.removeFirst())
            if node == 0 { break }
            let label = table.labels[Int(table.label(of: node))]
            let found = rest.count == 0 ? label.second : label.first
            if found != 0 { rule = found }
        }
        guard rule != 0 else { return digits }
        let stripped = applying(table.trunkRules[Int(rule)], to: digits)
        return isPossible(digits, region) && !isPossible(stripped, region) ? digits : stripped
    }

    func applying(_ rule: PlanTable.TrunkRecord, to digits: DigitBuffer) -> DigitBuffer {
        var result = digits
        guard rule.captureCount > 0 || rule.insertion != 0 else {
            result.removeFirst(Int(rule.consumed))
            return result
        }
        result = DigitBuffer()
        for byte in table.bytes(rule.insertion) { result.append(byte &- UInt8(ascii: "0")) }
        for position in 0..<Int(rule.captureCount) { result.append(digits[Int(rule.captureStart) + position]) }
        for position in Int(rule.consumed)..<digits.count { result.append(digits[position]) }
        return result
    }
}
