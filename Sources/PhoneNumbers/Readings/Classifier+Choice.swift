// Digits that may be read in several ways: each way is followed to its end, the readings are weighed, and what is not
// clearly the best one is `ambiguous`.

extension Classifier {
    // MARK: - The calling code without its plus

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
    private func categories(of national: DigitBuffer, _ plan: Int) -> PhoneNumber.Categories? {
        guard national.count > 1, national.count <= 17 else { return nil }
        let label = table.labels[Int(table.label(after: national, from: table.plans[plan].numbersRoot))]
        guard label.general != 0 || label.first != 0 else { return nil }
        return PhoneNumber.Categories(rawValue: label.categories)
    }

    // MARK: - Readings that a plan takes, with another one beside them

    /// A reading that a plan takes, or `ambiguous` if another one is as good.
    @inline(never)
    func uncontested(_ reading: Classification, _ split: Split, _ dial: DialString, regionIndex: Int?) -> Classification
    {
        if dial.hasPlus, dial.digits.first != 0 { return withoutBracketedZero(reading, split, dial) }
        guard let regionIndex else { return reading }
        let prefix = table.internationalPrefixLength(of: dial.digits, regionIndex)
        if split.isCertain {
            // `202301051430`
            if CalendarDate.isMoment(dial.digits) { return ambiguous(reading, dial) }
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
        guard prefix > 2 else { return ambiguous(reading, dial) }
        // `0065 6934 0971 80`: the own calling code behind 00 stands alone, and no number follows it.
        let own = Int(table.plans[Int(table.regions[regionIndex].plan)].callingCode)
        let ownLength = PlanTable.length(ofCode: own)
        var rest = dial.digits
        rest.removeFirst(2)
        if Int(reading.callingCode) != own, dial.digits.number(ofFirst: 2) == 0, !dial.isBare,
            dial.firstGroup == 2 + ownLength,
            rest.number(ofFirst: ownLength) == own
        {
            return international(dial, behind: 2) ?? ambiguous(reading, dial)
        }
        // An international prefix that begins with 00, or 00 alone and another country.
        guard let other = international(dial, behind: 2), other.planRule != .none else {
            return reading
        }
        if other.verdict == .accepted, reading.verdict != .accepted { return other }
        if other.callingCode == table.plans[Int(table.regions[regionIndex].plan)].callingCode { return other }
        let isOwn = dial.firstGroup == prefix || dial.firstGroup == prefix + codeLength(reading)
        let isOther = dial.firstGroup == 2 || dial.firstGroup == 2 + codeLength(other)
        if isOwn != isOther { return isOwn ? reading : other }
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
        guard let other = numberOfPlan(other, dial, repair: .trunkPrefixAfterCountryCode) else { return reading }
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

    private func codeLength(_ reading: Classification) -> Int {
        PlanTable.length(ofCode: Int(reading.callingCode))
    }

    func ambiguous(_ reading: Classification, _ dial: DialString) -> Classification {
        var result = Classification.ambiguous(dial.digits)
        result.repairs = dial.repairs
        result.extension = reading.extension
        return result
    }

    // MARK: - Readings of what no plan takes as it is dialled

    /// The one other way to read digits that no plan takes: with a prefix that does not belong there, or is no longer
    /// used. `ambiguous` if there are several; `nil` if there is none.
    ///
    /// - Parameter split: the split of the digits behind a plus.
    @inline(never)
    func otherReading(of dial: DialString, _ split: Split?, regionIndex: Int?) -> Classification? {
        var others = OtherReadings()
        if dial.hasPlus {
            if dial.digits.first == 0 {
                others.add(international(dial, behind: 2))
                others.add(international(dial, behind: 3))
            } else if let split {
                addRepairs(of: split, dial, to: &others)
            }
        } else {
            addNationalReadings(of: dial, regionIndex: regionIndex, to: &others)
        }
        guard let reading = others.first, others.areDivided else { return others.first }
        return ambiguous(reading, dial)
    }

    /// The readings that were found, and whether they differ.
    private struct OtherReadings {
        private(set) var first: Classification?
        var areDivided = false

        mutating func add(_ reading: Classification?) {
            guard let reading else { return }
            if let first {
                areDivided =
                    areDivided || first.callingCode != reading.callingCode
                    || first.nationalNumber != reading.nationalNumber
            } else {
                first = reading
            }
        }
    }

    private func addNationalReadings(of dial: DialString, regionIndex: Int?, to others: inout OtherReadings) {
        // `00` where another prefix is dialled; `011` where it is not, and stands apart.
        if dial.digits.first == 0 {
            if dial.digits.number(ofFirst: 2) == 0 { others.add(international(dial, behind: 2)) }
            if dial.digits.number(ofFirst: 3) == 11, dial.firstGroup == 3 {
                others.add(international(dial, behind: 3))
                // `011 68543156`: an area code as well, in Egypt or Italy.
                if regionIndex == nil, dial.firstGroups.areAll { others.areDivided = true }
            }
        }
        guard let regionIndex else { return }
        let plan = Int(table.regions[regionIndex].plan)
        addRepairs(of: Split(plan: plan, region: regionIndex, national: dial.digits), dial, to: &others)
        let code = Int(table.plans[plan].callingCode)
        let length = PlanTable.length(ofCode: code)
        var digits = dial.digits
        guard digits.count > length + 4 else { return }
        if digits.number(ofFirst: length) == code {
            digits.removeFirst(length)
            let split = Split(plan: plan, region: regionIndex, national: digits, isPlusLost: true)
            return addRepairs(of: split, dial, to: &others)
        }
        // A trunk zero in front of the calling code: `091 98765 43210`.
        guard digits.first == 0 else { return }
        digits.removeFirst(1)
        guard digits.number(ofFirst: length) == code else { return }
        digits.removeFirst(length)
        let split = Split(plan: plan, region: regionIndex, national: digits, isPlusLost: true)
        others.add(numberOfPlan(split, dial, repair: .misplacedPrefix))
    }

    /// Adds the readings behind a superfluous zero, a doubled calling code, a former prefix and a carrier's code.
    @inline(__always)
    private func addRepairs(of split: Split, _ dial: DialString, to others: inout OtherReadings) {
        if table.plans[split.plan].oldLengths != 0 { addCurrentReading(of: split, dial, to: &others) }
        let mayBeRepaired =
            dial.hasPlus || table.plans[split.plan].formerRoot != 0 || mayHaveTrunkPrefix(split.national, split.region)
        if mayBeRepaired { addPossibleRepairs(of: split, dial, to: &others) }
    }

    /// Adds the reading of an old form.
    @inline(never)
    private func addCurrentReading(of split: Split, _ dial: DialString, to others: inout OtherReadings) {
        guard let found = currentReading(of: split, dial) else { return }
        others.add(found.reading)
        if found.isDoubtful { others.areDivided = true }
    }

    @inline(never)
    private func addPossibleRepairs(of split: Split, _ dial: DialString, to others: inout OtherReadings) {
        let national = split.national
        if dial.hasPlus {
            let code = Int(table.plans[split.plan].callingCode)
            let length = PlanTable.length(ofCode: code)
            let isZero = national.first == 0 && table.regions[split.region].region != RegionCode.world.packed
            if isZero, national.count > 4 {
                add(split, without: 1, dial, .trunkPrefixAfterCountryCode, to: &others)
            }
            if national.number(ofFirst: length) == code, national.count > length + 4 {
                add(split, without: length, dial, .misplacedPrefix, to: &others)
            }
        }
        let former = table.plans[split.plan].formerRoot
        if former != 0 {
            let length = lengthOfFormerPrefix(of: national, former)
            if length > 0 {
                add(split, without: length, dial, .formerPrefix, to: &others)
                // Digits without a plus may begin with the calling code of another country as well.
                if !dial.hasPlus, others.first != nil, let other = splitInternational(dial.digits),
                    other.plan != split.plan
                {
                    others.add(numberOfPlan(other, dial))
                }
            }
        }
        // A carrier's code, then the trunk prefix: `17911 010 ...`.
        guard mayHaveTrunkPrefix(national, split.region) else { return }
        var rest = split
        rest.national = strippingTrunkPrefix(of: national, split.region)
        guard national.count - rest.national.count > 2 else { return }
        others.add(numberOfPlan(rest, dial, repair: .carrierCode))
    }

    private func add(
        _ split: Split, without length: Int, _ dial: DialString, _ repair: NumberRepairs,
        to others: inout OtherReadings
    ) {
        var rest = split
        rest.national.removeFirst(length)
        others.add(numberOfPlan(rest, dial, repair: repair))
    }

    /// The number of digits in a former prefix of the country at the front of a number; 0 if there is none.
    private func lengthOfFormerPrefix(of digits: DigitBuffer, _ root: UInt16) -> Int {
        var node = root
        var rest = digits
        var length = 0
        while rest.count > 0 {
            node = table.successor(of: node, digit: rest.removeFirst())
            if node == 0 { break }
            if table.label(of: node) != 0 { length = digits.count - rest.count }
        }
        return length
    }

    /// The reading of digits as an international number behind a prefix that the region does not dial, if the way in which
    /// the digits are grouped allows it.
    private func international(_ dial: DialString, behind length: Int) -> Classification? {
        var digits = dial.digits
        guard digits.count > length + 5 else { return nil }
        if length == 3, digits.number(ofFirst: 3) != 11 { return nil }
        if length == 2, digits.number(ofFirst: 2) != 0 { return nil }
        digits.removeFirst(length)
        guard let split = splitInternational(digits) else { return nil }
        let code = table.plans[split.plan].callingCode
        let codeLength = PlanTable.length(ofCode: Int(code))
        let first = dial.firstGroup
        // `011-4973-2833`: digits that begin with 011 name a country only where its code stands apart, or where nothing parts them.
        var isParted = false
        if length == 3 {
            let groups = dial.firstGroups
            isParted = !groups.areAll && groups.second != codeLength
        }
        let fits = first == 0 || (first == length && !isParted) || first >= length + codeLength
        return fits ? numberOfPlan(split, dial, repair: .misplacedPrefix) : nil
    }

    /// The reading of a split, if its plan takes the number. Digits that were typed to fill a field are rejected as
    /// they are when they are read in no other way: `+44 00 7777777777`.
    func numberOfPlan(_ split: Split, _ dial: DialString, repair: NumberRepairs = []) -> Classification? {
        var reading = Classification()
        reading.repairs = dial.repairs.union(repair)
        if split.isPlusLost { reading.repairs.insert(.lostPlus) }
        reading.extension = dial.extension
        reading.callingCode = table.plans[split.plan].callingCode
        reading.nationalNumber = withoutTrunkPrefix(split)
        // A prefix is taken off once: what is left is not rewritten.
        if repair == .trunkPrefixAfterCountryCode, reading.nationalNumber != split.national { return nil }
        guard decide(split.plan, &reading), !reading.categories.contains(.forbidden) else { return nil }
        return placeholder(dial.digits, reading.nationalNumber).map { forbidden(reading, $0) } ?? reading
    }

    // MARK: - Placeholders

    /// Returns `true` if digits were typed to fill a field: seven or more of one digit, or a run of all ten.
    @inline(__always)
    func isPlaceholder(_ digits: DigitBuffer) -> Bool {
        digits.mayBeOneDigitOrRun && !allowedCategories.contains(.forbidden)
            && table.label(after: digits, from: table.placeholderRoot) != 0
    }

    /// The digits that were typed to fill a field: all of them, or a national number of one digit only.
    /// `+43 1 234567890` is a number.
    @inline(__always)
    func placeholder(_ dialled: DigitBuffer, _ national: DigitBuffer) -> DigitBuffer? {
        isPlaceholder(dialled) ? dialled : isPlaceholderNumber(national) ? national : nil
    }

    /// Returns `true` if a national number was typed to fill a field.
    @inline(__always)
    func isPlaceholderNumber(_ national: DigitBuffer) -> Bool {
        (national.first != 1 || national.number(ofFirst: 2) == 11) && isPlaceholder(national)
    }

    /// Rejects digits that were typed to fill a field.
    @inline(never)
    func forbidden(_ reading: Classification, _ digits: DigitBuffer) -> Classification {
        var reading = reading
        reading.rule = NumberingRule.ID(rawValue: table.label(after: digits, from: table.placeholderRoot))
        reading.categories.insert(.forbidden)
        reading.verdict = .rejected(.forbidden)
        return reading
    }
}
