// The steps from dialled digits to a classification. They and their order are those by which libphonenumber parses a
// number, so that both take the same digits for the same number; each step is one walk of an automaton.

extension Classifier {
    /// Reads a dial string; `regionIndex` is the position of the region that national numbers belong to.
    func read(_ dial: DialString, regionIndex: Int?) -> Classification {
        if let reading = readBehindPrefix(dial, regionIndex: regionIndex) { return reading }
        return dial.endsWithShortGroup
            ? readWithShortGroup(dial, regionIndex: regionIndex) : readAll(dial, regionIndex: regionIndex)
    }

    /// Reads all digits of a dial string.
    @inline(never)
    func readAll(_ dial: DialString, regionIndex: Int?) -> Classification {
        var short: UInt16 = 0
        if !dial.hasPlus, let regionIndex {
            short = shortRule(of: dial.digits, regionIndex)
            if short != 0, isEmergency(short) { return code(.emergency, rule: short, regionIndex, dial) }
        }
        let split: Split
        switch self.split(dial, regionIndex: regionIndex) {
        case .success(let found): split = found
        case .failure(let failure):
            if short != 0, let regionIndex { return code(.shortCode, rule: short, regionIndex, dial) }
            return unsplit(dial, failure.reason, regionIndex: regionIndex)
        }
        var classification = Classification()
        classification.repairs = dial.repairs
        classification.extension = dial.extension
        classification.callingCode = table.plans[split.plan].callingCode
        classification.nationalNumber = withoutTrunkPrefix(split)
        if split.isPlusLost { classification.repairs.insert(.lostPlus) }
        let dropped = split.national.count &- classification.nationalNumber.count
        if dropped != 0 { notePrefix(dropped, hasPlus: dial.hasPlus, &classification) }
        var renumbering: UInt16 = 0
        let isDecided = decide(split.plan, &classification, &renumbering)
        if dial.digits.mayBeOneDigitOrRun || classification.nationalNumber.mayBeOneDigitOrRun,
            let digits = placeholder(dial.digits, classification.nationalNumber)
        {
            return forbidden(classification, digits)
        }
        guard isDecided else {
            return undecided(classification, split, dial, short: short, regionIndex: regionIndex)
        }
        if mayBeBehindOwnCode(classification, dial, dropped) { return readBehindOwnCode(classification, split, dial) }
        if renumbering != 0, mayBeOldForm(classification, of: renumbering, split, dial, regionIndex: regionIndex) {
            return ambiguous(classification, dial)
        }
        if dial.hasPlus || split.isPlusLost, mayRepeatCode(classification, split, dial) {
            return ambiguous(classification, dial)
        }
        if mayBeMeantOtherwise(classification, split, dial) {
            return uncontested(classification, split, dial)
        }
        if classification.nationalNumber.count == dial.digits.count, !dial.hasPlus,
            table.hasNumbersWithZero(split.plan), isNumberBesideZeros(classification, dial)
        {
            return ambiguous(classification, dial)
        }
        let isDoubtful =
            dial.hasPlus
            ? mayCutGroups(dial, Int(classification.callingCode), dropped)
            : dial.hasLastGroupBehindSlash || dial.hasYearInFront || !(0...3 ~= dropped) && dial.hasPointInFront
                || (dropped == 0 || split.isPlusLost) && mayBeLocal(classification, split, dial)
        return isDoubtful && contradicts(classification, split, dial, dropped)
            ? ambiguous(classification, dial) : classification
    }

    /// Reads a dial string whose last group, of one digit or two, may be a remark.
    @inline(never)
    private func readWithShortGroup(_ dial: DialString, regionIndex: Int?) -> Classification {
        let reading = readAll(dial, regionIndex: regionIndex)
        guard reading.planRule != .none, let text = dial.text else { return reading }
        let mayEnd =
            text.contains { $0 >= 0x80 }
            ? DialString.withFolded(Span(_unsafeElements: text)) {
                var folded = dial
                folded.text = $0.withUnsafeBufferPointer { $0 }
                return mayEndBeforeLastGroup(reading, folded, regionIndex: regionIndex)
            } : mayEndBeforeLastGroup(reading, dial, regionIndex: regionIndex)
        return mayEnd ? ambiguous(reading, dial) : reading
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
        let isOfSomeRegion = reason == .noRegion && triesEveryRegion && isValidInSomeRegion(dial)
        classification.verdict = isOfSomeRegion ? .ambiguous : .rejected(reason)
        return classification
    }

