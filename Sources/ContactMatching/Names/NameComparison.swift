/// Compares names.
struct NameComparison: Sendable {
    let names: TextTable
    let lexicon: NameLexicon

    /// The agreement of two words.
    enum Agreement: Int, Comparable {
        case none
        /// Two scripts cannot be compared.
        case unknown
        case similar, familiar, same

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    /// Compares two given names.
    ///
    /// - Parameter isLoose: `true` if one is written in Latin letters by the letters of another script, and the consonants have to do.
    @inline(__always)
    func given(_ first: TextID, _ second: TextID, _ isLoose: Bool = false) -> Agreement {
        if first.isEmpty || second.isEmpty { return .none }
        let one = lexicon.entry(first)
        // Two initials say no more than one.
        if first == second { return one.isInitial ? .familiar : .same }
        let two = lexicon.entry(second)
        if one.skeleton == two.skeleton { return .same }
        if one.script != two.script { return acrossScripts(one, two) }
        if abs(Int(one.length) - Int(two.length)) == 1, one.first == two.first, isFeminine(first, second) {
            return .none
        }
        if lexicon.areFamiliarForms(one, two) { return .familiar }
        if isLoose, haveSameConsonants(one, two) { return .same }
        if one.isInitial || two.isInitial { return one.first == two.first ? .familiar : .none }
        if one.isCompound, two.isCompound { return compoundsAreSimilar(first, second) ? .similar : .none }
        if one.isCompound || two.isCompound { return beginsCompound(first, second) ? .familiar : .none }
        guard one.length >= 4, two.length >= 4 else { return isHomophone(one, two) ? .similar : .none }
        return areSimilar(first, one, second, two, longFrom: 8) && !areForms(first, second) ? .similar : .none
    }

    /// Compares two family names, as two given names.
    @inline(__always)
    func family(_ first: TextID, _ second: TextID, _ isLoose: Bool = false) -> Agreement {
        if first.isEmpty || second.isEmpty { return .none }
        if first == second { return .same }
        let one = lexicon.entry(first)
        let two = lexicon.entry(second)
        if one.skeleton == two.skeleton { return .same }
        if lexicon.areSpellings(one, two) { return one.script == two.script ? .similar : .same }
        if one.script != two.script { return acrossScripts(one, two) }
        if isLoose, haveSameConsonants(one, two) { return .same }
        guard one.length >= 4, two.length >= 4 else { return isHomophone(one, two) ? .similar : .none }
        // `Chaudhary` and `Chowdhury`: spellings of names from other scripts differ in vowels.
        if one.consonants == two.consonants, one.consonantCount > 2, one.first == two.first { return .similar }
        return areSimilar(first, one, second, two, longFrom: 7) ? .similar : .none
    }

    /// Compares words of two scripts by how they are written in Latin letters.
    ///
    /// Names of Han characters are read in several ways, and their people may have another name in Latin letters. Elsewhere two words that begin
    /// with different consonants are two names.
    @inline(never)
    private func acrossScripts(_ one: NameLexicon.Entry, _ two: NameLexicon.Entry) -> Agreement {
        if one.isInitial || two.isInitial { return .unknown }
        if one.roman != 0, two.roman != 0 {
            if one.roman == two.roman { return .similar }
            let isHangul =
                one.script == .hangul && two.script == .latin || two.script == .hangul && one.script == .latin
            return isHangul && one.hasConsonants(of: two) ? .similar : .unknown
        }
        if one.script == .han || two.script == .han { return .unknown }
        if one.hasConsonants(of: two) { return .similar }
        let (first, second) = (one.firstConsonant, two.firstConsonant)
        return first != 0 && second != 0 && first != second ? .none : .unknown
    }

    /// Returns `true` if two words of Han characters are read alike, as in traditional and simplified ones.
    private func isHomophone(_ one: NameLexicon.Entry, _ two: NameLexicon.Entry) -> Bool {
        one.script == .han && two.script == .han && one.roman != 0 && one.roman == two.roman
    }

    /// Returns `true` if two words have the same consonants, more than one, or begin with one letter.
    private func haveSameConsonants(_ one: NameLexicon.Entry, _ two: NameLexicon.Entry) -> Bool {
        one.hasConsonants(of: two) && !one.isInitial && !two.isInitial
            && (one.first == two.first || one.letters & two.letters != 0 && min(one.length, two.length) > 4)
    }

    // MARK: Compound names

