// The most common spellings that are not plain: a plain number, and an extension behind one word or mark.

extension DialString {
    /// Reads an extension that ends a text, of which everything before a position is plain: `x12`, `, ext. 12`, `#12`, `;12`. What stands
    /// before it is read as it is without an extension.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - mark: where its first character stands that is not plain.
    /// - Returns: `false` for everything that ``NumberText`` has to look at.
    @inline(never)
    mutating func readExtension(of bytes: Span<UInt8>, at mark: Int) -> Bool {
        let (first, maximum) = Self.extensionStart(in: bytes, at: mark)
        var end = first
        while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 { end += 1 }
        let length = end - first
        guard end == bytes.count, length > 0, length <= maximum, !Self.areHours(bytes, at: mark, length) else {
            return false
        }
        var last = mark
        while last > 0, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
        var number = DialString()
        guard number.read(plain: bytes.extracting(0..<last)), number.digits.count > 2 else { return false }
        number.extension = bytes.withUnsafeBufferPointer {
            DigitBuffer(of: UnsafeBufferPointer(rebasing: $0[first...]))
        }
        self = number
        return true
    }

    /// Returns `true` if one digit or two behind a space or a bracket, a letter and one or two other digits end a text, as hours and days do:
    /// `24x7`.
    private static func areHours(_ bytes: Span<UInt8>, at mark: Int, _ length: Int) -> Bool {
        guard length < 3, bytes[mark] | 0x20 == UInt8(ascii: "x") || bytes[mark] >= 0x80 else { return false }
        var first = mark
        while first > 0, bytes[first - 1] &- UInt8(ascii: "0") < 10 { first -= 1 }
        return 1...2 ~= mark - first && first > 0
            && (bytes[first - 1] == UInt8(ascii: " ") || bytes[first - 1] == UInt8(ascii: "("))
    }

    /// Where the digits of an extension start behind the mark or the word at a position, and how many they may be; 0 for none. More behind a
    /// word may be another number.
    private static func extensionStart(in bytes: Span<UInt8>, at position: Int) -> (first: Int, maximum: Int) {
        let mark = bytes[position]
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        if mark == UInt8(ascii: "#") { return (position + 1, 9) }
        if mark == UInt8(ascii: ","), next == mark { return (position + 2, 9) }
        if mark == UInt8(ascii: ";") {
            if next &- UInt8(ascii: "0") < 10 { return (position + 1, 2) }
            return isParameter(bytes, at: position) ? (position + 5, 9) : (position, 0)
        }
        var position = mark == UInt8(ascii: ",") ? position + 1 : position
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        let word = position
        var hash = WordHash()
        while position < bytes.count, let (letter, length) = letter(at: position, of: bytes) {
            hash.add(letter)
            position += length
        }
        guard position > word, leadsToExtension(hash, bytes[word], length: position - word) else { return (word, 0) }
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") || isPoint(bytes, at: position) {
            position += 1
        }
        return (position, 6)
    }

    /// The canonical letter at a position, and its length in bytes; `nil` for another character.
    @inline(__always)
    private static func letter(at position: Int, of bytes: Span<UInt8>) -> (letter: UInt32, length: Int)? {
        let byte = bytes[position]
        guard byte < 0x80 else { return foreignLetter(at: position, of: bytes) }
        return byte | 0x20 &- UInt8(ascii: "a") < 26 ? (UInt32(byte | 0x20), 1) : nil
    }

    @inline(never)
    private static func foreignLetter(at position: Int, of bytes: Span<UInt8>) -> (letter: UInt32, length: Int)? {
        let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
        guard let letter = WordLetter.canonical(scalar), letter != 0 else { return nil }
        return (letter, length)
    }

    /// Returns `true` if `;ext=` stands at a position.
    private static func isParameter(_ bytes: Span<UInt8>, at position: Int) -> Bool {
        position + 5 < bytes.count && bytes[position + 1] | 0x20 == UInt8(ascii: "e")
            && bytes[position + 2] | 0x20 == UInt8(ascii: "x") && bytes[position + 3] | 0x20 == UInt8(ascii: "t")
            && bytes[position + 4] == UInt8(ascii: "=")
    }

    /// Returns `true` if a word leads to an extension. The letters of pauses, `p` and `w`, and `r` do so only among
    /// other letters.
    private static func leadsToExtension(_ hash: WordHash, _ letter: UInt8, length: Int) -> Bool {
        switch WordTable.kind(of: hash) {
        case .extension, .postExtension: true
        case .weakExtension: length > 1 || letter | 0x20 == UInt8(ascii: "x")
        default: false
        }
    }

    /// Returns `true` if a colon, or a point that follows no other one, stands at a position.
    private static func isPoint(_ bytes: Span<UInt8>, at position: Int) -> Bool {
        bytes[position] == UInt8(ascii: ":")
            || bytes[position] == UInt8(ascii: ".") && bytes[position - 1] != UInt8(ascii: ".")
    }
}
