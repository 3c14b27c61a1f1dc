extension NameComparison {
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
        if one.isDamaged || two.isDamaged { return mayBeUndamaged(first, second) ? .spelling : .none }
        if lexicon.areApart(one, two) { return .none }
        if one.skeleton == two.skeleton { return isFeminineByLetter(first, second) ? .none : .same }
        if one.script != two.script {
            return one.isOfOtherSex(than: two) ? .none : acrossScripts(first, one, second, two, isGiven: true)
        }
        if 1...2 ~= abs(Int(one.length) - Int(two.length)), one.first == two.first, isFeminine(first, second) {
            return .none
        }
        if lexicon.areFamiliarForms(one, two) { return .familiar }
        // `Hamad` is not `Hamda`.
        if one.isOfOtherSex(than: two) { return .none }
        if isLoose, haveSameConsonants(one, two) || lexicon.differByH(first, second) {
            if one.ending.mayBe(two.ending) { return .same }
            if one.ending == .e || two.ending == .e { return .unknown }
        }
        if one.isInitial || two.isInitial { return one.hasInitial(of: two) ? .familiar : .none }
        if haveOneSound(first, one, second, two) { return .spelling }
        if one.isCompound, two.isCompound, compoundsAreSimilar(first, second) { return .similar }
        if one.isCompound || two.isCompound {
            return beginsCompound(first, second) || areInitials(first, of: second) || areInitials(second, of: first)
                ? .familiar : .none
        }
        if abbreviates(first, one, two, second) || abbreviates(second, two, one, first) { return .familiar }
        if lookAlike(first, one, second, two) { return .similar }
        guard one.length >= 4, two.length >= 4 else { return isHomophone(one, two) ? .spelling : .none }
        if one.script == .latin, two.script == .latin {
            if ends(first, second) { return .similar }
            if differBehindElement(first, second) { return .none }
        }
        return areSimilar(first, one, second, two, longFrom: 8) && !areForms(first, second) ? .similar : .none
    }

    /// Returns `true` if a word of a few letters, which no list has, is the beginning of a listed given name up to a consonant: `Chr`, `Th`,
    /// `Joh`.
    @inline(__always)
    private func abbreviates(_ word: TextID, _ short: NameLexicon.Entry, _ long: NameLexicon.Entry, _ name: TextID)
        -> Bool
    {
        guard 2...5 ~= short.length, long.length > short.length + 1, short.first == long.first, !short.isGivenName,
            long.isGivenName, short.script == .latin
        else { return false }
        return names.withText(word) { word in
            names.withText(name) { $0.starts(with: word) && !(word.last.map(SoundKey.isVowel) ?? true) }
        }
    }

    /// Returns `true` if two words begin with one word that has a meaning of its own, and go on with two: `Oluwatobi`, `Oluwatoyin`.
    @inline(never)
    private func differBehindElement(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { NameElements.shared.differBehindOne(first, $0) }
        }
    }

    /// Returns `true` if one word has a `g` behind the `n` of the other, as names in Pinyin.
    func differByNasal(_ first: TextID, _ second: TextID) -> Bool {
        let (one, two) = (names.bytes[names.range(first)], names.bytes[names.range(second)])
        let (short, long) = one.count < two.count ? (one, two) : (two, one)
        return short.last == Letter.n && long.last == Letter.g && short.elementsEqual(long.dropLast())
    }

    /// Returns `true` if one word is the end of another, which has three letters more at least: `Emeka` of `Chukwuemeka`.
    @inline(never)
    func ends(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count < second.count ? (first, second) : (second, first)
                return short.count >= 4 && long.count >= short.count + 3
                    && long.suffix(short.count).elementsEqual(short)
            }
        }
    }

    /// Compares two family names, as two given names.
    @inline(__always)
    func family(_ first: TextID, _ second: TextID, _ isLoose: Bool = false) -> Agreement {
        if first.isEmpty || second.isEmpty { return .none }
        if first == second { return .same }
        let one = lexicon.entry(first)
        let two = lexicon.entry(second)
        if one.isDamaged || two.isDamaged { return mayBeUndamaged(first, second) ? .spelling : .none }
        if one.skeleton == two.skeleton { return .same }
        if lexicon.areSpellings(one, two) { return one.script == two.script ? .spelling : .same }
        if one.script != two.script { return acrossScripts(first, one, second, two) }
        if isLoose, haveSameConsonants(one, two) || lexicon.differByH(first, second) { return .same }
        if haveOneSound(first, one, second, two) || differByArticle(first, one, second, two) { return .spelling }
        if lookAlike(first, one, second, two) { return .similar }
        guard one.length >= 4, two.length >= 4 else { return isHomophone(one, two) ? .spelling : .none }
        // `Chaudhary` and `Chowdhury`: spellings of names from other scripts differ in vowels.
        if one.consonants == two.consonants, one.consonantCount > 2, haveOneBegin(one.first, two.first) {
            return areGivenNames(first, one, second, two) ? .none : .spelling
        }
        return areSimilar(first, one, second, two, longFrom: 7) && !areGivenNames(first, one, second, two)
            ? .similar : .none
    }

    /// Returns `true` if two words begin alike. A `q` is written in several ways: `Qadhafi`, `Gaddafi`.
    private func haveOneBegin(_ first: UInt8, _ second: UInt8) -> Bool {
        func isHard(_ letter: UInt8) -> Bool { letter == Letter.g || letter == Letter.k || letter == Letter.c }
        return first == second || first == Letter.q && isHard(second) || second == Letter.q && isHard(first)
    }

    /// Returns `true` if two words are two given names, which stand behind the family name: `Péter` and `Petra`, `István` and `Istvánné`.
    @inline(never)
    private func areGivenNames(
        _ first: TextID, _ one: NameLexicon.Entry, _ second: TextID, _ two: NameLexicon.Entry
    ) -> Bool {
        if one.isGivenName, two.isGivenName { return given(first, second) == .none }
        return (one.isGivenName || two.isGivenName) && abs(Int(one.length) - Int(two.length)) == 2
            && isFeminine(first, second)
    }

    /// Compares words of two scripts by how they are written in Latin letters.
    ///
    /// Names of Han characters and Hangul are read in several ways, and their people may have another name in Latin letters. Elsewhere two words
    /// that begin with different consonants are two names.
    @inline(never)
    private func acrossScripts(
        _ first: TextID, _ one: NameLexicon.Entry, _ second: TextID, _ two: NameLexicon.Entry, isGiven: Bool = false
    ) -> Agreement {
        if one.isInitial || two.isInitial {
            let isVowel = one.beginsWithVowel && two.beginsWithVowel
            let isConsonant = !one.beginsWithVowel && !two.beginsWithVowel && one.firstConsonant == two.firstConsonant
            return isVowel || isConsonant && one.firstConsonant != 0 ? .familiar : .unknown
        }
        if one.isNative || two.isNative {
            let (native, latin) = one.isNative ? (first, second) : (second, first)
            guard lexicon.entry(latin).script == .latin else { return .unknown }
            return spell(native, as: names.bytes[names.range(latin)]) ? .spelling : .unknown
        }
        if lexicon.haveConsonants(first, second) { return isGiven && !mayBeOneGivenName(one, two) ? .none : .spelling }
        let (begin, other) = (one.firstConsonant, two.firstConsonant)
        return begin != 0 && other != 0 && begin != other ? .none : .unknown
    }

    /// Returns `true` if the vowels that two scripts write do not tell two given names apart.
    private func mayBeOneGivenName(_ one: NameLexicon.Entry, _ two: NameLexicon.Entry) -> Bool {
        one.ending.mayBe(two.ending)
            && (two.script != .latin || one.longVowels.mayBeWritten(with: two.letters))
            && (one.script != .latin || two.longVowels.mayBeWritten(with: one.letters))
    }

    /// Returns `true` if a word of Han characters or Hangul may be written as a text of Latin letters.
    func spell(_ native: TextID, as latin: ArraySlice<UInt8>) -> Bool {
        let key = Array(latin).withUnsafeBufferPointer(RomanizationKey.of)
        return names.withText(native) { NativeReadings.shared.spell($0, as: key) }
    }

    /// Returns `true` if two words in Latin letters sound alike.
    @inline(__always)
    private func haveOneSound(
        _ first: TextID, _ one: NameLexicon.Entry, _ second: TextID, _ two: NameLexicon.Entry
    ) -> Bool {
        one.sound == two.sound && one.sound != 0
            || haveOneRomanization(one, two)
                && (one.isGivenName && two.isGivenName || !differInFirstVoice(first, second))
    }

    /// Particles that are written with the word behind them: `Delmonte`, `Vandenberg`, `Alkaabi`.
    private static let particles = [
        "al", "el", "de", "di", "da", "del", "dela", "dello", "della", "van", "vande", "vanden", "vander", "von", "mac",
        "abdel",
        "abdul", "la", "le",
    ].map { Array($0.utf8) }

    /// Returns `true` if one family name is the other behind an article or particle: `alkaabi` and `kaabi`, `deluca` and `luca`.
    private func differByArticle(
        _ first: TextID, _ one: NameLexicon.Entry, _ second: TextID, _ two: NameLexicon.Entry
    ) -> Bool {
        guard abs(Int(one.length) - Int(two.length)) > 1, min(one.length, two.length) > 3 else { return false }
        let (short, long) =
            one.length < two.length
            ? (names.range(first), names.range(second)) : (names.range(second), names.range(first))
        let text = names.bytes[long]
        return Self.particles.contains { particle in
            text.starts(with: particle) && text.count > particle.count + 3
                && SoundKey.of(text.dropFirst(particle.count)) == SoundKey.of(names.bytes[short])
        }
    }

    /// Returns `true` if two words of Han characters are read alike.
    private func isHomophone(_ one: NameLexicon.Entry, _ two: NameLexicon.Entry) -> Bool {
        one.script == .han && two.script == .han && one.roman != 0 && one.roman == two.roman
    }

    /// Returns `true` if two words have the same consonants, more than one, or begin with one letter.
    private func haveSameConsonants(_ one: NameLexicon.Entry, _ two: NameLexicon.Entry) -> Bool {
        one.hasConsonants(of: two) && !one.isInitial && !two.isInitial
            && (one.initial == two.initial || one.letters & two.letters != 0 && min(one.length, two.length) > 4)
    }

    /// One edit apart, two in long words, and alike as a whole.
    @inline(__always)
    private func areSimilar(
        _ first: TextID, _ one: NameLexicon.Entry, _ second: TextID, _ two: NameLexicon.Entry, longFrom: UInt8
    ) -> Bool {
        // Each syllable of Hangul and each Han character is a name's.
        if one.isNative { return false }
        // Vowels are not written, or are signs at letters: one letter makes another name.
        if one.script == .other, min(one.length, two.length) < Self.longWord { return false }
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
                    ? EditDistance.isWithin(limit, first, second)
                        && (JaroWinkler.similarity(first, second) >= 0.9 || isLetterLost(first, second))
                    : EditDistance.isWithin(1, lettersOf: first, second)
            }
        }
    }

    /// Returns `true` if a letter behind the first is lost from a word, also one that comes again: `Vrena`.
    private func isLetterLost(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
        first.count != second.count && first.first == second.first && EditDistance.isWithin(1, first, second)
    }

    /// Returns `true` if one name is the other with an ending for women: `daniel` and `daniela`, `gabor` and `gaborne`. Lists have both as
    /// forms of a third.
    func isFeminine(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count < second.count ? (first, second) : (second, first)
                guard short.count >= 4, let ending = long.last, let last = short.last else { return false }
                if long.count == short.count + 2 {
                    // `simo` is short for `simone`.
                    return short.count > 4 && ending == Letter.e && long[short.count] == Letter.n
                        && long.starts(with: short)
                }
                return (ending == Letter.a || ending == Letter.e) && !SoundKey.isVowel(last)
                    && short.elementsEqual(long.dropLast())
            }
        }
    }

    /// Returns `true` if two names of one skeleton are those of two sexes: `rene` and `renee`.
    private func isFeminineByLetter(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count < second.count ? (first, second) : (second, first)
                return short.count > 3 && short.last == Letter.e && long.last == Letter.e
                    && short.elementsEqual(long.dropLast())
            }
        }
    }

    /// Returns `true` if two given names are the forms of one name for two sexes: `mario` and `maria`, `daniel` and
    /// `daniela`, `aminu` and `amina`, `nimal` and `nimali`.
    func areForms(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count <= second.count ? (first, second) : (second, first)
                guard let last = long.last, let other = short.last, last != Letter.y, SoundKey.isVowel(last) else {
                    return false
                }
                let stem = UnsafeBufferPointer(rebasing: long.dropLast())
                if short.elementsEqual(stem) {
                    return last != Letter.u && (last != Letter.i || !SoundKey.isVowel(other))
                }
                if short.count == stem.count - 1 { return stem.starts(with: short) }
                return short.count == long.count && other != Letter.y && SoundKey.isVowel(other)
                    && short.dropLast().elementsEqual(stem)
            }
        }
    }
}
