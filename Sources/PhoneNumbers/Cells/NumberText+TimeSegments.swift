// Hours, spans of hours, and the days that they belong to.

extension NumberText {
    /// An hour, with minutes or without.
    private struct Hour {
        var end: Int
        var value: Int
        var hasMinutes = false
        /// `true` for a colon or a letter between the hour and its minutes.
        var isSure = false
    }

    /// Where an hour or a span of hours ends that starts at a position: `10:00`, `9-17 Uhr`, `10h-18h`, `24/7`, `6pm`; `nil` for
    /// digits that may be anything.
    func timesEnd(at first: Int) -> Int? {
        if let last = dayAndNightEnd(at: first) { return last }
        if let last = militarySpanEnd(at: first) { return last }
        guard let hour = hour(at: first), hour.isSure || hour.hasMinutes || !continuesGroups(first) else { return nil }
        let second = lastHour(behind: hour)
        let last = second?.end ?? hour.end
        guard endsChunk(last) || isLetter(at: last) else { return nil }
        if let word = word(from: last), kind(of: word) == .time || isClockWord(word) {
            // `18 Uhr`, `9-17 h`; a single hour belongs to the word only where no other digits follow it.
            let isBound = second != nil || hour.isSure || isAtEdge(first..<word.upperBound)
            if isBound, !isNamedDay(word) || second != nil || hour.hasMinutes { return word.upperBound }
        }
        if let second {
            if hour.isSure || second.isSure || hour.hasMinutes && second.hasMinutes { return last }
            let range = first..<last
            let isInBrackets = first > start && self[first - 1] == UInt8(ascii: "(") && self[last] == UInt8(ascii: ")")
            let isWritten = range.contains { isLetter(at: $0) } || !range.contains { self[$0] == UInt8(ascii: " ") }
            // `06-20 123 4567`, `(8-5) 212 3456`, `; 21-22 82 13`: a trunk prefix and an area code, or the first groups of a second number,
            // but not in front of one that shows its beginning: `/ 9-17 0171 2345678`.
            let next = skippingSpaces(last)
            let isBeforeNumber = hasPrefix("+", at: next) || hasTrunkZero && hasPrefix("0", at: next)
            let isSecond = digitCount(start..<first) > 0 && isDigit(at: next) && !isBeforeNumber
            let isTrunk = isTrunkEight(first, second.value) || self[first] == UInt8(ascii: "0")
            let isPrefix = isSecond || isTrunk && digitCount(start..<first) == 0
            // `9-5`
            let isBeforeNoon = 7...11 ~= hour.value && 1...6 ~= second.value
            let isSpan =
                isWritten && !isPrefix && hour.value > 0
                && (isInBrackets || isBeforeNoon || second.value > hour.value)
            let isApart = isAtEdge(range) || isBeforeNumber && digitCount(start..<first) > 6
            return isSpan && isApart && digitCount(outside: range) > (isInBrackets ? 3 : 6) && endsChunk(last)
                ? last : nil
        }
        return hour.isSure && (hour.hasMinutes || digitCount(outside: first..<last) > 5) ? last : nil
    }

    /// Returns `true` if 8 is the trunk prefix of the region, and as many digits follow as those of a number without hours beside it, or the
    /// 10 of an international prefix: `8-10 44 20 7946 0958`.
    private func isTrunkEight(_ first: Int, _ second: Int) -> Bool {
        hasTrunkEight && self[first] == UInt8(ascii: "8") && digitsEnd(first) == first + 1
            && (second == 10 || digitCount(start..<end) < 12)
    }

