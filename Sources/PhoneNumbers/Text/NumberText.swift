/// The text of one number, folded to a small ASCII alphabet in a fixed buffer.
///
/// Digits of all scripts become ASCII digits, dashes `-`, spaces a space, full-width forms their ASCII ones and letters
/// small letters; invisible characters are dropped. Whatever else there is becomes ``other``.
///
/// Words are looked up while the text is folded, and each of their letters knows the kind of its word.
///
/// The buffer belongs to the caller, who keeps it as long as the text is used.
struct NumberText {
    private let storage: UnsafeMutablePointer<UInt8>
    /// Where the text starts and ends in the storage; steps of the classification narrow it.
    private(set) var start = 0
    private(set) var end = 0
    var repairs: NumberRepairs = []
    /// `true` if the text starts with a plus, or several; they are not in ``seen``.
    private(set) var hasPlus = false
    /// Which characters the text has.
    private(set) var seen = ASCIISet()
    /// A bit for the kind of each word that the text had.
    private(set) var seenKinds: UInt32 = 0
    /// A bit for each character below 64 that may stand beside another one of its kind.
    private(set) var pairs: UInt64 = 0
    /// The number of letters x that the text had.
    private(set) var maskLetters = 0
    /// `true` if `kl` is the word of an hour, as in Nordic countries.
    var hasNordicHours = false
    /// `true` where people write numbers of seven digits as three and four: `620-8202`.
    var hasSevenDigits = false
    /// `true` if years of dates may be those of the Thai calendar.
    var hasBuddhistYears = false
    /// `true` if 8 is the trunk prefix.
    var hasTrunkEight = false
    /// `false` if numbers of the region are written without a trunk zero, so that whole numbers begin with any digit.
    var hasTrunkZero = true
    /// The number of digits that another number may stand behind.
    var leastDigits = 7
    /// `true` if the text had line ends.
    private(set) var hasLineEnds = false
    /// `true` if the text was longer than any number needs, and its rest is missing.
    private(set) var isCut = false

    /// Longest text that is read as one number, in folded characters. The reference draws the same line.
    static let capacity = 250
    /// The number of bytes that a text needs: room for the text, and for the text put together anew, each with the
    /// kinds of words.
    static let bufferSize = 4 * capacity
    /// The distance from a letter to the kind of its word.
    private static let kinds = 2 * capacity
    /// A letter or symbol that no number holds.
    static let other: UInt8 = 0x01
    /// The Cyrillic letter that looks like `x` and stands for digits in forms.
    static let cyrillicX: UInt8 = 0x02
    /// The Cyrillic and Greek letters that look like `o`.
    static let foreignO: UInt8 = 0x03
    /// A point in the middle of the line: a separator; several hide digits.
    static let bullet: UInt8 = 0x04
    /// Three points in one character.
    static let ellipsis: UInt8 = 0x05

    var isEmpty: Bool { start >= end }
    var count: Int { end - start }

    @inline(__always)
    subscript(position: Int) -> UInt8 { storage[position] }

    /// Folds a text into a buffer of ``bufferSize`` bytes.
    ///
    /// - Parameter lineEnd: the character that replaces line ends.
    init(
        _ bytes: Span<UInt8>, in buffer: UnsafeMutablePointer<UInt8>, lineEnd: UInt8 = UInt8(ascii: " ")
    ) {
        storage = buffer
        var position = 0
        var length = 0
        var joined = JoinedWord()
        // A plus at the start is none of the characters that are seen.
        if bytes.count > 0, bytes[unchecked: 0] == UInt8(ascii: "+") {
            buffer[0] = UInt8(ascii: "+")
            (position, length, hasPlus) = (1, 1, true)
        }
        while position < bytes.count, length < Self.capacity {
            // The characters of a run of marks and digits, kept in local variables until its end.
            var (found, twice, last): (ASCIISet, UInt64, UInt64) = (seen, pairs, 0)
            let stop = min(bytes.count, position &+ Self.capacity &- length)
            while position < stop {
                let byte = bytes[unchecked: position]
                guard Self.isMarkOrDigit(byte) else { break }
                buffer[length] = byte
                let bit = found.insert(byte)
                twice |= bit & last
                last = bit
                position &+= 1
                length &+= 1
            }
            (seen, pairs) = (found, twice)
            if position < stop {
                (position, length) = foldWord(bytes, from: position, at: length, lineEnd: lineEnd, &joined)
            }
        }
        isCut = isCut || position < bytes.count
        end = length
        // Steps that look behind the end see no character.
        buffer[length] = 0
        let hasSpaces = length > 0 && (buffer[0] == UInt8(ascii: " ") || buffer[length &- 1] == UInt8(ascii: " "))
        if hasSpaces || seen.contains("+") { look() }
        if hasWord(.labelOrReference) || hasWord(.attribute) { settleHomonyms() }
    }

