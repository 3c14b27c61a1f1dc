// The groups that numbers of a rule are written in.

extension PlanTable {
    /// The number of digits in the first group of a rule's numbers, as they are written for people of the country: the area code
    /// of a fixed line; 0 where all digits stand together.
    func areaCodeLength(of rule: NumberingRule.ID) -> Int {
        var length = 0
        for step in nationalFormat(of: rule) {
            if step >= 0x80 {
                length += 1
            } else if length > 0, step &- UInt8(ascii: "0") >= 10 {
                return length
            }
        }
        return 0
    }

    /// The number of digits in the last group of a rule's numbers, as they are written for people of the country.
    func lastGroupLength(of rule: NumberingRule.ID) -> Int {
        var length = 0
        for step in nationalFormat(of: rule).reversed() {
            if step >= 0x80 || Self.isDigit(step) {
                length += 1
            } else if length > 0 {
                break
            }
        }
        return length
    }

    /// Returns `true` if a group of a rule's numbers, as they are written for people of the country, ends behind some number of digits.
    func endsGroup(after count: Int, _ rule: NumberingRule.ID) -> Bool {
        var found = 0
        for step in nationalFormat(of: rule) {
            if step >= 0x80 {
                found += 1
            } else if found == count {
                return true
            }
        }
        return false
    }

    /// Returns `true` if numbers of a rule are written with a trunk prefix for people of the country: `030 123456`, `8 (912) 345-67-89`.
    func writesTrunkPrefix(before rule: NumberingRule.ID) -> Bool {
        for step in nationalFormat(of: rule) {
            if step >= 0x80 { return false }
            if Self.isDigit(step) { return true }
        }
        return false
    }

    /// Returns `true` if numbers of a rule are written with a trunk prefix, or if nobody says how, in a country that writes one.
    func mayWriteTrunkPrefix(before rule: NumberingRule.ID, _ plan: Int) -> Bool {
        writesTrunkPrefix(before: rule) || areaCodeLength(of: rule) == 0 && writesTrunkPrefix(plan)
    }

    /// Returns `true` if a text groups the digits of a number as people of the country do.
    ///
    /// - Parameters:
    ///   - text: the text, whose groups are those of the number without its trunk prefix.
    ///   - count: the number of digits that stand before the number, a calling code.
    func isGroupedAsWritten(
        _ text: UnsafeBufferPointer<UInt8>, behind count: Int, _ rule: NumberingRule.ID
    ) -> Bool {
        let program = nationalFormat(of: rule)
        var step = 0
        // Skips the signs of the format before the number, and the digits before it in the text.
        while step < program.count, program[step] < 0x80 { step += 1 }
        var position = 0
        var skipped = 0
        while skipped < count, position < text.count { skipped += DialString.groupLength(of: text, &position) }
        guard skipped == count else { return false }
        var groups = 0
        while step < program.count {
            var wanted = 0
            while step < program.count, program[step] >= 0x80 || Self.isDigit(program[step]) {
                wanted += 1
                step += 1
            }
            while step < program.count, program[step] < 0x80, !Self.isDigit(program[step]) { step += 1 }
            guard DialString.groupLength(of: text, &position) == wanted else { return false }
            groups += 1
        }
        return groups > 1 && DialString.groupLength(of: text, &position) == 0
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
