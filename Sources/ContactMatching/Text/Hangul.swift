/// Hangul syllables in Latin letters, syllable by syllable.
enum Hangul {
    private static let initials = parts(OtherLetters.hangulInitials)
    private static let vowels = parts(OtherLetters.hangulVowels)
    private static let finals = parts(OtherLetters.hangulFinals)

    private static func parts(_ text: String) -> [[UInt8]] {
        text.split(separator: " ").map { $0 == "-" ? [] : Array($0.utf8) }
    }

    private static let spellings = [
        OtherLetters.hangulInitialSpellings, OtherLetters.hangulVowelSpellings, OtherLetters.hangulFinalSpellings,
    ].map { list in
        list.split(separator: " ").map { letter in
            letter.split(separator: ",").map { $0 == "-" ? [] : Array($0.utf8) }
        }
    }

    /// The place of a syllable's letters among those of Unicode.
    private static func letters(of syllable: Unicode.Scalar) -> (initial: Int, vowel: Int, final: Int) {
        let index = Int(syllable.value) - 0xAC00
        return (index / 588, index % 588 / 28, index % 28)
    }

    /// Appends a syllable between U+AC00 and U+D7A3.
    static func append(_ syllable: Unicode.Scalar, to output: inout [UInt8]) {
        let letters = letters(of: syllable)
        output += initials[letters.initial]
        output += vowels[letters.vowel]
        output += finals[letters.final]
    }

    /// The ways in which Koreans write a syllable of their names, each as ``RomanizationKey`` has it.
    static func spellings(of syllable: Unicode.Scalar) -> [[UInt8]] {
        letterSpellings(of: syllable).reduce(into: []) { keys, letters in
            let key = letters.withUnsafeBufferPointer(RomanizationKey.of)
            if !keys.contains(key) { keys.append(key) }
        }
    }

    /// The ways in which Koreans write a syllable of their names, in Latin letters.
    static func letterSpellings(of syllable: Unicode.Scalar) -> [[UInt8]] {
        let letters = letters(of: syllable)
        return spellings[0][letters.initial].flatMap { initial in
            spellings[1][letters.vowel].flatMap { vowel in
                spellings[2][letters.final].map { initial + vowel + $0 }
            }
        }
    }
}
