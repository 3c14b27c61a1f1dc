// How dialled digits become a reading. The steps and their order are those by which libphonenumber parses a number,
// so that both take the same digits for the same number; each step is one walk of an automaton.

extension Classifier {
    /// Reads a dial string; `home` is the position of the region that national numbers belong to.
    func read(_ dial: DialString, home: Int?) -> Reading {
        var reading = Reading()
        reading.repairs = dial.repairs
        reading.extension = dial.extension
        var short: UInt16 = 0
        if !dial.hasPlus, let home {
            short = shortRule(of: dial.digits, home)
            if short != 0, isEmergency(short) {
                return reject(reading, .emergency, rule: short, home, dial.digits)
            }
        }
        if isPlaceholder(dial.digits) { return rejectPlaceholder(reading, dial.digits, home: home) }
        switch split(dial, home: home) {
        case .failure(let failure):
            if short != 0, let home { return reject(reading, .shortCode, rule: short, home, dial.digits) }
            reading.nationalNumber = dial.digits
            if let other = otherReading(of: dial, home: home) { return other }
            let isOpen = failure.reason == .noRegion && triesEveryRegion && fitsSomewhere(dial)
            reading.verdict = isOpen ? .ambiguous : .rejected(failure.reason)
        case .success(let split):
            let national = withoutTrunkPrefix(split)
            if split.isPlusLost { reading.repairs.insert(.lostPlus) }
            if dial.hasPlus, national.count != split.national.count {
                reading.repairs.insert(.trunkPrefixAfterCountryCode)
            }
            reading.countryCode = table.plans[split.plan].callingCode
            reading.nationalNumber = national
            if isPlaceholder(national) { return rejectPlaceholder(reading, national, home: split.region) }
            if decide(split.plan, &reading) {
                if split.isCertain { return reading }
                return settled(reading, split, dial, home: home)
            }
            if short != 0 { return reject(reading, .shortCode, rule: short, split.region, national) }
            let rejected = reject(reading, split, hasPlus: dial.hasPlus)
            if rejected.verdict == .rejected(.emergency) || rejected.verdict == .rejected(.countryNotAllowed) { return rejected }
            return otherReading(of: dial, home: home) ?? rejected
        }
        return reading
    }

    /// Rejects a short code.
    @inline(never)
    func reject(
        _ reading: Reading, _ reason: Reason, rule: UInt16, _ region: Int, _ digits: DigitBuffer
    ) -> Reading {
        var reading = reading
        let record = table.rules[Int(rule)]
        reading.verdict = .rejected(reason)
        reading.rule = Rule.ID(rawValue: rule)
        reading.countryCode = record.callingCode
        reading.region = Region(packed: table.regions[region].region)
        reading.options = PhoneNumber.Template.Options(rawValue: record.options)
        reading.nationalNumber = digits
        return reading
    }

    // MARK: - Calling code and national digits

    /// What the country calling code and the national digits of a number were found to be.
    struct Split {
        /// Position of the plan.
        var plan: Int
        /// Position of the region whose rules read the national part.
        var region: Int
        var national: DigitBuffer
        var isPlusLost = false
        /// Whether nothing else could be meant, even if a plan takes the number.
        var isCertain = true
    }

    struct SplitFailure: Error {
        var reason: Reason
    }

