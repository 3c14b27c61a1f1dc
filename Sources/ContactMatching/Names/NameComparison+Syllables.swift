/// Names that are made of syllables.
extension NameComparison {
    /// Returns `true` if two names of one Chinese, Korean or Vietnamese family have words of other syllables, and these are no slips of the pen.
    @inline(__always)
    func areOtherSyllables(_ one: PersonName, _ two: PersonName) -> Bool {
        let given = lexicon.entry(one.given).families.intersection(lexicon.entry(two.given).families)
        let family = lexicon.entry(one.family).families.intersection(lexicon.entry(two.family).families)
        return given.isEmpty && family.isEmpty ? false : areOtherSyllables(one, two, given, family)
    }

    /// The same, by the languages in which the words that stand as given and as family names are those of families.
    @inline(never)
    private func areOtherSyllables(
        _ one: PersonName, _ two: PersonName, _ given: Syllables.Languages, _ family: Syllables.Languages
    ) -> Bool {
        // `Guo Fang Li` is `Guofang Li`.
        guard one.middle.isEmpty == two.middle.isEmpty else { return false }
        let isFamilyBehind = !family.isEmpty && self.family(one.family, two.family) >= .spelling
        // Two family names behind one word are those of two families: `Wei Zhang`, `Wei Liu`.
        let isFamilyInFront = !given.isEmpty && family.isEmpty && self.family(one.given, two.given) >= .spelling
        if isFamilyBehind {
            // `Yue` is a spelling of the family name `Yu`, and another given name behind the family name `Shao`.
            let either = given.intersection(family).intersection(.chinese)
            return areOthers(one.given, two.given, family) || areOthers(one.middle, two.middle, family)
                || one.given == two.given && areOthers(one.family, two.family, either)
        }
        return isFamilyInFront
            && (areOthers(one.family, two.family, given) || areOthers(one.middle, two.middle, given))
    }

    private func areOthers(_ first: TextID, _ second: TextID, _ languages: Syllables.Languages) -> Bool {
        let (one, two) = (lexicon.entry(first), lexicon.entry(second))
        guard first != second, !first.isEmpty, !second.isEmpty, one.script == .latin, two.script == .latin,
            !one.isInitial, !two.isInitial, !one.isOfElsewhere, !two.isOfElsewhere
        else { return false }
        return Syllables.shared.areOthers(
            Array(names.bytes[names.range(first)]), Array(names.bytes[names.range(second)]), in: languages)
    }

    /// The agreement of two words of two names, where those of China and Korea are spellings of one name if another romanization has the same letters
    /// with or without voice: `Guohua` and `Kuohua`.
    @inline(__always)
    func inSyllables(
        _ first: TextID, _ second: TextID, _ agreement: Agreement, _ one: PersonName, _ two: PersonName
    ) -> Agreement {
        guard agreement == .none else { return agreement }
        let areOne =
            haveOneRomanization(lexicon.entry(first), lexicon.entry(second)) && isOfSyllables(one) && isOfSyllables(two)
            || isKorean(one) && isKorean(two) && haveOneKoreanReading(first, second)
        return areOne ? .spelling : .none
    }

    /// Returns `true` if the family name is one of Korea.
    private func isKorean(_ name: PersonName) -> Bool { lexicon.entry(name.family).families.contains(.korean) }

    /// Returns `true` if two words of Latin letters may be the same two syllables of Hangul or more: `Ji-hoon`, `Jihun`. Names of elsewhere are none.
    @inline(never)
    private func haveOneKoreanReading(_ first: TextID, _ second: TextID) -> Bool {
        let words = [first, second].map { word -> [UInt8] in
            let entry = lexicon.entry(word)
            return entry.script == .latin && !entry.isInitial && !entry.isOfElsewhere
                ? Array(names.bytes[names.range(word)]) : []
        }
        guard words.allSatisfy({ !$0.isEmpty }) else { return false }
        let readings = words.map(KoreanSyllables.shared.readings)
        return readings[0].contains { $0.count > 1 && readings[1].contains($0) }
    }

    /// Returns `true` if a word of a name is a family name of a language whose names are made of syllables.
    private func isOfSyllables(_ name: PersonName) -> Bool {
        !lexicon.entry(name.given).families.isEmpty || !lexicon.entry(name.family).families.isEmpty
    }

    /// Returns `true` if several romanizations may be those of one word.
    @inline(__always)
    func haveOneRomanization(_ one: NameLexicon.Entry, _ two: NameLexicon.Entry) -> Bool {
        one.romanization == two.romanization && one.romanization != 0
    }

    /// Returns `true` if two words of Latin letters differ in the voice of their first letter alone, as `Keller` and `Geller` do, which are two names.
    @inline(never)
    func differInFirstVoice(_ first: TextID, _ second: TextID) -> Bool {
        let (one, two) = (names.bytes[names.range(first)], names.bytes[names.range(second)])
        return one.first.map(Self.voiceless) == two.first.map(Self.voiceless) && one.first != two.first
            && one.dropFirst().elementsEqual(two.dropFirst())
    }

    /// The letter for the same sound without voice.
    private static func voiceless(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): Letter.p
        case Letter.d: UInt8(ascii: "t")
        case Letter.g: Letter.k
        default: letter
        }
    }
}
