import ContactReading

/// The text of a cell in the XML of a sheet.
///
/// Characters that XML does not have are written as `_xHHHH_`, and so is an underscore that would begin such an escape: ECMA-376 part 1,
/// 22.9.2.19 (ST_Xstring).
enum SheetText {
    /// Appends a text.
    static func append(_ text: Bytes, into output: inout [UInt8]) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "_") where beginsEscape(text, at: index): appendEscape(UInt16(byte), to: &output)
            case 0..<0x20 where byte != ASCII.tab && byte != ASCII.lineFeed: appendEscape(UInt16(byte), to: &output)
            case 0xEF where isNoncharacter(text, at: index):
                appendEscape(text[index + 2] == 0xBE ? 0xFFFE : 0xFFFF, to: &output)
                index += 2
            default: output.append(byte)
            }
            index += 1
        }
    }

    /// The number of characters as a sheet counts them: those of UTF-16, in the text without escapes.
    static func characterCount(_ text: Bytes) -> Int {
        text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }

    private static func beginsEscape(_ text: Bytes, at index: Int) -> Bool {
        guard index + 6 < text.count, text[index + 1] | 0x20 == UInt8(ascii: "x"), text[index + 6] == UInt8(ascii: "_")
        else { return false }
        return (index + 2..<index + 6).allSatisfy { ASCII.hexValue(text[$0]) != nil }
    }

    /// Returns `true` at U+FFFE and U+FFFF, which XML does not have.
    private static func isNoncharacter(_ text: Bytes, at index: Int) -> Bool {
        index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE
    }

    private static func appendEscape(_ unit: UInt16, to output: inout [UInt8]) {
        let digits = String(unit, radix: 16, uppercase: true)
        output.append(contentsOf: ("_x" + String(repeating: "0", count: 4 - digits.count) + digits + "_").utf8)
    }
}
