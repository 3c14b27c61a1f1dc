/// Writes bytes as JSON strings, [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259#section-7).
enum JSONText {
    /// Appends a quoted string; bytes that are not UTF-8 become U+FFFD.
    static func write(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var isPlain = true
        for position in bytes.indices {
            let byte = bytes[position]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte >= 0x7F {
                isPlain = false
                break
            }
        }
        if isPlain {
            for position in bytes.indices { output.append(bytes[position]) }
        } else {
            let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
            for byte in text.utf8 { writeEscaped(byte, to: &output) }
        }
        output.append(UInt8(ascii: "\""))
    }

    private static func writeEscaped(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            output.append(UInt8(ascii: "\\"))
            output.append(byte)
        case 0x0A: output.append(contentsOf: "\\n".utf8)
        case 0x0D: output.append(contentsOf: "\\r".utf8)
        case 0x09: output.append(contentsOf: "\\t".utf8)
        case 0..<0x20, 0x7F:
            let digits = Array("0123456789abcdef".utf8)
            output.append(contentsOf: "\\u00".utf8)
            output.append(digits[Int(byte >> 4)])
            output.append(digits[Int(byte & 15)])
        default: output.append(byte)
        }
    }
}
