extension NameComparison {
    /// Returns `true` if the family name of one may be the given name of the other: in one script they begin with one letter, and names of two
    /// parts with that of either.
    @inline(__always)
    func mayBeCrossed(_ one: PersonName, _ two: PersonName, _ isLoose: Bool) -> Bool {
        let (first, second) = (lexicon.entry(one.given), lexicon.entry(one.family))
        let (given, family) = (lexicon.entry(two.given), lexicon.entry(two.family))
        return isLoose || first.script != family.script || first.first == family.first || second.first == given.first
            || first.isCompound || given.isCompound
    }

    /// Compares the given name of one person with the family name of another, whose order may be either.
    @inline(__always)
    func crossed(_ one: PersonName, _ two: PersonName, _ isLoose: Bool) -> Agreement {
        let agreement = inSyllables(one.given, two.family, either(one.given, two.family, isLoose), one, two)
        if agreement >= .similar { return agreement }
        // `Chan Ka Yan`, whose given name is of two words.
        if areParts(one.given, one.middle, of: two.family) || areParts(two.middle, two.family, of: one.given) {
            return script(one) == script(two) ? .same : .spelling
        }
        guard lexicon.entry(one.given).isCompound else { return agreement }
        // The name may have one of two family names, or be a given name that was taken for two of them.
        if areParts(two.otherFamily, two.family, of: one.given) { return .same }
        return two.otherFamily.isEmpty && isPart(two.family, of: one.given) ? .similar : agreement
    }

    /// Compares a given name with a family name, whose order may be either.
    @inline(__always)
    func either(_ first: TextID, _ second: TextID, _ isLoose: Bool) -> Agreement {
        max(given(first, second, isLoose), family(first, second, isLoose))
    }

    /// Returns `true` if every word of one name, of which there are two at least, is one of the other, which has more, or an initial in front: `M.
    /// Daniel Pemhurst`.
    @inline(never)
    func hasAllWords(_ one: PersonName, _ two: PersonName, _ isLoose: Bool) -> Bool {
        if one.middle.isEmpty, one.otherFamily.isEmpty, two.middle.isEmpty, two.otherFamily.isEmpty { return false }
        if isFather(one, of: two) || isFather(two, of: one) { return false }
        let (first, second) = (words(of: one), words(of: two))
        let counts = (count(first), count(second))
        let isLed = isLedByInitial(one) || isLedByInitial(two)
        guard min(counts.0, counts.1) > (counts.0 == counts.1 && !isLed ? 2 : 1) else { return false }
        let (short, long) = counts.0 < counts.1 ? (first, second) : (second, first)
        // `Saud bin Faisal` is the father or the son of `Faisal bin Saud`, and `Maria Anna` is not `Anna Maria`.
        if counts.0 == counts.1, !isLed, family(one.family, two.family) >= .spelling,
            given(one.given, two.given) < .similar
        {
            return false
        }
        func isFound(_ word: TextID) -> Bool {
            !isWhole(word) || isOne(word, long.0) || isOne(word, long.1) || isOne(word, long.2) || isOne(word, long.3)
        }
        func isOne(_ word: TextID, _ other: TextID) -> Bool {
            isWhole(other) && either(word, other, isLoose) >= .familiar
        }
        return isFound(short.0) && isFound(short.1) && isFound(short.2) && isFound(short.3)
    }

    /// Returns `true` if a name has an initial and the first of two family names alone: `P. Sánchez` for `Pilar Sánchez Ibáñez`.
    func isInitialOfFirstFamily(_ short: PersonName, _ whole: PersonName) -> Bool {
        let (initial, given) = (lexicon.entry(short.given), lexicon.entry(whole.given))
        return initial.isInitial && initial.hasInitial(of: given) && !whole.middle.isEmpty
            && family(short.family, whole.middle) == .same
    }

    /// Returns `true` if an initial stands where the given name does, and a whole name behind it.
    private func isLedByInitial(_ name: PersonName) -> Bool {
        lexicon.entry(name.given).isInitial && isWhole(name.middle)
    }

    func words(of name: PersonName) -> (TextID, TextID, TextID, TextID) {
        (name.given, name.middle, name.otherFamily == name.middle ? .empty : name.otherFamily, name.family)
    }

    private func count(_ words: (TextID, TextID, TextID, TextID)) -> Int {
        (isWhole(words.0) ? 1 : 0) + (isWhole(words.1) ? 1 : 0) + (isWhole(words.2) ? 1 : 0)
            + (isWhole(words.3) ? 1 : 0)
    }
}