    /// Returns `true` if a byte is a visible character of ASCII, or a space, and no letter.
    @inline(__always)
    static func isMarkOrDigit(_ byte: UInt8) -> Bool {
        byte &- 0x20 < 0x5F && (byte | 0x20) &- 0x61 >= 26
    }

    /// Folds letters, and characters beyond ASCII, up to the next mark or digit of ASCII.
    ///
    /// - Returns: where the bytes and the folded text go on.
    @inline(never)
    private mutating func foldWord(
        _ bytes: Span<UInt8>, from start: Int, at target: Int, lineEnd: UInt8, _ joined: inout JoinedWord
    ) -> (position: Int, length: Int) {
        var (position, length) = (start, target)
        var word = WordInProgress()
        var found = seen
        while position < bytes.count {
            let byte = bytes[unchecked: position]
            if Self.isMarkOrDigit(byte) { break }
            var character = byte | 0x20
            var next = position &+ 1
            if byte < 0x7F, byte > 0x20 {
                word.add(ascii: character, at: length)
            } else if let (mark, size) = Self.foldedMark(at: position, of: bytes),
                word.isEmpty || !Self.isLongVowel(at: position, of: bytes)
            {
                pairs = ~0
                if !word.isEmpty { finish(word, at: length, &joined) }
                word = WordInProgress()
                (character, next) = (mark, position &+ size)
            } else {
                let (scalar, size) = ScalarDecoder.scalar(in: bytes, at: position)
                next = position &+ size
                // A character that is dropped, or becomes a mark, may bring two marks together.
                pairs = ~0
                guard let folded = Self.folded(scalar) else {
                    repairs.insert(.invisibleCharacters)
                    position = next
                    continue
                }
                character = Self.isLongVowel(at: position, of: bytes) ? Self.other : folded
                if byte == 0x0A || byte == 0x0D {
                    character = lineEnd
                    hasLineEnds = true
                }
                if Self.isLetter(character) { storage[length &+ Self.kinds] = 0 }
                if let letter = WordLetter.canonical(scalar), Self.isLetter(character) {
                    word.add(letter, at: length)
                } else {
                    if !word.isEmpty { finish(word, at: length, &joined) }
                    word = WordInProgress()
                }
            }
            guard length < Self.capacity else {
                isCut = true
                break
            }
            if character == UInt8(ascii: "x") { maskLetters &+= 1 }
            storage[length] = character
            found.insert(character)
            position = next
            length &+= 1
        }
        seen = found
        if !word.isEmpty { finish(word, at: length, &joined) }
        return (position, length)
    }

    /// Returns `true` for the Japanese mark of a long vowel, which is a letter in words, `マイナンバー`, and a hyphen between digits.
    private static func isLongVowel(at position: Int, of bytes: Span<UInt8>) -> Bool {
        position &+ 2 < bytes.count && bytes[position] == 0xE3 && bytes[position &+ 1] == 0x83
            && bytes[position &+ 2] == 0xBC
    }

    /// Notes the kind of a word that ends before a position.
    private mutating func finish(_ word: WordInProgress, at end: Int, _ joined: inout JoinedWord) {
        let kindOfAll = joined.add(word, upTo: end, of: storage)
        if kindOfAll != .unknown {
            seenKinds |= kindOfAll.bit
            for position in joined.start..<end { storage[position &+ Self.kinds] = kindOfAll.rawValue }
            return
        }
        let (first, kind) = word.kind(endingAt: end)
        seenKinds |= kind.bit
        for position in word.start..<end {
            storage[position &+ Self.kinds] = position < first ? 0 : kind.rawValue
        }
    }