    /// The hours behind a word or a day: `after 6`, `Mo-Fr 9-17`, `kl 8-16`, `from 9 to 17`.
    func time(behindWord word: Range<Int>) -> CellSegment? {
        var first = word.upperBound
        // `Mo-Fr`, `Sa und So`
        while first < end {
            if isLetter(at: first) {
                let kind = kind(at: wordEnd(first) - 1)
                guard kind == .time || kind == .range || kind == .conjunction else { return nil }
                first = wordEnd(first)
            } else if isDigit(at: first) || self[first] == UInt8(ascii: "(") || self[first] == UInt8(ascii: "+") {
                break
            } else {
                first += 1
            }
        }
        if let last = dateEnd(at: first) { return CellSegment(range: word.lowerBound..<last, kind: .date) }
        // `am 5.6.`
        if let last = dayOfYearEnd(at: first), last < end, self[last] == UInt8(ascii: ".") {
            return CellSegment(range: word.lowerBound..<last + 1, kind: .date)
        }
        if let year = yearEnd(at: first), endsChunk(year), kind(of: word) == .time, isAtEdge(first..<year) {
            return CellSegment(range: word.lowerBound..<year, kind: .date)
        }
        guard let hour = hour(at: first) else { return nil }
        let isOpen = kind(of: word) == .hourOrExtension && !hasNordicHours
        if let second = lastHour(behind: hour), endsChunk(second.end) || isLetter(at: second.end) {
            return CellSegment(range: word.lowerBound..<behindClockWord(second.end), kind: .time)
        }
        guard endsChunk(hour.end) || isLetter(at: hour.end), !isOpen || hour.hasMinutes else { return nil }
        let last = behindClockWord(hour.end)
        // `WO00`: letters and digits that stand together are rather a word of a keypad.
        guard first > word.upperBound || hour.hasMinutes || last > hour.end || self[word.lowerBound] < UInt8(ascii: "a")
        else { return nil }
        let isBound =
            hour.hasMinutes || last > hour.end || digitCount(last..<end) == 0
            || kind(of: word) == .hourOrExtension && endsEntry(last)
        return isBound ? CellSegment(range: word.lowerBound..<last, kind: .time) : nil
    }

    /// Returns `true` if a bracket closes at a position, or a mark parts what stands before it from another number: `(efter kl 18), `.
    private func endsEntry(_ position: Int) -> Bool {
        if hasPrefix(")", at: position) { return true }
        let mark = skippingSpaces(position)
        switch mark < end ? self[mark] : 0 {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"): return true
        case UInt8(ascii: "/"): return hasPrefix(" ", at: mark + 1)
        default: return false
        }
    }

    /// The position behind a word of hours that follows a position: ` Uhr`, `h`, `pm`.
    private func behindClockWord(_ position: Int) -> Int {
        guard let word = word(from: position), kind(of: word) == .time || isClockWord(word), !isNamedDay(word) else {
            return position
        }
        return word.upperBound
    }

    /// Returns `true` for `h`, which the hour before it ends with.
    private func isClockWord(_ word: Range<Int>) -> Bool {
        word.count == 1 && self[word.lowerBound] == UInt8(ascii: "h")
    }

    /// Returns `true` if a word of time stands before hours and not behind them: it begins the next span.
    private func isNamedDay(_ word: Range<Int>) -> Bool {
        guard let hour = hour(at: skippingConnectors(word.upperBound)) else { return false }
        return endsChunk(hour.end) || isLetter(at: hour.end)
    }

