// Decimals that have as many digits as a number has.

extension Classifier {
    /// Returns `true` for two groups of a number that is written without a trunk prefix if they may be degrees with six decimals, as maps give
    /// them, `22.319321`, or with others if these are not the groups of such a number: `6.1352083`, `41.10567`.
    func areDegrees(_ reading: Classification, _ dial: DialString, _ groups: (first: Int, second: Int)) -> Bool {
        guard dial.digits.first != 0, dial.text?.first != UInt8(ascii: "(") else { return false }
        guard groups.first < 4, dial.digits.number(ofFirst: groups.first) <= 180 else { return false }
        switch groups.second {
        case 6: return true
        case ..<6: return dial.text.map { !table.isGroupedAsWritten($0, behind: 0, reading.planRule) } ?? false
        default: return groups.first == 1 && table.areaCodeLength(of: reading.planRule) != 1
        }
    }
}
