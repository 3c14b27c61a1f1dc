// Hours and days beside a number.

extension NumberText {
    /// Puts spaces in place of hours with minutes, dates and `24/7`, which no word has to explain.
    mutating func clearTimes() {
        if has("-") || has("~"), has(":") || has(".") { clearClockTimes() }
        if has(" "), has("-") || has(".") || has("/"), DialString.mayHoldTime(Span(_unsafeElements: memory)) {
            clearDates()
        }
        clearDayAndNight()
    }

    mutating func clearTimesBesideWords(isNordic: Bool) {
        var position = start
        while position < end {
            guard isLetter(at: position) else {
                position += 1
                continue
            }
            let stop = wordEnd(position)
            let kind = kind(at: stop - 1)
            if let last = hoursEnd(behind: stop), kind == .hourOrExtension {
                clear(position..<last)
                repairs.insert(.remark)
            } else if kind == .time || (kind == .hourOrExtension && isNordic) {
                clearTime(around: position..<stop)
            }
            position = stop
        }
    }

    /// Clears an hour before or behind a word, and the word with it.
    private mutating func clearTime(around word: Range<Int>) {
        var behind = word.upperBound
        while behind < end, self[behind] == UInt8(ascii: " ") || self[behind] == UInt8(ascii: ".") { behind += 1 }
        var last = timeEnd(from: behind)
        if last == nil, let year = yearEnd(from: behind) { last = year }
        if let found = last,
            continuesNumber(at: found) || (found > behind && isLetter(at: found) && behind == word.upperBound)
        {
            last = nil
        }
        // `с 9 до 18`: what stands before the word is part of the number then.
        let first = last == nil ? timeStart(before: word.lowerBound) : nil
        guard first != nil || last != nil else { return }
        let range = (first ?? word.lowerBound)..<(last ?? spanEnd(behind: word.upperBound))
        // Nothing else is there: what looks like an hour is all that there is.
        guard digitCount(start..<range.lowerBound) + digitCount(range.upperBound..<end) > 3 else { return }
        clear(range)
        repairs.insert(.remark)
    }

    /// Where the second hour of a span ends, and the word behind it, that follows the word of the first one: `9時～18時`; the
    /// position itself if there is none.
    private func spanEnd(behind position: Int) -> Int {
        var next = position
        while next < end, self[next] == UInt8(ascii: " ") || isRangeMark(at: next) { next += 1 }
        guard (position..<next).contains(where: { isRangeMark(at: $0) }), let hour = hourEnd(from: next) else {
            return position
        }
        return isLetter(at: hour) && kind(at: wordEnd(hour) - 1) == .time ? wordEnd(hour) : position
    }

    /// Where a year ends that starts at a position: `2024`.
    func yearEnd(from position: Int) -> Int? {
        guard isDigit(at: position), isDigit(at: position + 3), digitCount(position..<position + 4) == 4,
            !isDigit(at: position + 4), (1900...2099).contains(number(position..<position + 4))
        else { return nil }
        return position + 4
    }

    /// Returns `true` if digits that belong together go on at a position.
    private func continuesNumber(at position: Int) -> Bool {
        var next = position
        while next < end,
            self[next] == UInt8(ascii: " ") || self[next] == UInt8(ascii: "-") || self[next] == UInt8(ascii: "/")
        {
            next += 1
        }
        return next < position + 2 && isDigit(at: next)
    }

    /// Where an hour or a span of hours ends that starts at a position: `9`, `18:30`, `9-17`, `8.00 - 12.00`.
    func timeEnd(from position: Int) -> Int? {
        guard var last = hourEnd(from: position) else { return nil }
        var next = last
        while next < end, self[next] == UInt8(ascii: " ") || isRangeMark(at: next) { next += 1 }
        if next > last, (last..<next).contains(where: { isRangeMark(at: $0) }), let second = hourEnd(from: next) {
            last = second
        } else if isLetter(at: next), kind(at: wordEnd(next) - 1) == .range {
            var behind = wordEnd(next)
            while behind < end, self[behind] == UInt8(ascii: " ") { behind += 1 }
            if let second = hourEnd(from: behind) { last = second }
        }
        return last
    }

    /// Where a span of hours ends that follows a word: `kl 8-16`.
    private func hoursEnd(behind word: Int) -> Int? {
        var first = word
        while first < end, self[first] == UInt8(ascii: " ") || self[first] == UInt8(ascii: ".") { first += 1 }
        guard let hour = hourEnd(from: first), let last = timeEnd(from: first) else { return nil }
        return last > hour && !isDigit(at: last) ? last : nil
    }

