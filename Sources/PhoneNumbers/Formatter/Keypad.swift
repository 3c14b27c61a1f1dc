/// The letters of a telephone keypad.
///
/// Source: [ITU-T E.161](https://www.itu.int/rec/T-REC-E.161).
enum Keypad {
    /// The digit 2...9 of the key that holds an ASCII or full-width letter, in either case; `nil` for anything else.
    static func digit(of scalar: Unicode.Scalar) -> UInt8? {
        var code = scalar.value
        if code >= 0xFF21, code <= 0xFF5A { code -= 0xFEE0 }
        guard code < 0x80 else { return nil }
        switch UInt8(code) & 0xDF {
        case UInt8(ascii: "A")...UInt8(ascii: "C"): return 2
        case UInt8(ascii: "D")...UInt8(ascii: "F"): return 3
        case UInt8(ascii: "G")...UInt8(ascii: "I"): return 4
        case UInt8(ascii: "J")...UInt8(ascii: "L"): return 5
        case UInt8(ascii: "M")...UInt8(ascii: "O"): return 6
        case UInt8(ascii: "P")...UInt8(ascii: "S"): return 7
        case UInt8(ascii: "T")...UInt8(ascii: "V"): return 8
        case UInt8(ascii: "W")...UInt8(ascii: "Z"): return 9
        default: return nil
        }
    }
}
