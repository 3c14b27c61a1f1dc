/// Text with everything named that is not seen.
enum NamedScalars {
    /// The text of bytes; invisible characters, controls and bytes that are not UTF-8 are written `‹U+202C›`, `‹0xFF›`.
    static func text(_ bytes: Span<UInt8>) -> String {
        var result = ""
        var position = 0
        while position < bytes.count {
            let (value, length) = ScalarDecoder.scalar(in: bytes, at: position)
            if let scalar = Unicode.Scalar(value) {
                if isSeen(value) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "‹U+" + hexadecimal(value, digits: 4) + "›"
                }
            } else {
                result += "‹0x" + hexadecimal(UInt32(bytes[position]), digits: 2) + "›"
            }
            position += length
        }
        return result
    }

    private static func isSeen(_ scalar: UInt32) -> Bool {
        if scalar < 0x20 || (0x7F..<0xA0).contains(scalar) { return false }
        return !ScalarTables.isInvisible(scalar) && (scalar == 0x20 || !ScalarTables.isSpace(scalar))
    }

    private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
    }
}
