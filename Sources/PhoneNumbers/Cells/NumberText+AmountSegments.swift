// Amounts of money and counts of things.

extension NumberText {
    /// `true` if the text has a currency, a percentage, or an amount that ends with a hyphen, `15,-`.
    var mayHoldAmounts: Bool {
        has("$") || has("%") || hasWord(.currency) || has("-") && (has(",") || has(".") || has(":"))
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
        guard isDecimal || self[first] != UInt8(ascii: "0") else { return nil }
        let digits = digitsEnd(first)
        // Groups of thousands.
        var found = currencyEnd(behind: last)
        var next = last
        while digits - first <= 3, next < end, self[next] == UInt8(ascii: " "), digitsEnd(next + 1) == next + 4 {
            next += 4
            if next < end, isAmountMark(at: next), isDigit(at: next + 1) { next = digitsEnd(next + 1) }
            if let other = currencyEnd(behind: next) { found = other }
        }
        return found
    }

    private func isAmountMark(at position: Int) -> Bool {
        position < end
            && (self[position] == UInt8(ascii: ".") || self[position] == UInt8(ascii: ",")
                || self[position] == UInt8(ascii: "'"))
    }

    /// Where the currency ends that follows an amount.
    private func currencyEnd(behind amount: Int) -> Int? {
        var next = amount
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
        if self[next] == UInt8(ascii: "$") || self[next] == UInt8(ascii: "%") {
            // `15 $20`: the sign belongs to what follows.
            return isDigit(at: next + 1) && self[next] == UInt8(ascii: "$") ? nil : next + 1
        }
        guard isLetter(at: next), kind(at: wordEnd(next) - 1) == .currency else { return written }
        let stop = wordEnd(next)
        // `093 kr 250`: the currency of what follows.
        let first = skippingConnectors(stop)
        let isOfNext =
            next > amount && isDigit(at: first) && self[first] != UInt8(ascii: "0")
            && digitCount(first..<end) == digitCount(first..<digitsEnd(first)) && digitsEnd(first) - first < 5
        return isOfNext ? nil : stop
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
            next += 4
            if isAmountMark(at: next), isDigit(at: next + 1) { next = digitsEnd(next + 1) }
        }
        if next == end || !isDigit(at: skippingSpaces(next)) { last = next }
        return CellSegment(range: word.lowerBound..<last, kind: .amount)
    }

    /// Where a count and its unit end that start at a position, beside a number: `2 lines`, `5 km`, `120 x 80 cm`.
    func countEnd(at first: Int) -> Int? {
        var last = digitsEnd(first)
        guard last - first <= 4 else { return nil }
        if isAmountMark(at: last), isDigit(at: last + 1) { last = digitsEnd(last + 1) }
        // Dimensions.
        var next = skippingSpaces(last)
        while next < end, self[next] == UInt8(ascii: "x"), wordEnd(next) == next + 1,
            isDigit(at: skippingSpaces(next + 1))
        {
            last = digitsEnd(skippingSpaces(next + 1))
            next = skippingSpaces(last)
        }
        guard isLetter(at: next), kind(at: wordEnd(next) - 1) == .unit else { return nil }
        let range = first..<wordEnd(next)
        return isAtEdge(range) ? range.upperBound : nil
    }
}
