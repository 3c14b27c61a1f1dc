/// Weighs what two contacts have in common, and what speaks against them.
struct PairScorer: Sendable {
    let table: ContactTable
    let comparison: NameComparison
    let shared: SharedValues
    let frequencies: Frequencies
    /// The prior weight of any two contacts: one pair in as many as there are contacts.
    private let prior: Bits

    init(_ table: ContactTable, _ comparison: NameComparison, _ shared: SharedValues, _ frequencies: Frequencies) {
        self.table = table
        self.comparison = comparison
        self.shared = shared
        self.frequencies = frequencies
        prior = -Bits.log2(ofCounts: Double(max(2, frequencies.rowCount)))
    }

    /// Two rows and what comparing them has found so far.
    private struct Pair {
        let first: ContactRow
        let second: ContactRow
        let firstRow: Int
        let secondRow: Int
        let level: NameLevel
        /// `true` if a number, an address or an identifier is shared.
        var sharesValue = false
        /// `true` if a shared value belongs to one person.
        var isPersonal = false
        /// `true` if a shared address spells both names.
        var isSpelled = false
        /// The number of shared mobile numbers and addresses that two people hold at most.
        var fewHolders = 0
        /// The most that the organization may say.
        var organizationLimit = MatchWeights.organizationLimitAlone
    }

    /// Gives a closure every reason for and against two rows being one person's.
    ///
    /// - Returns: the level at which the names agree.
    @inline(__always) @discardableResult
    func forEachPart(_ one: Int, _ two: Int, _ take: (RawPart) -> Void) -> NameLevel {
        let first = table.rows[one]
        let second = table.rows[two]
        var pair = Pair(
            first: first, second: second, firstRow: one, secondRow: two,
            level: comparison.level(first.name, second.name))
        if first.isOrganization != second.isOrganization {
            take(RawPart(.personAndOrganization, MatchWeights.personAndOrganization))
        }
        if let best = bestSharedValue(&pair, take) {
            pair.sharesValue = true
            take(best.part)
            let rarity = takeName(beside: best.part, pair, take)
            pair.organizationLimit = MatchWeights.organizationLimit(
                isPersonal: pair.isPersonal, people: best.part.people, rarity: rarity)
            if best.count > 1 {
                let further = Bits(hundredths: MatchWeights.furtherValue.hundredths * Int32(min(best.count - 1, 100)))
                take(RawPart(.furtherValues, min(MatchWeights.furtherValuesLimit, further)))
            }
        } else {
            takeNameAlone(pair, take)
        }
        takeOwnValues(pair, take)
        takeBirthday(pair, take)
        takeGeneration(pair, take)
        takeMiddleName(pair, take)
        first.name.compareRemarks(second.name, take)
        takeAddress(pair, take)
        takeOrganization(pair, take)
        return pair.level
    }

    // MARK: Shared values

    @inline(__always)
    private func bestSharedValue(_ pair: inout Pair, _ take: (RawPart) -> Void) -> (part: RawPart, count: Int)? {
        var best: RawPart?
        var count = 0
        func consider(_ part: RawPart) {
            guard let current = best, current.bits >= part.bits else {
                best = part
                return
            }
        }
        for phone in table.phones(of: pair.first) {
            for other in table.phones(of: pair.second) {
                if phone.kind == .unconfirmed || other.kind == .unconfirmed {
                    if let part = sharedLocalNumber(phone, other) { consider(part) }
                    continue
                }
                guard other.text == phone.text else { continue }
                if phone.kind == .service || other.kind == .service {
                    consider(RawPart(.sharedServiceNumber, MatchWeights.serviceNumber, phone.text))
                    continue
                }
                let people = shared.people(phone.text)
                let isMobile = phone.isMobile || other.isMobile
                if people == 1 {
                    count += 1
                    pair.isPersonal = pair.isPersonal || isMobile
                }
                if people <= 2, isMobile { pair.fewHolders += 1 }
                let kind: ContactRecord.PhoneKind = isMobile ? .mobile : phone.kind == .either ? other.kind : phone.kind
                consider(
                    RawPart(
                        isMobile ? .sharedMobile : .sharedPhone, MatchWeights.phone(people: people, kind: kind),
                        phone.text, people: people))
            }
        }
        for email in table.emails(of: pair.first) {
            for other in table.emails(of: pair.second) where other == email {
                let part = sharedEmail(email, &pair)
                if part.kind == .sharedEmail, part.people <= 2 { pair.fewHolders += 1 }
                if part.bits >= MatchWeights.personalValue {
                    count += 1
                    pair.isPersonal = true
                }
                consider(part)
            }
        }
        if !pair.first.identifier.isEmpty, pair.first.identifier == pair.second.identifier {
            count += 1
            pair.isPersonal = true
            consider(RawPart(.sharedIdentifier, MatchWeights.identifier, pair.first.identifier))
        }
        guard let best else { return nil }
        return (best, count)
    }

