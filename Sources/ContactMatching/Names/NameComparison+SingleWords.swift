extension NameComparison {
    func singleLevel(_ one: PersonName, _ two: PersonName, _ isLoose: Bool) -> NameLevel {
        let word = one.isSingle ? one.single : two.single
        let whole = one.isSingle ? two : one
        let entry = lexicon.entry(word)
        if entry.isInitial || whole.isSingle && lexicon.entry(whole.single).isInitial {
            // An initial is no name; it may be that of one.
            let isOfName = [whole.given, whole.family].contains {
                !$0.isEmpty && lexicon.entry($0).initial == entry.initial
            }
            return isOfName ? .none : .different
        }
        if lexicon.entry(whole.given).isInitial {
            // An initial and a family name, and a given name: nothing is known of both.
            if family(word, whole.family, isLoose) == .same { return .familyPart }
            return lexicon.entry(whole.given).initial == entry.initial ? .none : .different
        }
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

    /// Returns `true` if a word of Han characters or Hangul is a family and a given name that are not parted.
    private func isWhole(_ word: TextID, _ name: PersonName) -> Bool {
        let parts = [name.given, name.middle, name.family].filter { !$0.isEmpty }
        guard parts.allSatisfy({ lexicon.entry($0).script == .latin }) else { return false }
        let texts = parts.map { Array(names.bytes[names.range($0)]) }
        return spell(word, as: Array(texts.joined())[...])
            || spell(word, as: Array((texts.suffix(1) + texts.dropLast()).joined())[...])
    }
}