    /// Returns `true` if names with hyphens have as many parts, and each is the other's or one edit apart.
    private func compoundsAreSimilar(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                var (one, two) = (first[...], second[...])
                while true {
                    let (end, other) = (one.firstIndex(of: 0x2D), two.firstIndex(of: 0x2D))
                    guard (end == nil) == (other == nil) else { return false }
                    let part = UnsafeBufferPointer(rebasing: one[..<(end ?? one.endIndex)])
                    let otherPart = UnsafeBufferPointer(rebasing: two[..<(other ?? two.endIndex)])
                    let limit = min(part.count, otherPart.count) < 5 ? 0 : 1
                    guard EditDistance.isWithin(limit, part, otherPart) else { return false }
                    guard let end, let other else { return true }
                    (one, two) = (one[(end + 1)...], two[(other + 1)...])
                }
            }
        }
    }

    /// Returns `true` if one name is the first part of the other, which has hyphens: `hans` and `hans-peter`.
    private func beginsCompound(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count < second.count ? (first, second) : (second, first)
                return short.count > 2 && long.count > short.count && long[short.count] == 0x2D
                    && long.starts(with: short)
            }
        }
    }

    /// Returns `true` if a given and a middle name together are the other given name: `guo fang` and `guofang`.
    private func isSplit(_ one: PersonName, _ two: PersonName) -> Bool {
        guard !one.middle.isEmpty, two.middle.isEmpty else { return false }
        let (first, second, whole) = (lexicon.entry(one.given), lexicon.entry(one.middle), lexicon.entry(two.given))
        guard first.roman != 0, second.roman != 0, whole.roman != 0, !second.isInitial else { return false }
        let skeletons = lexicon.skeletons
        func text(_ entry: NameLexicon.Entry) -> ArraySlice<UInt8> {
            skeletons.bytes[skeletons.range(TextID(raw: entry.roman))]
        }
        let (head, tail, both) = (text(first), text(second), text(whole))
        return head.count + tail.count == both.count && both.starts(with: head)
            && both.suffix(tail.count).elementsEqual(tail)
    }

    /// One edit apart, two in long words, and alike as a whole.
    @inline(__always)
    private func areSimilar(
        _ first: TextID, _ one: NameLexicon.Entry, _ second: TextID, _ two: NameLexicon.Entry, longFrom: UInt8
    ) -> Bool {
        // Each syllable of Hangul and each Han character is a name's.
        if one.script == .han || one.script == .hangul { return false }
        let limit = min(one.length, two.length) < longFrom ? 1 : 2
        if abs(Int(one.length) - Int(two.length)) > limit { return false }
        if one.script == .latin, (one.letters ^ two.letters).nonzeroBitCount > 2 * limit { return false }
        return areSimilarTexts(first, second, limit)
    }

    @inline(never)
    private func areSimilarTexts(_ first: TextID, _ second: TextID, _ limit: Int) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                first.first ?? 0 < 0x80
                    ? EditDistance.isWithin(limit, first, second) && JaroWinkler.similarity(first, second) >= 0.9
                    : EditDistance.isWithin(1, lettersOf: first, second)
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
    private func families(_ first: PersonName, _ second: PersonName, _ isLoose: Bool) -> Agreement {
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
        if one.isSingle || two.isSingle { return singleLevel(one, two, isLoose) }
        let asWritten = level(one, two, given(one.given, two.given, isLoose), families(one, two, isLoose))
        if asWritten.rawValue <= NameLevel.nickname.rawValue { return asWritten }
        if mayBeCrossed(one, two, isLoose) {
            let crossed = min(either(one.given, two.family, isLoose), either(one.family, two.given, isLoose))
            if crossed == .same { return .full }
            if crossed == .familiar { return .nickname }
            if crossed == .similar { return .similar }
        }
        if asWritten == .similar || hasAllWords(one, two, isLoose) { return .similar }
        return asWritten
    }

    private func level(_ one: PersonName, _ two: PersonName, _ given: Agreement, _ family: Agreement) -> NameLevel {
        var given = given
        if given < .same, isSplit(one, two) || isSplit(two, one) {
            given = script(one) == script(two) ? .same : .similar
        }
        let isInitial = lexicon.entry(one.given).isInitial || lexicon.entry(two.given).isInitial
        if given == .none, family == .same,
            self.given(one.nickname, two.given) >= .familiar || self.given(two.nickname, one.given) >= .familiar
        {
            return .nickname
        }
        if given == .unknown || family == .unknown {
            if given == .none { return family >= .similar ? .familyOnly : .different }
            return family == .none ? .different : .otherScript
        }
        switch family {
        case .same, .familiar:
            switch given {
            case .same: return .full
            case .familiar: return isInitial ? .initial : .nickname
            case .similar: return .similar
            case .none, .unknown: return .familyOnly
            }
        case .similar:
            if given >= .familiar { return isInitial ? .initial : .similar }
            return given == .similar && script(one) != script(two) ? .similar : .different
        case .none, .unknown:
            guard given >= .familiar, !isInitial else { return .different }
            if given == .same, begins(one.family, two.family) { return .similar }
            // The family name stands in front: what is alike is theirs.
            if lexicon.entry(one.given).isFamilyName, lexicon.entry(two.given).isFamilyName { return .familyOnly }
            return given == .same ? .givenOnly : .different
        }
    }

    /// Returns `true` if the family name of one may be the given name of the other: in one script they begin with one letter.
    @inline(__always)
    private func mayBeCrossed(_ one: PersonName, _ two: PersonName, _ isLoose: Bool) -> Bool {
        let (first, second) = (lexicon.entry(one.given), lexicon.entry(one.family))
        let (given, family) = (lexicon.entry(two.given), lexicon.entry(two.family))
        return isLoose || first.script != family.script || first.first == family.first || second.first == given.first
    }

    /// Compares a given name with a family name, whose order may be either.
    @inline(__always)
    private func either(_ first: TextID, _ second: TextID, _ isLoose: Bool) -> Agreement {
        max(given(first, second, isLoose), family(first, second, isLoose))
    }

    private func script(_ name: PersonName) -> Script { lexicon.entry(name.given).script }

    /// Returns `true` if every word of one name, of which there are two at least, is one of the other, which has more.
    @inline(never)
    private func hasAllWords(_ one: PersonName, _ two: PersonName, _ isLoose: Bool) -> Bool {
        if one.middle.isEmpty, one.otherFamily.isEmpty, two.middle.isEmpty, two.otherFamily.isEmpty { return false }
        let (first, second) = (words(of: one), words(of: two))
        let counts = (count(first), count(second))
        guard min(counts.0, counts.1) > (counts.0 == counts.1 ? 2 : 1) else { return false }
        let (short, long) = counts.0 < counts.1 ? (first, second) : (second, first)
        func isFound(_ word: TextID) -> Bool {
            !isWhole(word) || either(word, long.0, isLoose) == .same || either(word, long.1, isLoose) == .same
                || either(word, long.2, isLoose) == .same || either(word, long.3, isLoose) == .same
        }
        return isFound(short.0) && isFound(short.1) && isFound(short.2) && isFound(short.3)
    }

    private func words(of name: PersonName) -> (TextID, TextID, TextID, TextID) {
        (name.given, name.middle, name.otherFamily == name.middle ? .empty : name.otherFamily, name.family)
    }

    private func count(_ words: (TextID, TextID, TextID, TextID)) -> Int {
        (isWhole(words.0) ? 1 : 0) + (isWhole(words.1) ? 1 : 0) + (isWhole(words.2) ? 1 : 0)
            + (isWhole(words.3) ? 1 : 0)
    }

    private func isWhole(_ word: TextID) -> Bool { !word.isEmpty && !lexicon.entry(word).isInitial }

    private func singleLevel(_ one: PersonName, _ two: PersonName, _ isLoose: Bool) -> NameLevel {
        let word = one.isSingle ? one.single : two.single
        let whole = one.isSingle ? two : one
        let entry = lexicon.entry(word)
        if entry.isInitial || whole.isSingle && lexicon.entry(whole.single).isInitial {
            // An initial is no name; it may be that of one.
            let isOfName = [whole.given, whole.family].contains {
                !$0.isEmpty && lexicon.entry($0).first == entry.first
            }
            return isOfName ? .none : .different
        }
        if lexicon.entry(whole.given).isInitial {
            // An initial and a family name, and a given name: nothing is known of both.
            if family(word, whole.family, isLoose) == .same { return .partial }
            return lexicon.entry(whole.given).first == entry.first ? .none : .different
        }
        let givenAgreement = given(word, whole.given, isLoose)
        let familyAgreement = max(family(word, whole.family, isLoose), family(word, whole.otherFamily, isLoose))
        if givenAgreement >= .similar || familyAgreement == .same { return .partial }
        return givenAgreement == .unknown || familyAgreement == .unknown ? .otherScript : .different
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
