/// The marks of a cell that may part numbers, found without folding it into memory.
///
/// Most cells that are not read at once hold one number with a word or slashes, or a text that is not a number. Every
/// separator that ``NumberText`` finds is one of these marks, or a letter, with digits around it: a cell without them
/// needs no search. The search is decided from the digits alone, so that it takes in more cells than have a separator.
struct CellMarks {
    /// `true` if a mark parts numbers regardless of the characters behind it.
    private(set) var hasOther = false
    private var digits = 0
    private var hasSlash = false
    private var hasSpace = false
    /// `true` if there is a letter, or any mark but slashes and a plus at the start.
    private var hasOtherThanSlashes = false
    /// The number of groups of digits between slashes, and the length of the longest.
    private var groups = 0
    private var maximumGroup = 0
    /// The numbers of digits before the last slash, the last hyphen, and the first letters that may part codes and
    /// numbers.
    private var digitsBeforeSlash = 0
    private var digitsBeforeHyphen = 0
    private var digitsBeforeCode = Int.max
    private var digitsBeforeWord = Int.max

    init(_ cell: Span<UInt8>) {
        var position = 0
        while position < cell.count {
            let byte = cell[unchecked: position]
            if byte &- UInt8(ascii: "0") < 10 {
                digits &+= 1
                position &+= 1
                continue
            }
            if byte &- 0x20 < 0x5F {
                note(byte, at: position, of: cell)
                position &+= 1
            } else {
                position &+= note(otherAt: position, of: cell)
            }
            if hasOther { return }
        }
        endGroup()
    }

    @inline(__always)
    private mutating func endGroup() {
        groups &+= digits > digitsBeforeSlash ? 1 : 0
        maximumGroup = max(maximumGroup, digits &- digitsBeforeSlash)
    }

    /// Notes a character that cannot be seen, or is not ASCII, and gives its length.
    @inline(never)
    private mutating func note(otherAt position: Int, of cell: Span<UInt8>) -> Int {
        let (scalar, length) = ScalarDecoder.scalar(in: cell, at: position)
        if scalar == 0x0A || scalar == 0x0D { hasOther = true }
        guard let folded = NumberText.folded(scalar) else { return length }
        if folded &- UInt8(ascii: "0") < 10 { digits &+= 1 } else { note(folded, at: position, of: cell) }
        return length
    }

    @inline(__always)
    private mutating func note(_ mark: UInt8, at position: Int, of cell: Span<UInt8>) {
        switch mark {
        case UInt8(ascii: "."): break
        case UInt8(ascii: "("), UInt8(ascii: "["):
            hasOther = digits > 5
            return
        case UInt8(ascii: " "): hasSpace = true
        case UInt8(ascii: "-"): digitsBeforeHyphen = digits
        case UInt8(ascii: "/"):
            hasSlash = true
            endGroup()
            digitsBeforeSlash = digits
            return
        case UInt8(ascii: "+"):
            hasOther = digits > 5
            if digits == 0 { return }
        case UInt8(ascii: ")"): hasOther = Self.isEntry(before: position, of: cell)
        case UInt8(ascii: ":"): hasOther = position > 0 && Self.partsNumbers(colonBehind: cell[position - 1])
        case UInt8(ascii: "&"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "_"),
            UInt8(ascii: "\\"), NumberText.bullet:
            hasOther = true
        default:
            // Small letters, and what stands for letters, have the same bit.
            guard digits >= 3, NumberText.isLetter(mark) || NumberText.isLetter(mark | 0x20) else { break }
            digitsBeforeCode = min(digitsBeforeCode, digits)
            if digits > 5 { digitsBeforeWord = min(digitsBeforeWord, digits) }
        }
        hasOtherThanSlashes = true
    }

    /// Returns `true` if one or two digits behind a space stand before a position: the number of an entry of a list,
    /// ` 2)`. Characters beyond ASCII count as such digits.
    private static func isEntry(before position: Int, of cell: Span<UInt8>) -> Bool {
        for place in 1...3 where position >= place {
            let byte = cell[position - place]
            if byte >= 0x80 { return true }
            if byte == UInt8(ascii: " ") { return place > 1 }
            if byte &- UInt8(ascii: "0") >= 10 { return false }
        }
        return false
    }

    /// Returns `true` if a colon behind a byte may part numbers: behind a digit or another colon, or beyond ASCII.
    private static func partsNumbers(colonBehind byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 11 || byte >= 0x80
    }

    /// Returns `true` if something of the cell may part numbers.
    ///
    /// - Parameters:
    ///   - whole: the reading of the whole cell.
    ///   - isLabelled: `true` if the cell begins with `tel:` and no space behind it, as addresses do: then only the surest separators count.
    func mayPartNumbers(_ whole: Classification, isLabelled: Bool) -> Bool {
        if hasOther || isLabelled { return hasOther }
        let isOfCodes = digits <= 8
        if digits > (isOfCodes ? digitsBeforeCode : digitsBeforeWord) { return true }
        // `112 oder 030 234567`
        if digitsBeforeCode == 3, digits > 9 { return true }
        if hasSlash, digitsBeforeSlash > 5 || isOfCodes || digitsBeforeCode <= digitsBeforeSlash {
            // `020/1234/567`: slashes group the digits.
            let isOne = whole.planRule != .none && groups > 2 && maximumGroup <= 4 && !hasOtherThanSlashes
            if !isOne { return true }
        }
        if whole.isSettled { return false }
        return digitsBeforeHyphen >= 7 && digits &- digitsBeforeHyphen <= 4 || hasSpace && digits >= 12
    }
}
