/// Compares names.
struct NameComparison: Sendable {
    let names: TextTable
    let lexicon: NameLexicon

    /// The agreement of two words.
    enum Agreement: Int, Comparable {
        case none, similar, familiar, same

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    /// Compares two given names.
    @inline(__always)
    func given(_ first: TextID, _ second: TextID) -> Agreement {
        if first.isEmpty || second.isEmpty { return .none }
        let one = lexicon.entry(first)
        // Two initials say no more than one.
        if first == second { return one.isInitial ? .familiar : .same }
        let two = lexicon.entry(second)
        if one.skeleton == two.skeleton { return .same }
        if abs(Int(one.length) - Int(two.length)) == 1, one.first == two.first, isFeminine(first, second) {
            return .none
        }
        if lexicon.areFamiliarForms(one, two) { return .familiar }
        if one.isInitial || two.isInitial { return one.first == two.first ? .familiar : .none }
        guard one.length >= 4, two.length >= 4 else { return .none }
        return areSimilar(first, one, second, two, longFrom: 8) && !areForms(first, second) ? .similar : .none
    }

    /// Compares two family names.
    @inline(__always)
    func family(_ first: TextID, _ second: TextID) -> Agreement {
        if first.isEmpty || second.isEmpty { return .none }
        if first == second { return .same }
        let one = lexicon.entry(first)
        let two = lexicon.entry(second)
        if one.skeleton == two.skeleton { return .same }
        guard one.length >= 4, two.length >= 4 else { return .none }
        return areSimilar(first, one, second, two, longFrom: 7) ? .similar : .none
    }

    /// One edit apart, two in long words, and alike as a whole.
    @inline(__always)
    private func areSimilar(
        _ first: TextID, _ one: NameLexicon.Entry, _ second: TextID, _ two: NameLexicon.Entry, longFrom: UInt8
    ) -> Bool {
        let limit = min(one.length, two.length) < longFrom ? 1 : 2
        if abs(Int(one.length) - Int(two.length)) > limit { return false }
        if (one.letters ^ two.letters).nonzeroBitCount > 2 * limit { return false }
        return areSimilarTexts(first, second, limit)
    }

    @inline(never)
    private func areSimilarTexts(_ first: TextID, _ second: TextID, _ limit: Int) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                EditDistance.isWithin(limit, first, second) && JaroWinkler.similarity(first, second) >= 0.9
            }
        }
    }

    /// Returns `true` if one name is the other with an ending for women: `daniel` and `daniela`. Lists have both as
    /// forms of a third.
    private func isFeminine(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count < second.count ? (first, second) : (second, first)
                guard short.count >= 4, let ending = long.last, let last = short.last else { return false }
                let vowels = [Letter.a, Letter.e, Letter.i, Letter.o, Letter.u, Letter.y]
                return (ending == Letter.a || ending == Letter.e) && !vowels.contains(last)
                    && short.elementsEqual(long.dropLast())
            }
        }
    }

    /// Returns `true` if two given names are the forms of one name for two sexes: `mario` and `maria`, `daniel` and
    /// `daniela`.
    private func areForms(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count <= second.count ? (first, second) : (second, first)
                let isVowel = { (byte: UInt8) in byte == Letter.a || byte == Letter.e || byte == Letter.o }
                guard let last = long.last, isVowel(last) else { return false }
                let stem = UnsafeBufferPointer(rebasing: long.dropLast())
                if short.elementsEqual(stem) { return true }
                if short.count == stem.count - 1 { return stem.starts(with: short) }
                guard short.count == long.count, let other = short.last else { return false }
                return isVowel(other) && short.dropLast().elementsEqual(stem)
            }
        }
    }

    /// Compares the family names of two persons, either of whom may have two.
    @inline(__always)
    private func families(_ first: PersonName, _ second: PersonName) -> Agreement {
        let whole = family(first.family, second.family)
        if first.otherFamily.isEmpty, second.otherFamily.isEmpty { return whole }
        if first.otherFamily.isEmpty { return max(whole, family(first.family, second.otherFamily)) }
        if second.otherFamily.isEmpty { return max(whole, family(first.otherFamily, second.family)) }
        return min(whole, family(first.otherFamily, second.otherFamily))
    }

    /// The level of agreement of two names.
    func level(_ one: PersonName, _ two: PersonName) -> NameLevel {
        if one.isEmpty || two.isEmpty { return .none }
        if one.isSingle || two.isSingle { return singleLevel(one, two) }
        let given = given(one.given, two.given)
        let family = families(one, two)
        if given == .none || family == .none {
            let crossed = min(self.given(one.given, two.family), self.given(one.family, two.given))
            if crossed == .same { return .full }
            if crossed == .familiar { return .nickname }
            if given == .same, begins(one.family, two.family) { return .similar }
        }
        if given == .none, family == .same {
            let isNickname =
                self.given(one.nickname, two.given) >= .familiar
                || self.given(two.nickname, one.given) >= .familiar
            if isNickname { return .nickname }
        }
        switch family {
        case .same:
            switch given {
            case .same: return .full
            case .familiar:
                return lexicon.entry(one.given).isInitial || lexicon.entry(two.given).isInitial ? .initial : .nickname
            case .similar: return .similar
            case .none: return .familyOnly
            }
        case .similar: return given >= .familiar ? .similar : .different
        case .familiar, .none: return given >= .familiar ? .givenOnly : .different
        }
    }

    private func singleLevel(_ one: PersonName, _ two: PersonName) -> NameLevel {
        if one.isSingle, two.isSingle { return given(one.single, two.single) == .none ? .different : .partial }
        let word = one.isSingle ? one.single : two.single
        let whole = one.isSingle ? two : one
        let isFound =
            given(word, whole.given) != .none || family(word, whole.family) == .same
            || family(word, whole.otherFamily) == .same
        return isFound ? .partial : .different
    }

    /// Returns `true` if one family name begins with the other, as where a second name was dropped.
    private func begins(_ first: TextID, _ second: TextID) -> Bool {
        let one = lexicon.entry(first).length
        let two = lexicon.entry(second).length
        guard min(one, two) >= 3, max(one, two) >= 5 else { return false }
        return names.withText(first) { first in
            names.withText(second) { second in
                first.count < second.count ? second.starts(with: first) : first.starts(with: second)
            }
        }
    }
}
