// Digits that may be a remark beside a number: the readings with them and without them are weighed.

extension Classifier {
    /// A reading that is not the only one, if a plan takes it.
    func doubted(_ reading: Classification, _ dial: DialString) -> Classification {
        reading.planRule == .none ? reading : ambiguous(reading, dial)
    }

    /// Weighs the readings of a text with its first digits, which a word may name, and without them: `Handy 171 0612345`,
    /// `Hotel 5 02-208-3145`.
    @inline(never)
    func weighed(
        _ text: inout NumberText, behind head: NumberText.LooseHead, _ habits: Habits, regionIndex: Int?,
        dialled: inout DialString
    ) -> Classification {
        let digits = text.digits(text.start..<text.nextLetter(from: text.start))
        var rest = text
        rest.keep(head.end..<text.end)
        rest.repairs.insert(.remark)
        var dial = DialString()
        let part = readNumber(&rest, habits, regionIndex: regionIndex, dialled: &dial)
        let whole = readNumber(&text, habits, regionIndex: regionIndex, dialled: &dialled)
        let isSame = part.callingCode == whole.callingCode && part.nationalNumber == whole.nationalNumber
        guard part.planRule != .none, !isSame else { return whole }
        if head.isParted {
            let isOpen = whole.planRule != .none && head.isLabelled && !dial.hasTrunkPrefix && !dial.hasPlus
            if isOpen { return ambiguous(whole, dialled) }
            dialled = dial
            return part
        }
        guard whole.planRule != .none || whole.verdict == .ambiguous || isOfPlanOnly(whole) else {
            // Without the digits that a label names, the end of a number is left.
            let isEnd = head.isLabelled && !head.isNumbering || isOtherCode(text.digits(head.range), regionIndex)
            if isEnd, !dial.hasPlus { return ambiguous(part, dial) }
            guard head.isNamed || dial.hasPlus || dial.digits.count > 6 else { return whole }
            // `829 080 9656`: rather an area code than a remark. `9 0639 464 44 4`: nobody groups the rest so.
            // `Q3 2024 030 2345678`: a number begins further on.
            let isOpen =
                head.isNamed
                ? rest.looseHead.map { rest.beginsNumber($0.end) } ?? false
                : head.length == 3 || !isGroupedAsNumber(part, dial)
            // `London 4420 71234567`
            let isAbroad = !dial.hasTrunkPrefix && mayBeNumberAbroad(digits, regionIndex: regionIndex)
            if !dial.hasPlus, isOpen || isAbroad { return ambiguous(part, dial) }
            dialled = dial
            return part
        }
        if !head.isNamed {
            // `348 0408648`: in Italy a zero in front is no trunk prefix.
            let isWritten = dialled.text.map { table.isGroupedAsWritten($0, behind: 0, whole.planRule) } ?? false
            let isBetter = quality(whole, dialled) > quality(part, dial)
            return isWritten || isBetter || !isOfManyLengths(whole) ? whole : ambiguous(whole, dialled)
        }
        let isNumbering = head.isLabelled && head.length == 1 && !dial.hasTrunkPrefix
        if isNumbering, whole.planRule != .none { return ambiguous(whole, dialled) }
        // `bureau 214 06942741`: digits of a label that are an area code lack the trunk prefix that the rest has.
        let isArea = whole.categories == .fixedLine && table.writesTrunkPrefix(before: whole.planRule)
        if head.isLabelled, head.length > 2, dial.hasTrunkPrefix, isArea { return ambiguous(whole, dialled) }
        if whole.verdict == .ambiguous || head.isLabelled && (head.length > 2 || !dial.hasTrunkPrefix) { return whole }
        let difference = quality(whole, dialled) - quality(part, dial)
        if difference >= 2 { return whole }
        guard difference <= -2 else { return ambiguous(whole, dialled) }
        dialled = dial
        return part
    }

    /// Returns `true` if digits stand together, in two groups, or as people of the country group them.
    func isGroupedAsNumber(_ reading: Classification, _ dial: DialString) -> Bool {
        guard let text = dial.text else { return true }
        return DigitGroups(of: text, behind: 0).count < 3 || isGroupedAsWritten(reading, dial)
    }

    /// Returns `true` if two digits or three are the calling code of another country: `Tel. 41 044 234 56 78`.
    private func isOtherCode(_ digits: DigitBuffer, _ regionIndex: Int?) -> Bool {
        guard digits.count > 1, digits.count < 4 else { return false }
        guard let plan = table.plan(ofCode: digits.number(ofFirst: digits.count)) else { return false }
        return regionIndex.map { Int(table.regions[$0].plan) != plan } ?? true
    }

