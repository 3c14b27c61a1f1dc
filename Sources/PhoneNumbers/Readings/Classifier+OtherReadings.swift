// Readings of what no plan takes as it is dialled: each way is followed to its end, and several that differ are `ambiguous`.

extension Classifier {
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

    /// The number of digits up to which those that begin with `011` may be a number with its area code; there are few international numbers
    /// that short.
    private static let maxNationalCount = 11

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
                // `011 68543156`, `011 683 7974`: an area code as well, in Egypt or Italy.
                let isNational = dial.firstGroups.areAll || dial.digits.count <= Self.maxNationalCount
                if regionIndex == nil, isNational { others.areDivided = true }
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
            let isZero = national.first == 0 && table.regions[split.region].region != RegionCode.world.packed
            if isZero, national.count > 4 {
                add(split, without: 1, dial, .trunkPrefixAfterCountryCode, to: &others)
            }
            others.add(numberBehindDoubledCode(split, dial))
            // `+49 0049 30 901820`
            if national.count > 2, national.number(ofFirst: 2) == 0 {
                var rest = split
                rest.national.removeFirst(2)
                others.add(numberBehindDoubledCode(rest, dial))
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
    func international(_ dial: DialString, behind length: Int) -> Classification? {
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
        guard fits, let reading = numberOfPlan(split, dial, repair: .misplacedPrefix) else { return nil }
        return mayRepeatCode(reading, split, dial) ? ambiguous(reading, dial) : reading
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
}
