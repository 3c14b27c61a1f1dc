extension PairScorer {
    @inline(__always)
    func bestSharedValue(_ pair: inout Pair, _ take: (RawPart) -> Void) -> (part: RawPart, count: Int)? {
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
                if phone.isWeak || other.isWeak {
                    if let part = sharedDigits(phone, other) { consider(part) }
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
        if let identity = table.identity(of: pair.first, and: pair.second), !shared.isOfMany(identity) {
            count += 1
            consider(RawPart(.sharedIdentifier, MatchWeights.identity, identity))
        }
        guard let best else { return nil }
        return (best, count)
    }

    /// The evidence of numbers of which one has no area, none is accepted, or one stands in a note.
    private func sharedDigits(_ one: PhoneValue, _ two: PhoneValue) -> RawPart? {
        if one.kind == .noted, two.isWeak || two.kind == .service { return nil }
        if two.kind == .noted, one.isWeak || one.kind == .service { return nil }
        let isSame = table.values.withText(one.text) { first in
            table.values.withText(two.text) { second in
                let (long, short) = first.count < second.count ? (second, first) : (first, second)
                return long.suffix(short.count).elementsEqual(short)
            }
        }
        guard isSame else { return nil }
        let people = max(shared.people(one.text), shared.people(two.text))
        let value = one.isWeak ? two.text : one.text
        let isNoted = one.kind == .noted || two.kind == .noted
        return RawPart(
            isNoted ? .notedNumber : .sharedLocalNumber, MatchWeights.localNumber(people: people), value, people: people
        )
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
        if owners.0 == .family || owners.1 == .family, !owners.0.mayBePerson, !owners.1.mayBePerson {
            return RawPart(.sharedHouseholdEmail, MatchWeights.householdEmail, email, people: people)
        }
        let isSpelled = owners.0 == .person && owners.1 == .person
        pair.isSpelled = pair.isSpelled || isSpelled
        let isAnothers =
            pair.level == .givenOnly && !owners.0.mayBePerson && !owners.1.mayBePerson
            && table.values.withText(email, Mailbox.namesSomebody)
        let holders = pair.level.isSamePerson && isSpelled ? 1 : isAnothers ? max(people, 2) : people
        return RawPart(.sharedEmail, MatchWeights.email(people: holders), email, people: people)
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

    func owner(of email: TextID, _ row: ContactRow) -> Mailbox.Owner {
        row.isNameless
            ? .unknown
            : table.values.withText(email) { text in
                Mailbox.owner(
                    row.name, UnsafeBufferPointer(rebasing: text[..<EmailText.localEnd(text)]), comparison)
            }
    }

    /// Where nothing personal is shared: mobiles and addresses that each has of its own.
    @inline(__always)
    func takeOwnValues(_ pair: Pair, _ take: (RawPart) -> Void) {
        // Sisters of similar names may have a mailbox in common.
        let isSure = pair.level == .full || pair.isSpelled
        guard pair.level.isSamePerson, !pair.isPersonal || !isSure else { return }
        let one = table.phones(of: pair.first)
        let two = table.phones(of: pair.second)
        let isRare = isRareNameAlone(pair)
        if one.contains(where: \.isMobile), two.contains(where: \.isMobile),
            !one.contains(where: { phone in phone.isMobile && two.contains { $0.text == phone.text } })
        {
            take(RawPart(.ownMobiles, isRare ? MatchWeights.ownMobilesOfRareName : MatchWeights.ownMobiles))
        }
        guard !pair.isPersonal else { return }
        let emails = table.emails(of: pair.first)
        let others = table.emails(of: pair.second)
        if !emails.isEmpty, !others.isEmpty, !emails.contains(where: others.contains) {
            let areColleagues = !pair.first.organization.isEmpty && pair.first.organization == pair.second.organization
            let sharesDomain =
                areColleagues && emails.contains { email in others.contains { haveSameDomain(email, $0) } }
            let ownEmails = isRare ? MatchWeights.ownEmailsOfRareName : MatchWeights.ownEmails
            take(RawPart(.ownEmails, sharesDomain ? MatchWeights.ownEmailsAtWork : ownEmails))
        }
    }

    private func haveSameDomain(_ one: TextID, _ two: TextID) -> Bool {
        table.values.withText(one) { one in
            table.values.withText(two) { two in
                one[EmailText.localEnd(one)...].elementsEqual(two[EmailText.localEnd(two)...])
            }
        }
    }
}
