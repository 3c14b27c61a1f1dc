// The long way from text to a classification, for everything but the plainest spellings.

extension Classifier {
    /// Folds a cell into memory that is gone after the closure; line ends become the mark that parts numbers.
    func withFoldedText<Result>(of cell: Span<UInt8>, _ body: (inout NumberText) -> Result) -> Result? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var text = NumberText(cell, in: base, lineEnd: UInt8(ascii: "|"))
            return body(&text)
        }
    }

    /// Reads a text and tells what it dials; without digits if no number is there.
    @inline(never)
    func readText(_ bytes: Span<UInt8>, regionIndex: Int?, dialled: inout DialString) -> Classification {
        dialled = DialString()
        if let known = readWithoutDialling(bytes, regionIndex: regionIndex) { return known }
        // The text is gone then.
        defer { dialled.look(at: nil) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return Classification() }
            var text = NumberText(bytes, in: base)
            return readFolded(bytes, &text, regionIndex: regionIndex, dialled: &dialled)
        }
    }

    /// Reads a text that is folded already, as ``withFoldedText(of:_:)`` does; the text is changed.
    func readText(
        _ bytes: Span<UInt8>, _ text: inout NumberText, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        if text.hasLineEnds { return readText(bytes, regionIndex: regionIndex, dialled: &dialled) }
        dialled = DialString()
        if let known = readWithoutDialling(bytes, regionIndex: regionIndex) { return known }
        defer { dialled.look(at: nil) }
        return readFolded(bytes, &text, regionIndex: regionIndex, dialled: &dialled)
    }

    private func readFolded(
        _ bytes: Span<UInt8>, _ text: inout NumberText, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        let reading = read(&text, regionIndex: regionIndex, dialled: &dialled)
        return asWithoutExtension(
            doubtedBehindPaper(reading, bytes, dialled, regionIndex: regionIndex), bytes,
            hasWord: text.hasExtensionWord, regionIndex: regionIndex)
    }

    /// The reading of a text that stands for no number, or is a date; `nil` for another one.
    @inline(__always)
    private func readWithoutDialling(_ bytes: Span<UInt8>, regionIndex: Int?) -> Classification? {
        if Placeholder.isWhole(bytes) { return Classification() }
        return isDate(bytes, regionIndex: regionIndex) ? Classification(rejected: .damaged, []) : nil
    }

    /// Returns `true` if a text is a date and nothing else, in Thailand also one of its own calendar.
    func isDate(_ bytes: Span<UInt8>, regionIndex: Int?) -> Bool {
        CalendarDate.isWhole(bytes) || CalendarDate.isBuddhist(bytes) && Habits(regionIndex, table).hasBuddhistYears
    }

    private func read(_ text: inout NumberText, regionIndex: Int?, dialled: inout DialString) -> Classification {
        if text.isEmpty, !text.isCut { return Classification() }
        text.unwrapSpreadsheetPrefix()
        if text.isCut { return Classification(rejected: text.hasLetters ? .notANumber : .tooLong, text.repairs) }
        var isOfDomain = false
        switch text.takeURI() {
        case .none, .number: break
        case .numberOfDomain: isOfDomain = true
        case .noNumber, .malformed: return Classification(rejected: .notANumber, text.repairs)
        }
        if text.isSpacedAmount { return Classification(rejected: .notANumber, text.repairs) }
        if case .destroyed = text.repairDamage() { return Classification(rejected: .damaged, text.repairs) }
        if let code = serviceCode(&text, regionIndex: regionIndex) { return code }
        if text.hidesDigits() { return Classification(rejected: .damaged, text.repairs) }
        let isDoubtful =
            isOfDomain || text.isEndOfList || text.isNegative || text.isFormula || text.isBeforeIdentifier
            || text.isBesideCurrency && !hasCodeForCurrency(text, regionIndex: regionIndex)
        let habits = text.mayHaveHabits ? Habits(regionIndex, table) : Habits()
        text.clearWordsInBrackets()
        guard text.skipToNumber(hasTrunkEight: habits.hasTrunkEight) else {
            return Classification(rejected: .notANumber, text.repairs)
        }
        if let head = text.looseHead {
            let reading = weighed(&text, behind: head, habits, regionIndex: regionIndex, dialled: &dialled)
            return isDoubtful ? doubted(reading, dialled) : reading
        }
        let reading = readNumber(&text, habits, regionIndex: regionIndex, dialled: &dialled)
        return isDoubtful || text.hasOnlyNumberWords && lacksTrunkPrefix(reading, dialled)
            ? doubted(reading, dialled) : reading
    }

    /// Returns `true` for a national number without the trunk prefix that its country writes: `№ 1641-3801` is rather that of a thing.
    private func lacksTrunkPrefix(_ reading: Classification, _ dial: DialString) -> Bool {
        guard !dial.hasPlus, !dial.hasTrunkPrefix, !reading.repairs.contains(.lostPlus),
            let plan = table.plan(ofCode: Int(reading.callingCode))
        else { return false }
        return table.mayWriteTrunkPrefix(before: reading.planRule, plan)
    }

    /// Reads a text that starts at a number.
    func readNumber(
        _ text: inout NumberText, _ habits: Habits, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        text.cutRange(hasTilde: habits.hasTildeRanges)
        let tail = text.looseTail(hasDirectLines: habits.hasDirectLines)
        text.cutTrailingMarks()
        if let number = numberBeforeHash(text, regionIndex: regionIndex, dialled: &dialled) { return number }
        var digits = text.takeExtension()
        if digits.isEmpty, habits.extensionLetter != 0 { digits = text.takeExtension(behind: habits.extensionLetter) }
        if text.hasLetters { return readWords(&text, digits, regionIndex: regionIndex, dialled: &dialled) }
        if text.dial(upTo: text.end, extension: digits, into: &dialled) {
            let reading = read(dialled, regionIndex: regionIndex)
            guard let tail, reading.extension.isEmpty else { return reading }
            return weighed(reading, &text, tail, &dialled, regionIndex: regionIndex)
        }
        dialled = DialString()
        return Classification(rejected: .notANumber, text.repairs)
    }

    /// Reads a text that starts at a number and has letters.
    ///
    /// Words that stand beside a whole number are dropped. Else the letter O may stand for zeros, and where people dial
    /// words, letters are keys of a keypad; then comes a pause. Where nothing leads to a number, words are dropped.
    private func readWords(
        _ text: inout NumberText, _ digits: DigitBuffer, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        if text.hasOnlyZeroLetters { return readKeys(&text, digits, regionIndex: regionIndex, dialled: &dialled) }
        var dial = DialString()
        var failed: Classification?
        let comment = text.commentStart(digits: 4)
        if let comment, text.dial(upTo: comment, extension: digits, into: &dial) {
            var classification = read(dial, regionIndex: regionIndex)
            if let tail = text.looseTail(before: comment), digits.isEmpty {
                let whole = classification
                classification = weighed(whole, &text, tail, &dial, regionIndex: regionIndex)
                if classification.planRule != .none, classification.nationalNumber != whole.nationalNumber {
                    classification.extension = text.extensionDigits(of: tail, before: comment)
                }
            }
            if text.digitCount(behind: comment) == 0 || classification.planRule != .none {
                dialled = dial
                failed = classification
            }
            // `(081) 342-86221d`
            if text.hasLetter(attachedAt: comment),
                !isEndedAsWritten(classification, dial) || !isGroupedAsNumber(classification, dial)
            {
                return doubted(classification, dial)
            }
            if classification.verdict == .ambiguous { return classification }
            if classification.planRule != .none {
                // `76542 м. Харків 352-76-51-11`: the number is rather among the words.
                let isShorter = text.digitCount(behind: comment) >= dial.digits.count
                return isShorter ? doubted(classification, dial) : classification
            }
        }
        guard let failed else { return readKeys(&text, digits, regionIndex: regionIndex, dialled: &dialled) }
        let reading = readKeys(&text, digits, regionIndex: regionIndex, dialled: &dial)
        guard reading.planRule != .none || reading.verdict == .ambiguous else { return failed }
        dialled = dial
        return reading
    }

    /// Returns `true` if the last group of the digits is as long as people of the country write it.
    private func isEndedAsWritten(_ classification: Classification, _ dial: DialString) -> Bool {
        guard let text = dial.text else { return true }
        var (position, last) = (0, 0)
        while position < text.count {
            let length = DialString.groupLength(of: text, &position)
            if length > 0 { last = length }
        }
        return last == dial.digits.count || last == table.lastGroupLength(of: classification.planRule)
    }

    /// Reads codes that are dialled with stars and hashes: `*100#` is a code; `*31#` before a number is dropped.
    private func serviceCode(_ text: inout NumberText, regionIndex: Int?) -> Classification? {
        let home = regionIndex.map { table.plans[Int(table.regions[$0].plan)].callingCode }
        guard let length = text.serviceCodeLength ?? (home == 1 ? text.starCodeLength : nil) else { return nil }
        if text.start + length < text.end {
            text.keep(text.start + length..<text.end)
            text.repairs.insert(.serviceCode)
            return nil
        }
        var classification = Classification(rejected: .shortCode, text.repairs)
        classification.nationalNumber = text.digits(text.start..<text.end)
        return classification
    }
}

