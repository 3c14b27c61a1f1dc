// The steps from dialled digits to a classification. They and their order are those by which libphonenumber parses a
// number, so that both take the same digits for the same number; each step is one walk of an automaton.

extension Classifier {
    /// Reads a dial string; `regionIndex` is the position of the region that national numbers belong to.
    @inline(never)
    func read(_ dial: DialString, regionIndex: Int?) -> Classification {
        if dial.hasPlus, let split = splitInternational(dial.digits) {
            return read(dial, split, short: 0, regionIndex: regionIndex)
        }
        return readNational(dial, regionIndex: regionIndex)
    }

    /// Reads a dial string without a plus and a calling code.
    private func readNational(_ dial: DialString, regionIndex: Int?) -> Classification {
        var short: UInt16 = 0
        if !dial.hasPlus, let regionIndex {
            short = shortRule(of: dial.digits, regionIndex)
            if short != 0, isEmergency(short) { return rejected(.emergency, rule: short, regionIndex, dial) }
        }
        switch split(dial, regionIndex: regionIndex) {
        case .success(let split): return read(dial, split, short: short, regionIndex: regionIndex)
        case .failure(let failure):
            if short != 0, let regionIndex { return rejected(.shortCode, rule: short, regionIndex, dial) }
            return unsplit(dial, failure.reason, regionIndex: regionIndex)
        }
    }

    /// Reads digits of which no plan is known.
    @inline(never)
    private func unsplit(_ dial: DialString, _ reason: RejectionReason, regionIndex: Int?) -> Classification {
        var classification = Classification()
        classification.repairs = dial.repairs
        classification.extension = dial.extension
        classification.nationalNumber = dial.digits
        if isPlaceholder(dial.digits) { return forbidden(classification, dial.digits) }
        if let other = otherReading(of: dial, nil, regionIndex: regionIndex) { return other }
        let isOpen = reason == .noRegion && triesEveryRegion && isValidInSomeRegion(dial)
        classification.verdict = isOpen ? .ambiguous : .rejected(reason)
        return classification
    }

    /// Reads digits whose plan is known.
    @inline(__always)
    private func read(_ dial: DialString, _ split: Split, short: UInt16, regionIndex: Int?) -> Classification {
        var classification = Classification()
        classification.repairs = dial.repairs
        classification.extension = dial.extension
        classification.callingCode = table.plans[split.plan].callingCode
        classification.nationalNumber = withoutTrunkPrefix(split)
        if split.isPlusLost { classification.repairs.insert(.lostPlus) }
        let dropped = split.national.count &- classification.nationalNumber.count
        if dropped != 0 { notePrefix(dropped, hasPlus: dial.hasPlus, &classification) }
        let isDecided = decide(split.plan, &classification)
        if dial.digits.mayBeOneDigitOrRun || classification.nationalNumber.mayBeOneDigitOrRun,
            let digits = placeholder(dial.digits, classification.nationalNumber)
        {
            return forbidden(classification, digits)
        }
        guard isDecided else {
            return undecided(classification, split, dial, short: short, regionIndex: regionIndex)
        }
        if isOpen(classification, split, dial) {
            return settled(classification, split, dial, regionIndex: regionIndex)
        }
        let isDoubtful =
            dial.hasPlus
            ? dial.digits.first != 0 && mayCutGroups(dial, Int(classification.callingCode), dropped)
            : dropped == 0 && !split.isPlusLost && mayBeLocal(classification, split, dial)
        return isDoubtful && contradicts(classification, split, dial, dropped)
            ? ambiguous(classification, dial) : classification
    }

    /// Returns `true` if a number without its trunk prefix has no more digits than numbers inside an area, or if a bracket opens behind
    /// its first digit.
    @inline(__always)
    private func mayBeLocal(_ classification: Classification, _ split: Split, _ dial: DialString) -> Bool {
        let count = dial.digits.count
        if count < 9, table.plans[split.plan].subscriberLengths & (1 &<< UInt16(count)) != 0 {
            return dial.text != nil && !readsLostZeros
        }
        guard let text = dial.text, text.count > 3 else { return false }
        return text[1] == UInt8(ascii: "(") || text[2] == UInt8(ascii: "(")
    }

