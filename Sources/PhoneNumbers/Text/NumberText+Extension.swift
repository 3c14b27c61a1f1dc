// Extensions: behind a word of any language, behind the marks that libphonenumber knows, and the pauses of dialled strings.

extension NumberText {
    /// Takes an extension off the end of the text and gives its digits; nothing if there is none.
    mutating func takeExtension() -> DigitBuffer {
        if hasLetters {
            if has(";"), let label = position(of: ";ext=") { return takeExtension(at: label, digitsAt: label + 5) }
            if hasExtensionWord, let found = takeExtensionBehindWord() ?? takeExtensionBeforeWord() { return found }
        }
        guard has("#") || has(";") || has(",") || has("~") else { return DigitBuffer() }
        return takeExtensionBehindMark()
    }

    // MARK: - Words

    /// `ext. 12`, `доб. 12`, `内線12`: the digits behind the first word that leads to an extension.
    private mutating func takeExtensionBehindWord() -> DigitBuffer? {
        var word = nextLetter(from: start)
        while word < end {
            let stop = wordEnd(word)
            if leadsToExtension(kind(at: stop - 1)), let first = extensionDigits(behind: stop) {
                var start = word
                // The last letters of a run may be a word of their own.
                while start < stop, kind(at: start) != kind(at: stop - 1) { start += 1 }
                let found = takeExtension(at: start, digitsAt: first)
                return found.isEmpty ? nil : found
            }
            word = nextLetter(from: stop)
        }
        return nil
    }

    private func leadsToExtension(_ kind: WordKind) -> Bool {
        kind.isExtension || kind == .weakExtension || kind == .hourOrExtension
    }

