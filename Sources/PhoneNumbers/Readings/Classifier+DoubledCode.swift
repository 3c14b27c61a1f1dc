// A calling code that stands in front of a number twice.

extension Classifier {
    /// Returns `true` if a number that a plan takes, and that is written with its calling code, may be another one behind that code twice:
    /// `+49 49 171 2345678`.
    @inline(__always)
    func mayRepeatCode(_ reading: Classification, _ split: Split, _ dial: DialString) -> Bool {
        let code = Int(reading.callingCode)
        let isRepeated = reading.nationalNumber.number(ofFirst: PlanTable.length(ofCode: code)) == code
        return isRepeated && isDoubtfulBehindCode(reading, split, dial)
    }

    /// Returns `true` if a number that begins with its calling code is another one without it: one of a mobile, or one whose first group
    /// is the code alone though people of the country write another area code there.
    @inline(never)
    private func isDoubtfulBehindCode(_ reading: Classification, _ split: Split, _ dial: DialString) -> Bool {
        var whole = split
        whole.national = reading.nationalNumber
        guard let other = numberBehindDoubledCode(whole, dial) else { return false }
        if other.categories == .mobile, reading.categories != .mobile { return true }
        guard let text = dial.text else { return false }
        let groups = DigitGroups(of: text, behind: dial.digits.count - reading.nationalNumber.count)
        return groups.first == PlanTable.length(ofCode: Int(reading.callingCode)) && !isGroupedAsWritten(reading, dial)
    }

    /// The number of national digits that begin with the calling code, without it; `nil` if they do not, or no plan takes the rest.
    func numberBehindDoubledCode(_ split: Split, _ dial: DialString) -> Classification? {
        let code = Int(table.plans[split.plan].callingCode)
        let length = PlanTable.length(ofCode: code)
        guard split.national.number(ofFirst: length) == code, split.national.count > length + 4 else { return nil }
        var rest = split
        rest.national.removeFirst(length)
        return numberOfPlan(rest, dial, repair: .misplacedPrefix)
    }
}