    /// `8:00-16:00`, `9.00 - 18.30`: hours with minutes are not part of a number, wherever they stand.
    private mutating func clearClockTimes() {
        var position = start
        while position < end {
            guard isDigit(at: position), !isDigit(at: position - 1) else {
                position += 1
                continue
            }
            guard isTimeBoundary(before: position), let first = clockEnd(from: position) else {
                while isDigit(at: position) { position += 1 }
                continue
            }
            var next = first
            while next < end, self[next] == UInt8(ascii: " ") || isRangeMark(at: next) { next += 1 }
            let isRange = (first..<next).contains { isRangeMark(at: $0) }
            guard isRange, let last = clockEnd(from: next), !continuesNumber(at: last) else {
                position = first
                continue
            }
            clear(position..<last)
            repairs.insert(.remark)
            position = last
        }
    }

    /// Where an hour with minutes ends that starts at a position: `8:00`, `18.30`; minutes behind a point are quarters.
    private func clockEnd(from position: Int) -> Int? {
        var mark = position
        while isDigit(at: mark), mark - position < 3 { mark += 1 }
        guard mark > position, mark - position < 3, isHour(position..<mark), mark < end,
            self[mark] == UInt8(ascii: ":") || self[mark] == UInt8(ascii: "."),
            isDigit(at: mark + 1), isDigit(at: mark + 2), !isDigit(at: mark + 3)
        else { return nil }
        let minutes = number(mark + 1..<mark + 3)
        return minutes % 15 == 0 && minutes < 60 || self[mark] == UInt8(ascii: ":") && minutes < 60 ? mark + 3 : nil
    }

    func isRangeMark(at position: Int) -> Bool {
        self[position] == UInt8(ascii: "-") || self[position] == UInt8(ascii: "~")
    }

    private func hourEnd(from position: Int) -> Int? {
        var last = position
        while isDigit(at: last), last - position < 3 { last += 1 }
        guard last > position, last - position < 3, isHour(position..<last) else { return nil }
        if last < end,
            self[last] == UInt8(ascii: ":") || self[last] == UInt8(ascii: ".") || self[last] == UInt8(ascii: "h"),
            isDigit(at: last + 1), isDigit(at: last + 2), !isDigit(at: last + 3)
        {
            return last + 3
        }
        if last < end, self[last] == UInt8(ascii: "h"), wordEnd(last) == last + 1 { return last + 1 }
        return last
    }

    /// Where an hour or a span of hours starts that ends before a word.
    func timeStart(before word: Int, mayBeDigits: Bool = false) -> Int? {
        var last = word
        while last > start, self[last - 1] == UInt8(ascii: " ") || self[last - 1] == UInt8(ascii: ".") { last -= 1 }
        guard let second = hourStart(before: last) else { return nil }
        var first = second
        var mark = second
        while mark > start, self[mark - 1] == UInt8(ascii: " ") || isRangeMark(at: mark - 1) { mark -= 1 }
        if (mark..<second).contains(where: { isRangeMark(at: $0) }), let hour = hourStart(before: mark),
            hour == start || !isRangeMark(at: hour - 1)
        {
            first = hour
        }
        // `06 12 34 56 78 h`: the last digits of a number are not an hour, unless they stand apart from it.
        let isApart = first == start || !isDigit(at: skippingSpaces(before: first) - 1)
        return isApart || first < second || last == word || mayBeDigits ? first : nil
    }

    private func skippingSpaces(before position: Int) -> Int {
        var position = position
        while position > start, self[position - 1] == UInt8(ascii: " ") { position -= 1 }
        return position
    }

    private func hourStart(before position: Int) -> Int? {
        var first = position
        while isDigit(at: first - 1), position - first < 3 { first -= 1 }
        let length = position - first
        guard length > 0, length < 3 else { return nil }
        if length == 2, first > start, self[first - 1] == UInt8(ascii: ":") || self[first - 1] == UInt8(ascii: ".") {
            var hour = first - 1
            while isDigit(at: hour - 1), first - hour < 4 { hour -= 1 }
            let digits = first - 1 - hour
            if digits > 0, digits < 3, isTimeBoundary(before: hour) { return hour }
        }
        return isTimeBoundary(before: first) && isHour(first..<position) ? first : nil
    }

    /// Returns `true` if one or two digits are an hour.
    private func isHour(_ digits: Range<Int>) -> Bool { number(digits) <= 24 }

    /// The number that a few digits are.
    func number(_ digits: Range<Int>) -> Int {
        digits.reduce(0) { $0 * 10 + Int(self[$1] &- UInt8(ascii: "0")) }
    }

    private func isTimeBoundary(before position: Int) -> Bool {
        guard position > start else { return true }
        switch self[position - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "-"),
            UInt8(ascii: "~"):
            return true
        default: return Self.isLetter(self[position - 1])
        }
    }

    /// `24/7`, `7/24`.
    private mutating func clearDayAndNight() {
        guard has("/"), has("7"), has("4"), digitCount(start..<end) > 7, !isGroupedByOneMark else { return }
        for word: StaticString in ["24/7", "7/24"] {
            guard let first = position(of: word), !isDigit(at: first - 1), !isDigit(at: first + 4) else { continue }
            clear(first..<first + 4)
            repairs.insert(.remark)
        }
    }
}
