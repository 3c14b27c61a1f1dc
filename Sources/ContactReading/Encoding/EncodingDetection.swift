/// The encoding of a source as its first bytes tell it.
struct DetectedEncoding: Sendable, Hashable {
    var encoding: TextEncoding
    /// The byte order mark's length; it is not part of the text.
    var byteOrderMarkLength: Int
    /// `true` if nothing states the encoding.
    private(set) var isAssumed = false

    /// Decides by the byte order mark, then by where the NULs of UTF-16 stand, and else says UTF-8: whether each value
    /// really is UTF-8 is seen, and made good, when it is read.
    ///
    /// See [RFC 3629](https://www.rfc-editor.org/rfc/rfc3629), section 6, and
    /// [RFC 2781](https://www.rfc-editor.org/rfc/rfc2781), section 4.3.
    init(head: Bytes, forced: TextEncoding?) {
        let (marked, length) = Self.mark(head)
        if let forced {
            encoding = forced
            // "UTF-16" without an order is told by its mark; a mark of another encoding is data.
            let isSameFamily = marked.map { $0 == forced || $0.isUTF16 && forced.isUTF16 } ?? false
            if let marked, isSameFamily { encoding = marked }
            byteOrderMarkLength = isSameFamily ? length : 0
        } else {
            let known = marked ?? Self.unmarkedUTF16(head)
            encoding = known ?? .utf8
            isAssumed = known == nil
            byteOrderMarkLength = length
        }
    }

    private static func mark(_ head: Bytes) -> (TextEncoding?, Int) {
        if head.matches([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if head.matches([0xFF, 0xFE, 0, 0]), let encoding = TextEncoding("UTF-32LE") { return (encoding, 4) }
        if head.matches([0, 0, 0xFE, 0xFF]), let encoding = TextEncoding("UTF-32BE") { return (encoding, 4) }
        if head.matches([0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if head.matches([0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return (nil, 0)
    }

    /// UTF-16 without a mark: separators, digits and Latin letters have a NUL in the same half of each unit.
    private static func unmarkedUTF16(_ head: Bytes) -> TextEncoding? {
        let sample = min(head.count, 4096) & ~1
        guard sample >= 8 else { return nil }
        var evenNulls = 0
        var oddNulls = 0
        for index in 0..<sample where head[index] == 0 {
            if index & 1 == 0 { evenNulls += 1 } else { oddNulls += 1 }
        }
        let units = sample / 2
        if oddNulls * 8 > units, evenNulls * 20 < oddNulls { return .utf16LittleEndian }
        if evenNulls * 8 > units, oddNulls * 20 < evenNulls { return .utf16BigEndian }
        return nil
    }
}

extension TextEncoding {
    var isUTF16: Bool {
        if case .utf16 = form { true } else { false }
    }
}
