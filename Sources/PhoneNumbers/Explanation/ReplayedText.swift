/// The steps from a text to what it dials, taken once more to be told.
struct ReplayedText {
    /// What the text dials; `nil` if it holds no number.
    private(set) var dial: DialString?
    /// Whether letters were taken for keys of a keypad.
    private(set) var usesKeypad = false

    /// Takes the steps that led to a reading.
    init(_ bytes: Span<UInt8>, _ reading: Reading, _ classifier: Classifier, home: Int?) {
        if let plain = DialString(plain: bytes) {
            dial = plain
            return
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return }
            replay(NumberText(bytes, in: base), reading, classifier, home: home)
        }
    }

    private mutating func replay(_ folded: NumberText, _ reading: Reading, _ classifier: Classifier, home: Int?) {
        var text = folded
        text.unwrapSpreadsheetPrefix()
        guard !text.isEmpty, !text.isCut, case .none = text.repairDamage() else { return }
        if reading.repairs.contains(.serviceCode) { text.skipServiceCode() }
        text.skipURIParameters()
        guard text.skipToNumber() else { return }
        text.cutTrailingMarks()
        let digits = text.takeExtension()
        var paused = text
        let pausedDigits = paused.takePausedDigits()
        if take(text, .keypad, digits, reading, classifier, home: home) { return }
        if !pausedDigits.isEmpty, take(paused, .keypad, pausedDigits, reading, classifier, home: home) { return }
        _ = take(text, .comment, digits, reading, classifier, home: home)
    }

    /// Takes what a text dials if it leads to the reading; anything it dials is better than nothing.
    private mutating func take(
        _ text: NumberText, _ policy: NumberText.LetterPolicy, _ digits: DigitBuffer, _ reading: Reading,
        _ classifier: Classifier, home: Int?
    ) -> Bool {
        guard var found = text.dialString(policy) else { return false }
        found.extension = digits
        dial = dial ?? found
        guard classifier.read(found, home: home) == reading else { return false }
        dial = found
        if case .keypad = policy { usesKeypad = text.holdsKeypadWord }
        return true
    }
}

extension NumberText {
    /// Whether three letters or more stand in the text.
    fileprivate var holdsKeypadWord: Bool {
        (start..<end).reduce(0) { Self.isLetter(self[$1]) ? $0 + 1 : $0 } >= 3
    }

    /// Skips a code that is dialled in front of a number: `*31#`.
    fileprivate mutating func skipServiceCode() {
        var position = start
        var lastMark = start
        while position < end {
            let isMark = self[position] == UInt8(ascii: "*") || self[position] == UInt8(ascii: "#")
            guard isMark || isDigit(at: position) else { break }
            if isMark { lastMark = position }
            position += 1
        }
        start = lastMark + 1
        repairs.insert(.serviceCode)
        trim()
    }

    /// Skips the scheme and the parameters of a `tel:` URI, [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966), and
    /// puts a global context in front of the number.
    fileprivate mutating func skipURIParameters() {
        if let subaddress = position(of: ";isub="), subaddress > start { end = subaddress }
        guard let context = position(of: ";phone-context=") else { return }
        let number = min(position(of: "tel:").map { $0 + 4 } ?? start, context)
        let value = context + 15
        let valueEnd = (value..<max(value, end)).first { self[$0] == UInt8(ascii: ";") } ?? end
        if value < end, self[value] == UInt8(ascii: "+") {
            rewrite(prefix: value..<valueEnd, then: number..<context)
        } else {
            start = number
            end = context
        }
    }
}
