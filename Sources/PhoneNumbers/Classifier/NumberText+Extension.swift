// Extensions, in the spellings that libphonenumber knows, and the pauses of dialled strings.

extension NumberText {
    /// Takes an extension off the end of the text and gives its digits; nothing if there is none.
    mutating func takeExtension() -> DigitBuffer {
        guard hasLetters || has("#") || has(";") || has(",") || has("~") else { return DigitBuffer() }
        var digitsEnd = end
        let hasHash = !isEmpty && self[end - 1] == UInt8(ascii: "#")
        if hasHash { digitsEnd -= 1 }
        var digitsStart = digitsEnd
        while isDigit(at: digitsStart - 1) { digitsStart -= 1 }
        let length = digitsEnd - digitsStart
        guard length > 0, length <= 20, let numberEnd = numberEnd(before: digitsStart, length, hasHash) else {
            return DigitBuffer()
        }
        let numberDigits = digitCount(start..<numberEnd)
        guard numberDigits >= 3 || (numberDigits == 2 && numberEnd - start == 2) else { return DigitBuffer() }
        defer { keep(start..<numberEnd) }
        return digits(digitsStart..<digitsEnd)
    }

    /// Takes the digits after a pause `p` or `w` of a dialled string off the end of the text.
    mutating func takePausedDigits() -> DigitBuffer {
        var position = end
        while isDigit(at: position - 1) { position -= 1 }
        guard position < end, end - position <= 15, position - 1 > start, isDigit(at: position - 2),
            self[position - 1] == UInt8(ascii: "p") || self[position - 1] == UInt8(ascii: "w"),
            digitCount(start..<position) >= 3
        else { return DigitBuffer() }
        defer { keep(start..<position - 1) }
        return digits(position..<end)
    }

    /// Where the number ends that an extension of `length` digits at a position belongs to.
    private func numberEnd(before digits: Int, _ length: Int, _ hasHash: Bool) -> Int? {
        if hasSuffix(";ext=", at: digits) { return digits - 5 }
        var position = skippingBack(from: digits) {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-")
        }
        if position > start, self[position - 1] == UInt8(ascii: ":") || self[position - 1] == UInt8(ascii: ".") {
            position -= 1
        }
        if let label = labelStart(endingAt: position, length) {
            return skippingBack(from: label) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
        }
        if position > start, self[position - 1] == UInt8(ascii: ";"), length <= 15 {
            return skippingBack(from: position - 1) { $0 == UInt8(ascii: " ") }
        }
        if let comma = firstComma(from: skippingBack(from: digits, over: Self.isPause), to: digits) {
            let longest = self[comma + 1] == UInt8(ascii: ",") ? 15 : 9
            if length <= longest { return skippingBack(from: comma) { $0 == UInt8(ascii: " ") } }
        }
        guard hasHash, length <= 6, digits > start else { return nil }
        let separator = skippingBack(from: digits) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        return separator < digits ? separator : nil
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

    /// Where a word for an extension starts that ends at a position, if its kind may stand before so many digits.
    private func labelStart(endingAt position: Int, _ length: Int) -> Int? {
        if let explicit = explicitLabelStart(endingAt: position) { return explicit }
        guard position > start, length <= 9 else { return nil }
        if hasSuffix("int", at: position) { return position - 3 }
        switch self[position - 1] {
        case UInt8(ascii: "x"), UInt8(ascii: "#"), UInt8(ascii: "~"): return position - 1
        default: return nil
        }
    }

    /// `ext`, `xt`, `extn`, `extension`, `anexo`, `доб`.
    private func explicitLabelStart(endingAt position: Int) -> Int? {
        if hasSuffix("anexo", at: position) { return position - 5 }
        if position - 3 >= start, self[position - 3] == Self.cyrillicD, self[position - 2] == Self.cyrillicO,
            self[position - 1] == Self.cyrillicB
        {
            return position - 3
        }
        var word = position
        if word > start, self[word - 1] == UInt8(ascii: "n") { word -= 1 }
        if hasSuffix("ensio", at: word) { word -= 5 }
        guard hasSuffix("xt", at: word) else { return nil }
        word -= 2
        return word > start && self[word - 1] == UInt8(ascii: "e") ? word - 1 : word
    }
}
