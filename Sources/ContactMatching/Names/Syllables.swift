import KnowledgeTable

/// The syllables of which names of China, Korea and Vietnam are made in Latin letters, and the family names of these countries.
///
/// Two words that are made of other syllables are two names, however alike their letters are: `Junho` and `Junhyo`, `Yu` and `Yue`, `Quân` and `Quang`.
struct Syllables: Sendable {
    static let shared = Syllables()

    /// The languages in which a word is a family name.
    struct Languages: OptionSet, Sendable {
        let rawValue: UInt8
        static let chinese = Languages(rawValue: 1)
        static let korean = Languages(rawValue: 2)
        static let vietnamese = Languages(rawValue: 4)
    }

    private var families: [[UInt8]: Languages] = [:]
    private var pinyin: Set<[UInt8]> = []
    private var vietnamese: (begins: Set<[UInt8]>, ends: Set<[UInt8]>) = ([[]], [])

    private init() {
        pinyin = Set(KnowledgeTable.section("scripts/han").lists.map { Array($0.key.utf8) })
        for (kind, words) in KnowledgeTable.section("scripts/syllables").lists {
            let words = words.map { Array($0.utf8) }
            switch kind {
            case "vi-begin": vietnamese.begins.formUnion(words)
            case "vi-end": vietnamese.ends.formUnion(words)
            default: for word in words { families[word, default: []].insert(.vietnamese) }
            }
        }
        for (key, words) in KnowledgeTable.section("names/families").lists {
            let native = words.first { !$0.utf8.allSatisfy { $0 < 0x80 } }
            let latin = ([key] + words).filter { $0.utf8.allSatisfy { $0 < 0x80 } }.map { Array($0.utf8) }
            let script = native.map { Array($0.utf8).withUnsafeBufferPointer(Script.init(of:)) }
            if script == .hangul { for word in latin { families[word, default: []].insert(.korean) } }
            if script == .han, isPinyin(latin[0]) { for word in latin { families[word, default: []].insert(.chinese) } }
        }
    }

    /// The languages in which a folded word is a family name.
    func families(_ word: UnsafeBufferPointer<UInt8>) -> Languages {
        word.count > Self.longestFamily ? [] : families[Array(word)] ?? []
    }

    private static let longestFamily = 8

    /// Returns `true` if folded words of Latin letters are a family name, and behind it words of one syllable each: `Ko Min Jun`.
    func areName(_ words: [ArraySlice<UInt8>]) -> Bool {
        guard let languages = words.first?.withUnsafeBufferPointer(families) else { return false }
        return [Languages.chinese, .korean, .vietnamese].contains { language in
            languages.contains(language) && words.dropFirst().allSatisfy { isSyllable(Array($0), of: language) }
        }
    }

    private func isSyllable(_ word: [UInt8], of language: Languages) -> Bool {
        switch language {
        case .chinese: pinyin.contains(word)
        case .korean: KoreanSyllables.shared.readings(of: word).contains { $0.count == 1 }
        default: isVietnamese(word)
        }
    }

    /// Returns `true` if two folded words of Latin letters are made of other syllables in one of some languages, and may not be one in any of them.
    func areOthers(_ first: [UInt8], _ second: [UInt8], in languages: Languages) -> Bool {
        var areOthers = false
        if languages.contains(.vietnamese), isVietnamese(first), isVietnamese(second) {
            areOthers = Self.withoutY(first) != Self.withoutY(second)
        }
        if languages.contains(.chinese), isPinyin(first), isPinyin(second) {
            guard areOtherPinyin(first, second) else { return false }
            areOthers = true
        }
        if languages.contains(.korean) {
            let (one, two) = (KoreanSyllables.shared.readings(of: first), KoreanSyllables.shared.readings(of: second))
            if !one.isEmpty, !two.isEmpty {
                guard one.isDisjoint(with: two) else { return false }
                areOthers = true
            }
        }
        return areOthers
    }

    private func isVietnamese(_ word: [UInt8]) -> Bool {
        (0...min(3, word.count)).contains { place in
            vietnamese.begins.contains(Array(word[..<place])) && vietnamese.ends.contains(Array(word[place...]))
        }
    }

    /// A syllable with `i` for a `y` at its end, which is the same sound but behind `a`: `Vy`, `Vi`.
    private static func withoutY(_ word: [UInt8]) -> [UInt8] {
        word.last == Letter.y && word.dropLast().last != Letter.a ? word.dropLast() + [Letter.i] : word
    }

    // MARK: Pinyin

    /// Returns `true` if two words of pinyin are two names. What may be pinyin and an older romanization is one name where these differ: `ching` is
    /// `qing` and `jing`.
    private func areOtherPinyin(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        func letters(_ word: [UInt8]) -> [UInt8] { word.filter { $0 != 0x2D } }
        let (one, two) = (letters(first), letters(second))
        if one == two { return false }
        return RomanizationKey.of(one) != RomanizationKey.of(two) || isPinyinAlone(one) && isPinyinAlone(two)
    }

    /// Returns `true` if a word has letters that no other romanization has.
    private func isPinyinAlone(_ word: [UInt8]) -> Bool {
        word.contains(Letter.x) || word.contains(UInt8(ascii: "q"))
            || zip(word, word.dropFirst()).contains { $0 == Letter.z && $1 == Letter.h }
    }

    /// Returns `true` if a word is made of syllables of pinyin, which a hyphen may part.
    private func isPinyin(_ word: [UInt8]) -> Bool {
        let parts = word.split(separator: 0x2D)
        return !parts.isEmpty && parts.allSatisfy { isPinyin($0) }
    }

    private func isPinyin(_ part: ArraySlice<UInt8>) -> Bool {
        let part = Array(part)
        guard part.count < UInt32.bitWidth else { return false }
        // The places that syllables reach, one bit each.
        var reached: UInt32 = 1
        for start in part.indices where reached >> UInt32(start) & 1 == 1 {
            for end in start + 1...min(part.count, start + Self.longestPinyin) where start < end {
                if pinyin.contains(Array(part[start..<end])) { reached |= 1 << UInt32(end) }
            }
        }
        return reached >> UInt32(part.count) & 1 == 1
    }

    private static let longestPinyin = 6
}

extension RomanizationKey {
    fileprivate static func of(_ word: [UInt8]) -> [UInt8] { word.withUnsafeBufferPointer { of($0) } }
}