    /// Returns `true` if the first group behind a plus is not the calling code alone.
    @inline(__always)
    private func mayCutGroups(_ dial: DialString, _ code: Int, _ dropped: Int) -> Bool {
        guard let text = dial.text, text.count > 6 else { return false }
        let length = PlanTable.length(ofCode: code)
        if text[1] == UInt8(ascii: "(") || length > 1 && text[2] == UInt8(ascii: "(") { return true }
        return dropped > 0 || text[4] &- UInt8(ascii: "0") >= 10 && length < 3
    }

    /// Returns `true` if digits that a plan takes may be meant in another way.
    @inline(__always)
    private func isOpen(_ classification: Classification, _ split: Split, _ dial: DialString) -> Bool {
        if dial.hasPlus, dial.digits.first != 0 {
            return classification.nationalNumber.first == 0 && dial.hasBracketedZero
        }
        return !split.isCertain || mayNameOtherCountry(classification, dial)
    }

    /// Reads digits that their plan does not take.
    @inline(never)
    private func undecided(
        _ classification: Classification, _ split: Split, _ dial: DialString, short: UInt16, regionIndex: Int?
    ) -> Classification {
        if short != 0 {
            return reject(classification, .shortCode, rule: short, split.region, classification.nationalNumber)
        }
        let rejected = reject(classification, split, hasPlus: dial.hasPlus)
        if rejected.verdict == .rejected(.emergency) || rejected.verdict == .rejected(.countryNotAllowed) {
            return rejected
        }
        return otherReading(of: dial, split, regionIndex: regionIndex) ?? rejected
    }

    /// Rejects a code that is dialled as it is.
    @inline(never)
    private func rejected(_ reason: RejectionReason, rule: UInt16, _ region: Int, _ dial: DialString) -> Classification
    {
        var classification = Classification()
        classification.repairs = dial.repairs
        classification.extension = dial.extension
        return reject(classification, reason, rule: rule, region, dial.digits)
    }

    /// Notes a prefix that was dropped: a trunk prefix behind a plus, or the code of a carrier.
    @inline(never)
    private func notePrefix(_ length: Int, hasPlus: Bool, _ classification: inout Classification) {
        if hasPlus { classification.repairs.insert(.trunkPrefixAfterCountryCode) }
        if length > 2 { noteCarrier(&classification) }
    }

    /// Notes that more than a trunk prefix was dropped: in Brazil and China that is the code of a carrier.
    private func noteCarrier(_ classification: inout Classification) {
        if classification.callingCode == 55 || classification.callingCode == 86 {
            classification.repairs.insert(.carrierCode)
        }
    }

    /// Rejects a short code.
    @inline(never)
    func reject(
        _ classification: Classification, _ reason: RejectionReason, rule: UInt16, _ region: Int, _ digits: DigitBuffer
    ) -> Classification {
        var classification = classification
        let record = table.rules[Int(rule)]
        classification.verdict = .rejected(reason)
        classification.rule = NumberingRule.ID(rawValue: rule)
        classification.callingCode = record.callingCode
        classification.region = RegionCode(packed: table.regions[region].region)
        classification.categories = PhoneNumber.Categories(rawValue: record.categories)
        classification.nationalNumber = digits
        return classification
    }

    // MARK: - Calling code and national digits

    /// A split of a number into its country calling code and its national digits.
    struct Split {
        /// Position of the plan.
        var plan: Int
        /// Position of the region whose rules read the national part.
        var region: Int
        var national: DigitBuffer
        var isPlusLost = false
        /// `true` if nothing else could be meant, even if a plan takes the number.
        var isCertain = true
        /// The split, of which something else could be meant.
        var uncertain: Split {
            var split = self
            split.isCertain = false
            return split
        }
    }

    struct SplitFailure: Error {
        var reason: RejectionReason
    }

