// Readings that a plan takes, with others beside them: what is not clearly the best one is `ambiguous`.

extension Classifier {
    /// A reading that a plan takes, or `ambiguous` if another one is as good.
    @inline(never)
    func uncontested(_ reading: Classification, _ split: Split, _ dial: DialString) -> Classification {
        if dial.hasPlus { return withoutBracketedZero(reading, split, dial) }
        guard split.isCertain else { return ambiguous(reading, dial) }
        // `202301051430`
        if CalendarDate.isMoment(dial.digits) { return ambiguous(reading, dial) }
        // `4006381333931`
        if dial.isBare, !readsLostZeros, reading.nationalNumber.count == dial.digits.count,
            dial.digits.isArticleNumber
        {
            return ambiguous(reading, dial)
        }
        if dial.hasPointInFront, contradicts(reading, split, dial, 0) { return ambiguous(reading, dial) }
        // A long number without its trunk prefix, which is a mobile number of another country, too.
        guard let other = splitInternational(dial.digits), other.plan != split.plan,
            dial.isBare || dial.firstGroup == dial.digits.count - other.national.count,
            let categories = categories(of: withoutTrunkPrefix(other), other.plan),
            categories == .mobile || reading.categories != .mobile && dial.digits.count > 11
                || isNumberAbroad(other, dial) && isOfManyLengths(reading) && !readsLostZeros
        else { return reading }
        return ambiguous(reading, dial)
    }

    /// Returns `true` for a number of another country, not of a service of the whole world, whose calling code a space or nothing parts
    /// from the other digits.
    func isNumberAbroad(_ other: Split, _ dial: DialString) -> Bool {
        guard let text = dial.text, table.regions[other.region].region != RegionCode.world.packed else { return false }
        return dial.isBare || text[dial.firstGroup] == UInt8(ascii: " ")
    }

    /// Reads a number whose zero stands in brackets behind the calling code, and which the plan takes with the zero. The zero is
    /// the trunk prefix, except in Italy, where fixed lines begin with it; mobile numbers do not, and may be meant.
    private func withoutBracketedZero(_ reading: Classification, _ split: Split, _ dial: DialString) -> Classification {
        var other = split
        other.national.removeFirst(1)
        guard let other = numberOfPlan(other, dial, repair: .trunkPrefixAfterCountryCode) else {
            // `+47 (0)2286`: nobody puts the first digit of a service in brackets.
            return reading.categories.isDisjoint(with: [.mobile, .fixedLine]) ? ambiguous(reading, dial) : reading
        }
        guard reading.callingCode == 39 else { return other }
        return other.categories == .mobile ? ambiguous(reading, dial) : reading
    }

    /// Returns `true` if a number, not one of a mobile, is so long, and lacks the trunk prefix that its country writes,
    /// that it may begin with the calling code of another country.
    @inline(__always)
    func mayNameOtherCountry(_ reading: Classification, _ dial: DialString) -> Bool {
        !dial.hasPlus && dial.digits.count > 10 && dial.digits.first != 0
            && reading.nationalNumber.count == dial.digits.count
            && (reading.categories != .mobile || dial.digits.count > 11)
    }

    /// Returns `true` if digits that a plan takes as they are written are another of its numbers with a zero in front, which they may have
    /// lost, or one of another country behind two zeros: `3029618` in Gabon, `0037356212717` in Japan.
    @inline(never)
    func isNumberBesideZeros(_ reading: Classification, _ dial: DialString) -> Bool {
        if dial.digits.first == 0 { return international(dial, behind: 2) != nil }
        guard table.writesTrunkPrefix(before: reading.planRule), let plan = table.plan(ofCode: Int(reading.callingCode))
        else { return false }
        var digits = DigitBuffer()
        digits.append(0)
        for position in 0..<dial.digits.count { digits.append(dial.digits[position]) }
        return categories(of: digits, plan) != nil
    }

    func ambiguous(_ reading: Classification, _ dial: DialString) -> Classification {
        var result = Classification.ambiguous(dial.digits)
        result.repairs = dial.repairs
        result.extension = reading.extension
        return result
    }
}