    @inline(__always)
    private func split(_ dial: DialString, home: Int?) -> Result<Split, SplitFailure> {
        var digits = dial.digits
        if dial.hasPlus, let international = splitInternational(digits) { return .success(international) }
        guard let home else { return .failure(SplitFailure(reason: dial.hasPlus ? .unknownCountryCode : .noRegion)) }
        // Also `+00 44 ...`: a plus may stand before another international prefix.
        let prefix = internationalPrefixLength(of: digits, home)
        if prefix > 0 {
            digits.removeFirst(prefix)
            if digits.count > 2, var international = splitInternational(digits) {
                // `00`, where another prefix is dialled that begins so.
                international.isCertain = prefix <= 2 || dial.hasPlus || dial.digits.number(ofFirst: 2) != 0
                return .success(international)
            }
            if digits.count <= 2, !dial.hasPlus { return .failure(SplitFailure(reason: .tooShort)) }
        }
        if prefix > 0 || dial.hasPlus { return .failure(SplitFailure(reason: .unknownCountryCode)) }
        let plan = Int(table.regions[home].plan)
        let code = Int(table.plans[plan].callingCode)
        let length = code > 99 ? 3 : code > 9 ? 2 : 1
        if digits.number(ofFirst: length) == code, digits.count > length {
            return .success(splitBare(dial, behind: length, home: home))
        }
        return .success(Split(plan: plan, region: home, national: digits))
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
            national.removeFirst(length)
            return Split(plan: plan, region: Int(table.plans[plan].firstRegion), national: national)
        }
        return nil
    }

    /// How many digits an international prefix of the region takes at the front of the digits, 0 if there is none.
    @inline(__always)
    private func internationalPrefixLength(of digits: DigitBuffer, _ home: Int) -> Int {
        guard table.regions[home].internationalFirstDigits & (1 << UInt16(digits.first)) != 0 else { return 0 }
        return table.internationalPrefixLength(of: digits, home)
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

    /// Fills in the reading of a number that a rule takes; `false` if no rule does.
    @inline(__always)
    func decide(_ plan: Int, _ reading: inout Reading) -> Bool {
        guard reading.nationalNumber.count > 1, reading.nationalNumber.count <= 17 else { return false }
        let label = table.labels[
            Int(table.label(behind: reading.nationalNumber, from: table.plans[plan].numbersRoot))]
        let general = label.general
        let setAside = label.first != 0 ? label.first : usesWeakRanges ? label.second : 0
        guard general != 0 || setAside != 0 else { return false }
        reading.region = Region(packed: label.region)
        reading.options = PhoneNumber.Template.Options(rawValue: label.options)
        reading.rule = Rule.ID(rawValue: general)
        reading.planRule = Rule.ID(rawValue: general)
        if setAside != 0 {
            let record = table.rules[Int(setAside)]
            let options = PhoneNumber.Template.Options(rawValue: record.options)
            reading.options.formUnion(options)
            reading.rule = Rule.ID(rawValue: setAside)
            if general == 0 {
                reading.region = Region(packed: record.region)
                reading.planRule = reading.rule
            }
            if !options.isAllowed(by: allowedOptions) {
                reading.verdict = .rejected(options.contains(.entertainment) ? .entertainment : .forbidden)
                return true
            }
        }
        if !isAllowed(code: reading.countryCode) {
            reading.verdict = .rejected(.countryNotAllowed)
        } else if !reading.options.isAllowed(by: allowedOptions) {
            reading.verdict = .rejected(.disallowedOption)
        } else {
            reading.verdict = .accepted
        }
        return true
    }

    /// Rejects a number that no rule takes.
    @inline(never)
    private func reject(_ reading: Reading, _ split: Split, hasPlus: Bool) -> Reading {
        let dialled = strippingTrunkPrefix(of: reading.nationalNumber, split.region)
        let emergency = shortRule(of: dialled, split.region)
        if emergency != 0, isEmergency(emergency) {
            return reject(reading, .emergency, rule: emergency, split.region, dialled)
        }
        var reading = reading
        let isOneRegion = table.plans[split.plan].regionCount == 1 || !hasPlus
        reading.region = isOneRegion ? Region(packed: table.regions[split.region].region) : nil
        reading.verdict = .rejected(
            isAllowed(code: reading.countryCode) ? misfit(reading.nationalNumber.count, split) : .countryNotAllowed)
        return reading
    }

    /// Why a number of so many digits is in no range of the plan.
    private func misfit(_ count: Int, _ split: Split) -> Reason {
        // Without its area code a number is too short, whatever else has so few digits elsewhere in the plan.
        if lengthVerdict(count, split.region) == .localOnly { return .tooShort }
        let plan = table.plans[split.plan]
        var lengths: UInt32 = 0
        for region in Int(plan.firstRegion)..<Int(plan.firstRegion + plan.regionCount) {
            lengths |= table.regions[region].lengths
        }
        if count < 32, lengths & (1 << UInt32(count)) != 0 { return .unassigned }
        return count < 32 && lengths >> UInt32(count) != 0 ? .tooShort : .tooLong
    }

    // MARK: - Walks

    func isPossible(_ digits: DigitBuffer, _ region: Int) -> Bool {
        !digits.isOverfull && table.label(behind: digits, from: table.regions[region].possibleRoot) != 0
    }

    @inline(__always)
    func shortRule(of digits: DigitBuffer, _ region: Int) -> UInt16 {
        guard digits.count < 10 else { return 0 }
        return table.label(behind: digits, from: table.regions[region].shortRoot)
    }

    func isEmergency(_ rule: UInt16) -> Bool {
        table.rules[Int(rule)].options & PhoneNumber.Template.Options.emergency.rawValue != 0
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
        table.regions[region].trunkFirstDigits & (1 << UInt16(digits.first)) != 0 && !digits.isOverfull
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
