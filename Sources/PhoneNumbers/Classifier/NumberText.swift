/// The text of one number, folded to a small ASCII alphabet in a fixed buffer.
///
/// Digits of all scripts become ASCII digits, dashes `-`, spaces a space, full-width forms their ASCII ones and letters
/// small letters; invisible characters are dropped. Whatever else there is becomes ``other``.
///
/// The buffer belongs to the caller, who keeps it as long as the text is used.
struct NumberText {
    private let storage: UnsafeMutablePointer<UInt8>
    /// Where the text starts and ends in the storage; steps of the classification narrow it.
    private(set) var start = 0
    private(set) var end = 0
    var repairs: NumberRepairs = []
    /// Whether the text starts with a plus, or several; they are not in ``seen``.
    private(set) var hasPlus = false
    /// Which characters the text has.
    private(set) var seen = ASCIISet()
    /// Whether more was there than any number needs.
    private(set) var isCut = false

    /// Longest text that is read as one number, in folded characters. The reference draws the same line.
    static let capacity = 250
    /// How many bytes a text needs: room for the text, and for the text put together anew.
    static let bufferSize = 2 * capacity
    /// A letter or symbol that no number holds.
    static let other: UInt8 = 0x01
    /// The Cyrillic letters of `доб`, the Russian word for an extension.
    static let cyrillicD: UInt8 = 0x02
    static let cyrillicO: UInt8 = 0x03
    static let cyrillicB: UInt8 = 0x04

    var isEmpty: Bool { start >= end }
    var count: Int { end - start }

    @inline(__always)
    subscript(position: Int) -> UInt8 { storage[position] }

    /// Folds a text into a buffer of ``bufferSize`` bytes.
    init(_ bytes: Span<UInt8>, in buffer: UnsafeMutablePointer<UInt8>) {
        storage = buffer
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            var character = byte
            if byte < 0x20 || byte > 0x7E {
                let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
                position &+= length
                guard let folded = Self.folded(scalar) else {
                    repairs.insert(.invisibleCharacters)
                    continue
                }
                character = folded
            } else {
                position &+= 1
                if byte &- 0x41 < 26 { character |= 0x20 }
            }
            guard end < Self.capacity else {
                isCut = true
                break
            }
            storage[end] = character
            end &+= 1
        }
        look()
    }

    /// Finds out what the text has, without spaces at its ends.
    private mutating func look() {
        while start < end, storage[start] == UInt8(ascii: " ") { start &+= 1 }
        while start < end, storage[end &- 1] == UInt8(ascii: " ") { end &-= 1 }
        var position = start
        while position < end, storage[position] == UInt8(ascii: "+") { position &+= 1 }
        hasPlus = position > start
        var found = ASCIISet()
        while position < end {
            found.insert(storage[position])
            position &+= 1
        }
        seen = found
    }

    /// The digits between two positions.
    func digits(_ range: Range<Int>) -> DigitBuffer {
        var digits = DigitBuffer()
        for position in range { digits.append(ifDigit: storage[position]) }
        return digits
    }

    /// Whether a character was seen.
    func has(_ character: Unicode.Scalar) -> Bool { seen.contains(character) }

    /// Whether letters a...z were seen.
    var hasKeypadLetters: Bool { seen.hasSmallLetters }

    /// Whether letters of any kind were seen.
    var hasLetters: Bool { seen.hasSmallLetters || seen.hasControls }

    /// The folded character of a scalar, or `nil` for one that is dropped.
    static func folded(_ scalar: UInt32) -> UInt8? {
        switch scalar {
        case 0xFF21...0xFF3A: return UInt8(scalar - 0xFEE0) | 0x20
        case 0xFF01...0xFF5E: return UInt8(scalar - 0xFEE0)
        case 0x660...0x669: return UInt8(scalar - 0x630)
        case 0x6F0...0x6F9: return UInt8(scalar - 0x6C0)
        case 0x966...0x96F: return UInt8(scalar - 0x936)
        case 0xA0, 0x3000: return UInt8(ascii: " ")
        case 0x2010...0x2015, 0x2212, 0x30FC: return UInt8(ascii: "-")
        case 0x09...0x0D: return UInt8(ascii: " ")
        case 0x00...0x1F, 0x7F, 0x301: return nil
        case 0xD3, 0xF3: return UInt8(ascii: "o")
        case 0x414, 0x434: return cyrillicD
        case 0x41E, 0x43E: return cyrillicO
        case 0x411, 0x431: return cyrillicB
        case 0x2053, 0x223C: return UInt8(ascii: "~")
        default: break
        }
        if ScalarTables.isInvisible(scalar) { return nil }
        if ScalarTables.isSpace(scalar) { return UInt8(ascii: " ") }
        if ScalarTables.isDash(scalar) { return UInt8(ascii: "-") }
        if let digit = Unicode.Scalar(scalar).flatMap(DecimalDigit.value(of:)) { return UInt8(ascii: "0") + digit }
        return other
    }

    // MARK: - Narrowing

    /// Narrows the text to a part of it, without spaces at its ends.
    mutating func keep(_ range: Range<Int>) {
        (start, end) = (range.lowerBound, range.upperBound)
        look()
    }

    /// Replaces the text by two parts of it, one after the other.
    mutating func rewrite(prefix: Range<Int>, then rest: Range<Int>) {
        var length = Self.capacity
        for position in prefix {
            storage[length] = storage[position]
            length += 1
        }
        for position in rest {
            storage[length] = storage[position]
            length += 1
        }
        keep(Self.capacity..<length)
    }

    // MARK: - Looking

    func hasPrefix(_ word: StaticString, at position: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard position >= start, position + length <= end else { return false }
        for offset in 0..<length where storage[position + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// Whether a word ends at a position.
    func hasSuffix(_ word: StaticString, at position: Int) -> Bool {
        hasPrefix(word, at: position - word.utf8CodeUnitCount)
    }

    /// The position of the first place from which a word stands.
    func position(of word: StaticString) -> Int? {
        var position = start
        while position < end {
            if hasPrefix(word, at: position) { return position }
            position += 1
        }
        return nil
    }

    @inline(__always)
    func isDigit(at position: Int) -> Bool {
        position >= start && position < end && storage[position] &- UInt8(ascii: "0") < 10
    }

    func isLetter(at position: Int) -> Bool {
        position >= start && position < end && Self.isLetter(storage[position])
    }

    /// Whether a folded character is a letter, or something like one.
    static func isLetter(_ character: UInt8) -> Bool {
        character &- UInt8(ascii: "a") < 26 || (character >= other && character <= cyrillicB)
    }

    /// How many digits there are between two positions.
    func digitCount(_ range: Range<Int>) -> Int {
        var count = 0
        for position in range where isDigit(at: position) { count += 1 }
        return count
    }
}
