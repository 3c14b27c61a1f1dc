import KnowledgeTable

/// The marks of Vietnamese words, which tell names apart that are one in plain letters: `Hùng` and `Hưng`.
///
/// Words are spelled by the keys of VNI with the tone behind all letters, since `Hòa` and `Hoà` are one word. Names are taken for Vietnamese if each
/// word is a syllable of the language and their marks are not those of one foreign letter.
struct VietnameseMarks: Sendable {
    static let shared = VietnameseMarks()

    /// The keys of letters with marks: the plain letter and digits.
    private var keys: [Unicode.Scalar: [UInt8]] = [:]

    /// Digits for the marks of letters that are written apart.
    private static let combining: [Unicode.Scalar: UInt8] = [
        "\u{301}": 1, "\u{300}": 2, "\u{309}": 3, "\u{303}": 4, "\u{323}": 5, "\u{302}": 6, "\u{31B}": 7, "\u{306}": 8,
    ].mapValues { 0x30 + $0 }

    private init() {
        for (key, letters) in KnowledgeTable.section("scripts/vietnamese").lists {
            if let letter = letters.last?.unicodeScalars.last { keys[letter] = Array(key.utf8) }
        }
    }

    /// A word in plain letters, and a number for its marks; 0 for none.
    struct Word {
        var letters: [UInt8]
        var marks: UInt16
    }

    /// The words of a name in UTF-8; `nil` if one is no Vietnamese syllable, or the marks are none or may be of another language.
    func words(of text: some Collection<UInt8>) -> [Word]? {
        var (words, isTold) = ([Word](), false)
        for part in String(decoding: text, as: UTF8.self).lowercased().split(separator: " ") {
            var spelling = Spelling()
            for scalar in part.unicodeScalars {
                guard let keys = keys(of: scalar) else { return nil }
                spelling.append(keys)
            }
            guard Self.isSyllable(spelling.letters) else { return nil }
            words.append(Word(letters: spelling.letters, marks: spelling.marks))
            isTold = isTold || spelling.isTold
        }
        let marked = words.count { $0.marks != 0 }
        return words.count > 1 && marked > 0 && (isTold || marked > 1 || words.count > 2) ? words : nil
    }

    private func keys(of scalar: Unicode.Scalar) -> [UInt8]? {
        if let mark = Self.combining[scalar] { return [mark] }
        return keys[scalar] ?? (("a"..."z").contains(scalar) ? [UInt8(truncatingIfNeeded: scalar.value)] : nil)
    }

    /// A word by the keys of VNI, read letter by letter.
    private struct Spelling {
        private(set) var letters: [UInt8] = []
        /// The marks of letters, each behind the number of letters before it.
        private var letterMarks: [UInt8] = []
        private var tone: UInt8 = 0
        /// `true` if some mark is that of no other language: a tone beside another mark, a hook, a dot below, or a horn.
        private(set) var isTold = false

        mutating func append(_ keys: [UInt8]) {
            isTold = isTold || keys.count > 2
            for key in keys {
                switch key {
                case 0x31...0x35:
                    tone = key
                    isTold = isTold || key == 0x33 || key == 0x35
                case 0x36...0x39:
                    letterMarks += [UInt8(truncatingIfNeeded: letters.count), key]
                    isTold = isTold || key == 0x37
                default: letters.append(key)
                }
            }
        }

        /// A number for the marks; 0 for none.
        var marks: UInt16 {
            if tone == 0, letterMarks.isEmpty { return 0 }
            let hash = (letters + letterMarks + [tone]).withUnsafeBufferPointer(StableHash.of)
            return UInt16(truncatingIfNeeded: hash) | 1
        }
    }

    /// Consonants at the begin and at the end of syllables, the longest first.
    private static let initials = words(
        "ngh ng nh gh gi kh ph qu th tr ch b c d g h k l m n p r s t v x")
    private static let finals = words("ng nh ch c m n p t")

    /// The words of a list, and none.
    private static func words(_ list: String) -> [[UInt8]] { list.split(separator: " ").map { Array($0.utf8) } + [[]] }

    private static let longestVowels = 3

    /// Returns `true` if a word in plain letters is one syllable.
    private static func isSyllable(_ word: [UInt8]) -> Bool {
        initials.contains { initial in
            guard word.starts(with: initial) else { return false }
            let rest = word.dropFirst(initial.count)
            let vowels = rest.prefix(while: SoundKey.isVowel)
            return (1...longestVowels).contains(vowels.count)
                && finals.contains { rest.dropFirst(vowels.count).elementsEqual($0) }
        }
    }
}
