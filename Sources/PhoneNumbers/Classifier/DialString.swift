/// What a text dials: its digits, whether it is written with a plus, and its extension.
struct DialString {
    var digits = DigitBuffer()
    var hasPlus = false
    var `extension` = DigitBuffer()
    var repairs: Repairs = []
    /// Whether letters were taken for keys of a keypad.
    var usesKeypad = false
}

extension DialString {
    /// Reads the plain spellings that most numbers have: a plus, digits of any script, spaces, dots, dashes, slashes
    /// between digits and parentheses, all that also behind `tel:`.
    ///
    /// - Returns: `nil` if anything else is there, or if the text may be damaged: ``NumberText`` reads it then.
    init?(plain bytes: Span<UInt8>) {
        let end = bytes.count
        guard end >= 2, end < 128, bytes[end - 2] != UInt8(ascii: "."), bytes[0] != UInt8(ascii: "-") else {
            return nil
        }
        var hasSlash = false
        var position = 0
        if bytes[0] == UInt8(ascii: "+") {
            hasPlus = true
            position = 1
        }
        while position < end {
            let byte = bytes[position]
            let digit = byte &- UInt8(ascii: "0")
            if digit < 10 {
                digits.append(digit)
                position &+= 1
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"):
                position &+= 1
            case UInt8(ascii: "/"):
                guard Self.isBetweenDigits(position, in: bytes) else { return nil }
                hasSlash = true
                position &+= 1
            case 0x80...:
                guard let length = takeScalar(at: position, of: bytes) else { return nil }
                position &+= length
            default: return nil
            }
        }
        guard digits.count > 1, !digits.isOverfull else { return nil }
        // A float's tail (`16502530000.00`) and what may be a date (`04/03/1934`) need the closer look.
        if bytes[end - 1] == UInt8(ascii: "0"), end > 3, bytes[end - 3] == UInt8(ascii: ".") { return nil }
        if hasSlash, digits.count <= 8 { return nil }
    }

    /// Whether the text is a `tel:` URI, [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966), and no label `Tel: `.
    @inline(__always)
    private static func hasScheme(_ bytes: Span<UInt8>) -> Bool {
        bytes[0] | 0x20 == UInt8(ascii: "t") && bytes.count > 5 && bytes[1] | 0x20 == UInt8(ascii: "e")
            && bytes[2] | 0x20 == UInt8(ascii: "l") && bytes[3] == UInt8(ascii: ":") && bytes[4] != UInt8(ascii: " ")
    }

    private static func isBetweenDigits(_ position: Int, in bytes: Span<UInt8>) -> Bool {
        position > 0 && position + 1 < bytes.count && bytes[position - 1] &- UInt8(ascii: "0") < 10
            && bytes[position + 1] &- UInt8(ascii: "0") < 10
    }

    /// Takes a character that is not ASCII, and gives its length in bytes; `nil` for one that is not plain.
    @inline(__always)
    private mutating func takeScalar(at position: Int, of bytes: Span<UInt8>) -> Int? {
        let first = bytes[position]
        // The digits that are met most often, without decoding: Arabic, Persian and full-width ones.
        if first == 0xD9 || first == 0xDB, position + 1 < bytes.count {
            let digit = bytes[position + 1] &- (first == 0xD9 ? 0xA0 : 0xB0)
            if digit < 10 {
                digits.append(digit)
                return 2
            }
        } else if first == 0xEF, position + 2 < bytes.count, bytes[position + 1] == 0xBC {
            let digit = bytes[position + 2] &- 0x90
            if digit < 10 {
                digits.append(digit)
                return 3
            }
        }
        return takeOther(at: position, of: bytes)
    }

    private mutating func takeOther(at position: Int, of bytes: Span<UInt8>) -> Int? {
        let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
        switch NumberText.folded(scalar) {
        case let character? where character &- UInt8(ascii: "0") < 10:
            digits.append(character &- UInt8(ascii: "0"))
        case UInt8(ascii: "+") where position == 0 && !hasPlus:
            hasPlus = true
        case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"):
            break
        case UInt8(ascii: "-") where position > 0:
            break
        // Not where a float's tail could be.
        case UInt8(ascii: ".") where position + 9 < bytes.count:
            break
        default: return nil
        }
        return length
    }
}
