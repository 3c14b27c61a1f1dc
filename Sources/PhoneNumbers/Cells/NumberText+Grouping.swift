// Marks that group the digits of one number, and may stand between numbers as well.

extension NumberText {
    /// `true` if one kind of mark groups the digits, as in `021/2345/6789`: twice at least, with four digits in a group
    /// at most, five in the last one, and nothing but spaces beside it.
    /// Parentheses may enclose the first group: `(021)/234/567`. A space may part the area code, `020 12/34/56`, where all
    /// groups behind it have two or three digits.
    var isGroupedByOneMark: Bool {
        var (first, last) = (start, end)
        while first < last, !isDigit(at: first) { first += 1 }
        while first < last, !isDigit(at: last - 1) { last -= 1 }
        var mark: UInt8 = 0
        var (marks, digits, length) = (0, 0, 0)
        while first < last {
            if isDigit(at: first) {
                digits += 1
                first += 1
                if digits > 5 || digits > 4 && (first < last || marks < 2) { return false }
                continue
            }
            let isBehindArea = marks == 0 && self[first] == UInt8(ascii: ")") && first + 1 < last
            if isBehindArea, !isDigit(at: first + 1), self[first + 1] != UInt8(ascii: " ") { first += 1 }
            var found = self[first]
            while !isDigit(at: first) {
                if self[first] != UInt8(ascii: " ") {
                    guard found == UInt8(ascii: " ") || found == self[first] else { return false }
                    found = self[first]
                }
                first += 1
            }
            if marks == 1, mark == UInt8(ascii: " "), found != mark, digits == 2 || digits == 3 {
                (mark, marks, length) = (found, 0, digits)
            }
            guard mark == 0 || found == mark, length == 0 || digits == length else { return false }
            mark = found
            marks += 1
            digits = 0
        }
        return marks > 1 && (length == 0 || digits == length) && Self.isGroupingMark(mark)
    }

    /// `true` if the same marks and spaces part all groups of digits, which then may be those of one number as well as two numbers:
    /// `085/4254097/34`, `4416718/765`. A single mark stands behind seven digits at most, and a bracket may close behind the first group.
    var isPartedByOneMark: Bool {
        if has("+") { return false }
        var (position, last) = (start, end)
        while position < last, !isDigit(at: position) { position += 1 }
        while position < last, !isDigit(at: last - 1) { last -= 1 }
        let isShort = digitsEnd(position) - position <= 7
        var (marks, mark, length) = (0, 0, 0)
        while true {
            position = digitsEnd(position)
            if marks == 0, self[position] == UInt8(ascii: ")") { position += 1 }
            if position >= last { return marks > (isShort ? 0 : 1) }
            let begin = position
            if marks == 0 { mark = begin }
            while !isDigit(at: position) {
                guard self[position] == self[mark + position - begin] else { return false }
                position += 1
            }
            if marks == 0 { length = position - begin }
            guard position - begin == length else { return false }
            marks += 1
        }
    }

    /// Returns `true` if a mark between digits of one number may also stand between numbers.
    private static func isGroupingMark(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: " "), bullet:
            true
        default: false
        }
    }
}
