// Dates and amounts beside a number, and dates in place of one.

extension NumberText {
    /// `2024-05-06`, `06.05.2024`, `5/6/2024` beside a number.
    mutating func clearDates() {
        var position = start
        while position < end {
            let first = position
            while isDigit(at: position) { position += 1 }
            guard position > first, position < end, DialString.isDateMark(self[position]) else {
                position += 1
                continue
            }
            let isApart = first == start || self[first - 1] == UInt8(ascii: " ") || self[first - 1] == UInt8(ascii: "(")
            guard isApart, let last = dateEnd(from: first),
                digitCount(start..<first) + digitCount(last..<end) > 3
            else { continue }
            clear(first..<last)
            repairs.insert(.remark)
            position = last
        }
    }

    /// Where a date ends that starts at a position, with its year in four digits and one mark between its parts.
    func dateEnd(from position: Int) -> Int? {
        var last = position
        var mark: UInt8 = 0
        var parts: (Int, Int, Int) = (0, 0, 0)
        var lengths: (Int, Int, Int) = (0, 0, 0)
        for part in 0..<3 {
            let first = last
            while isDigit(at: last) { last += 1 }
            guard last > first, last - first <= 4 else { return nil }
            let value = number(first..<last)
            switch part {
            case 0: (parts.0, lengths.0) = (value, last - first)
            case 1: (parts.1, lengths.1) = (value, last - first)
            default: (parts.2, lengths.2) = (value, last - first)
            }
            guard part < 2 else { break }
            guard last < end, mark == 0 || self[last] == mark, DialString.isDateMark(self[last])
            else { return nil }
            mark = self[last]
            last += 1
        }
        guard
            last == end || self[last] == UInt8(ascii: " ") || self[last] == UInt8(ascii: ")")
                || self[last] == UInt8(ascii: ",")
        else {
            return nil
        }
        let isYearFirst = lengths.0 == 4
        let year = isYearFirst ? parts.0 : parts.2
        let (one, two) = isYearFirst ? (parts.1, parts.2) : (parts.0, parts.1)
        let areShort = lengths.1 <= 2 && (isYearFirst ? lengths.2 : lengths.0) <= 2 && (isYearFirst || lengths.2 == 4)
        guard areShort, (1900...2099).contains(year), (1...31).contains(one), (1...31).contains(two) else { return nil }
        return isYearFirst ? one <= 12 ? last : nil : min(one, two) <= 12 ? last : nil
    }

    /// `$20`, `50%`: an amount beside a number.
    mutating func clearAmounts() {
        for position in start..<end where self[position] == UInt8(ascii: "$") || self[position] == UInt8(ascii: "%") {
            var (first, last) = (position, position + 1)
            if self[position] == UInt8(ascii: "$") {
                while isDigit(at: last) { last += 1 }
            } else {
                while isDigit(at: first - 1) { first -= 1 }
            }
            guard last - first <= 5, digitCount(start..<first) + digitCount(last..<end) > 3 else { continue }
            clear(first..<last)
            repairs.insert(.remark)
        }
    }
}
