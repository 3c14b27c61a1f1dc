/// Compares names. A class, as are those that compare pairs by it: a copy of them, of which comparing makes many, is one reference more.
final class NameComparison: Sendable {
    let names: TextTable
    let lexicon: NameLexicon

    init(names: TextTable, lexicon: NameLexicon) {
        self.names = names
        self.lexicon = lexicon
    }

    /// The agreement of two words.
    enum Agreement: Int, Comparable {
        case none
        /// Two scripts cannot be compared.
        case unknown
        /// A slip of the pen apart.
        case similar
        /// Spellings of one name, in one script or in two.
        case spelling
        case familiar, same

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    /// Compares the family names of two persons, either of whom may have two.
    @inline(__always)
    func families(_ first: PersonName, _ second: PersonName, _ isLoose: Bool) -> Agreement {
        let whole = family(first.family, second.family, isLoose)
        if first.otherFamily.isEmpty, second.otherFamily.isEmpty { return whole }
        if first.otherFamily.isEmpty { return max(whole, family(first.family, second.otherFamily, isLoose)) }
        if second.otherFamily.isEmpty { return max(whole, family(first.otherFamily, second.family, isLoose)) }
        return min(whole, family(first.otherFamily, second.otherFamily, isLoose))
    }

    /// The level of agreement of two names.
    func level(_ one: PersonName, _ two: PersonName) -> NameLevel {
        if one.isEmpty || two.isEmpty { return .none }
        // Two who are named together are not one of them.
        if one.traits.contains(.joint) != two.traits.contains(.joint) { return .different }
        let isLoose = one.traits.contains(.transliterated) != two.traits.contains(.transliterated)
        if isCalled(one, two) || isCalled(two, one) { return two.isSingle || one.isSingle ? .partial : .nickname }
        if one.isSingle || two.isSingle { return singleLevel(one, two, isLoose) }
        if isGivenAlone(one, of: two) || isGivenAlone(two, of: one) { return .partial }
        if areOtherSyllables(one, two) { return .familyOnly }
        let asWritten = level(
            one, two, inSyllables(one.given, two.given, given(one.given, two.given, isLoose), one, two),
            inSyllables(one.family, two.family, families(one, two, isLoose), one, two))
        if asWritten == .full, isDoubledOnce(one, two) { return .similar }
        if asWritten.rawValue <= NameLevel.nickname.rawValue { return asWritten }
        if lexicon.entry(one.given).isNative, lexicon.entry(two.given).isNative, areParted(one, two) { return .full }
        // `Harun bin Idris` is the father or the son of `Idris bin Harun`.
        let isOrdered = one.traits.contains(.patronymic) && two.traits.contains(.patronymic)
        if !isOrdered, mayBeCrossed(one, two, isLoose) {
            let crossed = min(crossed(one, two, isLoose), crossed(two, one, isLoose))
            if crossed == .same { return .full }
            let areInitials = (lexicon.entry(one.given).isInitial, lexicon.entry(two.given).isInitial)
            // `V. Karthik` is not `K. Venkatesh`.
            if areInitials == (true, true) { return asWritten }
            if crossed >= .similar, areInitials.0 || areInitials.1 { return .initial }
            if crossed >= .similar { return crossed == .familiar ? .nickname : .similar }
        }
        if asWritten == .similar || hasAllWords(one, two, isLoose) { return .similar }
        return isInitialOfFirstFamily(one, two) || isInitialOfFirstFamily(two, one) ? .initial : asWritten
    }

