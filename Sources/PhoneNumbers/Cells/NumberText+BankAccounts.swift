// Numbers of bank accounts by their check digits.

extension NumberText {
    /// Where the number of a bank account ends that begins with the code of its country, by its check digits, `NO93 8601 1117 947`
    /// ([ISO 13616](https://www.iso.org/standard/81090.html)); `nil` if none does.
    func checkedAccountEnd(at first: Int) -> Int? {
        var (position, last) = (first, first)
        var (count, rest) = (0, 0)
        while position < end, count <= 34 {
            if isDigit(at: position) || self[position] >= UInt8(ascii: "a") && isLetter(at: position) {
                if count >= 4 { rest = remainder(rest, with: position) }
                count += 1
                last = position + 1
            } else if self[position] != UInt8(ascii: " ") || position > last {
                break
            }
            position += 1
        }
        guard 15...34 ~= count, endsChunk(last), digitsEnd(first + 2) >= first + 4 else { return nil }
        for place in first..<first + 4 { rest = remainder(rest, with: place) }
        return rest == 1 ? last : nil
    }

    /// The remainder by 97 of a number with the value of a character behind it: a letter has two digits.
    private func remainder(_ rest: Int, with position: Int) -> Int {
        let character = self[position]
        return isDigit(at: position)
            ? (rest * 10 + Int(character &- UInt8(ascii: "0"))) % 97
            : (rest * 100 + Int(character &- UInt8(ascii: "a")) + 10) % 97
    }
}
