/// Given names that are those of two people of one family.
extension NameComparison {
    /// Returns `true` if two names of one family have two known given names, which are no forms and no misspellings of one.
    func haveOtherGivenNames(_ one: PersonName, _ two: PersonName) -> Bool {
        guard let (first, second) = otherGivenNames(one, two) else { return false }
        return isKnownGivenName(first) && isKnownGivenName(second)
    }

    /// Two words that are less alike are not one with slips of the pen.
    private static let leastLikeness = 0.6
    private static let leastLength = 4

    /// Returns `true` if two names of one family have given names of Latin letters that have hardly a letter in common at one place. Nobody writes
    /// one for the other, whether lists have them or not: `Taiwo`, `Kehinde`.
    func haveUnlikeGivenNames(_ one: PersonName, _ two: PersonName) -> Bool {
        guard let (first, second) = otherGivenNames(one, two) else { return false }
        let areLatin = [first, second].allSatisfy {
            lexicon.entry($0).script == .latin && lexicon.entry($0).length >= Self.leastLength
        }
        return areLatin
            && names.withText(first) { first in
                names.withText(second) { JaroWinkler.similarity(first, $0) < Self.leastLikeness }
            }
    }

    /// Returns `true` if two given names may be those of twins who are called alike: lists have both, and they are a slip of the pen apart, or one is
    /// the other behind an `h`, which is heard: `Anna`, `Hanna`.
    func mayBeTwins(_ first: TextID, _ second: TextID) -> Bool {
        if areListedAndAlike(first, second) { return true }
        return names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count < second.count ? (first, second) : (second, first)
                return long.first == Letter.h && long.dropFirst().elementsEqual(short)
            }
        }
    }

    /// Returns `true` for a word that lists have as a given name, and for one of Han characters or Hangul, each of which is a syllable of a name and
    /// no slip of the pen.
    func isKnownGivenName(_ word: TextID) -> Bool {
        let entry = lexicon.entry(word)
        return entry.isGivenName || entry.isNative
    }

    /// The given names of two of one family, if they differ; `nil` for others. Either may stand behind the family name: `ROSSI MARIO`, `ROSSI LUCA`.
    private func otherGivenNames(_ one: PersonName, _ two: PersonName) -> (TextID, TextID)? {
        if one.isSingle || two.isSingle { return nil }
        let level = level(one, two)
        guard level.isConflict else { return nil }
        let areOfOneFamily = families(one, two, false) >= .similar || haveOneStem(one.family, two.family)
        guard areOfOneFamily || level == .familyOnly else { return nil }
        let pair = areOfOneFamily ? (one.given, two.given) : (one.family, two.family)
        return given(pair.0, pair.1) == .none ? pair : nil
    }

    /// The least that two family names of one stem have in common, and the longest ending behind it.
    private static let (leastStem, longestEnding) = (5, 3)

    /// Returns `true` if two family names differ in their endings alone, as those of men and women do: `Петрович` and `Петровна`.
    private func haveOneStem(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let stem = zip(first, second).prefix { $0 == $1 }.count
                return stem >= Self.leastStem && max(first.count, second.count) - stem <= Self.longestEnding
            }
        }
    }
}
