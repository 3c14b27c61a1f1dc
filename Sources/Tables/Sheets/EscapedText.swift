/// The text of a workbook with its escapes, `_xHHHH_`, replaced by the characters that they stand for.
///
/// See [ECMA-376](https://ecma-international.org/publications-and-standards/standards/ecma-376/), part 1, 22.9.2.19 (ST_Xstring).
enum EscapedText {
    /// Replaces the escapes. A line end becomes a line feed, as in XML. What stands for no character stays as it is.
    static func decoded(_ text: [UInt8]) -> [UInt8] {
        guard var position = start(in: text, from: 0) else { return text }
        var decoded = Array(text[..<position])
        while position < text.count {
            if let (scalar, end) = character(in: text, at: position) {
                if scalar == "\r" {
                    // A carriage return before a line feed, which may be escaped as well, is one line end with it.
                    let next = character(in: text, at: end)?.scalar
                    let isFollowed = next == "\n" || end < text.count && text[end] == 0x0A
                    if !isFollowed { decoded.append(0x0A) }
                } else {
                    decoded.append(contentsOf: Array(String(Character(scalar)).utf8))
                }
                position = end
            } else {
                decoded.append(text[position])
                position += 1
            }
        }
        return decoded
    }

    /// Replaces the escapes.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
        return String(decoding: decoded(Array(text.utf8)), as: UTF8.self)
    }

    private static func start(in text: [UInt8], from position: Int) -> Int? {
        text[position...].indices.first { text[$0] == UInt8(ascii: "_") && unit(in: text, at: $0) != nil }
    }

    /// The character of one escape, or of two that are a pair of surrogates, and its end.
    private static func character(in text: [UInt8], at position: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        guard let high = unit(in: text, at: position), high != 0 else { return nil }
        let end = position + length
        if let scalar = Unicode.Scalar(high) { return (scalar, end) }
        guard let low = unit(in: text, at: end), UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low) else {
            return nil
        }
        let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(low) - 0xDC00
        return Unicode.Scalar(value).map { ($0, end + length) }
    }

    private static let length = 7

    /// The number of an escape, which has four hexadecimal digits.
    private static func unit(in text: [UInt8], at position: Int) -> UInt16? {
        guard position + length <= text.count, text[position] == UInt8(ascii: "_"),
            text[position + 1] == UInt8(ascii: "x"), text[position + 6] == UInt8(ascii: "_")
        else { return nil }
        let digits = text[(position + 2)..<(position + 6)]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