    /// The hour at a position: one or two digits up to 24, and minutes behind `:`, `.` or `h`.
    @inline(never)
    private func hour(at first: Int) -> Hour? {
        let last = digitsEnd(first)
        guard last > first, last - first <= 2, number(first..<last) <= 24 else { return nil }
        let value = number(first..<last)
        guard last < end else { return Hour(end: last, value: value) }
        switch self[last] {
        case UInt8(ascii: ":"), UInt8(ascii: "."):
            let minutes = last + 1
            guard digitsEnd(minutes) == minutes + 2, number(minutes..<minutes + 2) < 60 else {
                return Hour(end: last, value: value)
            }
            let isColon = self[last] == UInt8(ascii: ":")
            var stop = minutes + 2
            if isColon, stop < end, self[stop] == UInt8(ascii: ":"), digitsEnd(stop + 1) == stop + 3 { stop += 3 }
            // More groups than those of an hour are groups of a number.
            guard stop == end || self[stop] != self[last] || !isDigit(at: stop + 1) else { return nil }
            return Hour(end: stop, value: value, hasMinutes: true, isSure: isColon)
        // Vietnamese `giờ`.
        case UInt8(ascii: "g")
        where wordEnd(last) == last + 1 && digitsEnd(last + 1) == last + 3 && number(last + 1..<last + 3) < 60:
            return Hour(end: last + 3, value: value, hasMinutes: true, isSure: true)
        case UInt8(ascii: "h"):
            let minutes = last + 1
            if digitsEnd(minutes) == minutes + 2, number(minutes..<minutes + 2) < 60 {
                return Hour(end: minutes + 2, value: value, hasMinutes: true, isSure: true)
            }
            return wordEnd(last) == last + 1 ? Hour(end: last + 1, value: value, isSure: true) : nil
        default: return Hour(end: last, value: value)
        }
    }

    /// The last hour of a span, or of several that marks join: `9h-12h/14h-18h`.
    @inline(never)
    private func lastHour(behind first: Hour) -> Hour? {
        guard var last = secondHour(behind: first) else { return nil }
        while last.isSure, let next = secondHour(behind: last), next.isSure { last = next }
        return last
    }

    /// The second hour of a span, behind a mark or a word: `-17`, ` bis 18 Uhr`; behind a slash only where one of the two is surely an
    /// hour: `14h/18h`.
    private func secondHour(behind first: Hour) -> Hour? {
        var next = first.end
        if let word = word(from: next), kind(of: word) == .time {
            let point = word.upperBound
            let behind = skippingSpaces(point < end && self[point] == UInt8(ascii: ".") ? point + 1 : point)
            let isRange = behind < end && (self[behind] == UInt8(ascii: "-") || self[behind] == UInt8(ascii: "~"))
            if isRange || !isNamedDay(word) { next = behind }
        }
        next = skippingSpaces(next)
        guard next < end else { return nil }
        if self[next] == UInt8(ascii: "-") || self[next] == UInt8(ascii: "~") {
            return hour(at: skippingSpaces(next + 1))
        }
        if self[next] == UInt8(ascii: "/"), let second = hour(at: skippingSpaces(next + 1)) {
            return first.isSure || second.isSure ? second : nil
        }
        guard isLetter(at: next) else { return nil }
        let kind = kind(at: wordEnd(next) - 1)
        guard let second = hour(at: skippingSpaces(wordEnd(next))) else { return nil }
        if kind == .range || kind == .time { return second }
        // `9 a 14 h`, `zw. 9 und 12 Uhr`
        return kind == .conjunction && behindClockWord(second.end) > second.end ? second : nil
    }

    /// `24/7`, `7/24`, `24h/24`, `7j/7`.
    private func dayAndNightEnd(at first: Int) -> Int? {
        if let last = hoursAndDaysEnd(at: first) { return last }
        guard has("/") else { return nil }
        let forms: [StaticString] = ["24/7", "7/24", "24h/24", "24h/7", "7j/7"]
        guard let form = forms.first(where: { hasPrefix($0, at: first) }) else { return nil }
        let last = first + form.utf8CodeUnitCount
        return endsChunk(last) && !isGroupedByOneMark ? last : nil
    }

    /// `0900-1730 hrs`.
    private func militarySpanEnd(at first: Int) -> Int? {
        guard isMilitaryHour(first), self[first + 4] == UInt8(ascii: "-"), isMilitaryHour(first + 5),
            let word = word(from: first + 9), kind(of: word) == .time || isClockWord(word)
        else { return nil }
        return word.upperBound
    }

    private func isMilitaryHour(_ first: Int) -> Bool {
        digitsEnd(first) == first + 4 && number(first..<first + 2) <= 24 && number(first + 2..<first + 4) < 60
    }
}
