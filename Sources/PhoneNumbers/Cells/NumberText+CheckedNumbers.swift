// Numbers of cards and of people that their check digits show, whatever stands beside them.

extension NumberText {
    /// Where the number of a payment card ends that starts at a position in the groups that are printed on cards, `3782 822463 10005`, by its
    /// check digit ([ISO/IEC 7812-1](https://www.iso.org/standard/70484.html)); `nil` if none does.
    func cardNumberEnd(at first: Int) -> Int? {
        guard first < end, 0x32...0x36 ~= self[first] else { return nil }
        let last = groupedEnd(at: first, 4, 6, 5) ?? groupedEnd(at: first, 4, 4, 4, 4)
        return last.flatMap { endsChunk($0) && isChecked(first..<$0) ? $0 : nil }
    }

    /// `true` if a number of a payment card stands in the text.
    var holdsCardNumber: Bool {
        digitTotal > 14
            && (start..<end).contains {
                isDigit(at: $0) && !isDigit(at: $0 - 1) && startsChunk($0) && cardNumberEnd(at: $0) != nil
            }
    }

    /// Where groups of digits end that have some lengths, with a space or a hyphen between them.
    private func groupedEnd(at first: Int, _ lengths: Int...) -> Int? {
        var position = first
        for (place, length) in lengths.enumerated() {
            if place > 0 {
                guard hasPrefix(" ", at: position) || hasPrefix("-", at: position) else { return nil }
                position += 1
            }
            guard digitsEnd(position) == position + length else { return nil }
            position += length
        }
        return position
    }

    /// Returns `true` if the last digit of a part of the text is the check digit of those before it, by the sum of Luhn.
    private func isChecked(_ range: Range<Int>) -> Bool {
        var (sum, isSecond) = (0, false)
        for position in range.reversed() where isDigit(at: position) {
            let digit = number(position..<position + 1)
            sum += isSecond ? digit * 2 / 10 + digit * 2 % 10 : digit
            isSecond.toggle()
        }
        return sum % 10 == 0
    }

    /// Where a Finnish personal identity code ends that starts at a position: the day of a birth, a sign of its century, three digits and a
    /// check character, `131052-308T` ([Digital and Population Data Services Agency](https://dvv.fi/en/personal-identity-code)).
    func personalCodeEnd(at first: Int) -> Int? {
        let sign = first + 6
        guard digitsEnd(first) == sign, hasPrefix("-", at: sign) || hasPrefix("+", at: sign) || isLetter(at: sign),
            digitsEnd(sign + 1) >= sign + 4, 1...31 ~= number(first..<first + 2),
            1...12 ~= number(first + 2..<first + 4)
        else { return nil }
        let signs: StaticString = "0123456789abcdefhjklmnprstuvwxy"
        let rest = (number(first..<sign) * 1_000 + number(sign + 1..<sign + 4)) % 31
        let last = sign + 5
        guard last <= end, self[sign + 4] == signs.utf8Start[rest], !isLetter(at: last), endsChunk(last) else {
            return nil
        }
        return last
    }
}
