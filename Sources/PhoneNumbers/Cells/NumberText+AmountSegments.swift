// Amounts of money and counts of things.

extension NumberText {
    /// `true` if the text has a currency, a percentage, or an amount that ends with a hyphen, `15,-`.
    var mayHoldAmounts: Bool {
        has("$") || has("%") || hasWord(.currency) || has(".") && hasWord(.time) || has(".") && has(",")
            || has("-") && (has(",") || has(".") || has(":"))
            || hasLetters && (has(".") || has(",") || seen.hasForeignLetters)
    }

    /// The amount that begins with digits.
    func amount(at first: Int) -> CellSegment? {
        amountEnd(at: first).map { CellSegment(range: first..<$0, kind: .amount) }
    }

    /// Where an amount and its currency end that start at a position: `0.20 EUR`, `512 345 678 zł`, `15,- €`, `50%`.
    private func amountEnd(at first: Int) -> Int? {
        var last = first
        while isDigit(at: last) || last > first && isAmountMark(at: last) && isDigit(at: last + 1) { last += 1 }
        let isDecimal = digitsEnd(first) < last
        let digits = digitsEnd(first)
        guard self[first] != UInt8(ascii: "0") || isDecimal && digits == first + 1, isDecimal || !continuesGroups(first)
        else {
            return nil
        }
        if isWritten(first..<last) { return currencyEnd(of: first..<last) ?? last }
        // Groups of thousands.
        var found = currencyEnd(of: first..<last)
        var next = last
        while digits - first <= 3, next < end, self[next] == UInt8(ascii: " "), digitsEnd(next + 1) == next + 4 {
            next += 4
            // `345 678 200.000 đ`: three digits behind a mark are thousands as well, of another amount.
            if isAmountMark(at: next), isDigit(at: next + 1), digitsEnd(next + 1) != next + 4 {
                next = digitsEnd(next + 1)
            }
            if let other = currencyEnd(of: first..<next) { found = other }
        }
        return found ?? groupedAmountEnd(at: first)
    }

