// A hash right behind a number, with which dialled strings and exports end it.

extension Classifier {
    /// The number of a text with a hash right behind its last digits, `020 7219 3000#`; `nil` for a text without one, and where its last group
    /// is rather dialled behind the number: `650-253-0000 123#`. Where both are numbers, the likelier one or none is accepted.
    func numberBeforeHash(
        _ text: NumberText, regionIndex: Int?, dialled: inout DialString
    ) -> Classification? {
        guard text.endsWithHash else { return nil }
        var (text, part, dial) = (text, text, DialString())
        part.keep(part.start..<part.end - 1)
        let isDialled = part.dial(upTo: part.end, extension: DigitBuffer(), into: &dial)
        let whole = isDialled ? read(dial, regionIndex: regionIndex) : Classification()
        guard whole.planRule != .none else { return nil }
        dialled = dial
        let digits = text.takeExtension()
        var shortDial = DialString()
        guard !digits.isEmpty, text.dial(upTo: text.end, extension: digits, into: &shortDial) else { return whole }
        let short = read(shortDial, regionIndex: regionIndex)
        let isOther = short.planRule != .none && !isGroupedAsWritten(whole, dial)
        return isOther && quality(whole, dial) - quality(short, shortDial) < 2 ? ambiguous(whole, dial) : whole
    }
}

extension NumberText {
    /// `true` if the only hash of a text without words and pauses stands right behind the digits at its end.
    fileprivate var endsWithHash: Bool {
        hasSuffix("#", at: end) && isDigit(at: end - 2) && !hasLetters && !has(",") && !has(";") && !has("~")
            && position(of: "#") == end - 1
    }
}