    /// Finds out what the text has, without spaces at its ends.
    mutating func look() {
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

    /// Finds where in its bytes each character of a folded text starts, and where the last one ends.
    ///
    /// - Parameter offsets: memory for ``capacity`` offsets and one more.
    static func findOffsets(in bytes: Span<UInt8>, _ offsets: UnsafeMutablePointer<Int32>) {
        var position = 0
        var count = 0
        while position < bytes.count, count < capacity {
            offsets[count] = Int32(truncatingIfNeeded: position)
            if bytes[unchecked: position] &- 0x20 < 0x5F {
                // Seen, and a character of its own.
                position &+= 1
                count &+= 1
                continue
            }
            let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
            if folded(scalar) != nil { count &+= 1 }
            position &+= length
        }
        offsets[count] = Int32(truncatingIfNeeded: position)
    }

    /// The digits between two positions.
    func digits(_ range: Range<Int>) -> DigitBuffer {
        DigitBuffer(of: UnsafeBufferPointer(start: storage + range.lowerBound, count: range.count))
    }

    /// Returns `true` if a character was seen.
    func has(_ character: Unicode.Scalar) -> Bool { seen.contains(character) }

    /// `true` if letters a...z were seen.
    var hasKeypadLetters: Bool { seen.hasSmallLetters }

    /// `true` if letters of any kind were seen.
    var hasLetters: Bool { seen.hasSmallLetters || seen.hasForeignLetters }

    // MARK: - Narrowing

    /// Narrows the text to a part of it, without spaces at its ends.
    mutating func keep(_ range: Range<Int>) {
        (start, end) = (range.lowerBound, range.upperBound)
        look()
    }

    /// Replaces the text by parts of it, one after the other.
    mutating func rewrite(prefix: Range<Int>, then rest: Range<Int>, _ last: Range<Int> = 0..<0) {
        let first = room
        var length = first
        pairs = ~0
        for part in 0..<3 {
            for position in part == 0 ? prefix : part == 1 ? rest : last {
                copy(position, to: length)
                length += 1
            }
        }
        keep(first..<length)
    }

    private func copy(_ position: Int, to target: Int) {
        storage[target] = storage[position]
        storage[target + Self.kinds] = storage[position + Self.kinds]
    }

    /// Where a text that is put together anew can be written without touching this one.
    var room: Int { start < Self.capacity ? Self.capacity : 0 }

    /// Writes a character of a text that is put together anew.
    mutating func put(_ character: UInt8, at position: Int) {
        pairs = ~0
        if character == UInt8(ascii: "x") { maskLetters &+= 1 }
        storage[position] = character
        storage[position + Self.kinds] = WordKind.unknown.rawValue
    }

    /// Takes the number for one with its calling code, as if it had a plus.
    mutating func markPlus() { hasPlus = true }

    /// Replaces a character by another one.
    func replace(at position: Int, by character: UInt8) { storage[position] = character }

    /// Puts spaces in place of a part of the text.
    func clear(_ range: Range<Int>) {
        for position in range { storage[position] = UInt8(ascii: " ") }
    }

    // MARK: - Words

    /// Returns `true` if the text had a word of a kind.
    func hasWord(_ kind: WordKind) -> Bool { seenKinds & (kind.bit) != 0 }

    /// `true` if the text had a word that leads to an extension.
    var hasExtensionWord: Bool {
        hasWord(.extension) || hasWord(.weakExtension) || hasWord(.hourOrExtension) || hasWord(.postExtension)
    }

    /// `true` if the text had names of lines or words that lead to an extension, and no others.
    var hasOnlyPhoneWords: Bool {
        let kinds =
            WordKind.label.bit | WordKind.extension.bit | WordKind.weakExtension.bit | WordKind.postExtension.bit
        return seenKinds != 0 && seenKinds & ~kinds == 0
    }

    /// `true` if the text had words that mean `number`, and no others.
    var hasOnlyNumberWords: Bool { seenKinds == WordKind.number.bit }

    /// The memory of the text.
    var memory: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: storage + start, count: count) }

    /// The memory of a part of the text.
    func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: storage + range.lowerBound, count: range.count)
    }

    /// Gives the letters of a word another kind that have the one of its last letter.
    mutating func settle(_ word: Range<Int>, as kind: WordKind) {
        let old = self.kind(of: word)
        seenKinds = seenKinds & ~old.bit | kind.bit
        for position in word where self.kind(at: position) == old { storage[position + Self.kinds] = kind.rawValue }
    }

    /// The kind of the word that a letter belongs to.
    func kind(at position: Int) -> WordKind {
        WordKind(rawValue: storage[position + Self.kinds]) ?? .unknown
    }

    /// The first letter from a position on, the end of the text if there is none.
    func nextLetter(from position: Int) -> Int {
        var position = position
        while position < end, !Self.isLetter(storage[position]) { position &+= 1 }
        return position
    }

    /// Where the word ends that has a letter at a position.
    func wordEnd(_ position: Int) -> Int {
        var position = position
        while isLetter(at: position) { position += 1 }
        return position
    }

    /// Where the word starts that has a letter at a position.
    func wordStart(_ position: Int) -> Int {
        var position = position
        while isLetter(at: position - 1) { position -= 1 }
        return position
    }
}