    /// The evidence of numbers of which one has no area, or none is accepted.
    private func sharedLocalNumber(_ one: PhoneValue, _ two: PhoneValue) -> RawPart? {
        let isSame = table.values.withText(one.text) { first in
            table.values.withText(two.text) { second in
                let (long, short) = first.count < second.count ? (second, first) : (first, second)
                return long.suffix(short.count).elementsEqual(short)
            }
        }
        guard isSame else { return nil }
        let people = max(shared.people(one.text), shared.people(two.text))
        let value = one.kind == .unconfirmed ? two.text : one.text
        return RawPart(.sharedLocalNumber, MatchWeights.localNumber(people: people), value, people: people)
    }

    /// The evidence of a shared e-mail address, for two of its holders.
    ///
    /// An address that spells the names of both is theirs, whoever else was filed under it; one that spells the family's name
    /// alone may be the family's, and says little where the names do.
    @inline(__always)
    private func sharedEmail(_ email: TextID, _ pair: inout Pair) -> RawPart {
        let people = shared.people(email)
        if shared.isRole(email) { return RawPart(.sharedRoleEmail, MatchWeights.roleEmail, email, people: people) }
        if shared.isHousehold(email) {
            return RawPart(.sharedHouseholdEmail, MatchWeights.householdEmail, email, people: people)
        }
        let isSure = pair.level == .full || pair.level == .similar
        if people == 1 && isSure || people > 3 || pair.level.isConflict {
            return RawPart(.sharedEmail, MatchWeights.email(people: people), email, people: people)
        }
        let owners = (owner(of: email, pair.first), owner(of: email, pair.second))
        if owners.0 == .family || owners.1 == .family, owners.0 != .person, owners.1 != .person {
            return RawPart(.sharedHouseholdEmail, MatchWeights.householdEmail, email, people: people)
        }
        let isTheirs = pair.level.isSamePerson && owners.0 == .person && owners.1 == .person
        pair.isSpelled = pair.isSpelled || owners.0 == .person && owners.1 == .person
        return RawPart(.sharedEmail, MatchWeights.email(people: isTheirs ? 1 : people), email, people: people)
    }

    /// Returns `true` if two rows share a mobile number or an address that one person alone holds.
    func sharePersonalValue(_ one: ContactRow, _ two: ContactRow) -> Bool {
        table.phones(of: one).contains { phone in
            phone.isMobile && shared.people(phone.text) == 1
                && table.phones(of: two).contains { $0.text == phone.text }
        }
            || table.emails(of: one).contains { email in
                shared.people(email) == 1 && !shared.isRole(email) && !shared.isHousehold(email)
                    && table.emails(of: two).contains(email)
            }
    }

    private func owner(of email: TextID, _ row: ContactRow) -> Mailbox.Owner {
        row.isNameless
            ? .unknown
            : table.values.withText(email) { text in
                Mailbox.owner(
                    row.name, UnsafeBufferPointer(rebasing: text[..<EmailText.localEnd(text)]), comparison)
            }
    }

