/// A few digits behind a whole number: the end of a second number, `/ 79` or `, 7262-8120`.
struct CellTail {
    /// The digits.
    var digits = DigitBuffer()
    var length: Int { digits.count }
    /// `true` for four digits that may be a year.
    var mayBeYear: Bool { length == 4 && (1900...2099).contains(digits.number(ofFirst: 4)) }
    /// `true` if a hyphen stands before the digits: they replace those behind the last hyphen of the number.
    var hasHyphen = false
    /// `true` if the digits begin a range: `12-15`.
    var isRange = false
    /// `true` if nothing but the separator stands before the digits.
    var isTight = false
    /// The number of digits behind the last hyphen of the number before; 0 if it has none.
    var digitsBehindHyphen = 0
    /// The number of digits behind the area code of the number before, as its writer parted it; 0 if it is not parted.
    var localLength = 0
    /// `true` if the number before is written with its trunk prefix or its calling code.
    var followsPrefix = false
    /// `true` if the last digits of the number before stand in the same groups, and others in front of them, or if the digits stand
    /// together and are as many as those behind the first group of that number.
    var isGroupedAlike = false
    /// `true` if words in brackets stand behind the digits.
    private(set) var hasRemark = false

    /// The digits of a piece behind another one; `nil` if the piece is more than digits, or the number before it does not
    /// end with one.
    init?(_ piece: CellPiece, behind base: CellPiece, _ text: NumberText) {
        let (number, end) = (text.withoutRemark(base.range), text.withoutRemark(piece.range))
        guard !base.reading.repairs.contains(.remark),
            text.isDigit(at: number.upperBound - 1) || !base.reading.extension.isEmpty,
            read(text, end)
        else { return nil }
        look(at: text, number, base.reading)
        hasRemark = end != piece.range
        // `12345 (Berlin)`, `50050-446 (Recife)`
        let mayBePostCode = 5...6 ~= length && length != localLength || text.isPostCode(end)
        if hasRemark, mayBePostCode || !base.reading.extension.isEmpty { return nil }
        isTight = piece.range.lowerBound <= base.range.upperBound + 1
        let isBare = text.digitCount(end) == end.count
        isGroupedAlike = text.endsAlike(number, end) || isBare && length == localLength
    }

    private mutating func read(_ text: NumberText, _ range: Range<Int>) -> Bool {
        var first = range.lowerBound
        while first < range.upperBound, text.isLetter(at: first) {
            guard text.kind(at: first).isLabel else { return false }
            first = text.wordEnd(first)
            while first < range.upperBound,
                text[first] == UInt8(ascii: " ") || text[first] == UInt8(ascii: ".")
                    || text[first] == UInt8(ascii: ":")
            { first += 1 }
            guard first < range.upperBound, text[first] == UInt8(ascii: "-") else { return false }
        }
        if first < range.upperBound, text[first] == UInt8(ascii: "-") {
            hasHyphen = true
            first += 1
        }
        for position in first..<range.upperBound {
            switch text[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(ifDigit: text[position])
            case UInt8(ascii: " "): break
            case UInt8(ascii: "."):
                // `3.4.`: a day.
                if text.digitCount(range) < 5 { return false }
            case UInt8(ascii: "-"), UInt8(ascii: "~"):
                // Few digits on both sides: a range, whose first number counts.
                let behind = text.digitCount(position..<range.upperBound)
                if digits.count <= 3, behind > 0, behind <= 3 {
                    isRange = true
                    return digits.count > 0
                }
            default: return false
            }
        }
        return digits.count > 0 && digits.count <= 9
    }

    /// Finds how the number before is parted.
    private mutating func look(at text: NumberText, _ number: Range<Int>, _ reading: Classification) {
        var behindHyphen = 0
        var hasHyphen = false
        var count = 0
        let national = reading.nationalNumber.count
        for position in number.reversed() {
            if text.isDigit(at: position) {
                count += 1
                if !hasHyphen { behindHyphen += 1 }
            } else {
                if text[position] == UInt8(ascii: "-"), !hasHyphen {
                    hasHyphen = true
                    digitsBehindHyphen = behindHyphen
                }
                if count > 0, count < national { localLength = count }
                if !hasHyphen, text[position] != UInt8(ascii: "-") { behindHyphen = 99 }
            }
        }
        if digitsBehindHyphen > 9 { digitsBehindHyphen = 0 }
        followsPrefix = count > national
    }
}
