// Decimals that have as many digits as a number has.

extension Classifier {
    /// Returns `true` for two groups of a number that is written without a trunk prefix if they may be degrees with six decimals, as maps give
    /// them, `22.319321`, or if one digit stands in front that is no area code: `6.1352083`.
    func areDegrees(_ reading: Classification, _ dial: DialString, _ groups: (first: Int, second: Int)) -> Bool {
        guard dial.digits.first != 0, dial.text?.first != UInt8(ascii: "(") else { return false }
        if groups.second == 6 { return dial.digits.number(ofFirst: groups.first) <= 180 }
        return groups.first == 1 && table.areaCodeLength(of: reading.planRule) != 1
    }
}
