// The national digits in their plan: the range that takes them, or the reason why none does.

extension Classifier {
    /// Fills in the classification of a number that a rule takes; `false` if no rule does.
    @inline(__always)
    func decide(_ plan: Int, _ classification: inout Classification) -> Bool {
        var renumbering: UInt16 = 0
        return decide(plan, &classification, &renumbering)
    }

    /// Fills in the classification of a number that a rule takes, and the renumbering whose old form it may be; `false` if no rule does.
    @inline(__always)
    func decide(_ plan: Int, _ classification: inout Classification, _ renumbering: inout UInt16) -> Bool {
        let maximum = PlanTable.maximumLength(behindCode: Int(classification.callingCode))
        guard 2...maximum ~= classification.nationalNumber.count else { return false }
        let label = table.labels[
            Int(table.label(after: classification.nationalNumber, from: table.plans[plan].numbersRoot))]
        let general = label.general
        let reserved = label.first != 0 ? label.first : includesLowConfidenceRanges ? label.second : 0
        renumbering = label.renumbering
        guard general != 0 || reserved != 0 else { return false }
        classification.region = RegionCode(packed: label.region)
        classification.categories = PhoneNumber.Categories(rawValue: label.categories)
        classification.rule = NumberingRule.ID(rawValue: general)
        classification.planRule = NumberingRule.ID(rawValue: general)
        if table.plans[plan].barredRoot != 0, general != 0, isBarred(plan, &classification) { return true }
        if reserved != 0 {
            let record = table.rules[Int(reserved)]
            let categories = PhoneNumber.Categories(rawValue: record.categories)
            classification.categories.formUnion(categories)
            classification.rule = NumberingRule.ID(rawValue: reserved)
            if general == 0 {
                classification.region = RegionCode(packed: record.region)
                classification.planRule = classification.rule
            }
            if !categories.isAllowed(by: allowedCategories) {
                classification.verdict = .rejected(categories.contains(.entertainment) ? .entertainment : .forbidden)
                return true
            }
        }
        if !isAllowed(code: classification.callingCode) {
            classification.verdict = .rejected(.countryNotAllowed)
        } else if !classification.categories.isAllowed(by: allowedCategories) {
            classification.verdict = .rejected(.disallowedCategory)
        } else {
            classification.verdict = .accepted
        }
        return true
    }

    /// Rejects a number of a fixed line whose digits behind the area code begin no subscriber's number, unless such numbers are
    /// allowed: `+49 203 110555`.
    @inline(never)
    private func isBarred(_ plan: Int, _ classification: inout Classification) -> Bool {
        guard classification.categories == .fixedLine, !allowedCategories.contains(.forbidden) else { return false }
        var rest = classification.nationalNumber
        rest.removeFirst(table.areaCodeLength(of: classification.planRule))
        var node = table.plans[plan].barredRoot
        while rest.count > 0 {
            node = table.successor(of: node, digit: rest.removeFirst())
            if node == 0 { return false }
            let rule = table.label(of: node)
            guard rule != 0 else { continue }
            classification.rule = NumberingRule.ID(rawValue: rule)
            classification.categories.insert(.forbidden)
            classification.verdict = .rejected(.forbidden)
            return true
        }
        return false
    }

    /// The reason for which a number is in no range of the plan.
    ///
    /// - Parameter dialled: the digits without a trunk prefix, which may be all of them.
    @inline(never)
    func misfit(_ national: DigitBuffer, withoutPrefix dialled: DigitBuffer, _ split: Split) -> RejectionReason {
        let count = national.count
        let code = Int(table.plans[split.plan].callingCode)
        guard count <= PlanTable.maximumLength(behindCode: code) else { return .tooLong }
        // Without its area code a number is too short, whatever else has so few digits elsewhere in the plan.
        if count < 32, table.regions[split.region].localLengths & 1 &<< UInt32(count) != 0 { return .tooShort }
        let root = table.plans[split.plan].numbersRoot
        let lengths = table.lengths(ofPlan: split.plan)
        let mayBegin = count < 31 && lengths &>> UInt32(dialled.count &+ 1) != 0
        if mayBegin, table.begins(national, from: root) || dialled != national && table.begins(dialled, from: root) {
            return .tooShort
        }
        if count < 32, lengths & (1 << UInt32(count)) != 0 { return .unassigned }
        if table.continues(national, from: root) { return .tooLong }
        return count < 32 && lengths >> UInt32(count) != 0 ? .tooShort : .tooLong
    }
}
