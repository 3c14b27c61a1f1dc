// The other ways to read what was dialled, for people to compare.

extension Classifier {
    /// Every number that the digits of a text may be, of different E.164 forms: the national number, one behind its own or
    /// another country's calling code whose plus is missing, and those behind an international prefix.
    func alternatives(to dial: DialString, regionIndex: Int?) -> [Classification] {
        guard !dial.digits.isEmpty, let regionIndex else { return [] }
        var found: [Classification] = []
        func add(_ digits: DigitBuffer, hasPlus: Bool) {
            let other = DialString(digits: digits, hasPlus: hasPlus, extension: dial.extension)
            let split =
                hasPlus
                ? splitInternational(digits)
                : Split(plan: Int(table.regions[regionIndex].plan), region: regionIndex, national: digits)
            guard let split, let classification = numberOfPlan(split, other) else { return }
            let isNew = !found.contains {
                $0.callingCode == classification.callingCode && $0.nationalNumber == classification.nationalNumber
            }
            if isNew { found.append(classification) }
        }
        if !dial.hasPlus { add(dial.digits, hasPlus: false) }
        add(dial.digits, hasPlus: true)
        for length in [2, 3, table.internationalPrefixLength(of: dial.digits, regionIndex)] where length > 0 {
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
}