    /// The name beside a shared value, and its rarity where the value says nothing.
    ///
    /// - Returns: the weight of the rarity.
    @inline(__always)
    private func takeName(beside value: RawPart, _ pair: Pair, _ take: (RawPart) -> Void) -> Bits {
        let isPersonal = value.bits >= MatchWeights.personalValue || isTold(by: value, pair)
        if pair.level == .none, isPersonal, pair.first.name.mayBe(pair.second.name),
            !shared.isBridge(pair.firstRow), !shared.isBridge(pair.secondRow), valuesFitPerson(pair)
        {
            take(RawPart(.namelessHolder, MatchWeights.namelessHolder))
        } else if pair.first.name.isRelation != pair.second.name.isRelation {
            take(RawPart(.relation, MatchWeights.relation))
        } else {
            let bits = MatchWeights.name(pair.level, isPersonal: isPersonal)
            take(RawPart(pair.level.reason, bits))
        }
        if pair.level.isConflict, pair.fewHolders > 1 { take(RawPart(.severalValues, MatchWeights.severalValues)) }
        guard value.bits < 0, pair.level.isSamePerson else { return 0 }
        let rarity = nameRarity(pair) + prior + 3
        let bits = max(0, min(rarity, MatchWeights.rareNameLimit(people: value.people)))
        if bits > 0 { take(RawPart(.rareNameAmongHolders, bits)) }
        return bits
    }

    /// Returns `true` if of the two people who hold a value one alone has a name as the vaguer one of a pair: `Anna` beside `Anna Visser`
    /// and `Bram Visser`, and not `A. Visser` beside `Anna Visser` and `Adam Visser`.
    private func isTold(by value: RawPart, _ pair: Pair) -> Bool {
        guard value.people == 2, value.bits > 0, pair.level == .partial || pair.level == .initial else { return false }
        func mayBe(_ level: NameLevel) -> Bool { !level.isConflict && level != .none }
        return shared.holders(of: value.value).allSatisfy { holder in
            let name = table.rows[Int(holder)].name
            return mayBe(comparison.level(name, pair.first.name)) == mayBe(comparison.level(name, pair.second.name))
        }
    }

    /// Where nothing personal is shared: mobiles and addresses that each has of its own.
    @inline(__always)
    private func takeOwnValues(_ pair: Pair, _ take: (RawPart) -> Void) {
        // Sisters of similar names may have a mailbox in common.
        let isSure = pair.level == .full || pair.isSpelled
        guard pair.level.isSamePerson, !pair.isPersonal || !isSure else { return }
        let one = table.phones(of: pair.first)
        let two = table.phones(of: pair.second)
        if one.contains(where: \.isMobile), two.contains(where: \.isMobile),
            !one.contains(where: { phone in phone.isMobile && two.contains { $0.text == phone.text } })
        {
            take(RawPart(.ownMobiles, MatchWeights.ownMobiles))
        }
        guard !pair.isPersonal else { return }
        let emails = table.emails(of: pair.first)
        let others = table.emails(of: pair.second)
        if !emails.isEmpty, !others.isEmpty, !emails.contains(where: others.contains) {
            let areColleagues = !pair.first.organization.isEmpty && pair.first.organization == pair.second.organization
            let sharesDomain =
                areColleagues && emails.contains { email in others.contains { haveSameDomain(email, $0) } }
            take(RawPart(.ownEmails, sharesDomain ? MatchWeights.ownEmailsAtWork : MatchWeights.ownEmails))
        }
    }

    private func haveSameDomain(_ one: TextID, _ two: TextID) -> Bool {
        table.values.withText(one) { one in
            table.values.withText(two) { two in
                one[EmailText.localEnd(one)...].elementsEqual(two[EmailText.localEnd(two)...])
            }
        }
    }

    /// Returns `true` if the addresses that both have may belong to the one who is named.
    private func valuesFitPerson(_ pair: Pair) -> Bool {
        let named = pair.first.isNameless ? pair.second : pair.first
        // Nobody is named at all, and so nobody else can be.
        if named.isNameless { return true }
        // The card of an organization may have the values of whoever works there.
        let other = pair.first.isNameless ? pair.first : pair.second
        if !other.organization.isEmpty, !table.phones(of: other).contains(where: \.isMobile) { return false }
        let emails = table.emails(of: pair.second)
        return table.emails(of: pair.first).allSatisfy { !emails.contains($0) || owner(of: $0, named) != .family }
    }

