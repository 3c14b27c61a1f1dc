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