    /// Where the digits of an extension start behind a word, past marks and words like `no.`.
    private func extensionDigits(behind word: Int) -> Int? {
        if isDigit(at: word) || isZeroBeforeDigit(at: word) { return word }
        let isPause =
            self[word - 1] == UInt8(ascii: "p") || self[word - 1] == UInt8(ascii: "w")
            || self[word - 1] == UInt8(ascii: "r")
        if isPause, !isLetter(at: word - 2) { return nil }
        var position = word
        var hasComma = false
        while position < end {
            switch self[position] {
            case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: ")"),
                UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: ","):
                hasComma = hasComma || self[position] == UInt8(ascii: ",")
                position += 1
            default:
                if isDigit(at: position) || isZeroBeforeDigit(at: position) { return position }
                // `1234567KL, ext 82`: a comma parts two words.
                guard isLetter(at: position), !hasComma else { return nil }
                let kind = kind(at: wordEnd(position) - 1)
                // `dahili hat 12`: a line.
                guard kind.isLabel || kind == .unit || leadsToExtension(kind) else { return nil }
                position = wordEnd(position)
            }
        }
        return nil
    }

    /// Takes an extension whose word and digits start at positions, if a number is before it and no other one behind.
    private mutating func takeExtension(at word: Int, digitsAt first: Int) -> DigitBuffer {
        let last = digitsEndWithZeros(from: first)
        let length = last - first
        let isLowConfidence = isLetter(at: word) && kind(at: word) == .weakExtension
        guard length > 0, length <= (isLowConfidence ? 9 : Self.maximumExtensionDigits), digitCount(start..<word) >= 3,
            !isLowConfidence || !isLetter(at: last), !beginNumber(first..<last, behind: word)
        else { return DigitBuffer() }
        var behind = last
        while behind < end, !isDigit(at: behind) { behind += 1 }
        if behind < end {
            let rest = digitCount(behind..<end)
            guard rest <= max(4, length) else { return DigitBuffer() }
            repairs.insert(isList(last..<behind) ? .severalExtensions : .remark)
        } else if (last..<end).contains(where: { isLetter(at: $0) }) {
            repairs.insert(.label)
        }
        let digits = digits(first..<last)
        var numberEnd = word
        while numberEnd > start, !isDigit(at: numberEnd - 1), !isLetter(at: numberEnd - 1) { numberEnd -= 1 }
        keep(start..<numberEnd)
        return digits
    }

    /// Returns `true` if digits, with the groups that spaces and hyphens join to them, are more than an extension has, or if a bracket closes
    /// between a word and as many digits as a number has: `Ram 98765 43211`, `(Ram) 9876543211`.
    private func beginNumber(_ digits: Range<Int>, behind word: Int) -> Bool {
        var (last, hasSpace) = (digits.upperBound, false)
        while isDigit(at: last + 1), self[last] == UInt8(ascii: " ") || self[last] == UInt8(ascii: "-") {
            hasSpace = hasSpace || self[last] == UInt8(ascii: " ")
            last = digitsEnd(last + 1)
        }
        let count = digitCount(digits.lowerBound..<last)
        let isBehindBracket = (word..<digits.lowerBound).contains { self[$0] == UInt8(ascii: ")") }
        if hasSpace || isBehindBracket { return count >= leastDigits }
        return last > digits.upperBound && count > 8
    }

    /// Returns `true` if the text between two extensions joins them: a comma, a slash, a word like `or`.
    private func isList(_ range: Range<Int>) -> Bool {
        range.allSatisfy { !isLetter(at: $0) || kind(at: $0) != .unknown }
    }

    /// `12 dahili`, `/12-es mellék`: the word stands behind the digits.
    private mutating func takeExtensionBeforeWord() -> DigitBuffer? {
        guard let word = (start..<end).first(where: { isLetter(at: $0) && kind(at: $0) == .postExtension }),
            digitCount(word..<end) == 0
        else { return nil }
        var last = word
        while last > start, !isDigit(at: last - 1) {
            guard self[last - 1] == UInt8(ascii: " ") || self[last - 1] == UInt8(ascii: "-") || word - last < 3 else {
                return nil
            }
            last -= 1
        }
        var first = last
        while isDigit(at: first - 1) { first -= 1 }
        guard last - first > 0, last - first <= 6, first > start, digitCount(start..<first) >= 7 else { return nil }
        let mark = self[first - 1]
        guard
            mark == UInt8(ascii: "(") || mark == UInt8(ascii: "/") || mark == UInt8(ascii: ",")
                || mark == UInt8(ascii: ";")
                || mark == UInt8(ascii: " ")
        else { return nil }
        let digits = digits(first..<last)
        var numberEnd = first
        while numberEnd > start, !isDigit(at: numberEnd - 1) { numberEnd -= 1 }
        keep(start..<numberEnd)
        return digits
    }

    // MARK: - Marks

    /// The most digits of an extension behind a semicolon, which parts numbers as well: more are a number of their own.
    private static let maximumMarkedDigits = 7
    /// The most digits behind a single comma: more are a post code or another number.
    private static let maximumCommaDigits = 4

    /// `#12`, `,,12`, `;12`, `~12`, `, 12`.
    private mutating func takeExtensionBehindMark() -> DigitBuffer {
        var digitsEnd = end
        let hasHash = !isEmpty && self[end - 1] == UInt8(ascii: "#")
        if hasHash { digitsEnd -= 1 }
        var digitsStart = digitsEnd
        while isDigit(at: digitsStart - 1) { digitsStart -= 1 }
        let length = digitsEnd - digitsStart
        guard length > 0, length <= Self.maximumExtensionDigits,
            let numberEnd = numberEnd(before: digitsStart, length, hasHash)
        else { return DigitBuffer() }
        let numberDigits = digitCount(start..<numberEnd)
        guard numberDigits >= 3 || (numberDigits == 2 && numberEnd - start == 2) else { return DigitBuffer() }
        defer { keep(start..<numberEnd) }
        return digits(digitsStart..<digitsEnd)
    }

    /// Where the number ends that an extension of `length` digits at a position belongs to.
    private func numberEnd(before digits: Int, _ length: Int, _ hasHash: Bool) -> Int? {
        var position = skippingBack(from: digits) {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-")
        }
        if position > start, self[position - 1] == UInt8(ascii: ":") || self[position - 1] == UInt8(ascii: ".") {
            position -= 1
        }
        if position > start, length <= 9,
            self[position - 1] == UInt8(ascii: "#") || isOnlyTilde(at: position - 1)
        {
            return skippingBack(from: position - 1) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
        }
        if position > start, self[position - 1] == UInt8(ascii: ";"), length <= Self.maximumMarkedDigits,
            length < 3 || digitCount(start..<position) > 4
        {
            return skippingBack(from: position - 1) { $0 == UInt8(ascii: " ") }
        }
        if let comma = firstComma(from: skippingBack(from: digits, over: Self.isPause), to: digits) {
            let isPause = self[comma + 1] == UInt8(ascii: ",")
            let last = skippingBack(from: comma) { $0 == UInt8(ascii: " ") }
            // `вул. Хрещатик, 12`: the digits belong to the words.
            if length <= (isPause ? 15 : Self.maximumCommaDigits), isPause || !isLetter(at: last - 1) { return last }
        }
        guard hasHash, length <= 6, digits > start else { return nil }
        let separator = skippingBack(from: digits) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        return separator < digits ? separator : nil
    }

    /// Returns `true` if the one tilde of the text is at a position; several group the digits.
    private func isOnlyTilde(at position: Int) -> Bool {
        self[position] == UInt8(ascii: "~") && self.position(of: "~") == position
    }

    private static func isPause(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "."): true
        default: false
        }
    }

    private func firstComma(from: Int, to: Int) -> Int? {
        (from..<to).first { self[$0] == UInt8(ascii: ",") }
    }

    private func skippingBack(from position: Int, over isSkipped: (UInt8) -> Bool) -> Int {
        var position = position
        while position > start, isSkipped(self[position - 1]) { position -= 1 }
        return position
    }

    /// Takes the digits behind a pause `p` or `w` of a dialled string, or a short `p.`, off the end of the text.
    mutating func takePausedDigits() -> DigitBuffer {
        var position = end
        while isDigit(at: position - 1) { position -= 1 }
        let first = position
        while position > start, self[position - 1] == UInt8(ascii: " ") || self[position - 1] == UInt8(ascii: ".") {
            position -= 1
        }
        guard first < end, end - first <= 15, position - 1 > start, !isLetter(at: position - 2),
            self[position - 1] == UInt8(ascii: "p") || self[position - 1] == UInt8(ascii: "w")
                || self[position - 1] == UInt8(ascii: "r"),
            digitCount(start..<position) >= 3
        else { return DigitBuffer() }
        let digits = digits(first..<end)
        keep(start..<skippingBack(from: position - 1) { $0 == UInt8(ascii: " ") })
        return digits
    }
}