    /// The likelihood of a reading, in steps of its own: a plus, a calling code that stands apart, a trunk prefix and a kind of number that
    /// people write speak for it, a missing trunk prefix against it, and an unusual length where there are many lengths.
    func quality(_ reading: Classification, _ dial: DialString) -> Int {
        let writesPrefix = table.plan(ofCode: Int(reading.callingCode)).map(table.writesTrunkPrefix) ?? false
        let isCodeApart =
            reading.repairs.contains(.lostPlus)
            && dial.firstGroup == PlanTable.length(ofCode: Int(reading.callingCode))
        var score = dial.hasPlus || isCodeApart ? 3 : !writesPrefix ? 0 : dial.hasTrunkPrefix ? 2 : -1
        if reading.categories == .mobile || reading.categories == .tollFree { score += 1 }
        let count = reading.nationalNumber.count
        if isOfManyLengths(reading) { score -= count > 11 ? 3 : count < 7 ? 3 : count < 8 ? 1 : 0 }
        return score
    }

    /// Returns `true` if numbers of the country have many lengths, so that most digits fit in some number.
    func isOfManyLengths(_ reading: Classification) -> Bool {
        guard let plan = table.plan(ofCode: Int(reading.callingCode)) else { return false }
        return table.regions[Int(table.plans[plan].firstRegion)].lengths.nonzeroBitCount > 3
    }

    /// Returns `true` if a plan has numbers with so many digits, and only the limit of E.164 is below: `0341 1234567 2019`.
    private func isOfPlanOnly(_ reading: Classification) -> Bool {
        guard reading.verdict == .rejected(.tooLong), let plan = table.plan(ofCode: Int(reading.callingCode)) else {
            return false
        }
        let count = reading.nationalNumber.count
        return count < 32 && table.lengths(ofPlan: plan) &>> UInt32(count) != 0
    }

    /// Weighs the reading of a whole text and the one without its last digits, which may be a remark: the one that a plan
    /// takes, or `ambiguous`.
    @inline(never)
    func weighed(
        _ reading: Classification, _ text: inout NumberText, _ tail: NumberText.LooseTail, _ dialled: inout DialString,
        regionIndex: Int?
    ) -> Classification {
        var dial = DialString()
        let repairs = text.repairs
        text.repairs.insert(.remark)
        defer { text.repairs = repairs }
        guard text.dial(upTo: tail.start, extension: DigitBuffer(), into: &dial) else { return reading }
        let shorter = read(dial, regionIndex: regionIndex)
        guard shorter.planRule != .none else { return reading }
        guard reading.planRule != .none || reading.verdict == .ambiguous || isOfPlanOnly(reading) else {
            // Digits that nothing explains are no remark, nor are those behind a number that is one only with another repair.
            let repairs = shorter.repairs.subtracting(.trunkPrefixAfterCountryCode)
            guard tail.isRemark || !isOfManyLengths(shorter) && repairs.isDisjoint(with: .ofPrefixes) else {
                return reading
            }
            dialled = dial
            return shorter
        }
        let difference = quality(reading, dialled) - quality(shorter, dial)
        switch tail.kind {
        case .detached: return ambiguous(reading, dialled)
        case .year:
            return isOfManyLengths(reading) && !isGroupedAsWritten(reading, dialled)
                ? ambiguous(reading, dialled) : reading
        case .group:
            if isGroupedAsWritten(reading, dialled), !isGroupedAsWritten(shorter, dial) { return reading }
            if difference >= 2 { return tail.isRegular ? reading : ambiguous(reading, dialled) }
            if difference <= -2 || tail.isApart { break }
            if tail.isRegular { return reading }
            guard tail.isBehindLongGroup else { return ambiguous(reading, dialled) }
        case .attached:
            if difference >= 2 || tail.isRegular || isGroupedAsWritten(reading, dialled) {
                return ambiguous(reading, dialled)
            }
        case .digit: return ambiguous(reading, dialled)
        }
        dialled = dial
        return shorter
    }

    /// Returns `true` if a number is grouped as people of its country write it, whatever stands in front of it.
    func isGroupedAsWritten(_ reading: Classification, _ dial: DialString) -> Bool {
        guard let text = dial.text else { return false }
        return DigitGroups(of: text, behind: dial.digits.count - reading.nationalNumber.count)
            == DigitGroups(ofFormat: table.nationalFormat(of: reading.planRule))
    }
}
