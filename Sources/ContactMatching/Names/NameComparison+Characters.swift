/// Names that look alike, and are two.
extension NameComparison {
    /// Returns `true` if two names have Han characters that are read alike and are others (`李伟`, `李威`), other kana (`サトウ`, `サイトウ`), other
    /// marks of Vietnamese (`Hùng`, `Hưng`), or a given name once and twice (`Khin`, `Khin Khin`).
    func areOtherCharacters(_ one: PersonName, _ two: PersonName) -> Bool {
        if haveOtherMarks(one, two) || isDoubledOnce(one, two) { return true }
        if one.given == two.given && one.family == two.family || one.given == two.family && one.family == two.given {
            return false
        }
        let areKana = one.traits.intersection(two.traits).contains(.kana)
        return (areKana || areHomophones(one, two)) && !areParted(one, two)
    }

    /// Returns `true` if one of two given names is the other twice.
    func isDoubledOnce(_ one: PersonName, _ two: PersonName) -> Bool {
        isDoubled(one) != isDoubled(two) && given(one.given, two.given) == .same
    }

    /// Returns `true` if a given name is a word twice, which is a name of its own in Burma and China. Of a longer word that lists have as a name of
    /// elsewhere, one may be the middle name by mistake.
    private func isDoubled(_ name: PersonName) -> Bool {
        guard !name.middle.isEmpty, !name.given.isEmpty else { return false }
        let (given, middle) = (names.bytes[names.range(name.given)], names.bytes[names.range(name.middle)])
        return middle.starts(with: given)
            && (middle.count == given.count || middle[middle.startIndex + given.count] == 0x2D)
            && (given.count <= Self.shortDoubled || !lexicon.entry(name.given).isGivenName
                || NameWords.shared.mayBeDoubled(given))
            && !lexicon.entry(name.given).isInitial
    }

    private static let shortDoubled = 3

    /// Returns `true` if two names may be those of one person.
    func mayBeOne(_ one: PersonName, _ two: PersonName) -> Bool {
        let level = level(one, two)
        if level.isConflict || level == .none { return false }
        return !level.isSamePerson || !areOtherCharacters(one, two) && !(level == .similar && differInBoth(one, two))
    }

    /// Returns `true` if two names of one family are those of two, whatever a third has in common with both: their given names are known, and
    /// differ, or have other marks. One that no list has may be a misspelled form.
    func areTwo(_ one: PersonName, _ two: PersonName) -> Bool {
        if haveOtherMarks(one, two), level(one, two).isSamePerson { return true }
        return lexicon.entry(one.given).isGivenName && lexicon.entry(two.given).isGivenName
            && level(one, two) == .familyOnly || haveOtherGivenNames(one, two)
    }

    /// Returns `true` if a name may be one of several names of a person, and none of them is that of somebody else.
    func mayBeOne(_ name: PersonName, among names: [PersonName]) -> Bool {
        var mayBe = false
        for other in names where !mayBe { mayBe = mayBeOne(name, other) }
        guard mayBe else { return false }
        for other in names where areTwo(name, other) { return false }
        return true
    }

    /// Returns `true` if two names of one family have the given names of a man and of a woman, whatever a third has in common with both: `Charles` and
    /// `Charlotte` beside `Charlie`. A middle name may be that by which somebody is called.
    func areOfTwoSexes(_ one: PersonName, _ two: PersonName) -> Bool {
        guard lexicon.entry(one.given).isOfOtherSex(than: lexicon.entry(two.given)) else { return false }
        return given(one.given, two.given) < .familiar && families(one, two, false) >= .similar
            && given(one.middle, two.given) < .familiar && given(two.middle, one.given) < .familiar
    }

    /// Returns `true` if two given names are alike, and lists have both: `Luca` and `Lucas`.
    func areListedAndAlike(_ one: TextID, _ two: TextID) -> Bool {
        one != two && lexicon.entry(one).isGivenName && lexicon.entry(two).isGivenName && given(one, two) == .similar
    }

    /// Returns `true` if given and family name both are a slip of the pen apart.
    func differInBoth(_ one: PersonName, _ two: PersonName) -> Bool {
        given(one.given, two.given) == .similar && families(one, two, false) == .similar
    }

    private func areHomophones(_ one: PersonName, _ two: PersonName) -> Bool {
        [(one.given, two.given), (one.family, two.family)].contains { first, second in
            first != second && lexicon.entry(first).script == .han && lexicon.entry(second).script == .han
        }
    }

    /// Returns `true` if one given name has the marks of Vietnamese and the other has none: `Nga` is `Nga`, `Ngà` and `Ngã`.
    func isWithoutMarks(_ one: PersonName, _ two: PersonName) -> Bool {
        guard one.givenMarks | one.familyMarks | two.givenMarks | two.familyMarks != 0 else { return false }
        return marks(of: one, two).contains { ($0 == 0) != ($1 == 0) }
    }

    /// Returns `true` if the marks of Vietnamese tell two names apart. A word may be written without its marks, unless the others of the name have
    /// theirs.
    private func haveOtherMarks(_ one: PersonName, _ two: PersonName) -> Bool {
        guard one.givenMarks | one.familyMarks != 0, two.givenMarks | two.familyMarks != 0 else { return false }
        let areMarked = one.traits.intersection(two.traits).contains(.marked)
        return marks(of: one, two).contains { $0 != $1 && (areMarked || $0 != 0 && $1 != 0) }
    }

    /// The marks of the given and the family name of two people, each beside those of the same word.
    private func marks(of one: PersonName, _ two: PersonName) -> [(UInt16, UInt16)] {
        one.given != two.given && one.given == two.family
            ? [(one.givenMarks, two.familyMarks), (one.familyMarks, two.givenMarks)]
            : [(one.givenMarks, two.givenMarks), (one.familyMarks, two.familyMarks)]
    }
}