    @inline(__always)
    private func split(_ dial: DialString, regionIndex: Int?) -> Result<Split, SplitFailure> {
        var digits = dial.digits
        if dial.hasPlus, let international = splitInternational(digits) { return .success(international) }
        guard let regionIndex else {
            return .failure(SplitFailure(reason: dial.hasPlus ? .unknownCountryCode : .noRegion))
        }
        // Also `+00 44 ...`: a plus may stand before another international prefix.
        let prefix = internationalPrefixLength(of: digits, regionIndex)
        if prefix > 0 {
            digits.removeFirst(prefix)
            if digits.count > 2, var international = splitInternational(digits) {
                // `00`, where another prefix is dialled that begins so.
                international.isCertain = prefix <= 2 || dial.digits.number(ofFirst: 2) != 0
                return .success(international)
            }
            if digits.count <= 2, !dial.hasPlus { return .failure(SplitFailure(reason: .tooShort)) }
        }
        if prefix > 0 || dial.hasPlus { return .failure(SplitFailure(reason: .unknownCountryCode)) }
        let plan = Int(table.regions[regionIndex].plan)
        let code = Int(table.plans[plan].callingCode)
        let length = PlanTable.length(ofCode: code)
        if digits.number(ofFirst: length) == code, digits.count > length {
            return .success(splitBare(dial, behind: length, regionIndex: regionIndex))
        }
        return .success(Split(plan: plan, region: regionIndex, national: digits))
    }

    /// Splits digits that begin with a country calling code.
    @inline(__always)
    func splitInternational(_ digits: DigitBuffer) -> Split? {
        guard digits.first != 0 else { return nil }
        for length in 1...3 {
            let entry = table.codes[digits.number(ofFirst: length)]
            guard entry > 0, digits.count >= length else { continue }
            let plan = Int(entry) - 1
            var national = digits
            national.removeCode(ofLength: length)
            return Split(plan: plan, region: Int(table.plans[plan].firstRegion), national: national)
        }
        return nil
    }

    /// The number of digits in an international prefix of the region at the front of the digits; 0 if there is none.
    @inline(__always)
    private func internationalPrefixLength(of digits: DigitBuffer, _ regionIndex: Int) -> Int {
        guard table.regions[regionIndex].internationalFirstDigits & (1 << UInt16(digits.first)) != 0 else { return 0 }
        return table.internationalPrefixLength(of: digits, regionIndex)
    }

    // MARK: - The national number

    /// The national digits without a trunk prefix, unless too few remain.
    @inline(__always)
    func withoutTrunkPrefix(_ split: Split) -> DigitBuffer {
        guard mayHaveTrunkPrefix(split.national, split.region), split.national.count >= 2 else {
            return split.national
        }
        let stripped = strippingTrunkPrefix(of: split.national, split.region)
        switch lengthVerdict(stripped.count, split.region) {
        case .possible, .tooLong: return stripped
        case .tooShort, .localOnly, .unknown: return split.national
        }
    }

