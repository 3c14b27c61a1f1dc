// The international prefix of a region: what follows it is read as what follows a plus.

extension Classifier {
    /// The reading of digits behind an international prefix of the region: that of the same text with a plus in its place, `00 44 20 ...`
    /// and `+44 20 ...`, also where a plus stands before the prefix. `nil` for other digits.
    @inline(__always)
    func readBehindPrefix(_ dial: DialString, regionIndex: Int?) -> Classification? {
        guard !dial.hasPlus || dial.digits.first == 0, let regionIndex else { return nil }
        let prefix = internationalPrefixLength(of: dial.digits, regionIndex)
        guard prefix > 0 else { return nil }
        return readBehindPrefix(prefix, dial, regionIndex: regionIndex)
    }

    /// The reading of digits behind an international prefix of some length; `nil` where hardly any follow it, and for short codes.
    @inline(never)
    private func readBehindPrefix(_ prefix: Int, _ dial: DialString, regionIndex: Int) -> Classification? {
        guard dial.digits.count > prefix + 2, dial.hasPlus || shortRule(of: dial.digits, regionIndex) == 0 else {
            return nil
        }
        let own = dial.withPlus(behind: prefix) { read($0, regionIndex: regionIndex) }
        guard prefix > 2, dial.digits.number(ofFirst: 2) == 0 else { return own }
        return uncontested(own, behind: prefix, dial, regionIndex: regionIndex)
    }

    /// A reading behind a prefix that begins with 00, unless 00 alone and the calling code of another country are meant: `001 650 253 0000`
    /// in Australia; `ambiguous` where the groups do not tell.
    private func uncontested(_ own: Classification, behind prefix: Int, _ dial: DialString, regionIndex: Int)
        -> Classification
    {
        let other = international(dial, behind: 2)
        let home = Int(table.plans[Int(table.regions[regionIndex].plan)].callingCode)
        // `0055 55 79 ...` in Brazil: the prefix of a carrier.
        let isOwnPrefix = Int(own.callingCode) == home && prefix == 2 + PlanTable.length(ofCode: home)
        if !isOwnPrefix, beginsBehindZeros(dial, home) { return other ?? ambiguous(own, dial) }
        guard let other, other.callingCode != own.callingCode || other.nationalNumber != own.nationalNumber else {
            return own
        }
        if Int(other.callingCode) == home { return other }
        let isOwn = dial.endsGroup(behind: prefix) || dial.endsGroup(behind: prefix + codeLength(own))
        let isOther = dial.endsGroup(behind: 2) || dial.endsGroup(behind: 2 + codeLength(other))
        if isOwn != isOther { return isOwn ? own : other }
        let isOwnWritten = own.planRule != .none && isGroupedAsWritten(own, dial)
        let isOtherWritten = isGroupedAsWritten(other, dial)
        if isOwnWritten != isOtherWritten { return isOwnWritten ? own : other }
        // Digits that lack their end, or have others too many behind the prefix and a calling code, are as likely as another prefix.
        let mayBeOwn = isOwn ? own.callingCode != 0 : own.verdict == .rejected(.tooShort)
        let isOnly = own.planRule == .none && own.verdict != .ambiguous && !mayBeOwn
        return isOnly ? other : ambiguous(own, dial)
    }

    /// Returns `true` if 00 and the own calling code stand alone: `0065 6934 0971 80`.
    private func beginsBehindZeros(_ dial: DialString, _ home: Int) -> Bool {
        let length = PlanTable.length(ofCode: home)
        guard !dial.isBare, dial.firstGroup == 2 + length else { return false }
        var rest = dial.digits
        rest.removeFirst(2)
        return rest.number(ofFirst: length) == home
    }

    private func codeLength(_ reading: Classification) -> Int {
        PlanTable.length(ofCode: Int(reading.callingCode))
    }

    /// The number of digits in an international prefix of the region at the front of the digits; 0 if there is none.
    @inline(__always)
    func internationalPrefixLength(of digits: DigitBuffer, _ regionIndex: Int) -> Int {
        guard table.regions[regionIndex].internationalFirstDigits & (1 << UInt16(digits.first)) != 0 else { return 0 }
        return table.internationalPrefixLength(of: digits, regionIndex)
    }
}

extension DialString {
    /// Returns `true` if a group of the text ends behind some digits.
    fileprivate func endsGroup(behind count: Int) -> Bool {
        guard let text else { return false }
        var (position, digits) = (0, 0)
        while position < text.count, digits < count { digits += Self.groupLength(of: text, &position) }
        return digits == count
    }

    /// Passes the digits behind a prefix to a closure, with a plus in its place; the text has a space there, since groups that cut the calling
    /// code say less behind a prefix that is grouped with it: `0035 777 215442`.
    func withPlus<Result>(behind prefix: Int, _ body: (DialString) -> Result) -> Result {
        var rest = self
        rest.digits.removeFirst(prefix)
        rest.hasPlus = true
        guard let text else { return body(rest) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { folded in
            folded[0] = UInt8(ascii: " ")
            var (position, count, front) = (0, 1, prefix)
            while position < text.count {
                let character = Self.folded(in: text, &position)
                let isDigit = character &- UInt8(ascii: "0") < 10
                if front > 0 {
                    front -= isDigit ? 1 : 0
                } else if character != 0, count > 1 || isDigit || character == UInt8(ascii: "(") {
                    folded[count] = character
                    count += 1
                }
            }
            rest.look(at: UnsafeBufferPointer(start: folded.baseAddress, count: count))
            return body(rest)
        }
    }
}
