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
        for row in KnowledgeTable.section("scripts/vietnamese").text.split(separator: "\n") {
            guard let colon = row.firstIndex(of: ":"), let letter = row.unicodeScalars.last else { continue }
            keys[letter] = Array(row[..<colon].utf8)
        }
    }

    /// A word in plain letters, and a number for its marks; 0 for none.
    struct Word {
        var letters: [UInt8]
        var marks: UInt16
    }

    /// The words of a name in UTF-8; `nil` if one is no Vietnamese syllable, or the marks are none or may be of another language.
    func words(of text: some Collection<UInt8>) -> [Word]? {
        var words: [Word] = []
        var isTold = false
        var word: (letters: [UInt8], digits: [UInt8], tone: UInt8) = ([], [], 0)
        func end() -> Bool {
            defer { word = ([], [], 0) }
            if word.letters.isEmpty { return true }
            guard Self.isSyllable(word.letters) else { return false }
            let spelled = word.letters + word.digits + [word.tone]
            let isMarked = !word.digits.isEmpty || word.tone != 0
            let hash = spelled.withUnsafeBufferPointer(StableHash.of)
            let marks = isMarked ? UInt16(truncatingIfNeeded: hash) | 1 : 0
            words.append(Word(letters: word.letters, marks: marks))
            return true
        }
        for scalar in String(decoding: text, as: UTF8.self).lowercased().unicodeScalars {
            if scalar == " " {
                guard end() else { return nil }
                continue
            }
            let spelling: [UInt8]
            if let mark = Self.combining[scalar] {
                spelling = [mark]
            } else if let known = keys[scalar] {
                spelling = known
            } else if ("a"..."z").contains(scalar) {
                spelling = [UInt8(truncatingIfNeeded: scalar.value)]
            } else {
                return nil
            }
            isTold = isTold || spelling.count > 2
            for key in spelling {
                switch key {
                case 0x31...0x35:
                    word.tone = key
                    isTold = isTold || key == 0x33 || key == 0x35
                case 0x36...0x39:
                    // The place of a mark tells the letter.
                    word.digits += [UInt8(truncatingIfNeeded: word.letters.count), key]
                    isTold = isTold || key == 0x37
                default: word.letters.append(key)
                }
            }
        }
        guard end(), words.count > 1 else { return nil }
        let marked = words.count { $0.marks != 0 }
        return marked > 0 && (isTold || marked > 1 || words.count > 2) ? words : nil
    }

    /// Consonants at the begin and at the end of syllables, the longest first.
    private static let initials = [
        "ngh", "ng", "nh", "gh", "gi", "kh", "ph", "qu", "th", "tr", "ch", "b", "c", "d", "g", "h", "k", "l", "m", "n",
        "p",
        "r", "s", "t", "v", "x", "",
    ].map { Array($0.utf8) }
    private static let finals = ["ng", "nh", "ch", "c", "m", "n", "p", "t", ""].map { Array($0.utf8) }
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
