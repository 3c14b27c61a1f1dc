/// Forms of a word that are the same for a name in Latin letters and in a script that leaves vowels out: its consonants, and what both scripts
/// tell of vowels.
///
/// A form begins with a byte of ``Marks``. `Mohamed` and `محمد` have one, and `Matt` does not.
enum ConsonantForms {
    private struct Marks: OptionSet, Hashable {
        let rawValue: UInt8
        static let endsWithVowel = Marks(rawValue: 1)
        /// A letter inside for each of the long vowels.
        static let i = Marks(rawValue: 2)
        static let u = Marks(rawValue: 4)
        /// An `h` inside, which is no consonant of ``ConsonantKey``.
        static let h = Marks(rawValue: 8)
        static let beginsWithVowel = Marks(rawValue: 16)
    }

    /// Words of fewer consonants are told apart by how they begin.
    private static let fewConsonants = 3

    // MARK: Latin letters

    /// The forms of a folded word of Latin letters.
    static func ofLatin(_ word: [UInt8]) -> [[UInt8]] {
        ([word] + ConsonantKey.otherSpellings(of: word)).flatMap { spelling in
            forms(of: spelling, begins: begins(spelling), marks(ofLatin: spelling))
        }
    }

    /// A `j` is written for a consonant, and for one that others hear as a vowel: `Josef`, `Yosef`.
    private static func begins(_ word: [UInt8]) -> [Marks] {
        switch word.first {
        case Letter.j: [[], .beginsWithVowel]
        case let first?: [SoundKey.isVowel(first) ? .beginsWithVowel : []]
        case nil: [[]]
        }
    }

    private static func marks(ofLatin word: [UInt8]) -> [Marks] {
        var vowels: Marks = []
        for letter in word {
            switch letter {
            case Letter.i, Letter.e, Letter.y: vowels.insert(.i)
            case Letter.u, Letter.o, Letter.w, UInt8(ascii: "v"): vowels.insert(.u)
            default: break
            }
        }
        let ending = word.withUnsafeBufferPointer(WordEnding.init(ofLatin:))
        var endings: [Marks] = [ending == .consonant || ending == .unknown ? [] : .endsWithVowel]
        // The `h` of `Saleh` is heard, that of `Sarah` is not.
        if endings == [.endsWithVowel], word.last == Letter.h { endings.append([]) }
        return combined([vowels], combined(endings, breaths(in: word)))
    }

    /// Letters before an `h` that may be one sound with it.
    private static let beforeH = Array("cdgkprstz".utf8)

    private static func breaths(in word: [UInt8]) -> [Marks] {
        let places = word.indices.dropFirst().dropLast().filter { word[$0] == Letter.h }
        if places.contains(where: { !beforeH.contains(word[$0 - 1]) }) { return [.h] }
        return places.isEmpty ? [[]] : [[], .h]
    }

    // MARK: Other scripts

    private static let tehMarbuta = Array("ة".utf8)

    /// The forms of a folded word of Arabic, Hebrew, Thai or Indian letters.
    static func ofOther(_ word: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        let isFeminine = word.count > tehMarbuta.count && word.suffix(tehMarbuta.count).elementsEqual(tehMarbuta)
        let stem = UnsafeBufferPointer(rebasing: word.dropLast(isFeminine ? tehMarbuta.count : 0))
        var latin: [UInt8] = []
        Romanization.shared.append(stem, to: &latin)
        let begin: Marks = latin.first.map(SoundKey.isVowel) == true ? .beginsWithVowel : []
        return forms(of: latin, begins: [begin], marks(ofOther: word))
    }

    private static func marks(ofOther word: UnsafeBufferPointer<UInt8>) -> [Marks] {
        let long = LongVowels(in: word)
        let endings: [Marks] =
            switch WordEnding(ofOther: word) {
            case .unknown: [[], .endsWithVowel]
            case .consonant: [[]]
            default: [.endsWithVowel]
            }
        let vowels = combined(
            long.contains(.i) ? [.i] : [[], .i],
            long.contains(.u) ? [.u] : [[], .u])
        return combined(vowels, combined(endings, breaths(inOther: word)))
    }

    private static func breaths(inOther word: UnsafeBufferPointer<UInt8>) -> [Marks] {
        let letters = String(decoding: word, as: UTF8.self).unicodeScalars
        guard let first = letters.first, (0x590...0x6FF).contains(first.value) else { return [[], .h] }
        return letters.dropFirst().dropLast().contains { "حهה\u{5D7}".unicodeScalars.contains($0) } ? [.h] : [[]]
    }

    // MARK: Both

    private static func combined(_ some: [Marks], _ others: [Marks]) -> [Marks] {
        some.flatMap { mark in others.map { mark.union($0) } }
    }

    private static func forms(of word: [UInt8], begins: [Marks], _ marks: [Marks]) -> [[UInt8]] {
        [false, true].flatMap { isSoft -> [[UInt8]] in
            if isSoft, !word.contains(UInt8(ascii: "v")) { return [] }
            var key: [UInt8] = []
            ConsonantKey.append(word, isSoft: isSoft, to: &key)
            if key.isEmpty { return [] }
            let all = key.count < fewConsonants ? combined(marks, begins) : marks
            return all.map { [$0.rawValue] + key }
        }
    }
}
