extension NameComparison {
    /// The reason that the agreement of two names is, which says of names with words in common that they have them, of spellings of one name that they
    /// are spelled alike, and of names in two scripts that one word agrees.
    @inline(__always)
    func reason(_ level: NameLevel, _ one: PersonName, _ two: PersonName) -> EvidencePart.Kind {
        switch level {
        case .full: haveSameWords(one, two) ? .fullName : .similarName
        case .similar: isOfWords(one, two) ? .wordsOfName : .similarName
        case .otherScript: agreesInOneWord(one, two) ? .partlyOtherScript : .otherScript
        default: level.reason
        }
    }

    /// Returns `true` if given and family name are the same words, in either order, or one of two family names is left out.
    @inline(__always)
    private func haveSameWords(_ one: PersonName, _ two: PersonName) -> Bool {
        one.given == two.given && one.family == two.family || haveSameLetters(one, two)
    }

    @inline(never)
    private func haveSameLetters(_ one: PersonName, _ two: PersonName) -> Bool {
        let (first, second) = ([one.given, one.family, one.otherFamily], [two.given, two.family, two.otherFamily])
        return first.prefix(2).allSatisfy(second.contains) || second.prefix(2).allSatisfy(first.contains)
            || areParted(one, two)
    }

    private func isOfWords(_ one: PersonName, _ two: PersonName) -> Bool {
        hasAllWords(one, two, one.traits.contains(.transliterated) != two.traits.contains(.transliterated))
    }

    /// Returns `true` if given or family names of two scripts may be spellings of one name, in either order.
    private func agreesInOneWord(_ one: PersonName, _ two: PersonName) -> Bool {
        given(one.given, two.given) >= .similar || family(one.family, two.family) >= .similar
            || either(one.given, two.family, false) >= .similar || either(one.family, two.given, false) >= .similar
    }
}
