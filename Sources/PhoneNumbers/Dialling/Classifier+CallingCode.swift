// The calling code in front of dialled digits, and the prefixes before it.

extension Classifier {
    /// A split of a number into its country calling code and its national digits.
    struct Split {
        /// Position of the plan.
        var plan: Int
        /// Position of the region whose rules read the national part.
        var region: Int
        var national: DigitBuffer
        var isPlusLost = false
        /// `true` if nothing else could be meant, even if a plan takes the number.
        var isCertain = true
        /// The split, of which something else could be meant.
        var uncertain: Split {
            var split = self
            split.isCertain = false
            return split
        }
    }

    struct SplitFailure: Error {
        var reason: RejectionReason
    }

    @inline(__always)
    func split(_ dial: DialString, regionIndex: Int?) -> Result<Split, SplitFailure> {
        let digits = dial.digits
        if dial.hasPlus, let international = splitInternational(digits) { return .success(international) }
        guard let regionIndex else {
            return .failure(SplitFailure(reason: dial.hasPlus ? .unknownCountryCode : .noRegion))
        }
        let prefix = internationalPrefixLength(of: digits, regionIndex)
        if prefix > 0 || dial.hasPlus {
            let isEnd = digits.count <= prefix + 2 && !dial.hasPlus
            return .failure(SplitFailure(reason: isEnd ? .tooShort : .unknownCountryCode))
        }
        let plan = Int(table.regions[regionIndex].plan)
        let code = Int(table.plans[plan].callingCode)
        let length = PlanTable.length(ofCode: code)
        if digits.number(ofFirst: length) == code, digits.count > length {
            return .success(splitBare(dial, behind: length, regionIndex: regionIndex))
        }
        return .success(Split(plan: plan, region: regionIndex, national: digits))
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
            national.removeCode(ofLength: length)
            return Split(plan: plan, region: Int(table.plans[plan].firstRegion), national: national)
        }
        return nil
    }
}
