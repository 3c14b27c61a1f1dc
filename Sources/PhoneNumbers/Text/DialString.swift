/// The dialled content of a text: its digits, its plus if it has one, and its extension.
struct DialString {
    var digits = DigitBuffer()
    var hasPlus = false
    var `extension` = DigitBuffer()
    var repairs: NumberRepairs = []
    /// The way in which the text was read.
    var form = Form.folded
    /// The text that was dialled, where its grouping may decide; valid as long as the text is read.
    var text: UnsafeBufferPointer<UInt8>?
    /// `true` if the last digit or two stand apart from a number that is grouped as people group it: `040 123 4567 2`, `0812-3456-789 12`.
    var endsWithShortGroup = false

    /// The ways to read a text.
    enum Form {
        /// Folded to a small alphabet, or with slashes between digits.
        case folded
        /// As it is, apart from an extension.
        case plain
        /// With letters for keys of a keypad.
        case keypad
    }

    /// `true` if the text is digits only.
    var isBare: Bool { firstGroup == digits.count }
    /// `true` if a point stands behind the first digits, four of them at most, in a text of more than five characters.
    @inline(__always)
    var hasPointInFront: Bool {
        guard let text, text.count > 5 else { return false }
        let point = UInt8(ascii: ".")
        return text[1] == point || text[2] == point || text[3] == point || text[4] == point
    }
    /// `true` if four characters stand behind a slash at the end.
    @inline(__always)
    var hasLastGroupBehindSlash: Bool {
        guard let text, text.count > 5 else { return false }
        return text[text.count &- 5] == UInt8(ascii: "/")
    }
    /// `true` if a text begins with a year and a slash or a hyphen behind it.
    @inline(__always)
    var hasYearInFront: Bool {
        guard let text, text.count > 5, text[4] == UInt8(ascii: "/") || text[4] == UInt8(ascii: "-") else {
            return false
        }
        return 1900...2099 ~= digits.number(ofFirst: 4)
    }
    /// `true` if the digits begin with a zero, or with an area code in brackets.
    var hasTrunkPrefix: Bool { digits.first == 0 || text?.first == UInt8(ascii: "(") }
}

extension DialString {
    /// The number of digits before the first mark, all of them in a text of digits only; 0 where the text is not known.
    var firstGroup: Int {
        guard let text else { return 0 }
        var position = 0
        return Self.groupLength(of: text, &position)
    }

    /// The numbers of digits in the first two groups; `areAll` is `true` if there are no others. 0 where the text is
    /// not known.
    var firstGroups: (first: Int, second: Int, areAll: Bool) {
        guard let text else { return (0, 0, false) }
        var position = 0
        let first = Self.groupLength(of: text, &position)
        let second = Self.groupLength(of: text, &position)
        return (first, second, first + second == digits.count)
    }

    /// `true` for up to three digits without a zero in front, a point and four digits or more, as of degrees: `38.722252`.
    var isDecimal: Bool {
        guard hasPointInFront, digits.first != 0 else { return false }
        let groups = firstGroups
        return groups.first < 4 && groups.second > 3 && groups.areAll && digits.number(ofFirst: groups.first) <= 180
    }

