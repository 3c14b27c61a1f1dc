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
        let isFamilyInFront = !given.isEmpty && self.family(one.given, two.given) >= .spelling
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
}
