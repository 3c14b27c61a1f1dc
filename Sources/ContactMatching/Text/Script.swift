/// A script in which folded words are written, as far as comparisons tell it apart.
enum Script: UInt8, Sendable {
    /// Latin letters, and what is read letter by letter in them: Cyrillic, Greek, kana.
    case latin
    case han, hangul
    /// Scripts that are written in Latin letters in many ways: Arabic, Hebrew, Thai, those of India.
    case other

    /// The script of a character.
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case ..<0x80: self = .latin
        case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
        case 0xAC00...0xD7A3: self = .hangul
        default: self = .other
        }
    }

    /// The script of a word: that of its first character.
    init(of word: UnsafeBufferPointer<UInt8>) {
        guard let first = word.first, first >= 0x80 else {
            self = .latin
            return
        }
        self = String(decoding: word.prefix(4), as: UTF8.self).unicodeScalars.first.map(Script.init) ?? .latin
    }
}
