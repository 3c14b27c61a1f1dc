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
        if let known = readWithoutDialling(bytes) { return known }
        // The text is gone then.
        defer { dialled.look(at: nil) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return Classification() }
            var text = NumberText(bytes, in: base)
            return read(&text, regionIndex: regionIndex, dialled: &dialled)
        }
    }

    /// Reads a text that is folded already, as ``withFoldedText(of:_:)`` does; the text is changed.
    func readText(
        _ bytes: Span<UInt8>, _ text: inout NumberText, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        if text.hasLineEnds { return readText(bytes, regionIndex: regionIndex, dialled: &dialled) }
        dialled = DialString()
        if let known = readWithoutDialling(bytes) { return known }
        defer { dialled.look(at: nil) }
        return read(&text, regionIndex: regionIndex, dialled: &dialled)
    }

    /// The reading of a text that stands for no number, or is a date; `nil` for another one.
    @inline(__always)
    private func readWithoutDialling(_ bytes: Span<UInt8>) -> Classification? {
        if Placeholder.isWhole(bytes) { return Classification() }
        return CalendarDate.isWhole(bytes) ? Classification(rejected: .damaged, []) : nil
    }

    private func read(_ text: inout NumberText, regionIndex: Int?, dialled: inout DialString) -> Classification {
        if text.isEmpty { return Classification() }
        text.unwrapSpreadsheetPrefix()
        if text.isCut { return Classification(rejected: text.hasLetters ? .notANumber : .tooLong, text.repairs) }
        switch text.takeURI() {
        case .none, .number: break
        case .noNumber, .malformed: return Classification(rejected: .notANumber, text.repairs)
        }
        if case .destroyed = text.repairDamage() { return Classification(rejected: .damaged, text.repairs) }
        if let code = serviceCode(&text) { return code }
        if text.hidesDigits() { return Classification(rejected: .damaged, text.repairs) }
        let isDoubtful =
            text.isEndOfList || text.isNegative || text.isBesideCurrency || text.isFormula || text.isBeforeIdentifier
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
    private func readNumber(
        _ text: inout NumberText, _ habits: Habits, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        text.cutRange(hasTilde: habits.hasTildeRanges)
        let tail = text.looseTail(hasDirectLines: habits.hasDirectLines)
        text.cutTrailingMarks()
        let digits = text.takeExtension()
        if text.hasLetters { return readWords(&text, digits, regionIndex: regionIndex, dialled: &dialled) }
        if text.dial(upTo: text.end, extension: digits, into: &dialled) {
            let reading = read(dialled, regionIndex: regionIndex)
            guard let tail, reading.extension.isEmpty else { return reading }
            return weighed(reading, &text, tail, &dialled, regionIndex: regionIndex)
        }
        dialled = DialString()
        return Classification(rejected: .notANumber, text.repairs)
    }

    /// A reading that is not the only one, if a plan takes it.
    private func doubted(_ reading: Classification, _ dial: DialString) -> Classification {
        reading.planRule == .none ? reading : ambiguous(reading, dial)
    }

    /// Weighs the readings of a text with its first digits, which a word may name, and without them: `Handy 171 0612345`,
    /// `Hotel 5 02-208-3145`.
    @inline(never)
    private func weighed(
        _ text: inout NumberText, behind head: NumberText.LooseHead, _ habits: Habits, regionIndex: Int?,
        dialled: inout DialString
    ) -> Classification {
        var rest = text
        rest.keep(head.end..<text.end)
        rest.repairs.insert(.remark)
        var dial = DialString()
        let part = readNumber(&rest, habits, regionIndex: regionIndex, dialled: &dial)
        let whole = readNumber(&text, habits, regionIndex: regionIndex, dialled: &dialled)
        let isSame = part.callingCode == whole.callingCode && part.nationalNumber == whole.nationalNumber
        guard part.planRule != .none, !isSame else { return whole }
        guard whole.planRule != .none || whole.verdict == .ambiguous else {
            // Without the digits that a label names, the end of a number is left.
            let isEnd = head.isLabelled && !head.isNumbering || isOtherCode(text.digits(head.range), regionIndex)
            if isEnd, !dial.hasPlus { return ambiguous(part, dial) }
            guard head.isNamed || dial.hasPlus || dial.digits.count > 6 else { return whole }
            // `829 080 9656`: rather an area code than a remark. `9 0639 464 44 4`: nobody groups the rest so.
            // `Q3 2024 030 2345678`: a number begins further on.
            let isOpen =
                head.isNamed
                ? rest.looseHead.map { rest.beginsNumber($0.end) } ?? false
                : head.length == 3 || !isGroupedAsNumber(part, dial)
            if !dial.hasPlus, isOpen { return ambiguous(part, dial) }
            dialled = dial
            return part
        }
        if !head.isNamed {
            // `348 0408648`: in Italy a zero in front is no trunk prefix.
            let isWritten = dialled.text.map { table.isGroupedAsWritten($0, behind: 0, whole.planRule) } ?? false
            let isBetter = quality(whole, dialled) > quality(part, dial)
            return isWritten || isBetter || !isOfManyLengths(whole) ? whole : ambiguous(whole, dialled)
        }
        let isNumbering = head.isLabelled && head.length == 1 && !dial.hasTrunkPrefix
        if isNumbering, whole.planRule != .none { return ambiguous(whole, dialled) }
        // `bureau 214 06942741`: digits of a label that are an area code lack the trunk prefix that the rest has.
        let isArea = whole.categories == .fixedLine && table.writesTrunkPrefix(before: whole.planRule)
        if head.isLabelled, head.length > 2, dial.hasTrunkPrefix, isArea { return ambiguous(whole, dialled) }
        if whole.verdict == .ambiguous || head.isLabelled && (head.length > 2 || !dial.hasTrunkPrefix) { return whole }
        let difference = quality(whole, dialled) - quality(part, dial)
        if difference >= 2 { return whole }
        guard difference <= -2 else { return ambiguous(whole, dialled) }
        dialled = dial
        return part
    }

    /// Returns `true` if digits stand together, in two groups, or as people of the country group them.
    private func isGroupedAsNumber(_ reading: Classification, _ dial: DialString) -> Bool {
        guard let text = dial.text else { return true }
        return DigitGroups(of: text, behind: 0).count < 3 || isGroupedAsWritten(reading, dial)
    }

    /// Returns `true` if two digits or three are the calling code of another country: `Tel. 41 044 234 56 78`.
    private func isOtherCode(_ digits: DigitBuffer, _ regionIndex: Int?) -> Bool {
        guard digits.count > 1, digits.count < 4 else { return false }
        guard let plan = table.plan(ofCode: digits.number(ofFirst: digits.count)) else { return false }
        return regionIndex.map { Int(table.regions[$0].plan) != plan } ?? true
    }

    /// The likelihood of a reading, in steps of its own: a plus, a calling code that stands apart, a trunk prefix and a kind of number that
    /// people write speak for it, a missing trunk prefix against it, and an unusual length where there are many lengths.
    private func quality(_ reading: Classification, _ dial: DialString) -> Int {
        let writesPrefix = table.plan(ofCode: Int(reading.callingCode)).map(table.writesTrunkPrefix) ?? false
        let isCodeApart =
            reading.repairs.contains(.lostPlus)
            && dial.firstGroup == PlanTable.length(ofCode: Int(reading.callingCode))
        var score = dial.hasPlus || isCodeApart ? 3 : !writesPrefix ? 0 : dial.hasTrunkPrefix ? 2 : -1
        if reading.categories == .mobile || reading.categories == .tollFree { score += 1 }
        let count = reading.nationalNumber.count
        if isOfManyLengths(reading) { score -= count > 11 ? 3 : count < 7 ? 3 : count < 8 ? 1 : 0 }
        return score
    }

    /// Returns `true` if numbers of the country have many lengths, so that most digits fit in some number.
    func isOfManyLengths(_ reading: Classification) -> Bool {
        guard let plan = table.plan(ofCode: Int(reading.callingCode)) else { return false }
        return table.regions[Int(table.plans[plan].firstRegion)].lengths.nonzeroBitCount > 3
    }

    /// Weighs the reading of a whole text and the one without its last digits, which may be a remark: the one that a plan
    /// takes, or `ambiguous`.
    @inline(never)
    private func weighed(
        _ reading: Classification, _ text: inout NumberText, _ tail: NumberText.LooseTail, _ dialled: inout DialString,
        regionIndex: Int?
    ) -> Classification {
        var dial = DialString()
        let repairs = text.repairs
        text.repairs.insert(.remark)
        defer { text.repairs = repairs }
        guard text.dial(upTo: tail.start, extension: DigitBuffer(), into: &dial) else { return reading }
        let shorter = read(dial, regionIndex: regionIndex)
        guard shorter.planRule != .none else { return reading }
        guard reading.planRule != .none || reading.verdict == .ambiguous else {
            // Digits that nothing explains are no remark, nor are those behind a number that is one only with another repair.
            guard tail.isRemark || !isOfManyLengths(shorter) && shorter.repairs.isDisjoint(with: .ofPrefixes) else {
                return reading
            }
            dialled = dial
            return shorter
        }
        let difference = quality(reading, dialled) - quality(shorter, dial)
        switch tail.kind {
        case .detached: return ambiguous(reading, dialled)
        case .year:
            return isOfManyLengths(reading) && !isGroupedAsWritten(reading, dialled)
                ? ambiguous(reading, dialled) : reading
        case .group:
            if difference >= 2 { return tail.isRegular ? reading : ambiguous(reading, dialled) }
            if difference <= -2 || tail.isApart { break }
            if tail.isRegular { return reading }
            guard tail.isBehindLongGroup else { return ambiguous(reading, dialled) }
        case .attached: if difference >= 2 { return ambiguous(reading, dialled) }
        case .digit: return ambiguous(reading, dialled)
        }
        dialled = dial
        return shorter
    }

    /// Returns `true` if a number is grouped as people of its country write it, whatever stands in front of it.
    func isGroupedAsWritten(_ reading: Classification, _ dial: DialString) -> Bool {
        guard let text = dial.text else { return false }
        return DigitGroups(of: text, behind: dial.digits.count - reading.nationalNumber.count)
            == DigitGroups(ofFormat: table.nationalFormat(of: reading.planRule))
    }

    /// Reads a text that starts at a number and has letters.
    ///
    /// Words that stand beside a whole number are dropped. Else the letter O may stand for zeros, and where people dial
    /// words, letters are keys of a keypad; then comes a pause. Where nothing leads to a number, words are dropped.
    private func readWords(
        _ text: inout NumberText, _ digits: DigitBuffer, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        var dial = DialString()
        var failed: Classification?
        let comment = text.commentStart(digits: 4)
        if let comment, text.dial(upTo: comment, extension: digits, into: &dial) {
            var classification = read(dial, regionIndex: regionIndex)
            if let tail = text.looseTail(before: comment), digits.isEmpty {
                classification = weighed(classification, &text, tail, &dial, regionIndex: regionIndex)
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
        guard reading.planRule != .none else { return failed }
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
    private func serviceCode(_ text: inout NumberText) -> Classification? {
        guard let length = text.serviceCodeLength else { return nil }
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
    fileprivate var mayHaveHabits: Bool { hasPlus || has("~") || has("-") || hasWord(.hourOrExtension) }

    /// `true` for digits without marks and without a zero in front right behind a minus: `-2208960000`.
    fileprivate var isNegative: Bool {
        guard self[start] == UInt8(ascii: "-"), isDigit(at: start + 1), self[start + 1] != UInt8(ascii: "0") else {
            return false
        }
        let last = digitsEnd(start + 1)
        return last - start > 7 && digitCount(last..<end) == 0
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
