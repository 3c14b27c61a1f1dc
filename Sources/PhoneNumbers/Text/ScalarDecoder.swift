/// Decodes UTF-8 scalar by scalar without ever failing.
enum ScalarDecoder {
    /// The scalar that stands for a byte that begins no well-formed sequence.
    static let malformed: UInt32 = 0xFFFF_FFFF

    /// The scalar at a position, and how many bytes it takes: 1 for a malformed byte.
    static func scalar(in bytes: Span<UInt8>, at position: Int) -> (scalar: UInt32, length: Int) {
        let first = bytes[position]
        let length: Int
        var value: UInt32
        switch first {
        case 0..<0x80: return (UInt32(first), 1)
        case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
        case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
        case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
        default: return (malformed, 1)
        }
        guard position + length <= bytes.count else { return (malformed, 1) }
        for offset in 1..<length {
            let byte = bytes[position + offset]
            guard byte & 0xC0 == 0x80 else { return (malformed, 1) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= smallest, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return (malformed, 1) }
        return (value, length)
    }
}
