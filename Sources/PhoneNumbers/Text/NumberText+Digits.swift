// From folded text to digits: what may stand in a number, letters on a keypad, labels and comments.

extension NumberText {
    /// The key of a keypad for one of the letters a...z, [ITU-T E.161](https://www.itu.int/rec/T-REC-E.161).
    @inline(__always)
    static func key(of letter: UInt8) -> UInt8 { keypad.utf8Start[Int(letter &- UInt8(ascii: "a"))] }

    private static let keypad: StaticString = "22233344455566677778889999"

    /// Narrows the text to where a number can start: a plus or a digit.
    ///
    /// - Parameter hasTrunkEight: `true` if the trunk prefix of the region is 8, which some write behind a plus.
    /// - Returns: `true` if there is such a place.
    mutating func skipToNumber(hasTrunkEight: Bool) -> Bool {
        skipPrefixBeforePlus()
        skipToPlus()
        skipRepeatedCode()
        var first = start
        while first < end, !isDigit(at: first), self[first] != UInt8(ascii: "+") { first += 1 }
        while isZeroLetter(at: first - 1), first < end, !isLetter(at: first - 2) || isZeroLetter(at: first - 2) {
            first -= 1
        }
        if hasLetters { first = firstZeroLetters(before: first) }
        if first > start {
            if isExtensionAlone(before: first) { return false }
            if hasLetters, hasLetter(start..<first) { repairs.insert(.label) }
            keep(first..<end)
        }
        // No calling code is 8: it is a trunk prefix behind a plus.
        if hasTrunkEight, hasPlus, end - start > 2, self[start + 1] == UInt8(ascii: "8"), !isDigit(at: start + 2) {
            repairs.insert(.misplacedPrefix)
            keep(start + 1..<end)
        }
        return !isEmpty
    }

    /// `ext. 12`: an extension without the number that it belongs to.
    private func isExtensionAlone(before first: Int) -> Bool {
        guard first < end, isDigit(at: first), digitCount(first..<end) <= 6 else { return false }
        var position = first
        while position > start, !isLetter(at: position - 1) { position -= 1 }
        return position > start && kind(at: position - 1).isExtension
    }

    /// Skips words and a few digits in front of a plus and a number: `2nd floor +44 20 ...`.
    private mutating func skipToPlus() {
        guard !hasPlus, has("+"), let plus = position(of: "+"), isDigit(at: plus + 1), digitCount(start..<plus) <= 6,
            hasLetter(start..<plus) || self[plus - 1] == UInt8(ascii: " "), digitCount(plus..<end) > 6
        else { return }
        repairs.insert(digitCount(start..<plus) > 0 ? .remark : .label)
        keep(plus..<end)
    }

    /// Drops an international prefix in front of a plus: `00+44 20 ...`.
    private mutating func skipPrefixBeforePlus() {
        guard !hasPlus, has("+") else { return }
        var position = start
        while position < end, !isDigit(at: position) { position += 1 }
        let first = position
        while isDigit(at: position) { position += 1 }
        let isPrefix =
            hasPrefix("00", at: first) && position - first == 2 || hasPrefix("011", at: first) && position - first == 3
        while position < end, self[position] == UInt8(ascii: " ") || self[position] == UInt8(ascii: "-") {
            position += 1
        }
        guard isPrefix, position < end, self[position] == UInt8(ascii: "+") else { return }
        repairs.insert(.misplacedPrefix)
        keep(position..<end)
    }

    /// Drops a calling code with its plus that stands in front of the same one again: `+1+1 650 253 0000`, `+44 +44 20 ...`.
    private mutating func skipRepeatedCode() {
        guard hasPlus, start < end, self[start] == UInt8(ascii: "+") else { return }
        let code = start + 1..<digitsEnd(start + 1)
        let second = skippingSpaces(code.upperBound)
        guard 1...3 ~= code.count, second < end, self[second] == UInt8(ascii: "+"),
            digitCount(second..<end) >= code.count + 4,
            code.allSatisfy({ self[$0] == self[second + 1 + $0 - code.lowerBound] })
        else { return }
        repairs.insert(.misplacedPrefix)
        keep(second..<end)
    }

