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

/// The long vowels that a word of Arabic or Hebrew letters has inside: `ي` and `و`, `י` and `ו`.
struct LongVowels: OptionSet, Sendable {
    let rawValue: UInt8
    static let i = LongVowels(rawValue: 1)
    static let u = LongVowels(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Those of a word, without its first and its last letter.
    init(in word: UnsafeBufferPointer<UInt8>) {
        self = []
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars.dropFirst().dropLast() {
            switch scalar.value {
            case 0x64A, 0x6CC, 0x5D9: insert(.i)
            case 0x648, 0x5D5: insert(.u)
            default: break
            }
        }
    }

    /// Returns `true` if a word of Latin letters has a letter for each.
    ///
    /// - Parameter letters: The letters of the word, one bit each by their last five bits.
    func mayBeWritten(with letters: UInt32) -> Bool {
        func has(_ all: UInt8...) -> Bool { all.contains { letters & 1 << UInt32($0 & 31) != 0 } }
        return (!contains(.i) || has(Letter.i, Letter.e, Letter.y))
            && (!contains(.u) || has(Letter.u, Letter.o, Letter.w, Letter.v))
    }
}
