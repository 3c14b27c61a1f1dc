// Extensions behind one letter, as people of some countries write the word for them: `r. 215`, `m. 12`, `w. 12`.

extension NumberText {
    /// Takes the digits behind a letter that stands apart, and a point or a colon, off the end of the text, if a number is before it.
    ///
    /// - Returns: the digits; none if the text ends in another way.
    mutating func takeExtension(behind letter: UInt8) -> DigitBuffer {
        let first = digitsStart(before: end)
        guard hasLetters, 1...6 ~= end - first else { return DigitBuffer() }
        var mark = first - 1
        while mark > start, self[mark] == UInt8(ascii: " ") { mark -= 1 }
        guard mark - 2 > start, self[mark] == UInt8(ascii: ".") || self[mark] == UInt8(ascii: ":"),
            self[mark - 1] == letter, self[mark - 2] == UInt8(ascii: " ") || self[mark - 2] == UInt8(ascii: ",")
        else { return DigitBuffer() }
        var last = mark - 1
        while last > start, !isDigit(at: last - 1), !isLetter(at: last - 1) { last -= 1 }
        guard isDigit(at: last - 1), digitCount(start..<last) > 6 else { return DigitBuffer() }
        let digits = digits(first..<end)
        keep(start..<last)
        return digits
    }
}
