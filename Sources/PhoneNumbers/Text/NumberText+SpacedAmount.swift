// Amounts whose thousands stand apart, which are grouped as phone numbers are.

extension NumberText {
    /// `true` for thousands behind spaces and two zeros behind a comma, and for thousands behind apostrophes and any two decimals:
    /// `22 123 456,00`, `22'123'456.50`.
    var isSpacedAmount: Bool {
        guard has(",") || has("'"), !hasLetters, count > 6, self[start] != UInt8(ascii: "0") else { return false }
        let point = end - 3
        guard self[point] == UInt8(ascii: ",") || self[point] == UInt8(ascii: "."), digitsEnd(point + 1) == end else {
            return false
        }
        var position = digitsEnd(start)
        guard 1...3 ~= position - start else { return false }
        let mark = self[position]
        guard mark == UInt8(ascii: "'") || mark == UInt8(ascii: " ") && number(point + 1..<end) == 0 else {
            return false
        }
        while position < point, self[position] == mark, digitsEnd(position + 1) == position + 4 { position += 4 }
        return position == point
    }
}
