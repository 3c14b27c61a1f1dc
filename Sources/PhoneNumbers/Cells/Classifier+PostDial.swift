// Dialled strings with several pauses, as invitations to conferences have them: `+16468769923,,85012345678#,,,,*123456#`.

extension Classifier {
    /// The number of a dialled string, with the digits behind its first pause as extension; `nil` if the text is none.
    func numberBeforePauses(_ cell: Span<UInt8>, in text: NumberText, regionIndex: Int?) -> Classification? {
        guard cell.count == text.count, let end = text.firstDialledEnd else { return nil }
        var number = onlyNumber(of: cell.extracting(0..<end - text.start), regionIndex: regionIndex)
        guard number.planRule != .none else { return nil }
        number.repairs.insert(.severalExtensions)
        return number
    }
}

extension NumberText {
    /// Where the digits end that are dialled behind the first pause of a text, if other pauses and digits follow, and nothing else; `nil` where
    /// single commas may part numbers, as they do outside North America.
    fileprivate var firstDialledEnd: Int? {
        guard has(",") || has("p") || has("w"), let pause = firstPause else { return nil }
        var first = pause
        while isPause(at: first) { first += 1 }
        let last = digitsEnd(first)
        let stop = hasPrefix("#", at: last) ? last + 1 : last
        guard 1...15 ~= last - first, isPause(at: stop), digitCount(stop..<end) > 0 else { return nil }
        let isDialled = first - pause > 1 || self[pause] != UInt8(ascii: ",")
        return isDialled || hasPrefix("+1", at: start) && hasShortGroups(behind: pause) ? stop : nil
    }

    /// The first pause behind a number, where only pauses, digits, stars and hashes follow.
    private var firstPause: Int? {
        guard let pause = (start..<end).first(where: { isPause(at: $0) && isDigit(at: $0 - 1) }),
            digitCount(start..<pause) >= 7, !(start..<pause).contains(where: { isLetter(at: $0) })
        else { return nil }
        let areDialled = (pause..<end).allSatisfy {
            isDigit(at: $0) || isPause(at: $0) || self[$0] == UInt8(ascii: "#") || self[$0] == UInt8(ascii: "*")
        }
        return areDialled ? pause : nil
    }

    private func isPause(at position: Int) -> Bool {
        guard position < end else { return false }
        if self[position] == UInt8(ascii: ",") { return true }
        let isLetter = self[position] == UInt8(ascii: "p") || self[position] == UInt8(ascii: "w")
        return isLetter && wordEnd(position) == position + 1 && !self.isLetter(at: position - 1)
    }

    private func hasShortGroups(behind pause: Int) -> Bool {
        (pause..<end).allSatisfy { !isDigit(at: $0) || isDigit(at: $0 - 1) || digitsEnd($0) - $0 < 7 }
    }
}