    /// Cuts what follows a number and belongs to none: trailing marks, a second number after a slash and `x`.
    mutating func cutTrailingMarks() {
        var last = end
        while start < last, !isDigit(at: last - 1), !isLetter(at: last - 1),
            !hasPrefix("#", at: last - 1) || hasPrefix(" ", at: last - 2)
        {
            last -= 1
        }
        if last < end { keep(start..<last) }
        guard has("/") || has("\\") else { return }
        var position = start
        while position < end {
            if self[position] == UInt8(ascii: "/") || self[position] == UInt8(ascii: "\\") {
                var next = position + 1
                while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
                if next < end, self[next] == UInt8(ascii: "x") {
                    guard isFirstExtension(next, behind: position) else { return keep(start..<position) }
                    clear(position..<position + 1)
                }
                // Direct-dial numbers: `123-0/-45`, `123-12/-13/-14`.
                if next < end, self[next] == UInt8(ascii: "-"), areEnds(next) {
                    repairs.insert(.range)
                    return keep(start..<position)
                }
            }
            position += 1
        }
    }

    /// Returns `true` if digits follow an `x` behind a slash, and no other extension stands before it: `650-253-0000 / x12`, but not
    /// `650-253-0000 x12/x13`.
    private func isFirstExtension(_ mark: Int, behind slash: Int) -> Bool {
        isDigit(at: mark + 1) && !hasLetter(start..<slash) && digitCount(start..<slash) > 6
    }

    /// Returns `true` if nothing but groups of four digits at most, with a slash and a hyphen between them, stands from a hyphen on.
    private func areEnds(_ hyphen: Int) -> Bool {
        let last = digitsEnd(hyphen + 1)
        guard 1...4 ~= last - hyphen - 1 else { return false }
        let next = skippingSpaces(last)
        guard next < end else { return true }
        let other = skippingSpaces(next + 1)
        return self[next] == UInt8(ascii: "/") && hasPrefix("-", at: other) && areEnds(other)
    }

    /// Cuts the end of a range: `123-0 bis -9`, `4567~9`.
    ///
    /// - Parameter hasTilde: `true` if a tilde is the sign of a range, as in East Asia, and not of an extension.
    mutating func cutRange(hasTilde: Bool) {
        let hasTilde = hasTilde && has("~") && !isGroupedByOneMark
        guard hasWord(.range) || hasTilde else { return }
        var position = start
        while position < end {
            let isWord = isLetter(at: position)
            let stop = isWord ? wordEnd(position) : position + 1
            let isRange = isWord ? kind(at: stop - 1) == .range : hasTilde && self[position] == UInt8(ascii: "~")
            if isRange, digitCount(start..<position) >= 6, isRangeEnd(stop) {
                var last = position
                while last > start, !isDigit(at: last - 1) { last -= 1 }
                // `9 to 5`: a single digit that stands apart is an hour.
                if last > start + 1, self[last - 2] == UInt8(ascii: " "), digitCount(stop..<end) <= 2 {
                    repairs.insert(.remark)
                    return keep(start..<last - 2)
                }
                repairs.insert(.range)
                return keep(start..<last)
            }
            position = stop
        }
    }

    /// Returns `true` if only the few digits of the end of a range stand behind a position.
    private func isRangeEnd(_ position: Int) -> Bool {
        var count = 0
        for place in position..<end {
            if isDigit(at: place) {
                count += 1
            } else if self[place] != UInt8(ascii: " "), self[place] != UInt8(ascii: "-"),
                self[place] != UInt8(ascii: ".")
            {
                return false
            }
        }
        return count > 0 && count <= 4
    }

    /// The digits and what may stand between them: ` -.()[]/~*_:\|'` and ``bullet``.
    static let digitsAndSeparators = ASCIISet(low: 0x07FF_E781_0000_0010, high: 0x5000_0000_B800_0000)

    /// Dials the text, which starts at a number, up to a position; `false` if something stands there that no number
    /// holds.
    @inline(__always)
    func dial(upTo stop: Int, extension: DigitBuffer, into result: inout DialString) -> Bool {
        result = DialString(hasPlus: hasPlus, extension: `extension`, repairs: repairs)
        result.look(at: bytes(start..<stop))
        if hasLetters { return dialPart(upTo: stop, into: &result) }
        guard seen.isSubset(of: Self.digitsAndSeparators) else { return false }
        result.digits = digits(start..<stop)
        return result.digits.count >= 2
    }

