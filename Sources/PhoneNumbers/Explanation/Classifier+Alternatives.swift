// The other ways to read what was dialled, for people to compare.

extension Classifier {
    /// Every number that the digits of a text may be, of different E.164 forms: the national number, one behind its own or
    /// another country's calling code whose plus is missing, those behind an international prefix, and the one that came in the
    /// place of an old form, which is the first where more speaks for it.
    func alternatives(to dial: DialString, regionIndex: Int?) -> [Classification] {
        guard !dial.digits.isEmpty, dial.hasPlus || regionIndex != nil else { return [] }
        let prefix = regionIndex.map { internationalPrefixLength(of: dial.digits, $0) } ?? 0
        if prefix > 0, prefix < 3 || dial.digits.number(ofFirst: 2) != 0, !dial.hasPlus || dial.digits.first == 0 {
            return dial.withPlus(behind: prefix) { alternatives(to: $0, regionIndex: regionIndex) }
        }
        var found: [Classification] = []
        func add(_ digits: DigitBuffer, hasPlus: Bool) {
            var other = DialString(digits: digits, hasPlus: hasPlus, extension: dial.extension)
            other.look(at: dial.text)
            let split =
                hasPlus
                ? splitInternational(digits)
                : regionIndex.map { Split(plan: Int(table.regions[$0].plan), region: $0, national: digits) }
            guard let split else { return }
            // Digits that lack the plus of another country are no old form as well.
            let lacksPlus = hasPlus != dial.hasPlus && digits == dial.digits
            let isAbroad = regionIndex.map { Int(table.regions[$0].plan) } != split.plan
            var readings =
                !lacksPlus || !isAbroad
                ? currentAndFormer(split, other, regionIndex: regionIndex)
                : numberOfPlan(split, other).map { [$0] } ?? []
            readings += hasPlus ? numberBehindDoubledCode(split, other).map { [$0] } ?? [] : []
            for classification in readings {
                let isNew = !found.contains {
                    $0.callingCode == classification.callingCode && $0.nationalNumber == classification.nationalNumber
                }
                if isNew { found.append(classification) }
            }
        }
        if !dial.hasPlus { add(dial.digits, hasPlus: false) }
        add(dial.digits, hasPlus: true)
        guard regionIndex != nil else { return found }
        for length in [2, 3, prefix] where length > 0 {
            var digits = dial.digits
            guard digits.first == 0, digits.count > length else { continue }
            digits.removeFirst(length)
            add(digits, hasPlus: true)
        }
        if dial.hasBracketedZero {
            var digits = DigitBuffer()
            for position in 0..<dial.digits.count where position != 2 { digits.append(dial.digits[position]) }
            add(digits, hasPlus: true)
        }
        return found
    }

    /// The number that a plan takes today, and the one of which the digits may be the old form, the likelier one first.
    private func currentAndFormer(_ split: Split, _ dial: DialString, regionIndex: Int?) -> [Classification] {
        guard let current = numberOfPlan(split, dial) else {
            return currentReading(of: split, dial).map { [$0.reading] } ?? []
        }
        var old = split
        old.national = current.nationalNumber
        let renumbering = table.renumbering(of: old.national, plan: split.plan)
        guard renumbered != .refuse, renumbering != 0, let new = newReading(of: old, dial) else { return [current] }
        let isOld = mayBeOldForm(current, of: renumbering, old, dial, regionIndex: regionIndex)
        return isOld ? [new, current] : [current, new]
    }
}