    private func level(_ one: PersonName, _ two: PersonName, _ given: Agreement, _ family: Agreement) -> NameLevel {
        var given = given
        if given < .same, isSplit(one, two) || isSplit(two, one) {
            given = script(one) == script(two) ? .same : .spelling
        }
        if given == .none,
            isFormOfTwo(one, two) || isFormOfTwo(two, one) || isInitials(one, two) || isInitials(two, one)
                || isCalledJunior(one, two) || isCalledJunior(two, one)
                || isBehindVan(one, two) || isBehindVan(two, one)
        {
            given = .familiar
        }
        let family = given >= .similar && haveOtherFirstFamilies(one, two) ? .none : family
        let isInitial = lexicon.entry(one.given).isInitial || lexicon.entry(two.given).isInitial
        if given == .none, family == .same,
            self.given(one.nickname, two.given) >= .familiar || self.given(two.nickname, one.given) >= .familiar
        {
            return .nickname
        }
        if given == .unknown || family == .unknown {
            if given == .none { return family >= .spelling ? .familyOnly : .different }
            return family == .none ? .different : .otherScript
        }
        // `Sascha Iwanowa` is Alexandra, and not `Alexander Iwanow`.
        if family == .spelling || family == .similar, given == .familiar || given == .similar, !isInitial,
            isFeminine(one.family, two.family)
        {
            return .familyOnly
        }
        switch family {
        case .same, .familiar:
            switch given {
            case .same: return .full
            case .familiar: return isInitial ? .initial : .nickname
            case .similar, .spelling: return .similar
            case .none, .unknown: return areFamiliesInFront(one, two) ? levelOfFamiliesInFront(one, two) : .familyOnly
            }
        case .spelling, .similar:
            guard given >= .similar else { return .different }
            return isInitial ? .initial : .similar
        case .none, .unknown:
            guard given >= .familiar, !isInitial else { return .different }
            if isFamilyInFront(one, two) { return levelOfFamiliesInFront(one, two) }
            if given == .same, one.family != two.family, begins(one.family, two.family) { return .similar }
            return given == .same ? .givenOnly : .different
        }
    }

    /// The level of two names whose family names stand in front: `Nagy Erzsi` and `Nagy Erzsébet`, `Ohno Taro` and `Oono Taro`.
    private func levelOfFamiliesInFront(_ one: PersonName, _ two: PersonName) -> NameLevel {
        switch (family(one.given, two.given), given(one.family, two.family)) {
        case (.same, .familiar) where isWhole(one.family) && isWhole(two.family): .nickname
        case (.spelling, .familiar), (.spelling, .same): .similar
        default: .familyOnly
        }
    }

    /// Returns `true` if two words that stand where the given name does are listed family names, and not two given names.
    private func areFamiliesInFront(_ one: PersonName, _ two: PersonName) -> Bool {
        let (first, second) = (lexicon.entry(one.given), lexicon.entry(two.given))
        return first.isFamilyName && second.isFamilyName && !(first.isGivenName && second.isGivenName)
    }

    /// Returns `true` if the family name of two stands where the given name does, as lists of names tell: `LEE MINHO`, `ROSSI MARIO`. A surname that is
    /// a given name, too, turns no name round whose first word is one (`Ann-Kathrin Ernst`), nor do family names on both sides (`Wei Zhang`).
    private func isFamilyInFront(_ one: PersonName, _ two: PersonName) -> Bool {
        let (first, second) = (lexicon.entry(one.given), lexicon.entry(two.given))
        let (behind, other) = (lexicon.entry(one.family), lexicon.entry(two.family))
        if first.isFamilyName, second.isFamilyName { return !(behind.isFamilyName && other.isFamilyName) }
        if first.isGivenName || second.isGivenName || isCompoundGiven(one.given) { return false }
        return behind.isGivenName || other.isGivenName
    }

    /// Returns `true` if a word has hyphens, and its first part is a listed given name: `Ann-Kathrin`.
    @inline(never)
    private func isCompoundGiven(_ word: TextID) -> Bool {
        guard lexicon.entry(word).isCompound else { return false }
        return names.withText(word) { word in
            word.split(separator: 0x2D).first.map {
                NameForms.given.contains(word: UnsafeBufferPointer(rebasing: $0))
            } ?? false
        }
    }

    /// The vagueness of a word.
    static let greatestVagueness = 4
    static let vaguenessOfInitial = 3

    /// The degree to which a name may be that of several people: 0 for a whole one, from 1 on what is a name in Latin letters, a familiar form,
    /// an initial, or a word; more than ``greatestVagueness`` for an initial alone.
    func vagueness(_ name: PersonName) -> Int {
        if name.isSingle {
            return lexicon.entry(name.single).isInitial ? Self.greatestVagueness + 1 : Self.greatestVagueness
        }
        let given = lexicon.entry(name.given)
        if given.isInitial { return Self.vaguenessOfInitial }
        return given.formalCount > 0 ? 2 : given.script == .latin ? 1 : 0
    }

    /// Returns `true` if the holders of a value may tell whose the vaguer of two names is.
    func asksHolders(_ level: NameLevel, _ one: PersonName, _ two: PersonName) -> Bool {
        level.isPartial || level.isSamePerson && (level != .full || isWithoutMarks(one, two))
    }

    func script(_ name: PersonName) -> Script { lexicon.entry(name.given).script }

    func isWhole(_ word: TextID) -> Bool { !word.isEmpty && !lexicon.entry(word).isInitial }
}