    /// The number of digits that stand together from a position on, marks before them aside; moves the position behind
    /// them.
    static func groupLength(of text: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Int {
        var count = 0
        while position < text.count {
            if folded(in: text, &position) &- UInt8(ascii: "0") < 10 {
                count &+= 1
            } else if count > 0 {
                break
            }
        }
        return count
    }

    /// `true` if a zero alone in brackets stands behind the calling code: a trunk prefix, but in Italy a part of the
    /// numbers of fixed lines.
    var hasBracketedZero: Bool {
        guard let text else { return false }
        var position = 0
        var (before, last): (UInt8, UInt8) = (0, 0)
        while position < text.count {
            let character = Self.folded(in: text, &position)
            if before == UInt8(ascii: "("), last == UInt8(ascii: "0") { return character == UInt8(ascii: ")") }
            (before, last) = (last, character)
        }
        return false
    }

    /// The folded character at a position, and the position behind it; 0 for a character that is dropped.
    @inline(__always)
    static func folded(in text: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> UInt8 {
        let byte = text[position]
        guard byte >= 0x80 else {
            position &+= 1
            return byte
        }
        return foldedScalar(in: text, &position)
    }

    @inline(never)
    private static func foldedScalar(in text: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> UInt8 {
        let bytes = Span(_unsafeElements: text)
        if let (mark, length) = NumberText.foldedMark(at: position, of: bytes) {
            position += length
            return mark
        }
        let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
        position += length
        return NumberText.folded(scalar) ?? 0
    }

    /// Notes the text that is dialled.
    mutating func look(at text: UnsafeBufferPointer<UInt8>?) {
        self.text = text
        endsWithShortGroup = false
        guard let text, 8...GroupMap.capacity ~= text.count else { return }
        let bytes = Span(_unsafeElements: text)
        endsWithShortGroup = GroupMap(bytes).endWithShortGroup(bytes)
    }

    /// Reads the plain spellings that most numbers have: a plus, digits of any script, spaces, dots, dashes, slashes
    /// between digits and parentheses, all that also behind `tel:` or before an extension.
    ///
    /// - Returns: `false` if anything else is there, or if the text may be damaged: ``NumberText`` reads it then.
    @inline(never)
    mutating func read(plain bytes: Span<UInt8>) -> Bool {
        let end = bytes.count
        guard end >= 2, end < 128, bytes[unchecked: 0] != UInt8(ascii: "-"), bytes[unchecked: 0] != UInt8(ascii: " ")
        else { return false }
        let first = Self.labelLength(of: bytes)
        if first > 4 { repairs.insert(.label) }
        hasPlus = bytes[unchecked: first] == UInt8(ascii: "+")
        if hasPlus, Self.isTrunkPrefix(behindPlus: first &+ 1, in: bytes) { return false }
        let start = hasPlus ? first &+ 1 : first
        var position = start
        // Up to 16 digits are collected in one word.
        var word: UInt64 = 0
        var bits: UInt64 = 0
        // A bit for each plain character that is there.
        var marks: UInt64 = 0
        var groups: GroupMap?
        if end > 7, end <= GroupMap.capacity {
            let plain = PlainDigits(bytes, from: start)
            (position, word, bits, marks, groups) = (plain.end, plain.word, plain.bits, plain.marks, plain.groups)
        }
        var hasOtherScript = false
        while position < end {
            var (character, length) = (bytes[unchecked: position], 1)
            if !Self.isPlain(character) { (character, length) = takeOther(at: position, of: bytes, first: first) }
            guard length > 0 else {
                guard !hasOtherScript, bits <= 64 else { return false }
                return readExtension(of: bytes, at: position)
            }
            let step: UInt64 = character &- UInt8(ascii: "0") < 10 ? 1 : 0
            word |= (UInt64(character) & 15 &* step) &<< bits
            bits &+= step &* 4
            position &+= length
            marks |= 1 &<< UInt64(character)
            if length > 1 { hasOtherScript = true }
            groups = nil
        }
        if marks & Self.marks != 0,
            hasOtherParts(bytes, groups, marks, hasPlus: hasPlus, hasOtherScript: hasOtherScript)
        {
            return false
        }
        if marks & Self.spaceAndHyphen != 0, let groups { endsWithShortGroup = groups.endWithShortGroup(bytes) }
        form = marks & Self.slash == 0 ? .plain : .folded
        digits = bits <= 64 ? DigitBuffer(word: word, bits: bits) : longDigits(of: bytes, from: start, first: first)
        guard bits > 4 else { return false }
        let isUnusual =
            hasOtherScript || marks & Self.slash != 0 || end < 11 || bits == 56
            || bytes[unchecked: end &- 3] == UInt8(ascii: "-")
            || bytes[unchecked: end &- 1] == UInt8(ascii: " ")
        text = bytes.withUnsafeBufferPointer { text in
            UnsafeBufferPointer(start: text.baseAddress.map { $0 + first }, count: end &- first)
        }
        guard isUnusual else { return !digits.hasOverflowed }
        if bytes[unchecked: end &- 1] == UInt8(ascii: " ") { return false }
        let mayBeFloat = hasOtherScript && marks & 1 << 0x2E != 0 && digits[digits.count - 1] == 0
        let mayBeDate = marks & Self.separators != 0 || bits == 56
        return !mayBeFloat && !digits.hasOverflowed && (marks & Self.slash == 0 || digits.count > 8)
            && !(mayBeDate && Self.isDate(bytes))
    }

    /// Returns `true` if the marks of a plain text show that it may be damaged, or may hold more than a number.
    @inline(__always)
    private mutating func hasOtherParts(
        _ bytes: Span<UInt8>, _ groups: GroupMap?, _ marks: UInt64, hasPlus: Bool, hasOtherScript: Bool
    ) -> Bool {
        if Self.hasOddEnd(bytes, marks) { return true }
        if hasOtherScript {
            return Self.withFolded(bytes) {
                if 8...GroupMap.capacity ~= $0.count { endsWithShortGroup = GroupMap($0).endWithShortGroup($0) }
                return $0.count < 2 || Self.hasOddEnd($0, marks) || Self.mayHoldSegment($0, marks, hasPlus: hasPlus)
            }
        }
        guard marks & Self.separators != 0, !hasPlus || marks & Self.space != 0 else { return false }
        guard let groups else { return Self.mayHoldSegment(bytes, marks, hasPlus: hasPlus) }
        return Self.mayHoldSegment(bytes, groups, marks, hasPlus: hasPlus)
    }

    /// Returns `true` if a plain text is no number but a date: `04.03.1934`.
    @inline(never)
    private static func isDate(_ bytes: Span<UInt8>) -> Bool { CalendarDate.isWhole(bytes) }

    /// The digits of a plain text that has more than 16.
    @inline(never)
    private mutating func longDigits(of bytes: Span<UInt8>, from start: Int, first: Int) -> DigitBuffer {
        var position = start
        var found = DigitBuffer()
        while position < bytes.count {
            let byte = bytes[position]
            var (character, length) = (byte, 1)
            if !Self.isPlain(byte) { (character, length) = takeOther(at: position, of: bytes, first: first) }
            found.append(ifDigit: character)
            position += max(length, 1)
        }
        return found
    }

    /// Takes a character that is not plain: a slash between digits, or what is plain in another script.
    ///
    /// - Returns: the character as ASCII, and its length in bytes; 0 if no number has it.
    @inline(never)
    private mutating func takeOther(
        at position: Int, of bytes: Span<UInt8>, first: Int
    ) -> (character: UInt8, length: Int) {
        let byte = bytes[position]
        if byte < 0x80 {
            guard byte == UInt8(ascii: "/"), Self.isBetweenDigits(position, in: bytes) else { return (0, 0) }
            return (byte, 1)
        }
        guard let (character, length) = Self.plainScalar(at: position, of: bytes, first: first) else { return (0, 0) }
        if character == UInt8(ascii: "+") { hasPlus = true }
        return (character, length)
    }

    /// Returns `true` if a byte is one of `-./`, which follow each other in ASCII.
    @inline(__always)
    static func isDateMark(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "-") < 3 }

    /// Returns `true` if a text begins with the number of an entry of a list, `1) 030 ...`: no calling code is 8.
    @inline(__always)
    private static func hasListNumber(_ bytes: Span<UInt8>) -> Bool {
        bytes.count > 1 && bytes[unchecked: 1] == UInt8(ascii: ")")
            || bytes.count > 2 && bytes[unchecked: 2] == UInt8(ascii: ")") && bytes[unchecked: 0] != UInt8(ascii: "(")
    }

    /// Returns `true` if `8` stands alone behind a plus, which is a trunk prefix and no calling code.
    @inline(__always)
    private static func isTrunkPrefix(behindPlus position: Int, in bytes: Span<UInt8>) -> Bool {
        position &+ 1 < bytes.count && bytes[unchecked: position] == UInt8(ascii: "8")
            && bytes[unchecked: position &+ 1] &- UInt8(ascii: "0") >= 10
    }

    /// Returns `true` if a text begins as a list does, or ends as a float or a remark.
    @inline(__always)
    private static func hasOddEnd(_ bytes: Span<UInt8>, _ marks: UInt64) -> Bool {
        if marks & (1 << 0x29) != 0, hasListNumber(bytes) || bytes[unchecked: bytes.count &- 1] == UInt8(ascii: ")") {
            return true
        }
        return marks & (1 << 0x2E) != 0 && looksLikeFloat(bytes)
    }

    /// Returns `true` if a text ends with seven digits, a point and zeros (`16502530000.00`), or with points that hide
    /// digits.
    @inline(__always)
    private static func looksLikeFloat(_ bytes: Span<UInt8>) -> Bool {
        var tail = bytes.count &- 1
        if bytes[unchecked: tail &- 1] == UInt8(ascii: "."), tail > 1, bytes[unchecked: tail &- 2] == UInt8(ascii: ".")
        {
            return true
        }
        while tail > 0, bytes[unchecked: tail] == UInt8(ascii: "0") { tail &-= 1 }
        return bytes[unchecked: tail] == UInt8(ascii: ".") && tail < bytes.count &- 1
            && endsWithDigits(bytes, before: tail)
    }

    /// Returns `true` if seven digits stand right before a point.
    private static func endsWithDigits(_ bytes: Span<UInt8>, before point: Int) -> Bool {
        guard point > 6 else { return false }
        for position in point - 7..<point where bytes[position] &- UInt8(ascii: "0") >= 10 { return false }
        return true
    }

    /// Returns `true` if a byte is a digit or one of ` -.()`.
    @inline(__always)
    static func isPlain(_ byte: UInt8) -> Bool {
        let plain: UInt64 = 0x03FF_6301_0000_0000
        return byte < 64 && plain &>> UInt64(byte) & 1 != 0
    }

    /// The length of `tel:` and spaces behind it at the start of a text, 0 if something else is there. With spaces it
    /// is a label, else the scheme of [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966).
    @inline(__always)
    static func labelLength(of bytes: Span<UInt8>) -> Int {
        guard bytes[unchecked: 0] | 0x20 == UInt8(ascii: "t"), bytes.count > 4, bytes[1] | 0x20 == UInt8(ascii: "e"),
            bytes[2] | 0x20 == UInt8(ascii: "l"), bytes[3] == UInt8(ascii: ":"), bytes[4] < 0x80
        else { return 0 }
        var length = 4
        while length < bytes.count - 1, bytes[length] == UInt8(ascii: " ") { length += 1 }
        return length
    }

    private static func isBetweenDigits(_ position: Int, in bytes: Span<UInt8>) -> Bool {
        position > 0 && position + 1 < bytes.count && bytes[position - 1] &- UInt8(ascii: "0") < 10
            && bytes[position + 1] &- UInt8(ascii: "0") < 10
    }

    /// The folded character at a position that is not ASCII, and its length in bytes; `nil` for one that is not plain.
    @inline(__always)
    private static func plainScalar(
        at position: Int, of bytes: Span<UInt8>, first: Int
    ) -> (character: UInt8, length: Int)? {
        guard
            let (character, length) = NumberText.foldedMark(at: position, of: bytes)
                ?? otherScalar(at: position, of: bytes)
        else { return nil }
        let isPlain =
            switch character {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "+"): position == first
            // Blanks at the ends are no part of the text.
            case UInt8(ascii: " "): position > first && position + length < bytes.count
            case UInt8(ascii: "("): true
            // Not behind the number of an entry of a list.
            case UInt8(ascii: ")"): position > 3
            case UInt8(ascii: "-"): position > 0
            // Not where a float's tail could be.
            case UInt8(ascii: "."): position + 9 < bytes.count
            default: false
            }
        return isPlain ? (character, length) : nil
    }

    private static func otherScalar(at position: Int, of bytes: Span<UInt8>) -> (character: UInt8, length: Int)? {
        let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
        return NumberText.folded(scalar).map { ($0, length) }
    }
}
