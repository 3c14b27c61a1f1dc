// Text beside a number that belongs to none: addresses, hours and days, words in brackets, numbers of a list.

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
        clearTimes()
        if has("$") || has("%") { clearAmounts() }
        if hasLetters {
            if has("(") || has("[") { clearBrackets() }
            if hasWord(.time) || hasWord(.hourOrExtension) { clearTimesBesideWords(isNordic: isNordic) }
        }
        if has("("), self[end - 1] == UInt8(ascii: ")") { clearHoursInBrackets() }
        if has(")") || has("]") || has(".") || has(":") { clearListNumber() }
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

    /// Returns `true` if brackets hold words, and no digits but those of an hour, a date or a room.
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

    /// Returns `true` if a digit comes next, past a point, a colon and spaces.
    private func startsWithDigit(behind position: Int) -> Bool {
        var next = position
        while next < end,
            self[next] == UInt8(ascii: " ") || self[next] == UInt8(ascii: ".") || self[next] == UInt8(ascii: ":")
        {
            next += 1
        }
        return isDigit(at: next)
    }

    /// Returns `true` if a word has only letters that may stand for digits.
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
                digitCount(start..<open) > 3,
                (open..<close).contains(where: { self[$0] == UInt8(ascii: ":") || isRangeMark(at: $0) })
            else { continue }
            clear(open..<close + 1)
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
        guard last > first, last - first < 3, last < end, digitCount(last..<end) > 3 else { return }
        let mark = self[last]
        let isPoint = mark == UInt8(ascii: ".") && last + 1 < end && self[last + 1] == UInt8(ascii: " ")
        let isList =
            mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]") || (isPoint && digitCount(last..<end) > 5)
        let isLabel =
            mark == UInt8(ascii: ":") && (start..<first).contains { isLetter(at: $0) || self[$0] == UInt8(ascii: "#") }
        guard (isList && last - first < 3) || isLabel else { return }
        clear(start..<last + 1)
        repairs.insert(.label)
    }
}
