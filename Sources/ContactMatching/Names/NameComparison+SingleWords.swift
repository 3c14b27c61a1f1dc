extension NameComparison {
    func singleLevel(_ one: PersonName, _ two: PersonName, _ isLoose: Bool) -> NameLevel {
        let word = one.isSingle ? one.single : two.single
        let whole = one.isSingle ? two : one
        let entry = lexicon.entry(word)
        if entry.isInitial || whole.isSingle && lexicon.entry(whole.single).isInitial {
            // An initial is no name; it may be that of one.
            let isOfName = [whole.given, whole.family].contains {
                !$0.isEmpty && lexicon.entry($0).hasInitial(of: entry)
            }
            return isOfName ? .none : .different
        }
        if lexicon.entry(whole.given).isInitial {
            // An initial and a family name, and a given name: nothing is known of both.
            if family(word, whole.family, isLoose) == .same { return .familyPart }
            return lexicon.entry(whole.given).hasInitial(of: entry) ? .none : .different
        }
        if !whole.isSingle, isJoined(word, whole) { return entry.isNative ? .full : .similar }
        if !whole.isSingle, whole.middle.isEmpty, areServant(whole.given, whole.family, of: word) { return .similar }
        let givenAgreement = given(word, whole.given, isLoose)
        let familyAgreement = max(family(word, whole.family, isLoose), family(word, whole.otherFamily, isLoose))
        if givenAgreement >= .similar { return .partial }
        // The first of two family names stands where a middle name does.
        let others = one.isSingle ? one.otherFamily : two.otherFamily
        let isFirstFamily = [word, others].contains { word in
            [whole.middle, whole.given].contains { isWhole($0) && family(word, $0, isLoose) == .same }
        }
        if familyAgreement >= .spelling || isFirstFamily || isOneOfTwo(word, whole) {
            return whole.isSingle ? .partial : .familyPart
        }
        if entry.isNative, !whole.isSingle, isWhole(word, whole) { return .similar }
        return givenAgreement == .unknown || familyAgreement == .unknown ? .otherScript : .different
    }

    /// Returns `true` if a word is both parts of a name without a blank between them: `annaweber` of `Anna Weber`, and `南一郎` of `南 一郎`, whose
    /// family name is not listed.
    private func isJoined(_ word: TextID, _ name: PersonName) -> Bool {
        let range = names.range(word)
        return name.middle.isEmpty && range.count == length(of: name)
            && orders(of: name).contains { names.bytes[range].elementsEqual($0) }
    }

    /// Returns `true` if two names have the same characters, and blanks at other places.
    func areParted(_ one: PersonName, _ two: PersonName) -> Bool {
        guard length(of: one) == length(of: two), one.middle.isEmpty, two.middle.isEmpty else { return false }
        let (first, second) = (orders(of: one), orders(of: two))
        return first.contains { order in second.contains { order.elementsEqual($0) } }
    }

    /// Returns `true` if the characters that were parted as a family and a given name are the given name of the other: `지훈` of `이지훈`, whose first
    /// character is a family name, too.
    @inline(__always)
    func isGivenAlone(_ one: PersonName, of two: PersonName) -> Bool {
        guard lexicon.entry(one.given).isNative, lexicon.entry(two.given).isNative else { return false }
        return areGiven(one, of: two)
    }

    @inline(never)
    private func areGiven(_ one: PersonName, of two: PersonName) -> Bool {
        one.middle.isEmpty && length(of: one) == names.range(two.given).count
            && names.bytes[names.range(two.given)].elementsEqual(
                names.bytes[names.range(one.family)] + names.bytes[names.range(one.given)])
    }

    /// The number of bytes of a given and a family name.
    private func length(of name: PersonName) -> Int { names.range(name.given).count + names.range(name.family).count }

    /// The letters of a given and a family name, in either order.
    private func orders(of name: PersonName) -> [[UInt8]] {
        let (given, family) = (names.bytes[names.range(name.given)], names.bytes[names.range(name.family)])
        return [Array(family + given), Array(given + family)]
    }

    /// Returns `true` if a word of Han characters or Hangul is a family and a given name that are not parted.
    private func isWhole(_ word: TextID, _ name: PersonName) -> Bool {
        let parts = [name.given, name.middle, name.family].filter { !$0.isEmpty }
        guard parts.allSatisfy({ lexicon.entry($0).script == .latin }) else { return false }
        let texts = parts.map { Array(names.bytes[names.range($0)]) }
        return spell(word, as: Array(texts.joined())[...])
            || spell(word, as: Array((texts.suffix(1) + texts.dropLast()).joined())[...])
    }
}
