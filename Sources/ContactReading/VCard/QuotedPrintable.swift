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
}
