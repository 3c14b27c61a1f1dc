/// Quoted-printable text whose soft breaks are undone already.
///
/// See [RFC 2045](https://www.rfc-editor.org/rfc/rfc2045), section 6.7. An equals sign without two hexadecimal digits
/// stays, except at the end, where it is a soft break that leads nowhere.
package enum QuotedPrintable {
    package static func decode(_ text: Bytes, into output: inout [UInt8]) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            guard byte == ASCII.equals else {
                output.append(byte)
                continue
            }
            if index + 1 < text.count, let high = ASCII.hexValue(text[index]), let low = ASCII.hexValue(text[index + 1])
            {
                output.append(high << 4 | low)
                index += 2
            } else if index < text.count {
                output.append(byte)
            }
        }
    }

    /// Encodes bytes, without soft breaks. Line ends are those of a text: CR and LF.
    package static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        for byte in bytes {
            switch byte {
            case ASCII.lineFeed: output.append(contentsOf: "=0D=0A".utf8)
            case ASCII.space..<0x7F where byte != ASCII.equals: output.append(byte)
            default:
                let digits = Array("0123456789ABCDEF".utf8)
                output += [ASCII.equals, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        // A blank at the end of a line is lost.
        if output.last == ASCII.space { output.replaceSubrange(output.count - 1..<output.count, with: "=20".utf8) }
        return output
    }

    /// Appends a line with a soft break wherever it is too long.
    package static func appendBroken(_ line: [UInt8], lineEnd: [UInt8], to output: inout [UInt8]) {
        var start = 0
        while line.count - start > 75 {
            var end = start + 74
            // Neither inside of a code, nor before a blank, which the next line would begin with.
            while end > start + 1,
                line[end - 1] == ASCII.equals || line[end - 2] == ASCII.equals || line[end] == ASCII.space
            {
                end -= 1
            }
            output += line[start..<end]
            output.append(ASCII.equals)
            output += lineEnd
            start = end
        }
        output += line[start...]
    }
}
