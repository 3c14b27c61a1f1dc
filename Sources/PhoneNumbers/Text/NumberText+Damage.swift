// The damage that spreadsheets and exports do to numbers. It is undone and recorded where it can be, and detected where
// it cannot.

extension NumberText {
    /// The damage that makes a text the ruin of a number.
    enum Damage {
        case none
        case destroyed
    }

    /// Takes off the protection that spreadsheets put around text: `="0123"`, `'+44...`, quotes.
    mutating func unwrapSpreadsheetPrefix() {
        var (first, last) = (start, end)
        while first < last, self[first] == UInt8(ascii: "=") || isQuote(at: first) { first += 1 }
        guard first > start else { return }
        while first < last, isQuote(at: last - 1) { last -= 1 }
        repairs.insert(.spreadsheetPrefix)
        keep(first..<last)
    }

    private func isQuote(at position: Int) -> Bool {
        self[position] == UInt8(ascii: "\"") || self[position] == UInt8(ascii: "'")
    }

    /// Mends what can be mended and says whether the number is lost.
    mutating func repairDamage() -> Damage {
        guard !isEmpty else { return .none }
        if self[start] == UInt8(ascii: "#"), isErrorWord() { return .destroyed }
        if has("e"), let exponent = position(ofExponent: ()) { return repairScientificNotation(exponent) }
        if hasKeypadLetters, has("-"), isDay() { return .destroyed }
        if isDifference() { return .destroyed }
        if self[end - 1] == UInt8(ascii: "0") { cutFloatTail() }
        return .none
    }

    /// `#NAME?`, `#ERROR!`, `########`.
    private func isErrorWord() -> Bool {
        if count > 1, (start..<end).allSatisfy({ self[$0] == UInt8(ascii: "#") }) { return true }
        let last = self[end - 1]
        return count > 2 && isLetter(at: start + 1)
            && (last == UInt8(ascii: "!") || last == UInt8(ascii: "?") || hasPrefix("#n/a", at: start))
    }

    /// The place of the `e` in `4.47E+11`, if the whole text has that form.
    private func position(ofExponent: Void) -> Int? {
        var position = start
        if self[position] == UInt8(ascii: "+") || self[position] == UInt8(ascii: "-") { position += 1 }
        guard isDigit(at: position) else { return nil }
        while isDigit(at: position) { position += 1 }
        if position < end, self[position] == UInt8(ascii: ".") || self[position] == UInt8(ascii: ",") {
            position += 1
            guard isDigit(at: position) else { return nil }
            while isDigit(at: position) { position += 1 }
        }
        guard position < end, self[position] == UInt8(ascii: "e") else { return nil }
        let exponent = position
        position += 1
        if position < end, self[position] == UInt8(ascii: "+") || self[position] == UInt8(ascii: "-") { position += 1 }
        guard isDigit(at: position), end - position <= 3 else { return nil }
        while isDigit(at: position) { position += 1 }
        return position == end ? exponent : nil
    }

    /// Writes out scientific notation if its mantissa still holds every digit.
    private mutating func repairScientificNotation(_ exponent: Int) -> Damage {
        var power = 0
        for position in exponent + 1..<end where isDigit(at: position) {
            power = power * 10 + Int(self[position] - UInt8(ascii: "0"))
        }
        var decimals = 0
        if let point = (start..<exponent).first(where: {
            self[$0] == UInt8(ascii: ".") || self[$0] == UInt8(ascii: ",")
        }) {
            decimals = exponent - point - 1
            guard point == start + 1 else { return .destroyed }
            replace(at: point, by: UInt8(ascii: "."))
        }
        guard self[exponent + 1] != UInt8(ascii: "-"), decimals == power, power > 5 else { return .destroyed }
        keep(start..<exponent)
        repairs.insert(.scientificNotation)
        return .none
    }

    /// `3-apr`: what a spreadsheet makes of digits that look like a day and a month.
    private func isDay() -> Bool {
        var dash = start
        while isDigit(at: dash) { dash += 1 }
        return dash > start && dash - start <= 2 && dash < end && isMonth(after: dash)
    }

    private func isMonth(after dash: Int) -> Bool {
        guard self[dash] == UInt8(ascii: "-"), end - dash >= 4, isLetter(at: dash + 3) else { return false }
        if end > dash + 4, isLetter(at: dash + 4) { return false }
        let months: StaticString = "janfebmaraprmayjunjulaugsepoctnovdec"
        for month in 0..<12 {
            if (0..<3).allSatisfy({ self[dash + 1 + $0] == months.utf8Start[month * 3 + $0] }) { return true }
        }
        return false
    }

    /// `-1788`: `+1-555-1234` evaluated as arithmetic.
    private func isDifference() -> Bool {
        guard self[start] == UInt8(ascii: "-"), count > 1, count <= 8 else { return false }
        return (start + 1..<end).allSatisfy { isDigit(at: $0) }
    }

    /// Cuts `.0` or `,00` off a number that was stored as a float.
    private mutating func cutFloatTail() {
        var point = end
        while point > start, self[point - 1] == UInt8(ascii: "0") { point -= 1 }
        guard point < end, point > start + 7 else { return }
        let mark = self[point - 1]
        guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") else { return }
        let first = self[start] == UInt8(ascii: "+") ? start + 1 : start
        let isBare = (first..<point - 1).allSatisfy { isDigit(at: $0) }
        guard isBare || mark == UInt8(ascii: ",") && end == point + 2 && areGroups(before: point - 1) else { return }
        keep(start..<point - 1)
        repairs.insert(.floatTail)
    }

    /// Returns `true` if a number in groups ends before a position, and nothing else stands there.
    private func areGroups(before position: Int) -> Bool {
        !hasLetters && isDigit(at: position - 1) && digitCount(start..<position) >= 7
            && self.position(of: ",") == position
    }
}
