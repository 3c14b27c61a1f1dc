/// The one form of the spellings that several romanizations give to the same syllables: `Chih-ming` and `Zhiming`, `Chi-yŏng` and `Jiyoung`, `Ōno`
/// and `Ohno`.
///
/// Voiced and unvoiced consonants are one, as Wade-Giles, McCune-Reischauer and others have them, and so are long and short vowels.
enum RomanizationKey {
    /// Letters that are replaced, the first that fits at each place.
    private static let replacements: [(letters: [UInt8], by: [UInt8])] = [
        ("tzu", "ci"), ("tz", "c"), ("ts", "c"), ("tch", "c"), ("ch", "c"), ("zh", "c"), ("hs", "s"), ("sh", "s"),
        ("dj", "c"), ("dz", "c"), ("ck", "k"),
        ("ssu", "si"), ("ien", "ian"), ("orn", "on"), ("yeo", "iu"), ("eui", "ui"), ("oe", "u"), ("eu", "u"),
        ("eo", "o"), ("ou", "o"), ("oo", "u"), ("ee", "i"),
        ("ii", "i"), ("uu", "u"), ("aa", "a"), ("uo", "o"), ("ph", "p"), ("qu", "cu"), ("q", "c"), ("z", "c"),
        ("j", "c"), ("x", "s"),
        ("b", "p"), ("d", "t"), ("g", "k"), ("v", "w"), ("f", "p"), ("y", "i"), ("-", ""),
    ].map { (Array($0.utf8), Array($1.utf8)) }

    /// By the first letter of what is replaced.
    private static let byLetter: [[(letters: [UInt8], by: [UInt8])]] = (0..<128).map { letter in
        replacements.filter { Int($0.letters[0]) == letter }
    }

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
        var place = 0
        while place < word.count {
            let byte = word[place]
            let rest = word[place...]
            if byte < 0x80, let found = byLetter[Int(byte)].first(where: { rest.starts(with: $0.letters) }) {
                for letter in found.by { emit(letter) }
                place += found.letters.count
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
