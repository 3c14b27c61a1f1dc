// How dialled digits become a reading. The steps and their order are those by which libphonenumber parses a number,
// so that both take the same digits for the same number; each step is one walk of an automaton.

extension Classifier {
    /// What the country calling code and the national digits of a number were found to be.
    private struct Split {
        /// Position of the plan.
        var plan: Int
        /// Position of the region whose rules read the national part.
        var region: Int
        var national: DigitBuffer
    }

    /// Reads a dial string; `home` is the position of the region that national numbers belong to.
    func read(_ dial: DialString, home: Int?) -> Reading {
        var reading = Reading()
        reading.repairs = dial.repairs
        reading.extension = dial.extension
        var short: UInt16 = 0
        if !dial.hasPlus, let home {
            short = shortRule(of: dial.digits, home)
            if short != 0, isEmergency(short) {
                return reject(reading, .emergency, rule: short, home: home, digits: dial.digits)
            }
        }
        switch split(dial, home: home, repairs: &reading.repairs) {
        case .failure(let failure):
            if short != 0, let home { return reject(reading, .shortCode, rule: short, home: home, digits: dial.digits) }
            reading.nationalNumber = dial.digits
            let isOpen = failure.reason == .noRegion && triesEveryRegion && fitsSomewhere(dial)
            reading.verdict = isOpen ? .ambiguous : .rejected(failure.reason)
            return reading
        case .success(let split):
            return read(split, short: short, hasPlus: dial.hasPlus, into: reading)
        }
    }

    private func reject(
        _ reading: Reading, _ reason: Reason, rule: UInt16, home: Int, digits: DigitBuffer
    ) -> Reading {
        var reading = reading
        let record = table.rules[Int(rule)]
        reading.verdict = .rejected(reason)
        reading.rule = Rule.ID(rawValue: rule)
        reading.countryCode = record.callingCode
        reading.region = Region(packed: UInt16(table.regions[home].region))
        reading.options = PhoneNumber.Template.Options(rawValue: record.options)
        reading.nationalNumber = digits
        return reading
    }

    // MARK: - Calling code and national digits

    private struct SplitFailure: Error {
        var reason: Reason
    }

    private func split(
        _ dial: DialString, home: Int?, repairs: inout Repairs
    ) -> Result<Split, SplitFailure> {
        if dial.hasPlus {
            if let international = splitInternational(dial.digits) { return .success(international) }
            if dial.digits.count <= 2 { return .failure(SplitFailure(reason: .unknownCountryCode)) }
            // `+00 44 ...`: the plus stands before another international prefix.
            if let home, let prefixed = splitByPrefix(dial.digits, home), case .success = prefixed { return prefixed }
            return .failure(SplitFailure(reason: .unknownCountryCode))
        }
        guard let home else { return .failure(SplitFailure(reason: .noRegion)) }
        if let prefixed = splitByPrefix(dial.digits, home) { return prefixed }
        let plan = Int(table.regions[home].plan)
        if let own = splitByOwnCode(dial.digits, home, plan) {
            repairs.insert(.lostPlus)
            return .success(own)
        }
        return .success(Split(plan: plan, region: home, national: dial.digits))
    }

    /// Splits digits that begin with a country calling code.
    private func splitInternational(_ digits: DigitBuffer) -> Split? {
        var code = 0
        guard digits.count > 0, digits[0] != 0 else { return nil }
        for length in 1...3 {
            guard digits.count >= length else { return nil }
            code = code * 10 + Int(digits[length - 1])
            guard table.codes[code] > 0 else { continue }
            let plan = Int(table.codes[code]) - 1
            var national = digits
            national.removeFirst(length)
            return Split(plan: plan, region: Int(table.plans[plan].firstRegion), national: national)
        }
        return nil
    }

    /// Splits digits that begin with an international prefix of the region; `nil` if they do not.
    private func splitByPrefix(_ digits: DigitBuffer, _ home: Int) -> Result<Split, SplitFailure>? {
        guard digits.count > 0, table.regions[home].internationalFirstDigits & (1 << UInt32(digits[0])) != 0 else {
            return nil
        }
        var node = UInt16(table.regions[home].internationalPrefixRoot)
        var length = 0
        var position = 0
        while position < digits.count {
            node = table.successor(of: node, digit: digits[position])
            if node == 0 { break }
            position += 1
            if table.label(of: node) != 0 { length = position }
        }
        // No calling code begins with 0: such digits are a national number.
        if length == 0 || (digits.count > length && digits[length] == 0) { return nil }
        var rest = digits
        rest.removeFirst(length)
        if rest.count <= 2 { return .failure(SplitFailure(reason: .tooShort)) }
        guard let split = splitInternational(rest) else {
            return .failure(SplitFailure(reason: .unknownCountryCode))
        }
        return .success(split)
    }

    /// Splits digits that begin with the region's own calling code, if that reads better than a national number.
    private func splitByOwnCode(_ digits: DigitBuffer, _ home: Int, _ plan: Int) -> Split? {
        guard let length = digits.lengthOfPrefix(UInt16(table.plans[plan].callingCode)) else { return nil }
        var rest = digits
        rest.removeFirst(length)
        let stripped = strippingTrunkPrefix(of: rest, home)
        let reads = !isPossible(digits, home) && isPossible(stripped, home)
        guard reads || lengthVerdict(digits.count, home) == .tooLong else { return nil }
        return Split(plan: plan, region: Int(table.plans[plan].firstRegion), national: stripped)
    }

