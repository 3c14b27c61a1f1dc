// Letters that stand for digits: keys of a keypad, pauses, zeros.

extension Classifier {
    /// Reads digits, a hyphen and letters that are no known words, `0800-FLOWERS`, and tells what they dial; `nil` for every other text.
    func readKeys(_ bytes: Span<UInt8>, regionIndex: Int?, dialled: inout DialString) -> Classification? {
        guard let text = KeypadText(bytes) else { return nil }
        let failed = Classification(rejected: .notANumber, [])
        guard text.letters > 2, mayBeDialledAsWord(text.hasPlus, text.digitsBefore) else { return failed }
        let dial = DialString(digits: text.digits, hasPlus: text.hasPlus, form: .keypad)
        let classification = read(dial, regionIndex: regionIndex)
        if let short = readWithoutTrunkPrefix(classification, dial, regionIndex: regionIndex) { return short }
        guard classification.planRule != .none, isDialledAsWord(classification, hasKnownWords: false) else {
            return failed
        }
        guard isDialledAsWord(classification, hasKnownWords: text.hasLabels) else {
            return ambiguous(classification, dial)
        }
        dialled = dial
        return classification
    }

    /// Reads a text that starts at a number and has letters which stand for digits: keys of a keypad, a pause, or zeros.
    func readKeys(
        _ text: inout NumberText, _ digits: DigitBuffer, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        var dial = DialString()
        let failed = Classification(rejected: .notANumber, text.repairs)
        let before = text.digits(text.start..<text.nextLetter(from: text.start))
        if text.hasKeypadLetters, !text.hasOnlyZeroLetters, mayBeDialledAsWord(text.hasPlus, before),
            text.dialKeypad(extension: digits, into: &dial)
        {
            let classification = read(dial, regionIndex: regionIndex)
            if let short = readWithoutTrunkPrefix(classification, dial, regionIndex: regionIndex) { return short }
            let hasKnownWords = classification.callingCode == 1 && text.hasKnownWords
            let isWord = classification.planRule != .none && isDialledAsWord(classification, hasKnownWords: false)
            let isCertain = isWord && isDialledAsWord(classification, hasKnownWords: hasKnownWords)
            // `65O-253-CALL`, `650-253-CALL`: zeros or keys, keys or a word.
            if isWord, text.hasZeroLetters || !isCertain && text.areWordsJoined {
                return ambiguous(classification, dial)
            }
            if isCertain {
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
        if text.replaceZeroLetters(), text.dial(upTo: text.end, extension: digits, into: &dialled) {
            return read(dialled, regionIndex: regionIndex)
        }
        return failed
    }

    /// The reading of keys without the trunk prefix in front of them, where a number has too few digits then, and none begins with the
    /// prefix: `1-800-FLOWER`; `nil` for other keys.
    private func readWithoutTrunkPrefix(
        _ reading: Classification, _ dial: DialString, regionIndex: Int?
    ) -> Classification? {
        guard reading.verdict == .rejected(.forbidden), reading.callingCode == 1, !dial.hasPlus, dial.digits.first == 1
        else { return nil }
        var rest = dial
        rest.digits.removeFirst(1)
        let short = read(rest, regionIndex: regionIndex)
        return short.verdict == .rejected(.tooShort) ? short : nil
    }

    /// Returns `true` if people of the country that a plus and the digits behind it name dial by words, or if there is no plus.
    private func mayBeDialledAsWord(_ hasPlus: Bool, _ digits: DigitBuffer) -> Bool {
        guard hasPlus, let split = splitInternational(digits) else { return true }
        return Habits.dialsWords(table.plans[split.plan].callingCode)
    }

    /// Returns `true` if people dial a number by words: in North America all, elsewhere only those of services, and
    /// never words that stand beside numbers, as in `650-253 WORK`.
    private func isDialledAsWord(_ classification: Classification, hasKnownWords: Bool) -> Bool {
        if classification.categories.contains(.tollFree) || classification.categories.contains(.premiumRate) {
            return Habits.dialsWords(classification.callingCode)
        }
        if classification.callingCode == 1 { return !hasKnownWords }
        let services = PhoneNumber.Categories.sharedCost.union(.personalNumber).union(.uan)
        return !classification.categories.isDisjoint(with: services) && Habits.dialsWords(classification.callingCode)
    }
}
