// The own calling code behind a trunk zero, where a plan takes both as the first digits of an area code: `(049) 171 2345678` in Germany.

extension Classifier {
    /// Returns `true` if a zero and the own calling code stand alone in front of a number whose area code ends elsewhere.
    @inline(__always)
    func mayBeBehindOwnCode(_ reading: Classification, _ dial: DialString, _ dropped: Int) -> Bool {
        guard !dial.hasPlus, dropped == 1, dial.digits.first == 0, !dial.isBare else { return false }
        let length = 1 &+ PlanTable.length(ofCode: Int(reading.callingCode))
        return dial.digits.number(ofFirst: length) == Int(reading.callingCode) && dial.firstGroup == length
            && dropped + table.areaCodeLength(of: reading.planRule) != length
    }

    /// The number behind a zero and its calling code in brackets; `ambiguous` if they stand in none, or no number is behind them.
    @inline(never)
    func readBehindOwnCode(_ reading: Classification, _ split: Split, _ dial: DialString) -> Classification {
        guard dial.text?.first == UInt8(ascii: "(") else { return ambiguous(reading, dial) }
        var rest = split
        rest.isPlusLost = true
        rest.national.removeFirst(dial.firstGroup)
        return numberOfPlan(rest, dial, repair: .misplacedPrefix) ?? ambiguous(reading, dial)
    }
}
