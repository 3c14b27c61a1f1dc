extension PairScorer {
    /// The name beside a shared value, and its rarity where the value says nothing.
    ///
    /// - Returns: the weight of the rarity.
    @inline(__always)
    func takeName(beside value: RawPart, _ pair: Pair, _ take: (RawPart) -> Void) -> Bits {
        let isWord = pair.level.isPartial || pair.level == .initial
        let isPersonal = value.bits >= MatchWeights.personalValue || isWord && isTold(by: value, pair)
        if pair.level == .none, isPersonal, pair.first.name.mayBe(pair.second.name),
            !shared.isBridge(pair.firstRow), !shared.isBridge(pair.secondRow), valuesFitPerson(pair)
        {
            take(RawPart(.namelessHolder, MatchWeights.namelessHolder))
        } else if pair.first.name.isRelation != pair.second.name.isRelation {
            take(RawPart(.relation, MatchWeights.relation))
        } else {
            let bits = MatchWeights.name(pair.level, isPersonal: isPersonal)
            take(
                RawPart(
                    comparison.reason(pair.level, pair.first.name, pair.second.name),
                    areListed(pair) || isRival(value, pair) ? MatchWeights.listedGivenNames : bits))
            if pair.level.isConflict, pair.fewHolders > 1 { take(RawPart(.severalValues, MatchWeights.severalValues)) }
        }
        guard value.bits < 0, pair.level.isSamePerson else { return 0 }
        let rarity = nameRarity(pair) + prior + 3
        let bits = max(0, min(rarity, MatchWeights.rareNameLimit(people: value.people)))
        if bits > 0 { take(RawPart(.rareNameAmongHolders, bits)) }
        return bits
    }

    /// Returns `true` if two given names are alike, and lists have both, or they are two names elsewhere: one ends with the other, or has a `g`
    /// behind the `n` of the other, as `Jian` and `Jiang`.
    @inline(__always)
    private func areListed(_ pair: Pair) -> Bool {
        guard pair.level == .similar else { return false }
        let (one, two) = (pair.first.name.given, pair.second.name.given)
        let lexicon = comparison.lexicon
        if comparison.differByNasal(pair.first.name.family, pair.second.name.family) { return true }
        if one == two { return false }
        if comparison.ends(one, two) || comparison.differByNasal(one, two) { return true }
        // Hardly anybody misspells the first letter: `Mohanlal` is not `Sohanlal`.
        return comparison.areListedAndAlike(one, two)
            || lexicon.entry(one).first != lexicon.entry(two).first && comparison.given(one, two) == .similar
    }

    /// Returns `true` if of the two people who hold a value one alone has a name as the vaguer one of a pair: `Anna` beside `Anna Visser`
    /// and `Bram Visser`, and not `A. Visser` beside `Anna Visser` and `Adam Visser`.
    private func isTold(by value: RawPart, _ pair: Pair) -> Bool {
        value.bits > 0 && value.people == 2 && comparison.asksHolders(pair.level, pair.first.name, pair.second.name)
            && shared.tells(value.value, pair.firstRow, pair.secondRow, table, comparison)
    }

    /// Returns `true` if the other of two people who hold a value may as well have the vaguer name of a pair: `Sam` is `Samuel` and `Samantha`, and
    /// `Wei Chen` is `陈伟` and `陈薇`. A slip of the pen makes no name vague.
    private func isRival(_ value: RawPart, _ pair: Pair) -> Bool {
        let (one, two) = (pair.first.name, pair.second.name)
        let isVague =
            pair.level == .nickname || pair.level == .similar && comparison.script(one) != comparison.script(two)
            || comparison.isWithoutMarks(one, two)
        return isVague && value.people == 2 && comparison.asksHolders(pair.level, one, two) && !isTold(by: value, pair)
    }

    /// Returns `true` if the addresses that both have may belong to the one who is named.
    private func valuesFitPerson(_ pair: Pair) -> Bool {
        let named = pair.first.isNameless ? pair.second : pair.first
        // Nobody is named at all, and so nobody else can be.
        if named.isNameless { return true }
        if notesAnother(pair.first.isNameless ? pair.first : pair.second, named) { return false }
        // The card of an organization may have the values of whoever works there, unless a mailbox on both cards spells their name.
        let other = pair.first.isNameless ? pair.first : pair.second
        if !other.organization.isEmpty,
            !table.phones(of: other).contains(where: \.isMobile) || !shareOwnMailbox(named, other)
        {
            return false
        }
        // A mailbox names somebody else: `denise.berg@example.org` is not that of Kyle Brand.
        let own = table.emails(of: named)
        if table.emails(of: other).contains(where: { !own.contains($0) && namesAnother($0, named) }) { return false }
        let emails = table.emails(of: pair.second)
        return table.emails(of: pair.first).allSatisfy { !emails.contains($0) || owner(of: $0, named) != .family }
    }

    /// Returns `true` if the note of a card without a name names others, and not the one who is named.
    private func notesAnother(_ nameless: ContactRow, _ named: ContactRow) -> Bool {
        if nameless.name.remark.isEmpty { return false }
        let words = comparison.names.bytes[comparison.names.range(nameless.name.remark)].split(separator: 0x20)
        let given = words.filter { word in
            !word.withUnsafeBufferPointer(GivenNames.shared.sexes).isEmpty
        }
        return !given.isEmpty
            && !given.contains { word in
                [named.name.given, named.name.middle, named.name.family, named.name.nickname].contains { name in
                    comparison.names.withText(name) { name in
                        word.withUnsafeBufferPointer { JaroWinkler.similarity(name, $0) >= Self.leastLikeness }
                    }
                }
            }
    }

    /// Returns `true` if both cards have a mailbox that spells the name of one.
    private func shareOwnMailbox(_ named: ContactRow, _ other: ContactRow) -> Bool {
        let emails = table.emails(of: other)
        for email in table.emails(of: named) where emails.contains(email) && owner(of: email, named) == .person {
            return true
        }
        return false
    }

    /// Returns `true` if a value that many have would make less of a name than the name alone is: who work at one firm may be one person, too.
    @inline(__always)
    func saysLessThanName(_ value: RawPart, _ pair: Pair) -> Bool {
        guard value.bits < 0, pair.level.isSamePerson else { return false }
        let most = MatchWeights.name(pair.level, isPersonal: false) + MatchWeights.rareNameLimit(people: value.people)
        return prior + nameAlone(pair) > value.bits + most
    }

    /// The weight of a name without a shared value.
    private func nameAlone(_ pair: Pair) -> Bits {
        min(nameRarity(pair), MatchWeights.nameAloneLimit - prior) + MatchWeights.lessThanFullName(pair.level)
    }

    /// Returns `true` if two contacts have a name in common that hardly two people of the book have, and nothing else can be compared but numbers
    /// and addresses of e-mail: somebody may have new ones.
    @inline(__always)
    func isRareNameAlone(_ pair: Pair) -> Bool {
        pair.level == .full && !pair.sharesValue
            && (pair.first.organization.isEmpty || pair.second.organization.isEmpty)
            && (pair.first.addresses.isEmpty || pair.second.addresses.isEmpty)
            && nameRarity(pair) >= MatchWeights.nameAloneLimit - prior
    }

    @inline(__always)
    func takeNameAlone(_ pair: Pair, _ take: (RawPart) -> Void) {
        take(RawPart(.anyTwoContacts, prior))
        if pair.level.isSamePerson {
            take(RawPart(comparison.reason(pair.level, pair.first.name, pair.second.name), nameAlone(pair)))
        } else {
            let bits = MatchWeights.lessThanFullName(pair.level)
            if bits != 0 { take(RawPart(pair.level.reason, bits)) }
        }
    }

    /// Mailboxes whose given name is less like that of somebody are another's, and no misspelling.
    private static let leastLikeness = 0.8

    /// Returns `true` if a mailbox spells a listed given name that is not that of the one named.
    private func namesAnother(_ email: TextID, _ named: ContactRow) -> Bool {
        !owner(of: email, named).mayBePerson
            && table.values.withText(email) { text in
                Mailbox.spellsGivenName(text) { word in
                    comparison.names.withText(named.name.given) {
                        JaroWinkler.similarity($0, word) < Self.leastLikeness
                    }
                }
            }
    }

    /// Returns `true` if several people of a book like this may have the name of a row.
    func isCommonName(ofRow row: Int) -> Bool { nameRarity(ofRow: row) < MatchWeights.nameAloneLimit - prior }

    /// The weight of two contacts having a name as rare as this.
    @inline(__always)
    private func nameRarity(_ pair: Pair) -> Bits { nameRarity(ofRow: pair.firstRow) }

    private func nameRarity(ofRow row: Int) -> Bits {
        let name = table.rows[row].name
        let count = Double(frequencies.rowCount)
        let given = Double(max(1, frequencies.given(name.given)))
        let family = Double(max(1, frequencies.family(skeleton: comparison.lexicon.entry(name.family).skeleton)))
        let holders = Double(frequencies.fullName(ofRow: row))
        let byChance = given * family / (count * count)
        let counted = holders > 2 ? (holders - 1) / count / 4 : 0
        return -Bits.log2(ofCounts: max(byChance, counted, 1e-12))
    }

    @inline(__always)
    func takeGeneration(_ pair: Pair, _ take: (RawPart) -> Void) {
        let one = pair.first.name.generation
        let two = pair.second.name.generation
        guard one != two else { return }
        if one != 0, two != 0 {
            take(RawPart(.differentGenerations, MatchWeights.differentGenerations))
        } else {
            let bits = pair.isPersonal ? MatchWeights.oneGenerationOfHolder : MatchWeights.oneGeneration
            take(RawPart(.oneGeneration, bits))
        }
    }

    @inline(__always)
    func takeMiddleName(_ pair: Pair, _ take: (RawPart) -> Void) {
        switch middleNamesAgree(pair.first.name, pair.second.name) {
        case true:
            take(RawPart(.sameMiddleInitial, MatchWeights.sameMiddleInitial(isPersonal: pair.isPersonal)))
        case false: take(RawPart(.differentMiddleInitials, MatchWeights.differentMiddleInitials))
        default: break
        }
    }

    /// Returns `true` if one of two middle names is a whole word that no list has as a given name. Where the family name of one stands in front,
    /// it may be their second: `Pérez Díaz David` beside `David Manuel Pérez`.
    private func mayBeFamily(_ one: TextID, _ two: TextID) -> Bool {
        let lexicon = comparison.lexicon
        return [one, two].contains { comparison.isWhole($0) && !lexicon.entry($0).isGivenName }
    }

    /// Returns `true` if middle names agree: by their first letter, where one is an initial; `nil` if one is missing, is in another script, or may be
    /// a part of the family name.
    @inline(__always)
    func middleNamesAgree(_ one: PersonName, _ two: PersonName) -> Bool? {
        guard !one.middle.isEmpty, !two.middle.isEmpty else { return nil }
        if one.middle == two.middle { return true }
        if one.middle == two.family || one.middle == two.otherFamily { return nil }
        if two.middle == one.family || two.middle == one.otherFamily { return nil }
        let agreement = comparison.given(one.middle, two.middle)
        if agreement == .none, mayBeFamily(one.middle, two.middle), comparison.given(one.given, two.given) < .similar {
            return nil
        }
        if agreement == .unknown { return nil }
        // `Raj Kumari` is not `Raj Kumar`.
        return agreement != .none
            || comparison.begins(one.middle, with: two.middle) && !comparison.areForms(one.middle, two.middle)
    }
}
