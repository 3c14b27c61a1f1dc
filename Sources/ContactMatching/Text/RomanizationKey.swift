/// The one form of the spellings that several romanizations give to the same syllables: `Chih-ming` and `Zhiming`, `Chi-yŏng` and `Jiyoung`, `Ōno`
/// and `Ohno`.
///
/// Voiced and unvoiced consonants are one, as Wade-Giles, McCune-Reischauer and others have them, and so are long and short vowels.
enum RomanizationKey {
    /// Letters that are replaced, the first that fits at each place.
    private static let replacements: [(letters: String, by: String)] = [
        ("tzu", "ci"), ("tz", "c"), ("ts", "c"), ("tch", "c"), ("ch", "c"), ("zh", "c"), ("hs", "s"), ("sh", "s"),
        ("dj", "c"), ("dz", "c"), ("ck", "k"), ("ssu", "si"), ("ien", "ian"), ("orn", "on"), ("yeo", "iu"),
        ("eui", "ui"), ("oe", "u"), ("eu", "u"), ("eo", "o"), ("ou", "o"), ("oo", "u"), ("ee", "i"), ("ii", "i"),
        ("uu", "u"), ("aa", "a"), ("uo", "o"), ("ph", "p"), ("qu", "cu"), ("q", "c"), ("z", "c"), ("j", "c"),
        ("x", "s"), ("b", "p"), ("d", "t"), ("g", "k"), ("v", "w"), ("f", "p"), ("y", "i"), ("-", ""),
    ]

    /// A replacement as numbers: up to three letters, the first in the lowest byte, and the bytes that count.
    private struct Replacement {
        let letters: UInt32
        let mask: UInt32
        let count: Int
        let by: [UInt8]

        init(_ letters: String, by: String) {
            self.letters = letters.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
            mask = letters.utf8.reduce(0) { mask, _ in mask << 8 | 0xFF }
            count = letters.utf8.count
            self.by = Array(by.utf8)
        }
    }

    /// By the first letter of what is replaced.
    private static let byLetter: [[Replacement]] = {
        var byLetter = [[Replacement]](repeating: [], count: 128)
        for (letters, by) in replacements {
            let replacement = Replacement(letters, by: by)
            byLetter[Int(replacement.letters & 0xFF)].append(replacement)
        }
        return byLetter
    }()

    /// Appends the key of a folded word of Latin letters. An `h` stays at the beginning alone.
    static func append(_ word: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        let start = output.count
        func emit(_ byte: UInt8) {
            guard output.count == start || output[output.count - 1] != byte else { return }
            // `ong` and `ung` are one.
            if byte == Letter.k, output.count > start + 1, output[output.count - 1] == Letter.n,
                output[output.count - 2] == Letter.o
            {
                output[output.count - 2] = Letter.u
            }
            output.append(byte)
        }
        func letter(_ place: Int) -> UInt32 { place < word.count ? UInt32(word[place]) : 0 }
        var place = 0
        while place < word.count {
            let byte = word[place]
            let next = letter(place) | letter(place + 1) << 8 | letter(place + 2) << 16
            if byte < 0x80, let found = byLetter[Int(byte)].first(where: { next & $0.mask == $0.letters }) {
                for letter in found.by { emit(letter) }
                place += found.count
                continue
            }
            if byte != Letter.h || place == 0 { emit(byte) }
            place += 1
        }
    }

    /// The key of a word.
    static func of(_ word: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var key: [UInt8] = []
        append(word, to: &key)
        return key
    }
}
