/// What a text dials: its digits, whether it is written with a plus, and its extension.
struct DialString {
    var digits = DigitBuffer()
    var hasPlus = false
    var `extension` = DigitBuffer()
    var repairs: NumberRepairs = []
    /// Whether letters were taken for keys of a keypad.
    var usesKeypad = false
    /// The text that was dialled, where its grouping may decide; valid as long as the text is read.
    var text: UnsafeBufferPointer<UInt8>?
    /// Whether a slash stands between digits.
    var hasSlash = false
    /// Whether the text is digits only.
    var isBare: Bool { firstGroup == digits.count }
}

extension DialString {
    /// How many digits stand before the first mark, all of them in a text of digits only; 0 where the text is not known.
    var firstGroup: Int {
        guard let text else { return 0 }
        var position = 0
        while position < text.count, text[position] &- UInt8(ascii: "0") >= 10 { position &+= 1 }
        let first = position
        while position < text.count, text[position] &- UInt8(ascii: "0") < 10 { position &+= 1 }
        return position &- first
    }

    /// Whether a zero in brackets stands behind the calling code. In Italy fixed lines have the zero and mobiles do not.
    var hasBracketedZero: Bool {
        guard let text, text.count > 4 else { return false }
        for position in 2..<text.count - 1 where text[position] == UInt8(ascii: "0") {
            if text[position - 1] == UInt8(ascii: "(") { return text[position + 1] == UInt8(ascii: ")") }
        }
        return false
    }

    /// Notes the text, for ``firstGroup``.
    @inline(__always)
    mutating func lookAtGroups(of bytes: Span<UInt8>) {
        text = bytes.withUnsafeBufferPointer { $0 }
    }

    /// Reads the plain spellings that most numbers have: a plus, digits of any script, spaces, dots, dashes, slashes
    /// between digits and parentheses, all that also behind `tel:`.
    ///
    /// - Returns: `false` if anything else is there, or if the text may be damaged: ``NumberText`` reads it then.
    @inline(__always)
    mutating func read(plain bytes: Span<UInt8>) -> Bool {
        let end = bytes.count
        guard end >= 2, end < 128, bytes[0] != UInt8(ascii: "-"), !Self.looksLikeFloat(bytes),
            !CalendarDate.isWhole(bytes)
        else { return false }
        let first = Self.labelLength(of: bytes)
        if first > 4 { repairs.insert(.label) }
        hasPlus = bytes[first] == UInt8(ascii: "+")
        // `1) 030 ...` is an entry of a list, and no calling code is 8.
        if bytes[1] == UInt8(ascii: ")") || (end > 2 && bytes[2] == UInt8(ascii: ")") && bytes[0] != UInt8(ascii: "("))
        {
            return false
        }
        if bytes[end - 1] == UInt8(ascii: ")") { return false }
        if hasPlus, Self.isTrunkPrefix(behindPlus: first + 1, in: bytes) { return false }
        var position = hasPlus ? first + 1 : first
        var found = DigitBuffer()
        var hasOtherScript = false
        while position < end {
            let byte = bytes[position]
            if Self.isPlain(byte) {
                Self.takePlain(bytes, from: &position, into: &found)
            } else if byte >= 0x80 {
                guard let (character, length) = Self.plainScalar(at: position, of: bytes, first: first) else {
                    return false
                }
                found.append(ifDigit: character)
                hasOtherScript = true
                if character == UInt8(ascii: "+") { hasPlus = true }
                position &+= length
            } else {
                guard byte == UInt8(ascii: "/"), Self.isBetweenDigits(position, in: bytes) else { return false }
                hasSlash = true
                position &+= 1
            }
        }
        digits = found
        guard found.count > 1, !found.hasOverflowed else { return false }
        // What may be a date (`04/03/1934`), or a float in digits of another script, needs the closer look.
        if hasOtherScript, found[found.count &- 1] == 0 { return false }
        return !hasSlash || (found.count > 8 && !Self.endsWithDayAndNight(bytes))
    }