    // MARK: Names without a shared value

    @inline(__always)
    private func takeNameAlone(_ pair: Pair, _ take: (RawPart) -> Void) {
        take(RawPart(.anyTwoContacts, prior))
        if pair.level.isSamePerson {
            let limit = MatchWeights.nameAloneLimit - prior
            take(
                RawPart(
                    pair.level.reason,
                    min(nameRarity(pair), limit) + MatchWeights.lessThanFullName(pair.level)))
        } else {
            let bits = MatchWeights.lessThanFullName(pair.level)
            if bits != 0 { take(RawPart(pair.level.reason, bits)) }
        }
    }

    /// The weight of two contacts having a name as rare as this.
    @inline(__always)
    private func nameRarity(_ pair: Pair) -> Bits {
        let name = pair.first.name
        let count = Double(frequencies.rowCount)
        let given = Double(max(1, frequencies.given(name.given)))
        let family = Double(max(1, frequencies.family(skeleton: comparison.lexicon.entry(name.family).skeleton)))
        let holders = Double(frequencies.fullName(ofRow: pair.firstRow))
        let byChance = given * family / (count * count)
        let counted = holders > 2 ? (holders - 1) / count / 4 : 0
        return -Bits.log2(ofCounts: max(byChance, counted, 1e-12))
    }

    // MARK: Corroboration

    @inline(__always)
    private func takeBirthday(_ pair: Pair, _ take: (RawPart) -> Void) {
        switch pair.first.birthday.compared(to: pair.second.birthday) {
        case .unknown: break
        case .same:
            take(RawPart(.sameBirthday, MatchWeights.sameBirthday(pair.level, isShared: pair.sharesValue)))
        case .sameDayWithoutYear:
            if pair.level.isSamePerson { take(RawPart(.sameBirthday, MatchWeights.sameDayOfBirth)) }
        case .oneSlipApart:
            if pair.level.isSamePerson { take(RawPart(.birthdayOneSlipApart, MatchWeights.birthdayOneSlipApart)) }
        case .twoPartsAgree: take(RawPart(.similarBirthday, MatchWeights.similarBirthday))
        case .different:
            let isAddressed = !pair.sharesValue && !pair.first.addresses.isEmpty
            take(
                RawPart(
                    .differentBirthdays,
                    isAddressed ? MatchWeights.differentBirthdaysAtAddress : MatchWeights.differentBirthdays))
        }
    }

    @inline(__always)
    private func takeGeneration(_ pair: Pair, _ take: (RawPart) -> Void) {
        let one = pair.first.name.generation
        let two = pair.second.name.generation
        guard one != two else { return }
        if one != 0, two != 0 {
            take(RawPart(.differentGenerations, MatchWeights.differentGenerations))
        } else if !pair.isPersonal {
            take(RawPart(.oneGeneration, MatchWeights.oneGeneration))
        }
    }

    @inline(__always)
    private func takeMiddleName(_ pair: Pair, _ take: (RawPart) -> Void) {
        switch middleNamesAgree(pair.first.name, pair.second.name) {
        case true:
            take(RawPart(.sameMiddleInitial, MatchWeights.sameMiddleInitial(isPersonal: pair.isPersonal)))
        case false: take(RawPart(.differentMiddleInitials, MatchWeights.differentMiddleInitials))
        default: break
        }
    }

    /// Returns `true` if middle names have the same first letter; `nil` if one is missing, or may be a part of the
    /// family name.
    @inline(__always)
    func middleNamesAgree(_ one: PersonName, _ two: PersonName) -> Bool? {
        guard !one.middle.isEmpty, !two.middle.isEmpty else { return nil }
        if one.middle == two.middle { return true }
        if one.middle == two.family || one.middle == two.otherFamily { return nil }
        if two.middle == one.family || two.middle == one.otherFamily { return nil }
        return comparison.lexicon.entry(one.middle).first == comparison.lexicon.entry(two.middle).first
    }