    // MARK: - The national number

    private func read(_ split: Split, short: UInt16, hasPlus: Bool, into base: Reading) -> Reading {
        var reading = base
        var national = split.national
        let plan = table.plans[split.plan]
        reading.countryCode = UInt16(plan.callingCode)
        if national.count >= 2, !national.isOverfull {
            let stripped = strippingTrunkPrefix(of: national, split.region)
            switch lengthVerdict(stripped.count, split.region) {
            case .possible, .tooLong:
                if hasPlus, stripped.count != national.count { reading.repairs.insert(.trunkPrefixAfterCountryCode) }
                national = stripped
            case .tooShort, .localOnly, .unknown: break
            }
        }
        reading.nationalNumber = national
        if national.count > 1, national.count <= 17 {
            let label = table.labels[Int(walk(UInt16(plan.numbersRoot), national))]
            if decide(label, &reading) { return reading }
        }
        if short != 0 { return reject(reading, .shortCode, rule: short, home: split.region, digits: national) }
        let dialled = strippingTrunkPrefix(of: national, split.region)
        let emergency = shortRule(of: dialled, split.region)
        if emergency != 0, isEmergency(emergency) {
            return reject(reading, .emergency, rule: emergency, home: split.region, digits: dialled)
        }
        reading.region =
            plan.regionCount == 1 || !hasPlus ? Region(packed: UInt16(table.regions[split.region].region)) : nil
        reading.verdict = .rejected(
            isAllowed(code: reading.countryCode) ? misfit(national.count, split) : .countryNotAllowed)
        return reading
    }

    /// Fills in the reading of a number that a rule takes; `false` if no rule does.
    private func decide(_ label: PlanTable.LabelRecord, _ reading: inout Reading) -> Bool {
        let general = label.general
        let setAside = label.first != 0 ? label.first : usesWeakRanges ? label.second : 0
        guard general != 0 || setAside != 0 else { return false }
        let record = table.rules[Int(general != 0 ? general : setAside)]
        reading.region = Region(packed: record.region)
        reading.options = PhoneNumber.Template.Options(rawValue: record.options)
        reading.rule = Rule.ID(rawValue: general)
        reading.planRule = Rule.ID(rawValue: general != 0 ? general : setAside)
        if setAside != 0 {
            let options = PhoneNumber.Template.Options(rawValue: table.rules[Int(setAside)].options)
            reading.options.formUnion(options)
            reading.rule = Rule.ID(rawValue: setAside)
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

    /// The label at the end of the digits, 0 if no string of the machine is there.
    @inline(__always)
    private func walk(_ root: UInt16, _ digits: DigitBuffer) -> UInt16 {
        var node = root
        var rest = digits
        while rest.count > 0, node != 0 {
            node = table.successor(of: node, digit: rest.removeFirst())
        }
        return table.label(of: node)
    }

    private func isPossible(_ digits: DigitBuffer, _ region: Int) -> Bool {
        !digits.isOverfull && walk(UInt16(table.regions[region].possibleRoot), digits) != 0
    }

    private func shortRule(of digits: DigitBuffer, _ region: Int) -> UInt16 {
        guard digits.count < 10 else { return 0 }
        return walk(UInt16(table.regions[region].shortRoot), digits)
    }

    private func isEmergency(_ rule: UInt16) -> Bool {
        table.rules[Int(rule)].options & PhoneNumber.Template.Options.emergency.rawValue != 0
    }

    private enum LengthVerdict {
        case possible, localOnly, tooShort, tooLong, unknown
    }

    private func lengthVerdict(_ count: Int, _ region: Int) -> LengthVerdict {
        let lengths = table.regions[region].lengths
        guard count < 32 else { return .tooLong }
        let bit: UInt32 = 1 << UInt32(count)
        if table.regions[region].localLengths & bit != 0 { return .localOnly }
        if lengths & bit != 0 { return .possible }
        if lengths & (bit &- 1) == 0 { return .tooShort }
        return lengths >> UInt32(count) == 0 ? .tooLong : .unknown
    }

    /// The digits without the trunk prefix that the region's rules find, unless only the digits as they are fit.
    private func strippingTrunkPrefix(of digits: DigitBuffer, _ region: Int) -> DigitBuffer {
        guard digits.count > 0, !digits.isOverfull,
            table.regions[region].trunkFirstDigits & (1 << UInt32(digits[0])) != 0
        else { return digits }
        var node = UInt16(table.regions[region].trunkRoot)
        var rule: UInt16 = 0
        var position = 0
        while position < digits.count {
            node = table.successor(of: node, digit: digits[position])
            if node == 0 { break }
            position += 1
            let label = table.labels[Int(table.label(of: node))]
            let found = position == digits.count ? label.second : label.first
            if found != 0 { rule = found }
        }
        guard rule != 0 else { return digits }
        let stripped = applying(table.trunkRules[Int(rule)], to: digits)
        return isPossible(digits, region) && !isPossible(stripped, region) ? digits : stripped
    }

    private func applying(_ rule: PlanTable.TrunkRecord, to digits: DigitBuffer) -> DigitBuffer {
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
