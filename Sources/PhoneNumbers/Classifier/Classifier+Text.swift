// The long way from text to a classification, for everything but the plainest spellings.

extension Classifier {
    /// Reads a text and tells what it dials; without digits if no number is there.
    func readText(_ bytes: Span<UInt8>, regionIndex: Int?, dialled: inout DialString) -> Classification {
        dialled = DialString()
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return Classification() }
            var text = NumberText(bytes, in: base)
            return read(&text, regionIndex: regionIndex, dialled: &dialled)
        }
    }

    private func read(_ text: inout NumberText, regionIndex: Int?, dialled: inout DialString) -> Classification {
        if text.isEmpty { return Classification() }
        text.unwrapSpreadsheetPrefix()
        let repairs = text.repairs
        if text.isCut { return Classification(rejected: text.hasLetters ? .notANumber : .tooLong, repairs) }
        if text.isAddress { return Classification(rejected: .notANumber, repairs) }
        if case .destroyed = text.repairDamage() { return Classification(rejected: .damaged, repairs) }
        if let code = serviceCode(&text) { return code }
        text.takeURIParameters()
        guard text.skipToNumber() else { return Classification(rejected: .notANumber, repairs) }
        text.cutTrailingMarks()
        let digits = text.takeExtension()
        if text.hasLetters { return readWords(&text, digits, regionIndex: regionIndex, dialled: &dialled) }
        if text.dial(upTo: text.end, extension: digits, into: &dialled) {
            return read(dialled, regionIndex: regionIndex)
        }
        dialled = DialString()
        return Classification(rejected: .notANumber, text.repairs)
    }

    /// Reads a text that starts at a number and has letters.
    ///
    /// Words that stand beside a whole number are ignored; other letters are keys of a keypad, then a pause. Where
    /// nothing leads to a number, words are ignored, too.
    private func readWords(
        _ text: inout NumberText, _ digits: DigitBuffer, regionIndex: Int?, dialled: inout DialString
    ) -> Classification {
        var dial = DialString()
        var failed = Classification(rejected: .notANumber, text.repairs)
        if let comment = text.commentStart, text.dial(upTo: comment, extension: digits, into: &dial) {
            dialled = dial
            failed = read(dial, regionIndex: regionIndex)
            if failed.planRule != .none { return failed }
        }
        if text.dial(upTo: text.end, extension: digits, into: &dial) {
            let classification = read(dial, regionIndex: regionIndex)
            if classification.planRule != .none || dialled.digits.isEmpty {
                dialled = dial
                failed = classification
            }
            if classification.planRule != .none { return classification }
        }
        let paused = text.takePausedDigits()
        if !paused.isEmpty, text.dial(upTo: text.end, extension: paused, into: &dial) {
            let classification = read(dial, regionIndex: regionIndex)
            if classification.planRule != .none {
                dialled = dial
                return classification
            }
        }
        return failed
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
    /// A classification of a text that is no number.
    @inline(__always)
    fileprivate init(rejected reason: RejectionReason, _ repairs: NumberRepairs) {
        verdict = .rejected(reason)
        self.repairs = repairs
    }
}

extension NumberText {
    /// Whether the text is an address of another kind: e-mail, `sip:`, a web page.
    fileprivate var isAddress: Bool {
        if has("@") { return true }
        if has(":"), hasLetters {
            return (has("/") && position(of: "://") != nil) || hasPrefix("sip:", at: start)
                || hasPrefix("sips:", at: start)
                || hasPrefix("mailto:", at: start) || hasPrefix("skype:", at: start)
        }
        return hasKeypadLetters && hasPrefix("www.", at: start)
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

    /// Reads the parameters of a `tel:` URI, [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966): a global context is
    /// put in front of the number, the others but `ext` are dropped.
    fileprivate mutating func takeURIParameters() {
        if hasPrefix("tel:", at: start), start + 4 < end, self[start + 4] != UInt8(ascii: " ") {
            keep(start + 4..<end)
        }
        guard hasKeypadLetters, has(";") else { return }
        if let subaddress = position(of: ";isub="), subaddress > start { keep(start..<subaddress) }
        guard let context = position(of: ";phone-context=") else { return }
        let scheme = position(of: "tel:").map { $0 + 4 } ?? start
        let value = context + 15
        var valueEnd = value
        while valueEnd < end, self[valueEnd] != UInt8(ascii: ";") { valueEnd += 1 }
        let number = min(scheme, context)
        if value < end, self[value] == UInt8(ascii: "+") {
            rewrite(prefix: value..<valueEnd, then: number..<context)
        } else {
            keep(number..<context)
        }
    }
}