    /// Fills in the classification of a number that a rule takes; `false` if no rule does.
    @inline(__always)
    func decide(_ plan: Int, _ classification: inout Classification) -> Bool {
        guard classification.nationalNumber.count > 1, classification.nationalNumber.count <= 17 else { return false }
        let label = table.labels[
            Int(table.label(after: classification.nationalNumber, from: table.plans[plan].numbersRoot))]
        let general = label.general
        let reserved = label.first != 0 ? label.first : includesLowConfidenceRanges ? label.second : 0
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

    /// Rejects a number that no rule takes.
    @inline(never)
    private func reject(_ classification: Classification, _ split: Split, hasPlus: Bool) -> Classification {
        let dialled = strippingTrunkPrefix(of: classification.nationalNumber, split.region)
        let emergency = shortRule(of: dialled, split.region)
        if emergency != 0, isEmergency(emergency) {
            return reject(classification, .emergency, rule: emergency, split.region, dialled)
        }
        var classification = classification
        let isOneRegion = table.plans[split.plan].regionCount == 1 || !hasPlus
        classification.region = isOneRegion ? RegionCode(packed: table.regions[split.region].region) : nil
        classification.verdict = .rejected(
            isAllowed(code: classification.callingCode)
                ? misfit(classification.nationalNumber, split) : .countryNotAllowed)
        return classification
    }

    /// The reason for which a number is in no range of the plan.
    private func misfit(_ national: DigitBuffer, _ split: Split) -> RejectionReason {
        let count = national.count
        // Without its area code a number is too short, whatever else has so few digits elsewhere in the plan.
        if lengthVerdict(count, split.region) == .localOnly { return .tooShort }
        let plan = table.plans[split.plan]
        if !national.hasOverflowed, table.begins(national, from: plan.numbersRoot) { return .tooShort }
        if mayHaveTrunkPrefix(national, split.region),
            table.begins(strippingTrunkPrefix(of: national, split.region), from: plan.numbersRoot)
        {
            return .tooShort
        }
        var lengths: UInt32 = 0
        for region in Int(plan.firstRegion)..<Int(plan.firstRegion + plan.regionCount) {
            lengths |= table.regions[region].lengths
        }
        if count < 32, lengths & (1 << UInt32(count)) != 0 { return .unassigned }
        if table.continues(national, from: plan.numbersRoot) { return .tooLong }
        return count < 32 && lengths >> UInt32(count) != 0 ? .tooShort : .tooLong
    }

    // MARK: - Walks

    func isPossible(_ digits: DigitBuffer, _ region: Int) -> Bool {
        !digits.hasOverflowed && table.label(after: digits, from: table.regions[region].possibleRoot) != 0
    }

    @inline(__always)
    func shortRule(of digits: DigitBuffer, _ region: Int) -> UInt16 {
        guard digits.count < 10 else { return 0 }
        return table.label(after: digits, from: table.regions[region].shortRoot)
    }

    func isEmergency(_ rule: UInt16) -> Bool {
        table.rules[Int(rule)].categories & PhoneNumber.Categories.emergency.rawValue != 0
    }

    enum LengthVerdict {
        case possible, localOnly, tooShort, tooLong, unknown
    }

    func lengthVerdict(_ count: Int, _ region: Int) -> LengthVerdict {
        let lengths = table.regions[region].lengths
        guard count < 32 else { return .tooLong }
        let bit: UInt32 = 1 << UInt32(count)
        if table.regions[region].localLengths & bit != 0 { return .localOnly }
        if lengths & bit != 0 { return .possible }
        if lengths & (bit &- 1) == 0 { return .tooShort }
        return lengths >> UInt32(count) == 0 ? .tooLong : .unknown
    }

    @inline(__always)
    func mayHaveTrunkPrefix(_ digits: DigitBuffer, _ region: Int) -> Bool {
        table.regions[region].trunkFirstDigits & (1 << UInt16(digits.first)) != 0 && !digits.hasOverflowed
    }

    /// The digits without the trunk prefix that the region's rules find, unless only the digits as they are fit.
    func strippingTrunkPrefix(of digits: DigitBuffer, _ region: Int) -> DigitBuffer {
        guard mayHaveTrunkPrefix(digits, region) else { return digits }
        var node = table.regions[region].trunkRoot
        var rule: UInt16 = 0
        var rest = digits
        while rest.count > 0 {
            node = table.successor(of: node, digit: rest.removeFirst())
            if node == 0 { break }
            let label = table.labels[Int(table.label(of: node))]
            let found = rest.count == 0 ? label.second : label.first
            if found != 0 { rule = found }
        }
        guard rule != 0 else { return digits }
        let stripped = applying(table.trunkRules[Int(rule)], to: digits)
        return isPossible(digits, region) && !isPossible(stripped, region) ? digits : stripped
    }

    func applying(_ rule: PlanTable.TrunkRecord, to digits: DigitBuffer) -> DigitBuffer {
        var result = digits
        guard rule.captureCount > 0 || rule.insertion != 0 else {
            result.removeFirst(Int(rule.consumed))
            return result
        }
        result = DigitBuffer()
        for byte in table.bytes(rule.insertion) { result.append(byte &- UInt8(ascii: "0")) }
        for position in 0..<Int(rule.captureCount) { result.append(digits[Int(rule.captureStart) + position]) }
        for position in Int(rule.consumed)..<digits.count { result.append(digits[position]) }
        return result
    }
}
