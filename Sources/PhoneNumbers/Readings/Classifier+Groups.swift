// Groups of digits that contradict the reading of a number.

extension Classifier {
    /// Returns `true` if the groups of a text, or its length, contradict the reading of a number that a plan takes.
    ///
    /// - Parameter dropped: the number of digits in the trunk prefix that was taken off.
    @inline(never)
    func contradicts(_ reading: Classification, _ split: Split, _ dial: DialString, _ dropped: Int) -> Bool {
        guard let text = dial.text else { return false }
        if dial.hasPlus { return cutsGroups(reading, text, dial, dropped) }
        if isNumberOfYear(reading, text, dial, dropped) { return true }
        // `151.209290` in Luxembourg, `24.2642` in Guernsey: no prefix goes on behind a point, or is missing in front of one.
        if !(0...dial.firstGroup ~= dropped), dial.isDecimal { return true }
        guard dropped == 0 || split.isPlusLost else { return false }
        // `8 (776) 126 911`: the number does not begin in front of an area code in brackets.
        if let bracket = digits(before: UInt8(ascii: "("), in: text, atMost: 3), bracket > 0 {
            return dial.digits.count - reading.nationalNumber.count < bracket
        }
        if dial.hasPointInFront, isDecimal(reading, split, text, dial) { return true }
        if isBehindOtherCode(dial, text), beginsWithOtherCode(reading, dial, text) { return true }
        // `(877) 609-2233` in Brazil
        if text.first == UInt8(ascii: "("), isAmerican(dial, text), table.areaCodeLength(of: reading.planRule) != 3 {
            return true
        }
        guard dial.digits.count < 9, table.plans[split.plan].subscriberLengths & (1 << UInt16(dial.digits.count)) != 0
        else { return false }
        // `9887 2223` in Iran: digits of a subscriber that happen to be those of the calling code.
        if split.isPlusLost { return dial.firstGroup != PlanTable.length(ofCode: Int(reading.callingCode)) }
        guard reading.nationalNumber.count == dial.digits.count, !hasAreaInBrackets(text, dial) else { return false }
        // Some numbers are written without the prefix. In brackets or before a slash one shows that it has an area code, and in its groups
        // that it is one of a mobile; those of a fixed line are often the groups of a subscriber.
        let isGrouped = table.isGroupedAsWritten(text, behind: 0, reading.planRule)
        guard reading.categories != .fixedLine else {
            let isParted = isGrouped && text.contains(UInt8(ascii: "/"))
            return !isParted && table.mayWriteTrunkPrefix(before: reading.planRule, split.plan)
        }
        return table.writesTrunkPrefix(before: reading.planRule)
            && (reading.categories.isDisjoint(with: .mobile) || !isGrouped)
    }

    /// Returns `true` for what is rather a decimal than a number without its trunk prefix, or behind a calling code that the point cuts:
    /// `3.44469516`, `200.38294427`.
    private func isDecimal(
        _ reading: Classification, _ split: Split, _ text: UnsafeBufferPointer<UInt8>, _ dial: DialString
    ) -> Bool {
        guard !readsLostZeros, !dial.repairs.contains(.scientificNotation) else { return false }
        let groups = groups(of: text)
        guard groups.second > 4 || groups.second == 4 && groups.first < 4, groups.third == 0 else { return false }
        return split.isPlusLost
            ? groups.first != PlanTable.length(ofCode: Int(reading.callingCode))
            : table.mayWriteTrunkPrefix(before: reading.planRule, split.plan)
                || areDegrees(reading, dial, (groups.first, groups.second))
    }

    /// Returns `true` if a slash parts a year from other digits, and these are not an area code as people write it behind a trunk prefix,
    /// `0815/2021`, `8842/2023`, `2023/8842`, or if a hyphen stands behind a year where no group ends: `2012-0102 08`.
    private func isNumberOfYear(
        _ reading: Classification, _ text: UnsafeBufferPointer<UInt8>, _ dial: DialString, _ dropped: Int
    ) -> Bool {
        guard dial.hasLastGroupBehindSlash || dial.hasYearInFront else { return false }
        if dial.hasYearInFront, text[4] == UInt8(ascii: "-") {
            return reading.nationalNumber.count == dial.digits.count && !table.endsGroup(after: 4, reading.planRule)
        }
        let groups = groups(of: text)
        guard groups.second > 0, groups.third == 0 else { return false }
        if dial.hasYearInFront { return true }
        let century = (text[text.count - 4], text[text.count - 3])
        let isYear =
            century == (UInt8(ascii: "1"), UInt8(ascii: "9")) || century == (UInt8(ascii: "2"), UInt8(ascii: "0"))
        return groups.second == 4 && isYear
            && !(dial.digits.first == 0 && groups.first == dropped + table.areaCodeLength(of: reading.planRule))
    }

    /// Returns `true` if a group behind a plus begins or ends inside the calling code or a trunk prefix, unless no digits stand together:
    /// `+2(267)362-8910`, `+(516) 733-8400`, `+3-585-0555-7171`, `+1 123 123 12321`; and for ten digits in the groups of North America, `+647-937-1234`.
    private func cutsGroups(
        _ reading: Classification, _ text: UnsafeBufferPointer<UInt8>, _ dial: DialString, _ dropped: Int
    ) -> Bool {
        let length = PlanTable.length(ofCode: Int(reading.callingCode))
        if isCodeCutBeforeTrunkZero(reading, dial) { return false }
        if dial.firstGroup < length, (0..<text.count - 1).contains(where: { areDigits(at: $0, of: text) }) {
            return true
        }
        if let before = digits(before: UInt8(ascii: "("), in: text, atMost: length),
            before > 0 || groups(of: text).first != length
        {
            return true
        }
        // The trunk prefix of North America stands alone, or in front of all digits: it is no first digit of an area code.
        if dropped > 0, reading.callingCode == 1 {
            let groups = groups(of: text)
            if groups.first == length, groups.second > dropped { return true }
        }
        return length < 3 && isAmerican(dial, text)
    }

