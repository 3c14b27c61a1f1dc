/// The sound at the end of a word, by which names of the two sexes often differ: `Milan` and `Milena`, `Farid` and `Farida`.
enum WordEnding: UInt8, Sendable {
    case unknown, consonant
    case a, e, i, o
    /// A vowel that is not known.
    case vowel

    /// The end of a word of Latin letters. A silent `h` is none of it.
    init(ofLatin word: UnsafeBufferPointer<UInt8>) {
        var word = word[...]
        if word.count > 2, word.last == Letter.h, SoundKey.isVowel(word[word.endIndex - 2]) { word = word.dropLast() }
        switch word.last {
        case nil: self = .unknown
        case Letter.a: self = .a
        case Letter.e: self = .e
        case Letter.i, Letter.y, Letter.j: self = .i
        case Letter.o, Letter.u, Letter.w: self = .o
        default: self = .consonant
        }
    }

    /// The end of a word of Arabic or Hebrew letters; unknown for others, and for letters that are vowels or consonants.
    init(ofOther word: UnsafeBufferPointer<UInt8>) {
        switch String(decoding: word.suffix(4), as: UTF8.self).unicodeScalars.last?.value {
        case 0x629, 0x647, 0x627, 0x649, 0x6CC, 0x64A, 0x5D4, 0x5D0, 0x5D9: self = .vowel
        case 0x648, 0x5D5, 0x621: self = .unknown
        case let scalar? where 0x620...0x6FF ~= scalar || 0x5D0...0x5EA ~= scalar: self = .consonant
        default: self = .unknown
        }
    }

    /// Returns `true` if two ends may be one. An `e` may be silent, and is written for `i`.
    func mayBe(_ other: WordEnding) -> Bool {
        if self == other || self == .unknown || other == .unknown { return true }
        if self == .vowel || other == .vowel { return self != .consonant && other != .consonant }
        return self == .e && other == .i || self == .i && other == .e
    }
}
