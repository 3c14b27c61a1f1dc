/// Names that look alike, and are two.
extension NameComparison {
    /// Returns `true` if two names have Han characters that are read alike and are others (`李伟`, `李威`), or other kana (`サトウ`, `サイトウ`).
    func areOtherCharacters(_ one: PersonName, _ two: PersonName) -> Bool {
        if one.given == two.given && one.family == two.family || one.given == two.family && one.family == two.given {
            return false
        }
        let areKana = one.traits.intersection(two.traits).contains(.kana)
        return (areKana || areHomophones(one, two)) && !areParted(one, two)
    }

    /// Returns `true` if two names may be those of one person.
    func mayBeOne(_ one: PersonName, _ two: PersonName) -> Bool {
        let level = level(one, two)
        if level.isConflict || level == .none { return false }
        return !level.isSamePerson || !areOtherCharacters(one, two) && !(level == .similar && differInBoth(one, two))
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
}
