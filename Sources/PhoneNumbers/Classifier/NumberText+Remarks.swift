// What stands beside a number and belongs to none: addresses, hours and days, words in brackets, numbers of a list.

extension NumberText {
    /// Puts spaces in place of e-mail addresses and links.
    mutating func clearAddresses() {
        guard has("@") || (has(":") && has("/")) || hasWeb else { return }
        var position = start
        while position < end {
            guard !isAddressEnd(at: position) else {
                position += 1
                continue
            }
            var last = position
            var isAddress = hasPrefix("www.", at: position) || hasPrefix("mailto:", at: position)
            while last < end, !isAddressEnd(at: last) {
                if self[last] == UInt8(ascii: "@") || hasPrefix("://", at: last) { isAddress = true }
                last += 1
            }
            if isAddress {
                clear(position..<last)
                repairs.insert(.label)
            }
            position = last
        }
        look()
    }

    private var hasWeb: Bool { has("w") && has(".") && position(of: "www.") != nil }

    private func isAddressEnd(at position: Int) -> Bool {
        switch self[position] {
        case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    /// Puts spaces in place of words in brackets, of hours and days, and of the numbers of lists and labels.
    mutating func clearRemarks(isNordic: Bool) {
        let before = repairs
        if hasLetters {
            if has("(") || has("[") { clearBrackets() }
            if hasWord(.time) || hasWord(.hourOrExtension) { clearTimes(isNordic: isNordic) }
        }
        if has("("), self[end - 1] == UInt8(ascii: ")") { clearHoursInBrackets() }
        clearDayAndNight()
        clearListNumber()
        if repairs != before { look() }
    }

    // MARK: - Brackets

    private mutating func clearBrackets() {
        var position = start
        while position < end {
            let open = position
            position += 1
            guard self[open] == UInt8(ascii: "(") || self[open] == UInt8(ascii: "[") else { continue }
            guard let close = closing(of: open), digitCount(start..<open) + digitCount(close..<end) > 3,
                isRemark(open + 1..<close)
            else { continue }
            repairs.insert(digitCount(open..<close) > 0 ? .remark : .label)
            clear(open..<close + 1)
            position = close + 1
        }
    }

    private func closing(of open: Int) -> Int? {
        let mark = self[open] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
        return (open + 1..<end).first { self[$0] == mark }
    }

    /// Whether brackets hold words, and no digits but those of an hour, a date or a room.
    private func isRemark(_ inside: Range<Int>) -> Bool {
        var group = 0
        var hasWord = false
        var position = inside.lowerBound
        while position < inside.upperBound {
            if isDigit(at: position) {
                group += 1
                if group > 4 { return false }
            } else {
                group = 0
                if self[position] == UInt8(ascii: "+") { return false }
            }
            if isLetter(at: position) {
                let stop = min(wordEnd(position), inside.upperBound)
                let kind = kind(at: stop - 1)
                if kind == .extension || kind == .hourOrExtension || isPlaceholderWord(position..<stop) { return false }
                if kind == .weakExtension, startsWithDigit(behind: stop) { return false }
                if kind == .label, digitCount(inside) > 0 { return false }
                hasWord = true
                position = stop
            } else {
                position += 1
            }
        }
        return hasWord
    }

    /// Whether a digit comes next, past a point, a colon and spaces.
    private func startsWithDigit(behind position: Int) -> Bool {
        var next = position
        while next < end,
            self[next] == UInt8(ascii: " ") || self[next] == UInt8(ascii: ".") || self[next] == UInt8(ascii: ":")
        {
            next += 1
        }
        return isDigit(at: next)
    }

    /// Whether a word has only letters that may stand for digits.
    private func isPlaceholderWord(_ word: Range<Int>) -> Bool {
        word.allSatisfy {
            self[$0] == UInt8(ascii: "x") || self[$0] == UInt8(ascii: "o") || self[$0] == Self.cyrillicX
                || self[$0] == Self.foreignO
        }
    }

    /// `(9:00-17:00)`, `(9-17)`: hours without a word behind a number.
    private mutating func clearHoursInBrackets() {
        for open in start..<end where self[open] == UInt8(ascii: "(") {
            guard let close = closing(of: open), let last = timeEnd(from: open + 1), last == close,
                digitCount(start..<open) >= 7,
                (open..<close).contains(where: { self[$0] == UInt8(ascii: ":") || isRangeMark(at: $0) })
            else { continue }
            clear(open..<close + 1)
            repairs.insert(.remark)
        }
    }

    // MARK: - Hours and days

    private mutating func clearTimes(isNordic: Bool) {
        var position = start
        while position < end {
            guard isLetter(at: position) else {
                position += 1
                continue
            }
            let stop = wordEnd(position)
            let kind = kind(at: stop - 1)
            if kind == .time || (kind == .hourOrExtension && isNordic) { clearTime(around: position..<stop) }
            position = stop
        }
    }

    /// Clears an hour before or behind a word, and the word with it.
    private mutating func clearTime(around word: Range<Int>) {
        var behind = word.upperBound
        while behind < end, self[behind] == UInt8(ascii: " ") || self[behind] == UInt8(ascii: ".") { behind += 1 }
        var last = timeEnd(from: behind)
        if let found = last, continuesNumber(at: found) { last = nil }
        // `с 9 до 18`: what stands before the word is part of the number then.
        let first = last == nil ? timeStart(before: word.lowerBound) : nil
        guard first != nil || last != nil else { return }
        let range = (first ?? word.lowerBound)..<(last ?? word.upperBound)
        // Nothing else is there: what looks like an hour is all that there is.
        guard digitCount(start..<range.lowerBound) + digitCount(range.upperBound..<end) > 4 else { return }
        clear(range)
        repairs.insert(.remark)
    }

    /// Whether digits that belong together go on at a position.
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
    private func timeEnd(from position: Int) -> Int? {
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

    private func isRangeMark(at position: Int) -> Bool {
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
        // `06 12 34 56 78 h`: the last digits of a number are no hour, unless they stand apart from it.
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

    /// Whether one or two digits are an hour.
    private func isHour(_ digits: Range<Int>) -> Bool {
        let ones = Int(self[digits.upperBound - 1] - UInt8(ascii: "0"))
        return digits.count == 1 || Int(self[digits.lowerBound] - UInt8(ascii: "0")) * 10 + ones <= 24
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
        guard has("/"), has("7"), has("4"), digitCount(start..<end) > 7 else { return }
        for word: StaticString in ["24/7", "7/24"] {
            guard let first = position(of: word), !isDigit(at: first - 1), !isDigit(at: first + 4) else { continue }
            clear(first..<first + 4)
            repairs.insert(.remark)
        }
    }

    // MARK: - Lists

    /// Clears the number that a list or a label gives to what follows: `1) 030 ...`, `Tel 1: 030 ...`.
    private mutating func clearListNumber() {
        var first = start
        while first < end, !isDigit(at: first) {
            if self[first] == UInt8(ascii: "+") || self[first] == UInt8(ascii: "(") { return }
            first += 1
        }
        var last = first
        while isDigit(at: last) { last += 1 }
        guard last > first, last - first < 3, last < end, digitCount(last..<end) > 5 else { return }
        let mark = self[last]
        let isList =
            mark == UInt8(ascii: ")")
            || (mark == UInt8(ascii: ".") && last + 1 < end && self[last + 1] == UInt8(ascii: " "))
        let isLabel =
            mark == UInt8(ascii: ":") && (start..<first).contains { isLetter(at: $0) || self[$0] == UInt8(ascii: "#") }
        guard (isList && last - first < 3) || isLabel else { return }
        clear(start..<last + 1)
        repairs.insert(.label)
    }
}