    /// Dials a part of a text that has letters, but not here.
    private func dialPart(upTo stop: Int, into result: inout DialString) -> Bool {
        var position = start
        while position < stop, self[position] == UInt8(ascii: "+") { position += 1 }
        while position < stop {
            let character = self[position]
            if isDigit(at: position) {
                result.digits.append(ifDigit: character)
            } else if !Self.digitsAndSeparators.contains(Unicode.Scalar(character)) {
                return false
            }
            position += 1
        }
        if stop < end { result.repairs.insert(digitCount(stop..<end) > 0 ? .remark : .label) }
        return result.digits.count >= 2
    }

    // MARK: - Letters among digits

    /// Dials a text whose letters are keys of a keypad, as in `1-800-FLOWERS`: three digits at least, then letters.
    func dialKeypad(extension: DigitBuffer, into result: inout DialString) -> Bool {
        result = DialString(hasPlus: hasPlus, extension: `extension`, repairs: repairs, form: .keypad)
        var letters = 0
        var position = start
        while position < end, self[position] == UInt8(ascii: "+") { position += 1 }
        while position < end {
            let character = self[position]
            if isDigit(at: position) {
                result.digits.append(ifDigit: character)
            } else if character &- UInt8(ascii: "a") < 26 {
                if letters == 0, result.digits.count < 3 { return false }
                letters += 1
                result.digits.append(ifDigit: Self.key(of: character))
            } else if !Self.digitsAndSeparators.contains(Unicode.Scalar(character)) {
                return false
            }
            position += 1
        }
        return letters >= 3
    }

    /// `true` if a word of the text has a meaning beside numbers, so that nobody would dial it: a name of a line, or any known word
    /// that stands apart.
    var hasKnownWords: Bool {
        (start..<end).contains { position in
            guard isLetter(at: position), kind(at: position) != .unknown else { return false }
            let first = wordStart(position)
            return kind(at: position).isLabel || first == start || self[first - 1] == UInt8(ascii: " ")
        }
    }

    /// `true` if a hyphen or a digit stands right before each word.
    var areWordsJoined: Bool {
        (start..<end).allSatisfy { position in
            !isLetter(at: position) || isLetter(at: position - 1) || isDigit(at: position - 1)
                || position > start && self[position - 1] == UInt8(ascii: "-")
        }
    }

    private func hasLetter(_ range: Range<Int>) -> Bool {
        range.contains { Self.isLetter(self[$0]) }
    }

    // MARK: - Comments

    /// Where words begin that stand beside the number and belong to none; `nil` if there are no such words.
    ///
    /// - Parameter digits: the greatest number of digits in a group among the words.
    func commentStart(digits: Int) -> Int? {
        guard hasLetters else { return nil }
        var position = start
        while position < end {
            if !isDigit(at: position), startsComment(at: position) {
                return maximumGroupLength(position..<end) <= digits ? position : nil
            }
            position += 1
        }
        return nil
    }

    /// Returns `true` if words that belong to no number start here: words stand apart, in brackets or in letters that
    /// no keypad has, or are known to stand beside numbers.
    private func startsComment(at position: Int) -> Bool {
        switch self[position] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ">"):
            return digitCount(position..<end) == 0 || isWord(behind: position)
        case let character:
            guard Self.isLetter(character), !isLetter(at: position - 1) else { return false }
            return character < 0x20 || position == start
                || !isDigit(at: position - 1) && self[position - 1] != UInt8(ascii: "-")
                || ((kind(at: position).isLabel || kind(at: position) == .weakExtension)
                    && !isDigit(at: wordEnd(position)))
        }
    }

    private func isWord(behind mark: Int) -> Bool {
        var next = mark + 1
        while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
        return isLetter(at: next)
    }

    /// The most digits that stand together in a part of the text.
    private func maximumGroupLength(_ range: Range<Int>) -> Int {
        var longest = 0
        var length = 0
        for position in range {
            length = isDigit(at: position) ? length + 1 : 0
            longest = max(longest, length)
        }
        return longest
    }

    /// The number of digits behind a position.
    func digitCount(behind position: Int) -> Int { digitCount(position..<end) }
}
