// The sign for the code of any carrier, as Brazilians write it between the trunk zero and the area code: `0XX11`, `(0**11)`.

extension NumberText {
    /// The sign for any carrier: two letters x or stars behind a zero in front of ten or eleven other digits, the first of the text or
    /// behind a plus and the calling code; and where that zero stands. `nil` if there is none.
    var carrierSign: (zero: Int, marks: Range<Int>)? {
        guard let first = (start..<end).first(where: { isCarrierMark(at: $0) }), isCarrierMark(at: first + 1),
            !isCarrierMark(at: first + 2)
        else { return nil }
        var zero = first - 1
        while zero >= start, self[zero] == UInt8(ascii: " ") || self[zero] == UInt8(ascii: "-") { zero -= 1 }
        guard zero >= start, self[zero] == UInt8(ascii: "0"), !isDigit(at: zero - 1),
            hasPlus ? hasPrefix("+55", at: start) && digitCount(start..<zero) == 2 : digitCount(start..<zero) == 0
        else { return nil }
        let behind = first + 2..<end
        let isWhole = 10...11 ~= digitCount(behind) && !behind.contains { isCarrierMark(at: $0) }
        return isWhole ? (zero, first..<first + 2) : nil
    }

    private func isCarrierMark(at position: Int) -> Bool {
        position < end
            && (self[position] == UInt8(ascii: "x") || self[position] == Self.cyrillicX
                || self[position] == UInt8(ascii: "*"))
    }

    /// Takes the sign for any carrier out of the text, and the zero in front of it where it stands behind the calling code.
    mutating func takeCarrierSign() {
        guard let sign = carrierSign else { return }
        clear(hasPlus ? sign.zero..<sign.marks.upperBound : sign.marks)
        repairs.insert(.carrierCode)
        look()
    }
}