    @inline(__always)
    private func takeAddress(_ pair: Pair, _ take: (RawPart) -> Void) {
        let one = table.addresses(of: pair.first)
        let two = table.addresses(of: pair.second)
        guard !one.isEmpty, !two.isEmpty else { return }
        if pair.level.isConflict {
            let isSame = one.contains { address in !address.street.isEmpty && two.contains(address) }
            if isSame, pair.first.birthday.compared(to: pair.second.birthday) == .same {
                take(RawPart(.sameAddress, MatchWeights.similarStreetElsewhere))
            }
            return
        }
        var best: RawPart?
        var sharesTown = false
        for place in one.indices {
            for other in two {
                let address = one[place]
                sharesTown = sharesTown || !address.city.isEmpty && address.city == other.city
                guard let part = compare(address, other, holders: frequencies.address(at: place), pair) else {
                    continue
                }
                if let current = best, current.bits >= part.bits { continue }
                best = part
            }
        }
        if let best { take(best) }
        let hasStreets = one.contains { !$0.street.isEmpty } && two.contains { !$0.street.isEmpty }
        if !pair.sharesValue, sharesTown, !hasStreets, pair.level.isSamePerson || pair.level == .givenOnly {
            take(RawPart(.sameTown, MatchWeights.sameTown))
        }
    }

    @inline(__always)
    private func compare(_ one: AddressValue, _ two: AddressValue, holders: Int, _ pair: Pair) -> RawPart? {
        guard !one.street.isEmpty, !two.street.isEmpty else {
            let isSame = !one.postalCode.isEmpty && one.postalCode == two.postalCode
            return isSame ? RawPart(.samePostalCode, MatchWeights.samePostalCode, one.postalCode) : nil
        }
        let isSame = one.street == two.street
        let isNear =
            one.postalCode == two.postalCode && !one.postalCode.isEmpty || one.city == two.city
        let bits: Bits
        if isSame {
            bits =
                !isNear
                ? MatchWeights.similarStreetElsewhere
                : pair.sharesValue ? MatchWeights.sameAddress : MatchWeights.sameAddressAlone
        } else if streetsAreSimilar(one.street, two.street) {
            bits = isNear ? MatchWeights.similarAddress : MatchWeights.similarStreetElsewhere
        } else {
            return RawPart(.differentAddresses, MatchWeights.differentAddresses)
        }
        // Who lives there too has a name that cannot be compared.
        let isOfHousehold = pair.sharesValue && (!pair.isPersonal || pair.level == .otherScript)
        if holders > MatchWeights.crowdedAddressHolders || isOfHousehold {
            return RawPart(.crowdedAddress, min(bits, MatchWeights.crowdedAddress), one.street)
        }
        return RawPart(isSame ? .sameAddress : .similarAddress, bits, one.street)
    }

    private func streetsAreSimilar(_ one: TextID, _ two: TextID) -> Bool {
        table.values.withText(one) { one in
            table.values.withText(two) { two in
                // The number of the house must be the same: neighbours are other people.
                Street.number(one) == Street.number(two) && JaroWinkler.similarity(one, two) >= 0.9
            }
        }
    }

    @inline(__always)
    private func takeOrganization(_ pair: Pair, _ take: (RawPart) -> Void) {
        let one = pair.first.organization
        let two = pair.second.organization
        guard !one.isEmpty, !two.isEmpty else { return }
        if pair.first.isNameless, pair.second.isNameless {
            if one != two { take(RawPart(.differentOrganizations, MatchWeights.differentOrganizations)) }
            return
        }
        guard one == two, pair.level.isSamePerson else { return }
        let rarity = Bits.log2(ofCounts: Double(frequencies.rowCount) / Double(max(1, frequencies.organization(one))))
        let bits = min(pair.organizationLimit, rarity - MatchWeights.organizationPenalty)
        if bits > 0 { take(RawPart(.sameOrganization, bits, one)) }
    }
}
