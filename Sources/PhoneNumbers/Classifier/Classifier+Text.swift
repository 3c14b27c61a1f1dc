// The long way from text to a reading, for everything but the plainest spellings.

extension Classifier {
    /// Reads a text and tells what it dials; without digits if no number is there.
    func readText(_ bytes: Span<UInt8>, home: Int?, dialled: inout DialString) -> Reading {
        dialled = DialString()
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return Reading() }
            var text = NumberText(bytes, in: base)
            return read(&text, home: home, dialled: &dialled)
        }
    }

    private func read(_ text: inout NumberText, home: Int?, dialled: inout DialString) -> Reading {
        if text.isEmpty { return Reading() }
        text.unwrapSpreadsheetPrefix()
        if text.isCut { return Reading(rejected: text.hasLetters ? .notANumber : .tooLong, text.repairs) }
        switch text.takeURI() {
        case .none, .number: break
        case .noNumber, .malformed: return Reading(rejected: .notANumber, text.repairs)
        }
        text.clearAddresses()
        if case .destroyed = text.repairDamage() { return Reading(rejected: .damaged, text.repairs) }
        if let code = serviceCode(&text) { return code }
        if text.hidesDigits() { return Reading(rejected: .damaged, text.repairs) }
        text.takeCarrierSign()
        let habits = Habits(home, table)
        text.clearRemarks(isNordic: habits.isNordic)
        guard text.skipToNumber() else { return Reading(rejected: .notANumber, text.repairs) }
        text.cutRange(hasTilde: habits.hasTildeRanges)
        text.cutTrailingMarks()
        let digits = text.takeExtension()
        if text.hasLetters { return readWords(&text, digits, home: home, dialled: &dialled) }
        if text.dial(upTo: text.end, extension: digits, into: &dialled) { return read(dialled, home: home) }
        dialled = DialString()
        return Reading(rejected: .notANumber, text.repairs)
    }

    /// Reads a text that starts at a number and has letters.
    ///
    /// Words that stand beside a whole number are set aside. Else the letter O may stand for zeros, and where people dial
    /// words, letters are keys of a keypad; then comes a pause. Where nothing leads to a number, words are set aside.
    private func readWords(
        _ text: inout NumberText, _ digits: DigitBuffer, home: Int?, dialled: inout DialString
    ) -> Reading {
        var dial = DialString()
        var failed = Reading(rejected: .notANumber, text.repairs)
        let comment = text.commentStart(digits: 4)
        if let comment, text.dial(upTo: comment, extension: digits, into: &dial) {
            let reading = read(dial, home: home)
            if text.digitCount(behind: comment) == 0 || reading.planRule != .none {
                dialled = dial
                failed = reading
            }
            if reading.planRule != .none { return reading }
        }
        if text.hasKeypadLetters, text.dialKeypad(extension: digits, into: &dial) {
            let reading = read(dial, home: home)
            if reading.planRule != .none, isDialledAsWord(reading, text) {
                dialled = dial
                return reading
            }
        }
        let paused = text.takePausedDigits()
        if !paused.isEmpty, text.dial(upTo: text.end, extension: paused, into: &dial) {
            let reading = read(dial, home: home)
            if reading.planRule != .none {
                dialled = dial
                return reading
            }
        }
        if text.replaceZeroLetters(), text.dial(upTo: text.end, extension: digits, into: &dial) {
            let reading = read(dial, home: home)
            if reading.planRule != .none {
                dialled = dial
                return reading
            }
        }
        return failed
    }

    /// Whether people dial a number by words: in North America all, elsewhere only those of services, and never words
    /// that stand beside numbers, as in `650-253 WORK`.
    private func isDialledAsWord(_ reading: Reading, _ text: NumberText) -> Bool {
        if reading.options.contains(.tollFree) || reading.options.contains(.premiumRate) {
            return Habits.dialsWords(reading.countryCode)
        }
        if reading.countryCode == 1 { return !text.hasKnownWords }
        let services: PhoneNumber.Template.Options = [.sharedCost, .personalNumber, .uan]
        return !reading.options.isDisjoint(with: services) && Habits.dialsWords(reading.countryCode)
    }

    /// Reads codes that are dialled with stars and hashes: `*100#` is a code; `*31#` before a number is set aside.
    private func serviceCode(_ text: inout NumberText) -> Reading? {
        guard let length = text.serviceCodeLength else { return nil }
        if text.start + length < text.end {
            text.keep(text.start + length..<text.end)
            text.repairs.insert(.serviceCode)
            return nil
        }
        var reading = Reading(rejected: .shortCode, text.repairs)
        reading.nationalNumber = text.digits(text.start..<text.end)
        return reading
    }
}

extension Reading {
    /// A reading of a text that is no number.
    @inline(__always)
    fileprivate init(rejected reason: Reason, _ repairs: Repairs) {
        verdict = .rejected(reason)
        self.repairs = repairs
    }
}

extension NumberText {
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
