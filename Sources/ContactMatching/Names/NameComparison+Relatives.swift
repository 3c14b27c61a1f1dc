/// Names that one has from the other, and that are those of two.
extension NameComparison {
    /// Returns `true` if a name is that of the father whom another name has: `Tariq Saleh` of `Omar bin Tariq Saleh`.
    func isFather(_ father: PersonName, of child: PersonName) -> Bool {
        child.traits.contains(.patronymic) && given(father.given, child.otherFamily) >= .similar
            && given(father.given, child.given) < .similar && given(father.given, child.middle) < .similar
    }

    /// Returns `true` if one name is the other without its first word, where the names of father and grandfather stand behind a given name:
    /// `Hassan Mahmoud` may be the father of `Ali Hassan Mahmoud`.
    func mayBeChild(_ one: PersonName, _ two: PersonName) -> Bool {
        mayBeFather(one, of: two) || mayBeFather(two, of: one)
    }

    private func mayBeFather(_ father: PersonName, of child: PersonName) -> Bool {
        let (first, second, third, last) = words(of: child)
        guard !child.traits.contains(.patronymic), isWhole(second), given(father.given, second) >= .similar,
            given(father.given, first) < .similar
        else {
            return false
        }
        return [first, second, third, last].allSatisfy { $0.isEmpty || isOfChain($0) }
    }

    /// Returns `true` if two family names of one given name are those of relatives: of a mother and her child, or of a man and a woman.
    func areOfRelatives(_ one: PersonName, _ two: PersonName) -> Bool {
        let sexes = [one, two].map { NameWords.shared.sex(ofFamily: names.bytes[names.range($0.family)]) }
        return shareOneOfTwoFamilies(one, two) || sexes.contains(.male) && sexes.contains(.female)
    }

    /// Returns `true` if two people have two family names each, and one of them in common: `Ana García Pons` and `Ana Pérez García`, `Antonio
    /// Romero Díaz` and `Antonio Romero Vega`.
    private func shareOneOfTwoFamilies(_ one: PersonName, _ two: PersonName) -> Bool {
        let (first, second) = (firstFamily(one, beside: two), firstFamily(two, beside: one))
        if first.isEmpty || second.isEmpty { return false }
        return [(first, second), (first, two.family), (one.family, second), (one.family, two.family)].contains {
            family($0, $1) >= .spelling
        }
    }

    /// Returns `true` if one name has two family names, and the other has the first of them behind a family name that is neither: `Silva Matos` and
    /// `Costa Silva`.
    @inline(__always)
    func haveOtherFirstFamilies(_ one: PersonName, _ two: PersonName) -> Bool {
        if one.otherFamily.isEmpty == two.otherFamily.isEmpty { return false }
        return two.otherFamily.isEmpty ? isBehindAnother(one, two) : isBehindAnother(two, one)
    }

    /// Returns `true` if the first family name of `whole` is the last of `other`, before which another family name stands where a middle name does.
    @inline(never)
    private func isBehindAnother(_ whole: PersonName, _ other: PersonName) -> Bool {
        isOneFamilyName(other.middle) && given(whole.middle, other.middle) < .similar
            && family(whole.otherFamily, other.middle) < .similar && family(whole.family, other.middle) < .similar
            && family(whole.family, other.family) < .similar && family(whole.otherFamily, other.family) >= .similar
    }

    /// Returns `true` if a middle name is one whole word, and no list has it as a given name.
    private func isOneFamilyName(_ middle: TextID) -> Bool {
        isWhole(middle) && !lexicon.entry(middle).isCompound && !lexicon.entry(middle).isGivenName
    }

    /// The first of two family names, which stands where a middle name does as well; empty if there is none, or it is a listed given name and not the
    /// family name of the other.
    private func firstFamily(_ name: PersonName, beside other: PersonName) -> TextID {
        if isWhole(name.otherFamily) { return name.otherFamily }
        let isFamily = isWhole(name.middle) && !lexicon.entry(name.middle).isGivenName
        return isFamily || family(name.middle, other.family) >= .spelling ? name.middle : .empty
    }

    /// Returns `true` if one is called by a word for a generation, which the other name has: `Jun Reyes` for `Ramon Reyes Jr.`
    func isCalledJunior(_ called: PersonName, _ whole: PersonName) -> Bool {
        guard whole.generation != 0, called.generation == 0 else { return false }
        return names.withText(called.given) {
            NameWords.shared.role(of: $0) == .generationBehind(whole.generation)
        }
    }

    /// Returns `true` if a word is a listed given name of a language in which those of fathers stand behind it.
    private func isOfChain(_ word: TextID) -> Bool {
        let skeletons = lexicon.skeletons
        return NameForms.chained.contains(
            Array(skeletons.bytes[skeletons.range(TextID(raw: lexicon.entry(word).skeleton))]))
    }
}
