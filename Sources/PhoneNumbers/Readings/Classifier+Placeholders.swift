// Digits that were typed to fill a field.

extension Classifier {
    /// Returns `true` if digits were typed to fill a field: seven or more of one digit, or a run of all ten.
    @inline(__always)
    func isPlaceholder(_ digits: DigitBuffer) -> Bool {
        digits.mayBeOneDigitOrRun && !allowedCategories.contains(.forbidden)
            && table.label(after: digits, from: table.placeholderRoot) != 0
    }

    /// The digits that were typed to fill a field: all of them, or a national number of one digit only.
    /// `+43 1 234567890` is a number.
    @inline(__always)
    func placeholder(_ dialled: DigitBuffer, _ national: DigitBuffer) -> DigitBuffer? {
        isPlaceholder(dialled) ? dialled : isPlaceholderNumber(national) ? national : nil
    }

    /// Returns `true` if a national number was typed to fill a field.
    @inline(__always)
    func isPlaceholderNumber(_ national: DigitBuffer) -> Bool {
        (national.first != 1 || national.number(ofFirst: 2) == 11) && isPlaceholder(national)
    }

    /// Rejects digits that were typed to fill a field.
    @inline(never)
    func forbidden(_ reading: Classification, _ digits: DigitBuffer) -> Classification {
        var reading = reading
        reading.rule = NumberingRule.ID(rawValue: table.label(after: digits, from: table.placeholderRoot))
        reading.categories.insert(.forbidden)
        reading.verdict = .rejected(.forbidden)
        return reading
    }
}