    /// Returns `true` if the last digit of the calling code is a zero that stands as the trunk prefix in front of the area code:
    /// `+38 (044) 123-45-67`, `+4 0721 123 456`, `+6 012-345 6789`.
    private func isCodeCutBeforeTrunkZero(_ reading: Classification, _ dial: DialString) -> Bool {
        let code = Int(reading.callingCode)
        guard code % 10 == 0, dial.firstGroups.second > 1, dial.firstGroup == PlanTable.length(ofCode: code) - 1,
            dial.digits.count == PlanTable.length(ofCode: code) + reading.nationalNumber.count,
            let plan = table.plan(ofCode: code)
        else { return false }
        return table.mayWriteTrunkPrefix(before: reading.planRule, plan)
    }

    private func areDigits(at position: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
        text[position] &- UInt8(ascii: "0") < 10 && text[position + 1] &- UInt8(ascii: "0") < 10
    }

    /// Returns `true` if a number is whole without its last group of one digit or two, and the groups of both do not show that these belong to
    /// it. Behind a hyphen they are a direct line of a fixed line in Germany and Austria, as `0` is.
    @inline(never)
    func mayEndBeforeLastGroup(_ reading: Classification, _ dial: DialString, regionIndex: Int?) -> Bool {
        guard let text = dial.text, text.count > 7, let plan = table.plan(ofCode: Int(reading.callingCode)) else {
            return false
        }
        let isLone = text[text.count - 2] &- UInt8(ascii: "0") >= 10
        var shorter = reading.nationalNumber
        shorter.removeLast()
        if !isLone { shorter.removeLast() }
        let label = table.labels[Int(table.label(after: shorter, from: table.plans[plan].numbersRoot))]
        guard label.general != 0 else {
            // With them it is one by a repair only: `0313 897 695 99`.
            guard reading.repairs != dial.repairs else { return false }
            var rest = dial
            rest.digits.removeLast()
            if !isLone { rest.digits.removeLast() }
            return readAll(rest, regionIndex: regionIndex).planRule != .none
        }
        let groups = DigitGroups(of: text, behind: dial.digits.count - reading.nationalNumber.count)
        if groups == DigitGroups(ofFormat: table.nationalFormat(of: reading.planRule)) { return false }
        let last = text.count - (isLone ? 1 : 2)
        var end = last
        while text[end - 1] &- UInt8(ascii: "0") >= 10 { end -= 1 }
        let isDirectLine =
            (reading.callingCode == 43 || reading.callingCode == 49)
            && (text[end..<last].contains(UInt8(ascii: "-")) || isLone && text[last] == UInt8(ascii: "0"))
            && reading.categories.isDisjoint(with: [.mobile, .voicemail, .pager])
        if isDirectLine { return false }
        // Two characters part them from the number: two spaces, or a hyphen between spaces.
        let isApart = last - end > 1
        if isApart || groups.areOrdinaryBeforeLast(isLone: isLone) { return true }
        let format = table.nationalFormat(of: NumberingRule.ID(rawValue: label.general))
        return groups.withoutLast == DigitGroups(ofFormat: format)
    }

    /// Returns `true` if a number lacks the trunk prefix that its country writes, and its first group is the calling code of another country
    /// that has a number of the other digits: `57 1 2265858` in Germany.
    private func beginsWithOtherCode(
        _ reading: Classification, _ dial: DialString, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard reading.nationalNumber.count == dial.digits.count, table.writesTrunkPrefix(before: reading.planRule),
            let other = splitInternational(dial.digits), other.national.count == dial.digits.count - dial.firstGroup,
            other.national.count > 7, isNumberAbroad(other, dial),
            numberOfPlan(other, dial) != nil || currentReading(of: other, dial) != nil
        else { return false }
        return !table.isGroupedAsWritten(text, behind: 0, reading.planRule)
    }

    /// Returns `true` if digits are a number of North America, and grouped as one.
    private func isAmerican(_ dial: DialString, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard dial.digits.count == 10, groups(of: text) == (3, 3, 4, true), let plan = table.plan(ofCode: 1) else {
            return false
        }
        return table.labels[Int(table.label(after: dial.digits, from: table.plans[plan].numbersRoot))].general != 0
    }

    /// Returns `true` if a bracket closes behind some digits of the number, and not behind all of them as around a remark.
    private func hasAreaInBrackets(_ text: UnsafeBufferPointer<UInt8>, _ dial: DialString) -> Bool {
        digits(before: UInt8(ascii: ")"), in: text, atMost: dial.digits.count) != nil
    }

    /// The number of digits before the first bracket of a kind; `nil` if there is none, or so many digits before it.
    private func digits(before bracket: UInt8, in text: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int? {
        var (count, position) = (0, 0)
        while position < text.count, count < limit {
            let character = DialString.folded(in: text, &position)
            if character == bracket { return count }
            if character &- UInt8(ascii: "0") < 10 { count += 1 }
        }
        return nil
    }

    /// The numbers of digits in the first three groups; `isLast` is `true` if there are no others.
    private func groups(of text: UnsafeBufferPointer<UInt8>) -> (first: Int, second: Int, third: Int, isLast: Bool) {
        var position = 0
        let first = DialString.groupLength(of: text, &position)
        let second = DialString.groupLength(of: text, &position)
        let third = DialString.groupLength(of: text, &position)
        return (first, second, third, third > 0 && DialString.groupLength(of: text, &position) == 0)
    }
}
