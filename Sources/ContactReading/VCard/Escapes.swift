/// Backslashes in values, as the versions of vCard have them.
package enum Escapes {
    /// None: plain texts of 2.1.
    case none
    /// Before separators and itself: structured values of 2.1.
    case separators
    /// Before separators, itself and `n`; before anything else a backslash is dropped: 3.0 and 4.0.
    case all
    /// Before separators and itself, in a phone number, where no backslash has any business.
    case number

    /// Undoes the escapes in the text from an offset on, and writes line breaks as a line feed.
    package func undo(in text: inout [UInt8], from start: Int) {
        if text.withUnsafeBufferPointer({ Self.mayNeedWork($0, from: start) }) { rewrite(&text, from: start) }
    }

    /// Returns `true` if a text holds a backslash or a control character.
    @inline(__always)
    private static func mayNeedWork(_ text: Bytes, from start: Int) -> Bool {
        guard let base = text.baseAddress else { return false }
        let backslashes = WordScan.repeating(ASCII.backslash)
        var index = start
        while index &+ 8 <= text.count {
            let word = WordScan.load(base, index)
            if WordScan.controls(word) | WordScan.equal(word, backslashes) != 0 { return true }
            index &+= 8
        }
        while index < text.count {
            if base[index] < ASCII.space || base[index] == ASCII.backslash { return true }
            index &+= 1
        }
        return false
    }

    private func rewrite(_ text: inout [UInt8], from start: Int) {
        let end = text.count
        var read = start
        var write = start
        while read < end {
            var byte = text[read]
            read += 1
            if byte == ASCII.null { continue }
            if byte == ASCII.carriageReturn {
                if read < end, text[read] == ASCII.lineFeed { continue }
                byte = ASCII.lineFeed
            } else if byte == ASCII.backslash, read < end {
                if let meaning = meaning(of: text[read]) {
                    byte = meaning
                    read += 1
                } else if self == .all {
                    continue
                }
            }
            text[write] = byte
            write += 1
        }
        text.removeSubrange(write..<end)
    }

    /// The byte that a backslash before a byte stands for; `nil` if the backslash has no meaning there.
    private func meaning(of byte: UInt8) -> UInt8? {
        switch byte {
        case ASCII.semicolon, ASCII.colon, ASCII.backslash: self == .none ? nil : byte
        case ASCII.comma: self == .all || self == .number ? byte : nil
        case 0x6E, 0x4E: self == .all ? ASCII.lineFeed : nil
        default: nil
        }
    }

    /// Undoes `^n`, `^^` and `^'` in a parameter; see [RFC 6868](https://www.rfc-editor.org/rfc/rfc6868).
    package static func parameter(_ raw: Bytes) -> [UInt8] {
        var text: [UInt8] = []
        var index = 0
        while index < raw.count {
            let byte = raw[index]
            index += 1
            if byte == ASCII.quote { continue }
            if byte == ASCII.caret, index < raw.count {
                let meaning: UInt8? =
                    switch raw[index] {
                    case 0x6E: ASCII.lineFeed
                    case ASCII.caret: ASCII.caret
                    case ASCII.apostrophe: ASCII.quote
                    default: nil
                    }
                if let meaning {
                    text.append(meaning)
                    index += 1
                    continue
                }
            }
            text.append(byte)
        }
        return text
    }
}
