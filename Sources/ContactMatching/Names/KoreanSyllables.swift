/// The syllables of Hangul by the ways in which Koreans write them in their names.
struct KoreanSyllables: Sendable {
    static let shared = KoreanSyllables()

    private var syllables: [[UInt8]: [UInt16]] = [:]

    /// The places of the initials, vowels and finals of names among the letters of Unicode.
    private static let initials = [0, 2, 3, 5, 6, 7, 9, 11, 12, 14, 15, 16, 17, 18]
    private static let vowels = 0..<21
    private static let finals = [0, 1, 4, 8, 16, 17, 21]
    private static let longest = 7
    private static let longestWord = 16

    private init() {
        for initial in Self.initials {
            for vowel in Self.vowels {
                for final in Self.finals {
                    let number = UInt16((initial * 21 + vowel) * 28 + final)
                    guard let scalar = Unicode.Scalar(0xAC00 + UInt32(number)) else { continue }
                    for key in Hangul.spellings(of: scalar) { syllables[key, default: []].append(number) }
                }
            }
        }
    }

    /// The syllables that a folded word of Latin letters may stand for, up to three, in every reading; none if it is not made of syllables.
    func readings(of word: [UInt8]) -> Set<[UInt16]> {
        guard word.count <= Self.longestWord else { return [] }
        var readings: Set<[UInt16]> = [[]]
        for part in word.split(separator: 0x2D) {
            let tails = self.readings(ofPart: part)
            readings = Set(readings.flatMap { head in tails.map { head + $0 } }.filter { $0.count < 4 })
        }
        return readings
    }

    private func readings(ofPart part: ArraySlice<UInt8>) -> [[UInt16]] {
        if part.isEmpty { return [[]] }
        var readings: [[UInt16]] = []
        for end in part.startIndex + 1...min(heardEnd(of: part), part.startIndex + Self.longest) {
            if end < part.endIndex, part[end - 1] == Letter.h, Self.isVowel(part[end]) { continue }
            guard let found = syllables[part[..<end].withUnsafeBufferPointer(RomanizationKey.of)] else { continue }
            for tail in self.readings(ofPart: part[end...]) where tail.count < 3 {
                readings += found.map { [$0] + tail }
            }
        }
        return readings
    }

    /// The end of what may be the first syllable: an `h` between two vowels, as in `jihye`, begins the next one.
    private func heardEnd(of part: ArraySlice<UInt8>) -> Int {
        part.indices.dropFirst().dropLast().first {
            part[$0] == Letter.h && Self.isVowel(part[$0 - 1]) && Self.isVowel(part[$0 + 1])
        } ?? part.endIndex
    }

    private static func isVowel(_ letter: UInt8) -> Bool { SoundKey.isVowel(letter) || letter == Letter.w }
}
