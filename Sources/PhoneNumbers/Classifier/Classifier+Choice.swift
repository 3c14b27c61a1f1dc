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
        let (first, second) = (options(of: written, plan), options(of: withoutTrunkPrefix(international), plan))
        if let first, let second {
            var split = national
            let score = bareScore(dial, length, second, plan) - nationalScore(dial, first, plan)
            if score > 0 { split = international }
            split.isCertain = abs(score) > 1
            return split
        }
        if first != nil { return national }
        if second != nil { return international }
        let reads = !isPossible(dial.digits, regionIndex) && isPossible(rest, regionIndex)
        return reads || lengthVerdict(dial.digits.count, regionIndex) == .tooLong ? international : national
    }

    /// What speaks for a calling code without its plus.
    private func bareScore(
        _ dial: DialString, _ length: Int, _ options: PhoneNumber.Template.Options, _ plan: Int
    ) -> Int {
        var score = options == .mobile ? 3 : 0
        if dial.firstGroup == length, !dial.isBare { score += 4 }
        if dial.digits.count > 10 { score += 1 } else if options != .mobile { score -= 1 }
        return score
    }

    /// What speaks for a national number without its trunk prefix.
    private func nationalScore(
        _ dial: DialString, _ options: PhoneNumber.Template.Options, _ plan: Int
    ) -> Int {
        var score = options == .mobile ? 2 : 0
        if !table.bytes(table.plans[plan].writtenTrunkPrefix).isEmpty { score -= 2 }
        if dial.digits.count > 11 { score -= 2 }
        if dial.digits.count < 9 { score += 2 }
        return score
    }

    /// The categories of a national number that a rule of a plan takes; `nil` if none does.
    private func options(of national: DigitBuffer, _ plan: Int) -> PhoneNumber.Template.Options? {
        guard national.count > 1, national.count <= 17 else { return nil }
        let label = table.labels[Int(table.label(after: national, from: table.plans[plan].numbersRoot))]
        guard label.general != 0 || label.first != 0 else { return nil }
        return PhoneNumber.Template.Options(rawValue: label.options)
    }

    // MARK: - Readings that a plan takes, with another one beside them

    /// A reading that a plan takes, or `ambiguous` if another one is as good.
    @inline(never)
    func settled(_ reading: Classification, _ split: Split, _ dial: DialString, regionIndex: Int?) -> Classification {
        if reading.callingCode == 39, dial.hasPlus, dial.hasBracketedZero {
            var mobile = reading.nationalNumber
            mobile.removeFirst(1)
            return options(of: mobile, split.plan) == .mobile ? ambiguous(reading, dial) : reading
        }
        guard let regionIndex else { return reading }
        let prefix = table.internationalPrefixLength(of: dial.digits, regionIndex)
        if split.isCertain {
            // A long number without its trunk prefix, which is a mobile number of another country, too.
            guard let other = splitInternational(dial.digits), other.plan != split.plan,
                options(of: withoutTrunkPrefix(other), other.plan) == .mobile
            else { return reading }
            return ambiguous(reading, dial)
        }
        guard prefix > 2 else { return ambiguous(reading, dial) }
        // An international prefix that begins with 00, or 00 alone and another country.
        guard let other = international(dial, behind: 2, regionIndex: regionIndex), other.planRule != .none else {
            return reading
        }
        if other.verdict == .accepted, reading.verdict != .accepted { return other }
        if other.callingCode == table.plans[Int(table.regions[regionIndex].plan)].callingCode { return other }
        let isOwn = dial.firstGroup == prefix || dial.firstGroup == prefix + codeLength(reading)
        let isOther = dial.firstGroup == 2 || dial.firstGroup == 2 + codeLength(other)
        if isOwn != isOther { return isOwn ? reading : other }
        return ambiguous(reading, dial)
    }

    /// Whether a number of a fixed line is so long, and lacks the trunk prefix that its country writes, that it may begin
    /// with the calling code of another country.
    @inline(__always)
    func mayNameOtherCountry(_ reading: Classification, _ dial: DialString) -> Bool {
        !dial.hasPlus && dial.digits.count > 10 && dial.digits.first != 0 && reading.options == .fixedLine
            && reading.nationalNumber.count == dial.digits.count
    }

    private func codeLength(_ reading: Classification) -> Int {
        reading.callingCode > 99 ? 3 : reading.callingCode > 9 ? 2 : 1
    }

    private func ambiguous(_ reading: Classification, _ dial: DialString) -> Classification {
        var open = Classification()
        open.verdict = .ambiguous
        open.repairs = dial.repairs
        open.extension = reading.extension
        open.nationalNumber = dial.digits
        return open
    }

    // MARK: - Readings of what no plan takes as it is dialled

    /// The one other way to read digits that no plan takes: with a prefix that does not belong there, or is no longer
    /// used. `ambiguous` if there are several; `nil` if there is none.
    @inline(never)
    func otherReading(of dial: DialString, regionIndex: Int?) -> Classification? {
        var found: Classification?
        var isOpen = false
        forEachOtherReading(of: dial, regionIndex: regionIndex) { reading in
            if let known = found,
                known.callingCode != reading.callingCode || known.nationalNumber != reading.nationalNumber
            {
                isOpen = true
            }
            found = found ?? reading
        }
        guard isOpen, let reading = found else { return found }
        return ambiguous(reading, dial)
    }

    /// Gives every other way to read digits that leads to a number of a plan.
    private func forEachOtherReading(of dial: DialString, regionIndex: Int?, _ body: (Classification) -> Void) {
        if dial.hasPlus {
            if let split = splitInternational(dial.digits) {
                forEachRepair(of: split, dial, regionIndex: regionIndex, body)
            } else if dial.digits.first == 0 {
                give(international(dial, behind: 2, regionIndex: regionIndex), body)
                give(international(dial, behind: 3, regionIndex: regionIndex), body)
            }
            return
        }
        // `00` where another prefix is dialled; `011` where it is not, and stands apart.
        if dial.digits.number(ofFirst: 2) == 0 { give(international(dial, behind: 2, regionIndex: regionIndex), body) }
        if dial.digits.number(ofFirst: 3) == 11, dial.firstGroup == 3 {
            give(international(dial, behind: 3, regionIndex: regionIndex), body)
        }
        guard let regionIndex else { return }
        let plan = Int(table.regions[regionIndex].plan)
        forEachRepair(
            of: Split(plan: plan, region: regionIndex, national: dial.digits), dial, regionIndex: regionIndex, body)
        let code = Int(table.plans[plan].callingCode)
        let length = code > 99 ? 3 : code > 9 ? 2 : 1
        var digits = dial.digits
        if digits.number(ofFirst: length) == code, digits.count > length + 4 {
            digits.removeFirst(length)
            let split = Split(plan: plan, region: regionIndex, national: digits, isPlusLost: true)
            return forEachRepair(of: split, dial, regionIndex: regionIndex, body)
        }
        // A trunk zero in front of the calling code: `091 98765 43210`.
        guard digits.first == 0, digits.count > length + 4 else { return }
        digits.removeFirst(1)
        guard digits.number(ofFirst: length) == code else { return }
        digits.removeFirst(length)
        let split = Split(plan: plan, region: regionIndex, national: digits, isPlusLost: true)
        give(numberOfPlan(split, dial, repair: .misplacedPrefix), body)
    }

    /// Gives the readings behind a superfluous zero, a doubled calling code, a former prefix and a carrier's code.
    private func forEachRepair(of split: Split, _ dial: DialString, regionIndex: Int?, _ body: (Classification) -> Void)
    {
        var split = split
        let plan = table.plans[split.plan]
        let national = split.national
        if dial.hasPlus, national.first == 0, national.count > 4,
            table.regions[split.region].region != RegionCode.world.packed
        {
            split.national.removeFirst(1)
            give(numberOfPlan(split, dial, repair: .trunkPrefixAfterCountryCode), body)
            split.national = national
        }
        let code = Int(plan.callingCode)
        let length = code > 99 ? 3 : code > 9 ? 2 : 1
        if dial.hasPlus, national.number(ofFirst: length) == code, national.count > length + 4 {
            split.national.removeFirst(length)
            give(numberOfPlan(split, dial, repair: .misplacedPrefix), body)
            split.national = national
        }
        split.national = strippingFormerPrefix(of: national, plan)
        if split.national != national { give(numberOfPlan(split, dial, repair: .formerPrefix), body) }
        // A carrier's code, then the trunk prefix: `17911 010 ...`.
        guard mayHaveTrunkPrefix(national, split.region) else { return }
        split.national = strippingTrunkPrefix(of: national, split.region)
        let dropped = national.count - split.national.count
        if dropped > 2 { give(numberOfPlan(split, dial, repair: .carrierCode), body) }
    }

    /// The digits without a prefix that the country used once.
    private func strippingFormerPrefix(of digits: DigitBuffer, _ plan: PlanTable.PlanRecord) -> DigitBuffer {
        guard plan.formerRoot != 0 else { return digits }
        var node = plan.formerRoot
        var rest = digits
        var length = 0
        while rest.count > 0 {
            node = table.successor(of: node, digit: rest.removeFirst())
            if node == 0 { break }
            if table.label(of: node) != 0 { length = digits.count - rest.count }
        }
        var stripped = digits
        stripped.removeFirst(length)
        return stripped
    }

    /// The reading of digits as an international number behind a prefix that the region does not dial, if the way in which
    /// the digits are grouped allows it.
    private func international(_ dial: DialString, behind length: Int, regionIndex: Int?) -> Classification? {
        var digits = dial.digits
        guard digits.count > length + 5 else { return nil }
        if length == 3, digits.number(ofFirst: 3) != 11 { return nil }
        if length == 2, digits.number(ofFirst: 2) != 0 { return nil }
        digits.removeFirst(length)
        guard let split = splitInternational(digits) else { return nil }
        let code = table.plans[split.plan].callingCode
        let codeLength = code > 99 ? 3 : code > 9 ? 2 : 1
        let fits = dial.firstGroup == 0 || dial.firstGroup == length || dial.firstGroup >= length + codeLength
        return fits ? numberOfPlan(split, dial, repair: .misplacedPrefix) : nil
    }

    /// The reading of a split, if its plan takes the number.
    func numberOfPlan(_ split: Split, _ dial: DialString, repair: NumberRepairs = []) -> Classification? {
        var reading = Classification()
        reading.repairs = dial.repairs.union(repair)
        if split.isPlusLost { reading.repairs.insert(.lostPlus) }
        reading.extension = dial.extension
        reading.callingCode = table.plans[split.plan].callingCode
        reading.nationalNumber = withoutTrunkPrefix(split)
        return decide(split.plan, &reading) && !reading.options.contains(.forbidden) ? reading : nil
    }

    private func give(_ reading: Classification?, _ body: (Classification) -> Void) {
        if let reading { body(reading) }
    }

    // MARK: - Placeholders

    /// Whether digits were typed to fill a field: seven or more of one digit, or a run of all ten.
    @inline(__always)
    func isPlaceholder(_ digits: DigitBuffer) -> Bool {
        digits.mayBeOneDigitOrRun && !allowedOptions.contains(.forbidden)
            && table.label(after: digits, from: table.placeholderRoot) != 0
    }

    /// What was typed to fill a field: all the digits, or a national number of one digit only. `+43 1 234567890` is a
    /// number.
    @inline(__always)
    func placeholder(_ dialled: DigitBuffer, _ national: DigitBuffer) -> DigitBuffer? {
        if isPlaceholder(dialled) { return dialled }
        return national.first != 1 || national.number(ofFirst: 2) == 11
            ? isPlaceholder(national) ? national : nil : nil
    }

    /// Rejects digits that were typed to fill a field.
    @inline(never)
    func forbidden(_ reading: Classification, _ digits: DigitBuffer) -> Classification {
        var reading = reading
        reading.rule = NumberingRule.ID(rawValue: table.label(after: digits, from: table.placeholderRoot))
        reading.options.insert(.forbidden)
        reading.verdict = .rejected(.forbidden)
        return reading
    }
}
