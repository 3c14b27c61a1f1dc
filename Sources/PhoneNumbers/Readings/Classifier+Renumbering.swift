// Old forms: numbers that a country has replaced by others.

extension Classifier {
    /// The greatest number of changes that one number went through.
    private static let maximumChanges = 4

    /// The first day of changes whose old numbers are common in contacts; older ones are more seldom than mistyped numbers.
    private static let firstCommonChange: UInt32 = 2005_00_00

    /// The reading of digits that no plan takes today as the number that came in their place; `nil` if there is none, and for decimals.
    func currentReading(of split: Split, _ dial: DialString) -> (reading: Classification, isDoubtful: Bool)? {
        guard renumbered == .accept, table.plans[split.plan].oldLengths != 0, !dial.isDecimal else { return nil }
        if let reading = newReading(of: split, dial) {
            return (reading, mayBeInsideArea(split, dial) || isDoubtful(split, dial))
        }
        guard let rest = withoutTrunkRule(split), let reading = newReading(of: rest, dial) else { return nil }
        return (reading, isDoubtful(rest, dial))
    }

    /// Returns `true` if the digits of an old number lack the trunk prefix that the country writes, and are as many as a subscriber's
    /// number has inside an area: `9234 5681` in Australia.
    private func mayBeInsideArea(_ split: Split, _ dial: DialString) -> Bool {
        guard !dial.hasPlus, !split.isPlusLost, !dial.hasTrunkPrefix, table.writesTrunkPrefix(split.plan) else {
            return false
        }
        let count = split.national.count
        return count < 9 && table.plans[split.plan].subscriberLengths & (1 &<< UInt16(count)) != 0
    }

    /// Returns `true` if digits may be mistyped or lack their end rather than be an old number.
    ///
    /// That of a contact which is older than the change is no such number. For others the groups count, and with them the country, which
    /// a plus makes certain, the age of the change, and whether the digits begin a number of today.
    private func isDoubtful(_ split: Split, _ dial: DialString) -> Bool {
        let record = table.renumberings[Int(table.renumbering(of: split.national, plan: split.plan))]
        if dateWritten > 0, dateWritten < record.date { return false }
        // `852-3872-77`: rather the own calling code, and a number that lacks its end.
        let code = Int(table.plans[split.plan].callingCode)
        let length = PlanTable.length(ofCode: code)
        if !dial.hasPlus, dial.firstGroup == length, dial.digits.number(ofFirst: length) == code { return true }
        let isRecent = record.date >= Self.firstCommonChange
        let isBeginning = table.begins(split.national, from: table.plans[split.plan].numbersRoot)
        if isBeginning, !isRecent || split.isPlusLost { return true }
        let groups = table.bytes(record.groups)
        let front = dial.digits.count - split.national.count
        let written = dial.text.map { DigitGroups(of: $0, behind: front) }
        if let written, written.count > 1, !groups.isEmpty {
            if written == DigitGroups(groups) { return false }
            // `(1) 2345678`: an area code of the time in brackets.
            let isArea = dial.text?.first == UInt8(ascii: "(") && written.first == Int(groups[0])
            if isArea, written.count == 2, !isBeginning { return false }
            // `012 3456789` for `012 345 6789`: as much as the digits without groups.
            if !written.joins(DigitGroups(groups)), isBeginning || !dial.hasPlus { return true }
        }
        return split.isPlusLost || !isRecent && !dial.hasPlus
    }

    /// The number that came in the place of an old one, by one change or several.
    func newReading(of split: Split, _ dial: DialString) -> Classification? {
        var split = split
        for _ in 0..<Self.maximumChanges {
            let renumbering = table.renumbering(of: split.national, plan: split.plan)
            guard renumbering != 0, let national = table.renumbered(split.national, by: renumbering),
                let plan = table.plan(ofCode: Int(table.renumberings[Int(renumbering)].callingCode))
            else { return nil }
            split = Split(
                plan: plan, region: Int(table.plans[plan].firstRegion), national: national, isPlusLost: split.isPlusLost
            )
            guard var reading = numberOfPlan(split, dial, repair: .renumbered) else { continue }
            if reading.verdict == .accepted {
                reading.rule = NumberingRule.ID(rawValue: table.renumberings[Int(renumbering)].rule)
            }
            return reading
        }
        return nil
    }

    /// The split behind a trunk prefix, however many digits remain: old numbers have other lengths.
    private func withoutTrunkRule(_ split: Split) -> Split? {
        var rest = split
        rest.national = strippingTrunkPrefix(of: split.national, split.region)
        if rest.national == split.national, mayHaveTrunkPrefix(split.national, split.region), split.national.first == 0
        {
            rest.national.removeFirst(1)
        }
        return rest.national == split.national ? nil : rest
    }

    /// Returns `true` if a number that a plan takes today is more likely the old form of another one: the metadata lists it though
    /// nobody can have it, it is of the country that took it over, it is older than the change, or it is grouped as old numbers
    /// were and not as today's.
    @inline(never)
    func mayBeOldForm(
        _ reading: Classification, of renumbering: UInt16, _ split: Split, _ dial: DialString, regionIndex: Int?
    ) -> Bool {
        guard renumbered != .refuse else { return false }
        let record = table.renumberings[Int(renumbering)]
        var old = split
        old.national = reading.nationalNumber
        guard newReading(of: old, dial) != nil else { return false }
        if record.isListed != 0 { return true }
        if record.callingCode != reading.callingCode, let regionIndex {
            let home = table.plans[Int(table.regions[regionIndex].plan)].callingCode
            if home == record.callingCode { return true }
        }
        if dateWritten > 0, dateWritten < record.date { return true }
        let groups = table.bytes(record.groups)
        guard let text = dial.text, !groups.isEmpty else { return false }
        let written = DigitGroups(of: text, behind: dial.digits.count - reading.nationalNumber.count)
        let today = DigitGroups(ofFormat: table.nationalFormat(of: reading.planRule))
        // `(08) 38234567`: an area code of the time that stands apart.
        let isArea =
            written.count > 1 && groups.count > 1 && written.first == Int(groups[0]) && written.first < today.first
        return isArea || written == DigitGroups(groups) && written != today
    }

    /// The number that came in the place of a number that the metadata still lists though nobody can have it; `nil` if a text is no
    /// such number.
    package func replacement(ofListed text: String, region: RegionCode?) -> Classification? {
        let home = region.map { table.regionIndex(of: $0) } ?? defaultRegionIndex
        var text = text
        return text.withUTF8 { bytes in
            var dial = DialString()
            let reading = reading(of: Span(_unsafeElements: bytes), regionIndex: home, dialled: &dial)
            guard reading.verdict == .ambiguous, let first = alternatives(to: dial, regionIndex: home).first,
                first.repairs.contains(.renumbered), first.verdict == .accepted
            else { return nil }
            let isListed = (1..<max(1, table.renumberingCount)).contains {
                table.renumberings[$0].rule == first.rule.rawValue && table.renumberings[$0].isListed != 0
            }
            return isListed ? first : nil
        }
    }
}
