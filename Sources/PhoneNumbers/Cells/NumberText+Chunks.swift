// The chunks of a text: digits with marks between them and no spaces.

extension NumberText {
    /// The number of digits in the text.
    var digitTotal: Int { digitCount(start..<end) }

    /// The number of digits outside a part of the text.
    func digitCount(outside range: Range<Int>) -> Int { digitTotal - digitCount(range) }

    /// Returns `true` if no mark or digit joins what starts at a position to something before it.
    func startsChunk(_ position: Int) -> Bool {
        guard position > start else { return true }
        switch self[position - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "$"),
            UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "~"):
            return true
        case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."):
            var before = position - 2
            while before >= start, DialString.isDateMark(self[before]) { before -= 1 }
            return !isDigit(at: before)
        default: return isLetter(at: position - 1)
        }
    }

    /// Returns `true` if no mark or digit joins what ends before a position to something behind it.
    func endsChunk(_ position: Int) -> Bool {
        guard position < end else { return true }
        switch self[position] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return false
        case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "~"),
            UInt8(ascii: ","), UInt8(ascii: "_"):
            return !isDigit(at: position + 1)
        default: return true
        }
    }

    /// Returns `true` if a group of two to four digits stands behind two others of its length, as one of the same number does:
    /// `45 34 17 76 27`.
    func continuesGroups(_ first: Int) -> Bool {
        let length = digitsEnd(first) - first
        let groups = first - 2 * (length + 1)
        guard 2...4 ~= length, groups >= start, !isDigit(at: groups - 1) else { return false }
        for position in groups..<first {
            let isSpace = (first - position) % (length + 1) == 1
            guard isSpace ? self[position] == UInt8(ascii: " ") : isDigit(at: position) else { return false }
        }
        return true
    }

    /// Where the digits end that stand together from a position on.
    func digitsEnd(_ position: Int) -> Int {
        var position = position
        while isDigit(at: position) { position += 1 }
        return position
    }

    /// The first position from one on that has no space.
    func skippingSpaces(_ position: Int) -> Int {
        var position = position
        while position < end, self[position] == UInt8(ascii: " ") { position += 1 }
        return position
    }

    /// The first position from one on that has none of the marks between a word and its number: a space, `.`, `:`, `#`,
    /// `=`, `-`.
    func skippingConnectors(_ position: Int) -> Int {
        var position = position
        while position < end, Self.connectors.contains(Unicode.Scalar(self[position])) { position += 1 }
        return position
    }

    private static let connectors = ASCIISet(low: 0x2400_608D_0000_0000, high: 0)

    /// The word that follows a position, spaces and points aside; `nil` if something else does.
    func word(from position: Int) -> Range<Int>? {
        var first = position
        while first < end, self[first] == UInt8(ascii: " ") || self[first] == UInt8(ascii: ".") { first += 1 }
        guard isLetter(at: first) else { return nil }
        var last = wordEnd(first)
        // `π.μ.`
        while last + 1 < end, self[last] == UInt8(ascii: "."), isLetter(at: last + 1), kind(at: last - 1) != .unknown,
            kind(at: last + 1) == kind(at: last - 1)
        {
            last = wordEnd(last + 1)
        }
        return first..<last
    }

    /// The kind of a word.
    func kind(of word: Range<Int>) -> WordKind { kind(at: word.upperBound - 1) }

    /// The number that a few digits are.
    func number(_ digits: Range<Int>) -> Int {
        digits.reduce(0) { $0 * 10 + Int(self[$1] &- UInt8(ascii: "0")) }
    }

    /// Returns `true` if no digits stand before a range, or none behind it, up to a mark that parts numbers.
    func isAtEdge(_ range: Range<Int>) -> Bool { isAtStart(range.lowerBound) || isAtEnd(range.upperBound) }

    /// Returns `true` if no digits stand before a position, up to a mark that parts numbers.
    func isAtStart(_ position: Int) -> Bool {
        var before = position - 1
        while before >= start, !partsNumbers(before) {
            if isDigit(at: before) { return false }
            before -= 1
        }
        return true
    }

    /// Returns `true` if no digits stand behind a position, up to a mark that parts numbers.
    private func isAtEnd(_ position: Int) -> Bool {
        var next = position
        while next < end, !partsNumbers(next) {
            if isDigit(at: next) { return false }
            next += 1
        }
        return true
    }

    /// Returns `true` for `;`, `|`, and a comma or a slash before a space.
    private func partsNumbers(_ position: Int) -> Bool {
        switch self[position] {
        case UInt8(ascii: ";"), UInt8(ascii: "|"): true
        case UInt8(ascii: ","), UInt8(ascii: "/"): position + 1 < end && self[position + 1] == UInt8(ascii: " ")
        default: false
        }
    }
}
