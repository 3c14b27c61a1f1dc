/// Letters that a program or a scanner lost: `J?rg`, `J_rg` and `J�rg` for `Jörg`, `Mi1ton` for `Milton`.
enum DamagedText {
    /// The letter that stands for a lost one, U+0294: no name has it, and folding leaves it as it is.
    static let letter: [UInt8] = [0xCA, 0x94]
    /// The replacement character, U+FFFD.
    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Appends a text with a letter for each run of lost ones.
    ///
    /// - Returns: `false` if nothing is lost; then nothing is appended.
    static func appendMarked(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        guard text.contains(where: { mayBeLost($0) }) else { return false }
        let start = output.count
        var (place, isMarked) = (0, false)
        while place < text.count {
            let end = endOfLost(text, from: place)
            if end > place, isLost(text, place..<end) {
                output += letter
                (place, isMarked) = (end, true)
            } else {
                output.append(text[place])
                place += 1
            }
        }
        if !isMarked { output.removeSubrange(start...) }
        return isMarked
    }

    @inline(__always)
    private static func mayBeLost(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == underscore || byte == replacement[0] || isLikeLetter(byte)
    }

    private static let underscore = UInt8(ascii: "_")

    /// Digits that look like letters: `0` and `1`.
    private static func isLikeLetter(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") }

    /// The end of what stands for lost letters: signs of one kind, or one digit.
    private static func endOfLost(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        if isLikeLetter(text[start]) { return start + 1 }
        for sign in [UInt8(ascii: "?"), underscore] where text[start] == sign {
            while end < text.count, text[end] == sign { end += 1 }
        }
        if end > start { return end }
        while text[end...].starts(with: replacement) { end += replacement.count }
        return end
    }

    /// Returns `true` if letters are lost between others. A question mark behind a word ends a question, and digits behind a long word number it.
    private static func isLost(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        let before = text[..<range.lowerBound].reversed().prefix(while: isLetter).count
        let after = text[range.upperBound...].prefix(while: isLetter).count
        switch text[range.lowerBound] {
        case UInt8(ascii: "?"): return after > 0 && before + after > 1
        case underscore:
            // `anna_weber` is two words.
            return after > 0 && (range.count > 1 || before < 3) && before + after > 2 && isSmall(text[range.upperBound])
        case UInt8(ascii: "1"), UInt8(ascii: "0"):
            let isFirst = before == 0 && (range.lowerBound == 0 || text[range.lowerBound - 1] == 0x20)
            if isFirst { return text[range.lowerBound] == UInt8(ascii: "0") && after > 2 }
            let next = range.upperBound + after
            return before > 0 && after > 0 && (after > 1 || before < 3)
                && (next == text.count || text[next] &- 0x30 > 9)
        default: return before + after > 1
        }
    }

    private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x80 || byte &- 0x61 < 26 }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }

    /// Returns `true` if a word has a letter for lost ones.
    static func isMarked(_ word: UnsafeBufferPointer<UInt8>) -> Bool { place(of: letter[0], in: word[...]) != nil }

    private static func place(of byte: UInt8, in word: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        word.indices.first { word[$0] == byte && $0 + 1 < word.endIndex && word[$0 + 1] == letter[1] }
    }

    /// Returns `true` if two folded words are one, where one or two letters of Latin ones stand for each that is lost.
    static func mayBeOne(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
        mayBeOne(first[...], second[...])
    }

    private static func mayBeOne(
        _ first: Slice<UnsafeBufferPointer<UInt8>>, _ second: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Bool {
        if first.isEmpty || second.isEmpty { return first.isEmpty && second.isEmpty }
        let areLost = (first.starts(with: letter), second.starts(with: letter))
        switch areLost {
        case (true, true): return mayBeOne(first.dropFirst(letter.count), second.dropFirst(letter.count))
        case (true, false): return mayBegin(second, with: first.dropFirst(letter.count))
        case (false, true): return mayBegin(first, with: second.dropFirst(letter.count))
        case (false, false): return first.first == second.first && mayBeOne(first.dropFirst(), second.dropFirst())
        }
    }

    /// Returns `true` if a word goes on with a rest behind one or two letters.
    private static func mayBegin(
        _ word: Slice<UnsafeBufferPointer<UInt8>>, with rest: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Bool {
        [1, 2].contains { count in
            word.count >= count && word.prefix(count).allSatisfy { $0 &- 0x61 < 26 }
                && mayBeOne(word.dropFirst(count), rest)
        }
    }

    // MARK: Letters that look like others

    /// A folded word with `m` for `rn`, which a scanner reads for each other.
    static func image(of word: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        word.reduce(into: []) { image, byte in
            if byte == Letter.n, image.last == UInt8(ascii: "r") {
                image[image.count - 1] = Letter.m
            } else {
                image.append(byte)
            }
        }
    }
}