    /// Whether `8` stands alone behind a plus, which is a trunk prefix and no calling code.
    @inline(__always)
    private static func isTrunkPrefix(behindPlus position: Int, in bytes: Span<UInt8>) -> Bool {
        position + 1 < bytes.count && bytes[position] == UInt8(ascii: "8")
            && bytes[position + 1] &- UInt8(ascii: "0") >= 10
    }

    /// Whether a text ends with `24/7` or `7/24`.
    private static func endsWithDayAndNight(_ bytes: Span<UInt8>) -> Bool {
        let end = bytes.count
        let tail =
            UInt32(bytes[end - 4]) << 24 | UInt32(bytes[end - 3]) << 16 | UInt32(bytes[end - 2]) << 8
            | UInt32(bytes[end - 1])
        return tail == 0x3234_2F37 || tail == 0x372F_3234
    }

    /// Whether a text ends with a point and one more digit, or with a point and zeros (`16502530000.00`), or begins with
    /// a minus behind a space.
    @inline(__always)
    private static func looksLikeFloat(_ bytes: Span<UInt8>) -> Bool {
        var tail = bytes.count &- 1
        if bytes[tail &- 1] == UInt8(ascii: ".") { return true }
        while tail > 0, bytes[tail] == UInt8(ascii: "0") { tail &-= 1 }
        if bytes[tail] == UInt8(ascii: "."), tail < bytes.count &- 1 { return true }
        return bytes[0] == UInt8(ascii: " ") && bytes[1] <= UInt8(ascii: "-") && bytes[1] != UInt8(ascii: "+")
            && bytes[1] != UInt8(ascii: "(")
    }

    /// Takes a run of digits and plain marks.
    @inline(__always)
    private static func takePlain(_ bytes: Span<UInt8>, from position: inout Int, into digits: inout DigitBuffer) {
        while position < bytes.count, isPlain(bytes[unchecked: position]) {
            // Only the digits among these have the bit of 16.
            let byte = bytes[unchecked: position]
            digits.append(byte & 15, step: byte >> 4 & 1)
            position &+= 1
        }
    }

    /// Whether a byte is a digit or one of ` -.()`.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        let plain: UInt64 = 0x03FF_6301_0000_0000
        return byte < 64 && plain & (1 &<< UInt64(byte)) != 0
    }

    /// The length of `tel:` and spaces behind it at the start of a text, 0 if something else is there. With spaces it
    /// is a label, else the scheme of [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966).
    @inline(__always)
    private static func labelLength(of bytes: Span<UInt8>) -> Int {
        guard bytes[0] | 0x20 == UInt8(ascii: "t"), bytes.count > 4, bytes[1] | 0x20 == UInt8(ascii: "e"),
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
        let lead = bytes[position]
        // The digits that are met most often, without decoding: Arabic, Persian and full-width ones.
        if lead == 0xD9 || lead == 0xDB, position + 1 < bytes.count {
            let digit = bytes[position + 1] &- (lead == 0xD9 ? 0xA0 : 0xB0)
            if digit < 10 { return (UInt8(ascii: "0") + digit, 2) }
        } else if lead == 0xEF, position + 2 < bytes.count, bytes[position + 1] == 0xBC {
            let digit = bytes[position + 2] &- 0x90
            if digit < 10 { return (UInt8(ascii: "0") + digit, 3) }
        }
        return otherScalar(at: position, of: bytes, first: first)
    }

    private static func otherScalar(
        at position: Int, of bytes: Span<UInt8>, first: Int
    ) -> (character: UInt8, length: Int)? {
        let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
        guard let character = NumberText.folded(scalar) else { return nil }
        let isPlain =
            switch character {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "+"): position == first
            case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"): true
            case UInt8(ascii: "-"): position > 0
            // Not where a float's tail could be.
            case UInt8(ascii: "."): position + 9 < bytes.count
            default: false
            }
        return isPlain ? (character, length) : nil
    }
}