extension Classification {
    /// A classification of a text that is not a number.
    @inline(__always)
    init(rejected reason: RejectionReason, _ repairs: NumberRepairs) {
        verdict = .rejected(reason)
        // Where there is no number, nothing stood beside it.
        self.repairs = reason == .notANumber ? repairs.subtracting(.label) : repairs
    }
}

extension NumberText {
    /// `true` if something in the text means different things in different regions.
    fileprivate var mayHaveHabits: Bool {
        hasPlus || has("~") || has("-") || hasWord(.hourOrExtension) || hasWord(.weakExtension) || hasWord(.label)
    }

    /// `true` for digits without a zero in front right behind a minus, and without marks but a point: `-2208960000`, `-33.448890`.
    fileprivate var isNegative: Bool {
        let point = digitsEnd(start + 1)
        guard self[start] == UInt8(ascii: "-"), point > start + 1,
            self[start + 1] != UInt8(ascii: "0") || hasPrefix("0.", at: start + 1)
        else { return false }
        let last = digitsEnd(hasPrefix(".", at: point) ? point + 1 : point)
        return last - start > (last > point ? 5 : 7) && digitCount(last..<end) == 0
    }

    /// `true` if a star or a colon joins digits that other marks join as well, or the last two as minutes, if digits stand behind brackets
    /// in brackets, or if a hyphen between spaces joins decimals: `45*31-339243`, `14377:00`, `(39 (6)) 345276`, `12.1 - 23.71`.
    fileprivate var isFormula: Bool {
        if has("."), let hyphen = position(of: " - "), isDecimal(before: hyphen), isDecimal(from: hyphen + 3) {
            return true
        }
        if pairs & 1 << 0x29 != 0, let nested = position(of: "))"), digitCount(nested..<end) > 0 { return true }
        guard has("*") || has(":"), let factor = (start..<end).last(where: isFactor), !isGroupedByOneMark else {
            return false
        }
        return has("-") || has("/") || has(".")
            || self[factor] == UInt8(ascii: ":") && digitsEnd(factor + 1) == factor + 3
    }