    /// Returns `true` if a number without its trunk prefix has no more digits than numbers inside an area, if a bracket opens behind
    /// its first digit or in front of it outside North America, or if it may be a decimal.
    @inline(__always)
    private func mayBeLocal(_ classification: Classification, _ split: Split, _ dial: DialString) -> Bool {
        let count = dial.digits.count
        if count < 9, table.plans[split.plan].subscriberLengths & (1 &<< UInt16(count)) != 0 {
            return dial.text != nil && !readsLostZeros
        }
        guard let text = dial.text, text.count > 5 else { return false }
        return count > 9 && isBehindOtherCode(dial, text) || text[1] == UInt8(ascii: "(")
            || text[2] == UInt8(ascii: "(")
            || dial.hasPointInFront
            || count == 10 && text[0] == UInt8(ascii: "(") && classification.callingCode != 1
    }

    /// Returns `true` if the first group, of two digits or three before a space, is a calling code, and others are enough for a number.
    @inline(__always)
    func isBehindOtherCode(_ dial: DialString, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let length = text[2] == UInt8(ascii: " ") ? 2 : 3
        return text[length] == UInt8(ascii: " ") && dial.digits.count > length &+ 7
            && table.codes[dial.digits.number(ofFirst: length)] > 0
    }

    /// Returns `true` if the first group behind a plus is not the calling code alone.
    @inline(__always)
    private func mayCutGroups(_ dial: DialString, _ code: Int, _ dropped: Int) -> Bool {
        guard let text = dial.text, text.count > 6 else { return false }
        let length = PlanTable.length(ofCode: code)
        guard text[0] == UInt8(ascii: "+") else { return false }
        if text[1] == UInt8(ascii: "(") || length > 1 && text[2] &- UInt8(ascii: "0") >= 10 { return true }
        if length > 2, text[3] &- UInt8(ascii: "0") >= 10 { return true }
        if dropped > 0, code == 1 || text[3] == UInt8(ascii: "(") { return true }
        return dial.digits.count == 10 && text[4] &- UInt8(ascii: "0") >= 10 && length < 3
    }

    /// Returns `true` if digits that a plan takes may be meant in another way.
    @inline(__always)
    private func mayBeMeantOtherwise(_ classification: Classification, _ split: Split, _ dial: DialString) -> Bool {
        if dial.hasPlus {
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
            return rejectCode(classification, .shortCode, rule: short, split.region, classification.nationalNumber)
        }
        let national = strippingTrunkPrefix(of: classification.nationalNumber, split.region)
        let emergency = shortRule(of: national, split.region)
        if emergency != 0, isEmergency(emergency) {
            return rejectCode(classification, .emergency, rule: emergency, split.region, national)
        }
        let isAllowed = isAllowed(code: classification.callingCode)
        if isAllowed, let other = otherReading(of: dial, split, regionIndex: regionIndex) { return other }
        var classification = classification
        let isOneRegion = table.plans[split.plan].regionCount == 1 || !dial.hasPlus
        classification.region = isOneRegion ? RegionCode(packed: table.regions[split.region].region) : nil
        // `12345-6789` is a post code.
        let isPostCode =
            dial.digits.count == 9 && classification.callingCode == 1 && !dial.hasPlus
            && dial.firstGroups == (5, 4, true)
        classification.verdict = .rejected(
            isPostCode
                ? .notANumber
                : isAllowed ? misfit(classification.nationalNumber, withoutPrefix: national, split) : .countryNotAllowed
        )
        return classification
    }

    /// The reading of a code that is dialled as it is.
    @inline(never)
    private func code(_ reason: RejectionReason, rule: UInt16, _ region: Int, _ dial: DialString) -> Classification {
        var classification = Classification()
        classification.repairs = dial.repairs
        classification.extension = dial.extension
        return rejectCode(classification, reason, rule: rule, region, dial.digits)
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

    /// Rejects a number as a code.
    @inline(never)
    func rejectCode(
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
}
