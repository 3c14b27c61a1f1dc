import KnowledgeTable

/// The ways in which a word of Han characters or Hangul syllables may be written in Latin letters as a whole.
///
/// All characters of a word are read in one language: in pinyin, as in Hong Kong, as in Japanese names, or as Koreans spell theirs.
struct NativeSpellings: Sendable {
    static let shared = NativeSpellings()

    /// A word that may be written in more ways in a language is not read in it.
    private static let most = 48
    /// Letters that begin a later syllable of a Japanese word in the place of others: `Yamazaki` beside `saki`.
    private static let voiced: [UInt8: UInt8] = [Letter.h: UInt8(ascii: "b"), Letter.s: Letter.z]

    /// The readings of a character, in pinyin and as in Hong Kong, and in Japanese.
    private let chinese: [[UInt32: [[UInt8]]]]
    private let japanese: [UInt32: [[UInt8]]]
    /// The spellings of family names in lists, by the name.
    private let families: [[UInt8]: [[UInt8]]]

    private init() {
        chinese = ["scripts/han", "scripts/cantonese"].map(Self.readings)
        japanese = Self.readings(of: "scripts/japanese")
        families = Self.listedFamilies()
    }

    private static func readings(of section: String) -> [UInt32: [[UInt8]]] {
        var readings: [UInt32: [[UInt8]]] = [:]
        for (latin, words) in KnowledgeTable.section(section).lists {
            for scalar in words.joined().unicodeScalars {
                readings[HanVariants.base(of: scalar).value, default: []].append(Array(latin.utf8))
            }
        }
        return readings
    }

    private static func listedFamilies() -> [[UInt8]: [[UInt8]]] {
        let folder = TextFolder(keepsHangul: true)
        var families: [[UInt8]: [[UInt8]]] = [:]
        for (key, words) in KnowledgeTable.section("names/families").lists {
            let forms = ([key] + words).map { folder.folded($0) }
            let latin = forms.filter { $0.withUnsafeBufferPointer(Script.init(of:)) == .latin }
            for form in forms where !latin.contains(form) { families[form, default: []] += latin }
        }
        return families
    }

    /// The spellings of a folded word, and of the family and the given name in it, each as ``RomanizationKey`` has it.
    func keys(of word: UnsafeBufferPointer<UInt8>) -> Set<[UInt8]> {
        var spellings = spellings(of: word)
        if let end = NativeNames.shared.familyEnd(of: word) {
            spellings += self.spellings(of: UnsafeBufferPointer(rebasing: word[..<end]))
            spellings += self.spellings(of: UnsafeBufferPointer(rebasing: word[end...]))
        }
        return Set(spellings.map { $0.withUnsafeBufferPointer(RomanizationKey.of) })
    }

    private func spellings(of word: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        let characters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
        let listed = families[Array(word)] ?? []
        if characters.allSatisfy({ Script($0) == .hangul }) {
            return listed + Self.joined(characters.map(Hangul.letterSpellings))
        }
        func inTable(_ table: [UInt32: [[UInt8]]]) -> [[[UInt8]]] { characters.map { table[$0.value] ?? [] } }
        return listed + chinese.flatMap { Self.joined(inTable($0)) }
            + Self.joined(inTable(japanese).enumerated().map { $0 == 0 ? $1 : $1 + $1.compactMap(Self.voiced) })
    }

    /// One reading of each character behind each other, in all ways; none if these are too many.
    private static func joined(_ readings: [[[UInt8]]]) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        for choices in readings {
            guard words.count * choices.count <= most else { return [] }
            words = words.flatMap { word in choices.map { word + $0 } }
        }
        return words
    }

    private static func voiced(_ reading: [UInt8]) -> [UInt8]? {
        guard let first = reading.first, let letter = voiced[first] else { return nil }
        return [letter] + reading.dropFirst()
    }
}
