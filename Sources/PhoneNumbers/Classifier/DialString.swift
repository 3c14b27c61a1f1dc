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
    /// Reads the plain spellings that most numbers have: a plus, ASCII digits, spaces, dots, dashes and parentheses.
    ///
    /// - Returns: `nil` if anything else is there, or if the text may be damaged: ``NumberText`` reads it then.
    @inline(__always)
    init?(plain bytes: Span<UInt8>) {
        let end = bytes.count
        guard end >= 2, end < 64, bytes[end - 2] != UInt8(ascii: "."), bytes[0] != UInt8(ascii: "-") else { return nil }
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
            } else {
                switch byte {
                case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"):
                    break
                default: return nil
                }
            }
            position &+= 1
        }
        guard digits.count > 1, !digits.isOverfull else { return nil }
        // A float's tail (`16502530000.00`) needs the closer look.
        if bytes[end - 1] == UInt8(ascii: "0"), end > 3, bytes[end - 3] == UInt8(ascii: ".") { return nil }
    }
}
