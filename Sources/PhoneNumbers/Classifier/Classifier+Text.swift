// The long way from text to a classification, for everything but the plainest spellings.

extension Classifier {
    /// Reads a text and tells what it dials; without digits if no number is there.
    @inline(never)
    func readText(_ bytes: Span<UInt8>, regionIndex: Int?, dialled: inout DialString) -> Classification {
        dialled = DialString()
        if Placeholder.isWhole(bytes) { return Classification() }
        if CalendarDate.isWhole(bytes) { return Classification(rejected: .damaged, []) }
        // The text is gone then.
        defer { dialled.text = nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return Classification() }
            var text = NumberText(bytes, in: base)
            return read(&text, regionIndex: regionIndex, dialled: &dialled)
        }
    }

    private func read(_ text: inout NumberText, regionIndex: Int?, dialled: inout DialString) -> Classification {
        if text.isEmpty { return Classification() }
        text.unwrapSpreadsheetPrefix()
        if text.isCut { return Classification(rejected: text.hasLetters ? .notANumber : .tooLong, text.repairs) }
        switch text.takeURI() {
        case .none, .number: break
        case .noNumber, .malformed: return Classification(rejected: .notANumber, text.repairs)
        }
        text.clearAddresses()
        if case .destroyed = text.repairDamage() { return Classification(rejected: .damaged, text.repairs) }
        if let code = serviceCode(&text) { return code }
        if text.hidesDigits() { return Classification(rejected: .damaged, text.repairs) }
        let isEndOfList = text.isEndOfList
        let habits = text.mayHaveHabits ? Habits(regionIndex, table) : Habits()
        text.clearRemarks(isNordic: habits.isNordic)
        guard text.skipToNumber(hasTrunkEight: habits.hasTrunkEight) else {
            return Classification(rejected: .notANumber, text.repairs)
        }
        let isPlaceOpen = text.skipNumberOfPlace(in: table, regionIndex: regionIndex)
        let isOpen = isPlaceOpen || isEndOfList
        let head = text.looseHead
        text.cutRange(hasTilde: habits.hasTildeRanges)
        let tail = text.looseTail(hasDirectLines: habits.hasDirectLines)
        text.cutTrailingMarks()
        let digits = text.takeExtension()
        if text.hasLetters {
            let reading = readWords(&text, digits, regionIndex: regionIndex, dialled: &dialled)
            return isOpen ? opened(reading, dialled) : reading
        }
        if text.dial(upTo: text.end, extension: digits, into: &dialled) {
            let reading = read(dialled, regionIndex: regionIndex)
            if isOpen { return opened(reading, dialled) }
            if let head, differs(reading, text, behind: head, regionIndex: regionIndex) {
                return ambiguous(reading, dialled)
            }
            guard let tail, reading.extension.isEmpty else { return reading }
            return weighed(reading, &text, tail, &dialled, regionIndex: regionIndex)
        }
        dialled = DialString()
        return Classification(rejected: .notANumber, text.repairs)
    }

    /// A reading that is not the only one, if a plan takes it.
    private func opened(_ reading: Classification, _ dial: DialString) -> Classification {
        reading.planRule == .none ? reading : ambiguous(reading, dial)
    }

    /// Returns `true` if the text from a position on is another number than the whole one.
    @inline(never)
    private func differs(
        _ reading: Classification, _ text: NumberText, behind head: Int, regionIndex: Int?
    ) -> Bool {
        var rest = text
        rest.keep(head..<text.end)
        var dial = DialString()
        guard reading.planRule != .none, rest.dial(upTo: rest.end, extension: DigitBuffer(), into: &dial) else {
            return false
        }
        let other = read(dial, regionIndex: regionIndex)
        return other.planRule != .none && other.nationalNumber != reading.nationalNumber
    }

    /// Weighs the reading of a whole text and the one without its last digits, which may be a remark: the one that a plan
    /// takes, or `ambiguous`.
    @inline(never)
    private func weighed(
        _ reading: Classification, _ text: inout NumberText, _ tail: Int, _ dialled: inout DialString, regionIndex: Int?
    ) -> Classification {
        var dial = DialString()
        text.repairs.insert(.remark)
        guard text.dial(upTo: tail, extension: DigitBuffer(), into: &dial) else { return reading }
        let shorter = read(dial, regionIndex: regionIndex)
        guard shorter.planRule != .none else { return reading }
        if reading.planRule != .none { return ambiguous(reading, dialled) }
        dialled = dial
        return shorter
    }

    /// Reads a text that starts at a number and has letters.
    ///
    /// Words that stand beside a whole number are dropped. Else the letter O may stand for zeros, and where people dial
    /// words, letters are keys of a keypad; then comes a pause. Where nothing leads to a number, words are dropped.
    private func readWords(
        _ text: inout NumberText, _ digits: DigitBuffer, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        var dial = DialString()
        var failed = Classification(rejected: .notANumber, text.repairs)
        let comment = text.commentStart(digits: 4)
        if let comment, text.dial(upTo: comment, extension: digits, into: &dial) {
            var classification = read(dial, regionIndex: regionIndex)
            if let digit = text.looseDigit(before: comment), digits.isEmpty {
                classification = weighed(classification, &text, digit, &dial, regionIndex: regionIndex)
            }
            if text.digitCount(behind: comment) == 0 || classification.planRule != .none {
                dialled = dial
                failed = classification
            }
            if classification.verdict == .ambiguous { return classification }
            if classification.planRule != .none { return classification }
        }
        // `06 20 123 4567 18 óra után`: the last digits before the words may be an hour.
        if let comment, text.isLetter(at: comment), text.kind(at: comment) == .time,
            let hour = text.timeStart(before: comment, mayBeDigits: true),
            text.dial(upTo: hour, extension: digits, into: &dial)
        {
            let classification = read(dial, regionIndex: regionIndex)
            if classification.planRule != .none {
                dialled = dial
                return classification
            }
        }
        if text.hasKeypadLetters, mayBeDialledAsWord(text), text.dialKeypad(extension: digits, into: &dial) {
            let classification = read(dial, regionIndex: regionIndex)
            if classification.planRule != .none, isDialledAsWord(classification, text) {
                dialled = dial
                return classification
            }
        }
        let paused = text.takePausedDigits()
        if !paused.isEmpty, text.dial(upTo: text.end, extension: paused, into: &dial) {
            let classification = read(dial, regionIndex: regionIndex)
            if classification.planRule != .none {
                dialled = dial
                return classification
            }
        }
        if text.replaceZeroLetters(), text.dial(upTo: text.end, extension: digits, into: &dial) {
            let classification = read(dial, regionIndex: regionIndex)
            if classification.planRule != .none {
                dialled = dial
                return classification
            }
        }
        return failed
    }

    /// Returns `true` if people of the country that a plus and a calling code name dial by words, or if there is no
    /// plus.
    private func mayBeDialledAsWord(_ text: NumberText) -> Bool {
        guard text.hasPlus, let split = splitInternational(text.digits(text.start..<text.nextLetter(from: text.start)))
        else { return true }
        return Habits.dialsWords(table.plans[split.plan].callingCode)
    }

    /// Returns `true` if people dial a number by words: in North America all, elsewhere only those of services, and
    /// never words that stand beside numbers, as in `650-253 WORK`.
    private func isDialledAsWord(_ classification: Classification, _ text: NumberText) -> Bool {
        if classification.options.contains(.tollFree) || classification.options.contains(.premiumRate) {
            return Habits.dialsWords(classification.callingCode)
        }
        if classification.callingCode == 1 { return !text.hasKnownWords }
        let services = PhoneNumber.Template.Options.sharedCost.union(.personalNumber).union(.uan)
        return !classification.options.isDisjoint(with: services) && Habits.dialsWords(classification.callingCode)
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
    fileprivate init(rejected reason: RejectionReason, _ repairs: NumberRepairs) {
        verdict = .rejected(reason)
        // Where there is no number, nothing stood beside it.
        self.repairs = reason == .notANumber ? repairs.subtracting(.label) : repairs
    }
}

extension NumberText {
    /// `true` if something in the text means different things in different regions.
    fileprivate var mayHaveHabits: Bool { hasPlus || has("~") || has("-") || hasWord(.hourOrExtension) }

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
