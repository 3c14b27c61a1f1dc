// Digits between a number and a word, which may be the last group of the number or what the word counts: `030 1234 5678 Ada`.

extension Classifier {
    /// Where a candidate ends: behind the digits that the segment right behind it begins with, if they are rather the last ones of its number
    /// than those of an hour, a count, a room or an amount; and `true` if nobody knows.
    @inline(never)
    func end(
        of candidate: Range<Int>, _ segments: CellSegments, _ cell: Span<UInt8>, in text: NumberText,
        _ offset: UnsafeMutablePointer<Int32>, regionIndex: Int?
    ) -> (end: Int, isOpen: Bool) {
        let end = candidate.upperBound
        guard let group = segments.group(behind: candidate, in: text) else { return (end, false) }
        let first = Int(offset[text.lastNumber(of: candidate)])
        var (dial, shortDial) = (DialString(), DialString())
        let bytes = cell.extracting(first..<Int(offset[group.end]))
        let whole = reading(of: bytes, regionIndex: regionIndex, dialled: &dial)
        guard whole.planRule != .none, group.isHour || dial.digits.count > 6 else { return (end, false) }
        let isWritten = isGroupedAsWritten(whole, dial)
        let isCurrency = group.isAmount && !Self.isName(cell, at: Int(offset[text.nextLetter(from: group.end)]))
        let part = cell.extracting(first..<Int(offset[end]))
        let short = reading(of: part, regionIndex: regionIndex, dialled: &shortDial)
        // `90 80 89 9 Ada`: one digit is a group of few plans, and a count elsewhere.
        if group.isLone { return isWritten ? (group.end, short.planRule != .none) : (end, false) }
        if group.isCounted {
            // A count, unless the groups are those of one number: nobody knows then.
            let isRegular = group.isRegular && (short.planRule != .none || group.end - end > 4)
            return isWritten || isRegular ? (group.end, true) : (end, false)
        }
        if short.planRule == .none {
            return (group.end, isCurrency || !group.isRegular && !isWritten && isOfManyLengths(whole))
        }
        let isShortWritten = isGroupedAsWritten(short, shortDial)
        if group.isHour { return !isWritten && isShortWritten ? (end, false) : (group.end, true) }
        if isCurrency { return group.isRegular || isWritten ? (group.end, true) : (end, false) }
        // No count begins with a zero.
        if group.hasZero { return (group.end, false) }
        let difference = quality(whole, dial) - quality(short, shortDial)
        if isWritten { return (group.end, difference < 2 && isShortWritten) }
        if group.isRegular, difference > -2 { return (group.end, difference < 2) }
        return difference < 2 ? (end, false) : (group.end, true)
    }

    /// Returns `true` if a capital letter of ASCII and a small one stand at a position, as in names: `Mark`, `Nok`.
    private static func isName(_ cell: Span<UInt8>, at position: Int) -> Bool {
        position + 1 < cell.count && cell[position] &- UInt8(ascii: "A") < 26
            && cell[position + 1] &- UInt8(ascii: "a") < 26
    }
}

extension CellSegments {
    /// Digits between a candidate and a word.
    struct GroupBeforeWord {
        /// Where the digits end.
        var end: Int
        /// `true` if they are as many as those of the group before, or four behind three, and neither a year nor a round number.
        var isRegular: Bool
        /// `true` for one digit.
        var isLone: Bool
        /// `true` if the first of them is a zero.
        var hasZero: Bool
        /// `true` for an hour, whose group has two digits.
        var isHour: Bool
        /// `true` if the word is a currency.
        var isAmount: Bool
        /// `true` if no zero is in front and the word is one for people, places or nights, which have no numbers.
        var isCounted: Bool
    }

    /// The digits that a segment right behind a candidate begins with, if a word stands behind them and they may be the last groups of a number
    /// as well: `11` in `020 624 11 11 overdag`, `5678` in `030 1234 5678 Ada`.
    @inline(never)
    func group(behind candidate: Range<Int>, in text: NumberText) -> GroupBeforeWord? {
        let first = candidate.upperBound + 1
        guard text.isDigit(at: first), text[first - 1] == UInt8(ascii: " "), text.isDigit(at: first - 2),
            let segment = segment(at: first)
        else { return nil }
        if segment.kind == .time { return hour(at: first, in: text) }
        guard segment.kind == .count || segment.kind == .place || segment.kind == .amount || segment.kind == .date
        else {
            return nil
        }
        var last = text.digitsEnd(first)
        while text.hasPrefix(" ", at: last), text.isDigit(at: last + 1) { last = text.digitsEnd(last + 1) }
        guard text.partsWordOrSign(at: last), text.digitCount(last..<segment.range.upperBound) == 0 else { return nil }
        let length = text.digitsEnd(first) - first
        let before = first - 1 - text.digitsStart(before: first - 1)
        // `500 Euro`, `2019 Mai`
        let isValue = text.hasSuffix("00", at: last) || segment.kind == .date && length == 4
        return GroupBeforeWord(
            end: last, isRegular: !isValue && (before == length || before == 3 && length == 4),
            isLone: last == first + 1, hasZero: text.hasPrefix("0", at: first), isHour: false,
            isAmount: segment.kind == .amount,
            isCounted: !text.hasPrefix("0", at: first) && text.kind(at: text.wordEnd(last + 1) - 1) == .counted)
    }

    private func segment(at first: Int) -> CellSegment? {
        for position in 0..<count where self[position].range.lowerBound == first { return self[position] }
        return nil
    }

    /// The two digits of an hour at a position.
    private func hour(at first: Int, in text: NumberText) -> GroupBeforeWord? {
        let last = text.digitsEnd(first)
        let isBehindSlash = text.hasPrefix("/", at: last) && text.isLetter(at: text.digitsEnd(last + 1))
        let isBare = last == first + 2 && (text.hasPrefix(" ", at: last) || isBehindSlash)
        // Behind a longer group the digits of a number are not parted.
        guard isBare, text.digitCount(first - 5..<first) < 4 else { return nil }
        return GroupBeforeWord(
            end: last, isRegular: !text.isDigit(at: first - 4), isLone: false, hasZero: false, isHour: true,
            isAmount: false, isCounted: false)
    }
}

extension NumberText {
    /// Where the last number of a candidate begins, behind the words and the marks of lists before it.
    fileprivate func lastNumber(of candidate: Range<Int>) -> Int {
        var first = candidate.upperBound
        while first > candidate.lowerBound, !isLetter(at: first - 1), !Self.endsNumber(self[first - 1]) { first -= 1 }
        while first < candidate.upperBound, self[first] == UInt8(ascii: " ") || self[first] == UInt8(ascii: ".") {
            first += 1
        }
        return first
    }

    /// Returns `true` if a space, perhaps behind a point, and a letter stand at a position, or the sign of an amount: `56. Kat`, `1234%`.
    fileprivate func partsWordOrSign(at position: Int) -> Bool {
        let space = hasPrefix(".", at: position) ? position + 1 : position
        if hasPrefix(" ", at: space), isLetter(at: space + 1) { return true }
        let sign = skippingSpaces(position)
        return hasPrefix("%", at: sign) || hasPrefix("$", at: sign)
    }

    private static func endsNumber(_ mark: UInt8) -> Bool {
        switch mark {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: ":"): true
        default: false
        }
    }
}
