// The calling code without its plus, or a national number that happens to begin with the same digits.

extension Classifier {
    /// Splits digits that begin with the region's own calling code, `length` digits of it: with a lost plus, or a
    /// national number that happens to begin so.
    @inline(never)
    func splitBare(_ dial: DialString, behind length: Int, regionIndex: Int) -> Split {
        let plan = Int(table.regions[regionIndex].plan)
        var rest = dial.digits
        rest.removeFirst(length)
        rest = strippingTrunkPrefix(of: rest, regionIndex)
        let main = Int(table.plans[plan].firstRegion)
        var international = Split(plan: plan, region: main, national: rest, isPlusLost: true)
        let national = Split(plan: plan, region: regionIndex, national: dial.digits)
        let written = withoutTrunkPrefix(national)
        // The trunk prefix is the calling code, as in North America: only digits alone tell of a lost plus.
        if written == rest {
            international.isPlusLost = dial.isBare
            return international
        }
        let (first, second) = (categories(of: written, plan), categories(of: withoutTrunkPrefix(international), plan))
        if let first, let second {
            var split = national
            let score = bareScore(dial, length, second, plan) - nationalScore(dial, first, plan)
            if score > 0 { split = international }
            split.isCertain = abs(score) > 1
            return split
        }
        if let first {
            guard mayBeCut(rest, dial, length, national) else { return national }
            // `1-800-356-937`: no area code begins with 1.
            guard first == .forbidden, length == 1 else { return national.uncertain }
            international.isPlusLost = false
            return international
        }
        if second != nil { return international }
        let reads = !isPossible(dial.digits, regionIndex) && isPossible(rest, regionIndex)
        return reads || lengthVerdict(dial.digits.count, regionIndex) == .tooLong ? international : national
    }

    /// Returns `true` if digits behind the own calling code begin a number that lacks its end, and nothing shows that the calling
    /// code is the beginning of a national number: `49 171 123456`.
    private func mayBeCut(_ rest: DigitBuffer, _ dial: DialString, _ length: Int, _ national: Split) -> Bool {
        let root = table.plans[national.plan].numbersRoot
        var behind = dial.digits
        behind.removeFirst(length)
        guard dial.digits.count > length + 3, let text = dial.text,
            table.begins(rest, from: root) || table.begins(behind, from: root)
        else { return false }
        let isApart = dial.firstGroup == length
        let label = table.labels[Int(table.label(after: national.national, from: root))]
        let rule = NumberingRule.ID(rawValue: label.general)
        // `31 412 34 56` lacks the zero that such numbers are written with.
        if table.writesTrunkPrefix(before: rule), !readsLostZeros, length > 1, isApart || dial.isBare { return true }
        if dial.isBare { return table.writesTrunkPrefix(national.plan) }
        // `(55) 3438-8365`: an area code that is the same as the calling code.
        guard isApart || table.writesTrunkPrefix(national.plan), !text.contains(UInt8(ascii: ")")) else { return false }
        return !table.isGroupedAsWritten(text, behind: 0, rule)
    }

    /// The score of a reading with a calling code that lacks its plus.
    private func bareScore(
        _ dial: DialString, _ length: Int, _ categories: PhoneNumber.Categories, _ plan: Int
    ) -> Int {
        var score = categories == .mobile ? 3 : 0
        if dial.firstGroup == length, !dial.isBare { score += 4 }
        if dial.digits.count > 10 { score += 1 } else if categories != .mobile { score -= 1 }
        // `(55) 3008-8521`: an area code. `48 642 21 95`: nobody writes a calling code in front of a number of a service.
        if dial.text.map({ $0[0] == UInt8(ascii: "(") }) ?? false { score -= 4 }
        if categories.isDisjoint(with: [.mobile, .fixedLine]) { score -= 5 }
        return score
    }

    /// The score of a reading as a national number that lacks its trunk prefix.
    private func nationalScore(
        _ dial: DialString, _ categories: PhoneNumber.Categories, _ plan: Int
    ) -> Int {
        var score = categories == .mobile ? 2 : 0
        if table.writesTrunkPrefix(plan) { score -= 2 }
        if dial.digits.count > 11 { score -= 2 }
        if dial.digits.count < 9 { score += 2 }
        return score
    }

    /// The categories of a national number that a rule of a plan takes; `nil` if none does.
    func categories(of national: DigitBuffer, _ plan: Int) -> PhoneNumber.Categories? {
        let code = Int(table.plans[plan].callingCode)
        guard 2...PlanTable.maximumLength(behindCode: code) ~= national.count else { return nil }
        let label = table.labels[Int(table.label(after: national, from: table.plans[plan].numbersRoot))]
        guard label.general != 0 || label.first != 0 else { return nil }
        return PhoneNumber.Categories(rawValue: label.categories)
    }
}
