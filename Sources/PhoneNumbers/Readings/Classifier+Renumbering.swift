// Old forms: numbers that a country has replaced by others.

extension Classifier {
    /// The greatest number of changes that one number went through.
    private static let maximumChanges = 4

    /// The reading of digits that no plan takes today as the number that came in their place; `nil` if there is none.
    func currentReading(of split: Split, _ dial: DialString) -> Classification? {
        guard renumbered == .accept else { return nil }
        if let reading = newReading(of: split, dial) { return reading }
        guard let rest = withoutTrunkRule(split) else { return nil }
        return newReading(of: rest, dial)
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
                plan: plan, region: Int(table.plans[plan].firstRegion), national: national, isPlusLost: split.isPlusLost)
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
        if rest.national == split.national, mayHaveTrunkPrefix(split.national, split.region), split.national.first == 0 {
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
        let front = dial.digits.count - reading.nationalNumber.count
        return Self.areGrouped(text, behind: front, as: groups)
            && !table.isGroupedAsWritten(text, behind: front, reading.planRule)
    }

    /// Returns `true` if the groups of a text are some numbers of digits; digits in front of them, such as a trunk prefix, stand in
    /// groups of their own or in the first group.
    private static func areGrouped(
        _ text: UnsafeBufferPointer<UInt8>, behind count: Int, as groups: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var position = 0
        var front = count
        var index = 0
        while position < text.count {
            var length = DialString.groupLength(of: text, &position)
            if length == 0 { break }
            let taken = min(front, length)
            front -= taken
            length -= taken
            if length == 0 { continue }
            guard index < groups.count, length == Int(groups[index]) else { return false }
            index += 1
        }
        return index == groups.count
    }
}
