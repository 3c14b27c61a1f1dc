import KnowledgeTable

/// Words of other scripts in Latin letters, by the tables of `Knowledge/scripts`.
struct Romanization: Sendable {
    static let shared = Romanization()

    private var spellings: [UInt32: [UInt8]] = [:]

    private init() {
        for name in ["scripts/han", "scripts/letters"] {
            for (key, words) in KnowledgeTable.section(name).lists {
                let latin = Array(key.utf8)
                for scalar in words.joined().unicodeScalars where spellings[scalar.value] == nil {
                    spellings[scalar.value] = latin
                }
            }
        }
    }

    /// The Arabic article, which stands at its word.
    private static let article = Array("ال".utf8)

    /// Appends a folded word in Latin letters, without an article. Characters that no table has are left out.
    ///
    /// - Returns: `true` if all were found.
    @discardableResult
    func append(_ word: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        var isWhole = true
        let hasArticle = word.count > 2 * Self.article.count && word.starts(with: Self.article)
        let word = UnsafeBufferPointer(rebasing: word.dropFirst(hasArticle ? Self.article.count : 0))
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
            if scalar.isASCII {
                output.append(UInt8(scalar.value))
            } else if Script(scalar) == .hangul {
                Hangul.append(scalar, to: &output)
            } else if let spelling = spellings[Self.likeDevanagari(scalar.value)] {
                output += spelling
            } else {
                isWhole = false
            }
        }
        return isWhole
    }

    /// The letter of Devanagari that stands where a letter of another script of India stands in
    /// [Unicode](https://www.unicode.org/charts), which arranges these scripts alike.
    private static func likeDevanagari(_ scalar: UInt32) -> UInt32 {
        (0x980..<0xD80).contains(scalar) ? 0x900 + scalar % 0x80 : scalar
    }
}

/// The consonants of a word in Latin letters, in a few classes: the same for the usual spellings of a name from a script that is written in
/// Latin letters in many ways. `khoury`, `khouri` and `خوري` have one, `ahmed` and `ahmad` too.
enum ConsonantKey {
    private static let classes: [UInt8] = {
        var classes = [UInt8](repeating: 0, count: 128)
        for (letters, consonant) in [
            ("bpfv", "p"), ("dt", "t"), ("cgkqx", "k"), ("szj", "s"), ("m", "m"), ("n", "n"), ("l", "l"), ("r", "r"),
        ] {
            for letter in letters.utf8 { classes[Int(letter)] = consonant.utf8.first ?? 0 }
        }
        return classes
    }()

    private static let articles = ["al", "el"].map { Array($0.utf8) }
    /// Letters that are written in two ways: `Chaim` and `Haim`, `Gamal` and `Jamal`, `Youcef` and `Youssef`.
    private static let exchanges = [("ch", "h"), ("g", "j"), ("ce", "se"), ("ci", "si")].map {
        (Array($0.utf8), Array($1.utf8))
    }
    /// A word without an article has as many letters at least.
    private static let shortestWord = 3

    /// A word of Latin letters as others write it: without the article that is joined to it (`Alqasim`), and with other letters for one sound.
    static func otherSpellings(of word: [UInt8]) -> [[UInt8]] {
        var spellings: [[UInt8]] = []
        if word.count >= shortestWord + 2, articles.contains(where: { word.starts(with: $0) }) {
            spellings.append(Array(word.dropFirst(2)))
        }
        for (letters, others) in exchanges where word.contains(letters[0]) {
            spellings += ([word] + spellings).compactMap { replaced(letters, by: others, in: $0) }
        }
        return spellings
    }

    /// A word with other letters in each place of some; `nil` if it does not have them.
    private static func replaced(_ letters: [UInt8], by others: [UInt8], in word: [UInt8]) -> [UInt8]? {
        var (output, place, isReplaced): ([UInt8], Int, Bool) = ([], 0, false)
        while place < word.count {
            if word[place...].starts(with: letters) {
                output += others
                place += letters.count
                isReplaced = true
            } else {
                output.append(word[place])
                place += 1
            }
        }
        return isReplaced ? output : nil
    }

    /// Appends the classes of the consonants of a word, each once where it follows itself; vowels, `h`, `w` and `y` are none.
    ///
    /// - Parameter isSoft: `true` to leave `v` out as well, which Cyrillic has for `w`.
    static func append(_ word: [UInt8], isSoft: Bool = false, to output: inout [UInt8]) {
        let start = output.count
        for (place, letter) in word.enumerated() where letter < 0x80 {
            let next = place + 1 < word.count ? word[place + 1] : 0
            let former = place > 0 ? word[place - 1] : 0
            var consonant = classes[Int(letter)]
            switch letter {
            case UInt8(ascii: "v") where isSoft: continue
            // `ch` and `dj` are sibilants, and `ng` is one sound.
            case Letter.c where next == Letter.h: consonant = Letter.s
            case UInt8(ascii: "d") where next == Letter.j || next == UInt8(ascii: "z"): continue
            case UInt8(ascii: "t") where next == Letter.s || next == UInt8(ascii: "z"): continue
            case UInt8(ascii: "g") where former == UInt8(ascii: "n"): continue
            default: break
            }
            if letter == Letter.x {
                if output.count == start || output[output.count - 1] != Letter.k { output.append(Letter.k) }
                consonant = Letter.s
            }
            guard consonant != 0, output.count == start || output[output.count - 1] != consonant else { continue }
            output.append(consonant)
        }
    }
}
