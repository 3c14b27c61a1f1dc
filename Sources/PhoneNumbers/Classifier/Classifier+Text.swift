// The long way from text to a reading, for everything but the plainest spellings.

extension Classifier {
    /// Reads a text and tells what it dials; `dialled` stays `nil` if no number is there.
    func readText(_ bytes: Span<UInt8>, home: Int?, dialled: inout DialString?) -> Reading {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return Reading() }
            return readFolded(NumberText(bytes, in: base), home: home, dialled: &dialled)
        }
    }

    private func readFolded(_ folded: NumberText, home: Int?, dialled: inout DialString?) -> Reading {
        var text = folded
        var reading = Reading()
        if text.isEmpty { return reading }
        text.unwrapSpreadsheetPrefix()
        reading.repairs = text.repairs
        if text.isCut {
            reading.verdict = .rejected(text.hasLetters ? .notANumber : .tooLong)
            return reading
        }
        if text.isAddress {
            reading.verdict = .rejected(.notANumber)
            return reading
        }
        if case .destroyed = text.repairDamage() {
            reading.verdict = .rejected(.damaged)
            return reading
        }
        if let code = serviceCode(&text) { return code }
        text.takeURIParameters()
        guard text.skipToNumber() else {
            reading.verdict = .rejected(.notANumber)
            return reading
        }
        text.cutTrailingMarks()
        return readNumber(&text, home: home, dialled: &dialled)
    }

    /// Reads a text that starts at a number.
    ///
    /// Words that stand beside a whole number are set aside; other letters are keys of a keypad, then a pause. Where
    /// nothing leads to a number, words are set aside, too.
    private func readNumber(_ text: inout NumberText, home: Int?, dialled: inout DialString?) -> Reading {
        let digits = text.takeExtension()
        var apart: (reading: Reading, dial: DialString)?
        if let comment = text.commentStart, var dial = text.dialString(upTo: comment) {
            dial.extension = digits
            let reading = read(dial, home: home)
            if reading.planRule != .none {
                dialled = dial
                return reading
            }
            apart = (reading, dial)
        }
        var failed: Reading?
        if var dial = text.dialString(upTo: text.end) {
            dial.extension = digits
            dialled = dial
            let reading = read(dial, home: home)
            if reading.planRule != .none || !text.hasLetters { return reading }
            failed = reading
        }
        if text.hasLetters, let reading = readPaused(text, home: home, dialled: &dialled) { return reading }
        if let apart {
            dialled = apart.dial
            return apart.reading
        }
        if let failed { return failed }
        var reading = Reading()
        reading.repairs = text.repairs
        reading.verdict = .rejected(.notANumber)
        return reading
    }

    private func readPaused(_ text: NumberText, home: Int?, dialled: inout DialString?) -> Reading? {
        var text = text
        let paused = text.takePausedDigits()
        guard !paused.isEmpty, var dial = text.dialString(upTo: text.end) else { return nil }
        dial.extension = paused
        let reading = read(dial, home: home)
        if reading.planRule == .none { return nil }
        dialled = dial
        return reading
    }

    /// Reads codes that are dialled with stars and hashes: `*100#` is a code; `*31#` before a number is set aside.
    private func serviceCode(_ text: inout NumberText) -> Reading? {
        guard let length = text.serviceCodeLength else { return nil }
        if text.start + length < text.end {
            text.start += length
            text.repairs.insert(.serviceCode)
            text.trim()
            return nil
        }
        var reading = Reading()
        reading.repairs = text.repairs
        reading.verdict = .rejected(.shortCode)
        for position in text.start..<text.end where text.isDigit(at: position) {
            reading.nationalNumber.append(text[position] - UInt8(ascii: "0"))
        }
        return reading
    }
}

extension NumberText {
    /// Whether the text is an address of another kind: e-mail, `sip:`, a web page.
    fileprivate var isAddress: Bool {
        if hasMark("@") { return true }
        if hasMark(":"), hasLetters {
            return (hasMark("/") && position(of: "://") != nil) || hasPrefix("sip:", at: start)
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
        if hasPrefix("tel:", at: start), start + 4 < end, self[start + 4] != UInt8(ascii: " ") { start += 4 }
        guard hasKeypadLetters, hasMark(";") else { return }
        if let subaddress = position(of: ";isub="), subaddress > start { end = subaddress }
        guard let context = position(of: ";phone-context=") else { return }
        let scheme = position(of: "tel:").map { $0 + 4 } ?? start
        let value = context + 15
        var valueEnd = value
        while valueEnd < end, self[valueEnd] != UInt8(ascii: ";") { valueEnd += 1 }
        let number = min(scheme, context)
        if value < end, self[value] == UInt8(ascii: "+") {
            rewrite(prefix: value..<valueEnd, then: number..<context)
        } else {
            start = number
            end = context
        }
    }
}