    /// Returns `true` if two groups of digits and one point between them stand before a position, behind a space or nothing.
    private func isDecimal(before position: Int) -> Bool {
        var first = position
        while first > start, self[first - 1] != UInt8(ascii: " ") { first -= 1 }
        return isDecimal(from: first) && first < position
    }

    /// Returns `true` if two groups of digits, the second of at most two, and one point between them stand from a position to a space or the end.
    private func isDecimal(from first: Int) -> Bool {
        let point = digitsEnd(first)
        guard point > first, point < end, self[point] == UInt8(ascii: ".") else { return false }
        let last = digitsEnd(point + 1)
        return 1...2 ~= last - point - 1 && (last == end || self[last] == UInt8(ascii: " "))
    }

    /// Returns `true` if a star or a colon stands between two digits.
    private func isFactor(_ position: Int) -> Bool {
        (self[position] == UInt8(ascii: "*") || self[position] == UInt8(ascii: ":")) && isDigit(at: position - 1)
            && isDigit(at: position + 1)
    }

    /// `true` if a word behind all digits names a number of identity, the last one or behind short words: `26123456 (CVR)`,
    /// `911-67-0060 is a SSN`.
    fileprivate var isBeforeIdentifier: Bool {
        guard hasWord(.identifier) || hasWord(.registry), let digit = (start..<end).last(where: { isDigit(at: $0) }),
            hasPrefix(" ", at: digit + 1) || hasPrefix("(", at: digit + 1)
        else { return false }
        var isBehindWord = false
        var next = nextLetter(from: digit)
        while let word = word(from: next) {
            next = nextLetter(from: word.upperBound)
            if kind(of: word) == .identifier || kind(of: word) == .registry { return isBehindWord || next == end }
            if word.count > 3 { return false }
            isBehindWord = true
        }
        return false
    }

    /// Returns `true` if one letter of ASCII stands right behind the digits before a position, and nothing behind it.
    fileprivate func hasLetter(attachedAt position: Int) -> Bool {
        isDigit(at: position - 1) && self[position] >= UInt8(ascii: "a") && wordEnd(position) == position + 1
            && (position + 1 == end || self[position + 1] == UInt8(ascii: " "))
    }

    /// `true` if the text begins with a slash and a digit that is not a trunk zero, `/ 24 012234`: it may be the end of
    /// a number whose other digits stood before the slash.
    fileprivate var isEndOfList: Bool {
        guard self[start] == UInt8(ascii: "/") || self[start] == UInt8(ascii: "\\") else { return false }
        var next = start + 1
        while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
        return isDigit(at: next) && self[next] != UInt8(ascii: "0")
    }

    /// The length of a star and the two or three digits of a service in front of a number, with the mark behind them, as they are dialled in
    /// North America: `*67 650-253-0000`; `nil` if there are none.
    fileprivate var starCodeLength: Int? {
        guard !isEmpty, self[start] == UInt8(ascii: "*") else { return nil }
        let last = digitsEnd(start + 1)
        guard 2...3 ~= last - start - 1, last < end, self[last] == UInt8(ascii: " ") || self[last] == UInt8(ascii: "-"),
            digitCount(last..<end) >= 10
        else { return nil }
        return last + 1 - start
    }

    /// The length of a code of stars, hashes and digits at the start of the text, `nil` if there is none.
    fileprivate var serviceCodeLength: Int? {
        guard !isEmpty, self[start] == UInt8(ascii: "*") || self[start] == UInt8(ascii: "#") else { return nil }
        var lastMark = start
        var position = start
        while position < end,
            isDigit(at: position) || self[position] == UInt8(ascii: "*") || self[position] == UInt8(ascii: "#")
        {
            if !isDigit(at: position) { lastMark = position }
            position += 1
        }
        guard digitCount(start..<position) > 0 else { return nil }
        if position == end, lastMark == start || lastMark == end - 1 { return count }
        return lastMark > start ? lastMark + 1 - start : nil
    }
}
