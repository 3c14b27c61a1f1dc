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
        var digits = dial.digits
        if dial.hasPlus, let international = splitInternational(digits) { return .success(international) }
        guard let regionIndex else {
            return .failure(SplitFailure(reason: dial.hasPlus ? .unknownCountryCode : .noRegion))
        }
        // Also `+00 44 ...`: a plus may stand before another international prefix.
        let prefix = internationalPrefixLength(of: digits, regionIndex)
        if prefix > 0 {
            digits.removeFirst(prefix)
            if digits.count > 2, var international = splitInternational(digits) {
                // `00`, where another prefix is dialled that begins so.
                international.isCertain = prefix <= 2 || dial.digits.number(ofFirst: 2) != 0
                return .success(international)
            }
            if digits.count <= 2, !dial.hasPlus { return .failure(SplitFailure(reason: .tooShort)) }
        }
        if prefix > 0 || dial.hasPlus { return .failure(SplitFailure(reason: .unknownCountryCode)) }
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

    /// The number of digits in an international prefix of the region at the front of the digits; 0 if there is none.
    @inline(__always)
    private func internationalPrefixLength(of digits: DigitBuffer, _ regionIndex: Int) -> Int {
        guard table.regions[regionIndex].internationalFirstDigits & (1 << UInt16(digits.first)) != 0 else { return 0 }
        return table.internationalPrefixLength(of: digits, regionIndex)
    }
}