    /// Returns `true` for thousands and two decimals that another mark parts: `123.827.698,21`, `1,250.00`.
    private func isWritten(_ amount: Range<Int>) -> Bool {
        var last = digitsEnd(amount.lowerBound)
        let mark = last < amount.upperBound ? self[last] : 0
        guard 1...3 ~= last - amount.lowerBound, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") else {
            return false
        }
        while last < amount.upperBound, self[last] == mark, digitsEnd(last + 1) == last + 4 { last += 4 }
        return last == amount.upperBound - 3 && self[last] != mark && isAmountMark(at: last)
            && endsChunk(amount.upperBound)
    }

    /// Where an amount ends that is grouped in another way, `79 123 45 67 kr`: digits that no others stand before, and too few for a
    /// number beside an amount.
    private func groupedAmountEnd(at first: Int) -> Int? {
        var before = first
        while before > start, self[before - 1] == UInt8(ascii: " ") { before -= 1 }
        guard before == start || !isDigit(at: before - 1), self[first] != UInt8(ascii: "0") else { return nil }
        var (last, group) = (digitsEnd(first), first)
        while let next = nextGroup(behind: last) { (group, last) = (next, digitsEnd(next)) }
        // `159 005 77 82 ₽`: the last group is as long as the one before.
        before = group - 1
        while isDigit(at: before - 1) { before -= 1 }
        let isRegular = group > first && group - 1 - before == last - group
        return digitCount(first..<group) < 7 || isRegular ? currencyEnd(of: first..<last) : nil
    }

    /// Where the next group of an amount begins, behind a space or a mark of decimals.
    private func nextGroup(behind last: Int) -> Int? {
        guard last < end, self[last] == UInt8(ascii: " ") || isAmountMark(at: last) else { return nil }
        return isDigit(at: last + 1) ? last + 1 : nil
    }

    func isAmountMark(at position: Int) -> Bool {
        position < end
            && (self[position] == UInt8(ascii: ".") || self[position] == UInt8(ascii: ",")
                || self[position] == UInt8(ascii: "'"))
    }

    /// Where the currency ends that follows an amount.
    private func currencyEnd(of amount: Range<Int>) -> Int? {
        var next = amount.upperBound
        // `15,-`, `15.--`
        var written: Int?
        if next + 1 < end, isAmountMark(at: next) || self[next] == UInt8(ascii: ":"),
            self[next + 1] == UInt8(ascii: "-")
        {
            next += 2
            while next < end, self[next] == UInt8(ascii: "-") { next += 1 }
            if !isDigit(at: next) { written = next }
        }
        next = skippingSpaces(next)
        guard next < end else { return written }
        if self[next] == UInt8(ascii: "%") { return next + 1 }
        let isSign = self[next] == UInt8(ascii: "$")
        // `15 $20`: the sign belongs to what follows.
        if isSign, isDigit(at: next + 1) { return nil }
        let isWord =
            isLetter(at: next)
            && (kind(at: wordEnd(next) - 1) == .currency || isFrancs(next, behind: amount)
                || isDong(next, behind: amount) || isEuro(next, behind: amount))
        guard isSign || isWord else { return written }
        let stop = isSign ? next + 1 : wordEnd(next)
        let first = skippingConnectors(stop)
        guard next > amount.upperBound, isDigit(at: first), !beginsNumber(first) || isAmountMark(at: first + 1) else {
            return stop
        }
        // `093 kr 250`, `030 234567 EUR 427 734 439`: the currency of what follows.
        let isShort = digitCount(first..<end) == digitCount(first..<digitsEnd(first)) && digitsEnd(first) - first < 5
        if isShort || digitCount(start..<amount.lowerBound) > 2 { return nil }
        // `48 451 702 214 EUR 816 755 320`, `8054 EUR 344 009 016`: nobody knows which of them is the amount.
        guard digitCount(amount) > 3, let other = self.amount(behindCurrency: next..<stop)?.range.upperBound else {
            return stop
        }
        return digitCount(other..<end) == 0 ? other : stop
    }

    /// Returns `true` for one letter behind thousands, `200.000đ`, `200.000d`, `50000đ`: elsewhere `đ.` is a street, and `d` a day.
    private func isDong(_ word: Int, behind amount: Range<Int>) -> Bool {
        let last = amount.upperBound
        guard wordEnd(word) == word + 1, word < last + 2, 4...11 ~= last - amount.lowerBound, digitCount(amount) < 10,
            kind(at: word) != .conjunction
        else { return false }
        let isForeign = self[word] < UInt8(ascii: "a")
        if isForeign || self[word] == UInt8(ascii: "d"), isAmountMark(at: last - 4) { return true }
        return isForeign && number(last - 3..<last) == 0 && digitsEnd(amount.lowerBound) == last
    }

    /// Returns `true` for the letter `e` behind two decimals: `12,50 e`.
    private func isEuro(_ word: Int, behind amount: Range<Int>) -> Bool {
        self[word] == UInt8(ascii: "e") && word == amount.upperBound + 1
            && (word + 1 == end || self[word + 1] == self[word - 1])
            && amount.count > 3 && isAmountMark(at: amount.upperBound - 3)
    }

    /// Returns `true` for `Fr.` behind an amount that begins the text and is no hour; elsewhere that is Friday.
    private func isFrancs(_ word: Int, behind amount: Range<Int>) -> Bool {
        hasPrefix("fr.", at: word) && wordEnd(word) == word + 2 && digitCount(start..<amount.lowerBound) == 0
            && digitCount(amount) > 2
    }

    /// The amount behind a currency: `Rs 9876543210`, `CHF 79 123 45 67`, `€ 15`; `nil` if there is none, or if the digits begin with
    /// a trunk zero.
    func amount(behindCurrency word: Range<Int>) -> CellSegment? {
        let first = skippingConnectors(word.upperBound)
        guard isDigit(at: first) else { return nil }
        var last = digitsEnd(first)
        while isAmountMark(at: last), isDigit(at: last + 1) { last = digitsEnd(last + 1) }
        guard self[first] != UInt8(ascii: "0") || digitsEnd(first) == first + 1 else { return nil }
        // Groups of thousands, unless other digits follow them.
        var next = last
        while last == digitsEnd(first), digitsEnd(first) - first <= 3, next < end, self[next] == UInt8(ascii: " "),
            digitsEnd(next + 1) == next + 4
        {
            var stop = next + 4
            if isAmountMark(at: stop), isDigit(at: stop + 1) { stop = digitsEnd(stop + 1) }
            // `KSh 200 319-020-0417`
            guard endsChunk(stop) else { break }
            next = stop
        }
        if next == end || !isDigit(at: skippingSpaces(next)) { last = next }
        // `preț 100 lei 0721 234 567`
        last = groupsEnd(behind: last, word)
        return CellSegment(range: word.lowerBound..<(currencyEnd(of: first..<last) ?? last), kind: .amount)
    }

    /// Where the groups behind an amount end that are too few for a number beside it: `CHF 79 123 45 67`; also with a zero in front where
    /// another number stands before the currency, or begins behind them.
    private func groupsEnd(behind amount: Int, _ currency: Range<Int>) -> Int {
        guard let first = nextGroup(behind: amount) else { return amount }
        var last = amount
        while let next = nextGroup(behind: last), !isHyphenated(digitsEnd(next)), !hasPrefix("00", at: next) {
            last = digitsEnd(next)
        }
        guard digitCount(amount..<last) <= 8, endsChunk(last) else { return amount }
        let hasOther = digitCount(start..<currency.lowerBound) > 6 || beginsNumber(skippingSpaces(last))
        return !beginsNumber(first) || hasOther ? last : amount
    }

    private func isHyphenated(_ last: Int) -> Bool {
        last < end && self[last] == UInt8(ascii: "-") && isDigit(at: last + 1)
    }

    /// The rest of a sum whose plus stands at a position, between digits that are too few for a number: `45+31-339`.
    func sum(at plus: Int) -> CellSegment? {
        var before = plus
        while isDigit(at: before - 1) { before -= 1 }
        guard before < plus, digitCount(start..<plus) < 5, startsChunk(before), isDigit(at: plus + 1) else {
            return nil
        }
        var last = plus + 1
        while last < end, self[last] != UInt8(ascii: " "), !isLetter(at: last) { last += 1 }
        return CellSegment(range: plus..<last, kind: .count)
    }

    /// Where a count and its unit end that start at a position, beside a number: `2 lines`, `5 km`, `120 x 80 cm`, `51-200 people`.
    func countEnd(at first: Int) -> Int? {
        var last = digitsEnd(first)
        guard last - first <= 4, !continuesGroups(first) else { return nil }
        if isAmountMark(at: last), isDigit(at: last + 1) { last = digitsEnd(last + 1) }
        let upper = digitsEnd(last + 1)
        let isRange = hasPrefix("-", at: last) && 1...4 ~= upper - last - 1 && self[first] != UInt8(ascii: "0")
        if isRange, number(first..<last) < number(last + 1..<upper) { last = upper }
        // Dimensions.
        var next = skippingSpaces(last)
        while next < end, self[next] == UInt8(ascii: "x"), wordEnd(next) == next + 1,
            isDigit(at: skippingSpaces(next + 1))
        {
            last = digitsEnd(skippingSpaces(next + 1))
            next = skippingSpaces(last)
        }
        guard isLetter(at: next), kind(at: wordEnd(next) - 1).isUnit else { return nil }
        let range = first..<wordEnd(next)
        return isAtEdge(range) ? range.upperBound : nil
    }
}
