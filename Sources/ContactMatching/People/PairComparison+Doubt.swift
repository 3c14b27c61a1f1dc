/// Pairs about which somebody has to look, whatever they share.
extension PairComparison {
    /// A row without a birthday that a large part of the book has.
    private func known(_ place: Int) -> ContactRow {
        var row = scorer.table.rows[place]
        if scorer.frequencies.hasCommonBirthday(place) { row.birthday = .unknown }
        return row
    }

    /// The reason that keeps two rows from being of one person, in pairs and in groups; `nil` if weights decide.
    func doubt(_ row: Int, _ other: Int) -> RefusalReason? {
        let (one, two) = (known(row), known(other))
        if one.birthday.isOfChild != two.birthday.isOfChild, one.birthday.compared(to: two.birthday) == .unknown,
            !one.isOrganization, !two.isOrganization
        {
            return .child
        }
        if one.name.isRelation != two.name.isRelation, !one.name.isEmpty || !two.name.isEmpty { return .relation }
        if isRelationBesideOne(one, two) { return .relation }
        if !haveOneIdentifier(one, two) {
            if scorer.comparison.areTwo(one.name, two.name) { return .names }
            if one.keepsOthers(than: two) { return .keptColumns }
        }
        // `Turnverein Hallgarten e.V.` is not `Turnverein Hallgarten GmbH`.
        if one.isNameless, two.isNameless, one.organization == two.organization, !one.organization.isEmpty,
            one.name.isRemarkedUnlike(two.name)
        {
            return .remarks
        }
        if one.isNameless, two.isNameless, !one.organization.isEmpty, !two.organization.isEmpty,
            one.organization != two.organization,
            OrganizationWords.areOthers(
                scorer.table.values, one.organization, two.organization,
                in: [one, two].flatMap { scorer.table.addresses(of: $0).map(\.city) },
                areRegistered: !one.name.remark.isEmpty && !two.name.remark.isEmpty,
                agreeTwice: scorer.agreeTwice(one, two))
        {
            return .organizations
        }
        return nil
    }

    /// Returns `true` if a relation stands beside one of two names, and neither beside the other nor a birthday or an identifier says that they are one,
    /// nor values of two kinds where it is one to the owner of the book, with whom nobody shares them: `(boss)`, and not `(wife)`.
    private func isRelationBesideOne(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let areBeside = (one.name.traits.contains(.besideRelation), two.name.traits.contains(.besideRelation))
        if areBeside == (false, false) || one.isNameless || two.isNameless { return false }
        if areBeside == (true, true), one.name.remark == two.name.remark { return false }
        if one.birthday.compared(to: two.birthday) == .same || haveOneIdentifier(one, two) { return false }
        return !(isOfOwner(one.name) && isOfOwner(two.name) && scorer.agreeTwice(one, two))
    }

    /// Returns `true` if no relation stands beside a name, or one to the owner of the book: `(boss)`.
    private func isOfOwner(_ name: PersonName) -> Bool {
        let names = scorer.comparison.names
        return !name.traits.contains(.besideRelation)
            || NameWords.shared.isRelationOfOwner(remark: names.bytes[names.range(name.remark)])
    }

    /// The reason for which two rows alone do not make a person; `nil` if weights decide.
    func question(_ row: Int, _ other: Int) -> RefusalReason? {
        let (one, two) = (known(row), known(other))
        if one.isOrganization, two.isOrganization, one.organization == two.organization, !one.department.isEmpty,
            !two.department.isEmpty, one.department != two.department
        {
            return .departments
        }
        if !haveOneIdentifier(one, two), scorer.comparison.haveUnlikeGivenNames(one.name, two.name),
            !(fields.hasNoRelatives && fields.fields.decides(row, other))
        {
            return .names
        }
        let level = scorer.level(one.name, two.name)
        if level == .initial, scorer.comparison.haveOtherCallNames(one.name, two.name) { return .names }
        if level.isSamePerson, haveOtherJobs(one, two) { return .jobs }
        if level.isSamePerson, scorer.middleNamesAgree(one.name, two.name) == false { return .middleNames }
        if level.isSamePerson, scorer.comparison.areOtherCharacters(one.name, two.name) { return .names }
        if areOfTwoSexes(one, two) { return .names }
        if level == .similar, !fields.fields.decides(row, other), one.birthday.compared(to: two.birthday) != .same,
            scorer.comparison.differInBoth(one.name, two.name)
        {
            return .names
        }
        if level == .familyPart, mayBeOfOtherSex(one.name, two.name) || mayBeOfOtherSex(two.name, one.name) {
            return .title
        }
        if one.name.generation == 0 || two.name.generation == 0, one.name.generation != two.name.generation,
            level.isSamePerson, !shareMobile(one, two) || shareHomeAlone(one, two),
            one.birthday.compared(to: two.birthday) != .same
        {
            return .oneGeneration
        }
        if level == .similar, one.birthday.compared(to: two.birthday) != .same,
            scorer.comparison.mayBeChild(one.name, two.name)
        {
            return .oneGeneration
        }
        if level.isSamePerson, let reason = questionOfOneName(row, other) { return reason }
        if level == .nickname, one.birthday.isOfChild, one.birthday.compared(to: two.birthday) == .same {
            return .twins
        }
        if level == .similar || level == .nickname, one.birthday.compared(to: two.birthday) == .same,
            scorer.comparison.mayBeTwins(one.name.given, two.name.given),
            !scorer.sharePersonalValue(one, two)
        {
            return .twins
        }
        if level.isSamePerson, !fields.fields.decides(row, other), areNamesakesAtWork(row, other) { return .namesakes }
        if level == .otherScript, fields.fields.decides(row, other), !isKnownInTwoScripts(one, two) { return .scripts }
        if level.isSamePerson, haveNumberedMailboxes(one, two) { return .numberedMailboxes }
        let isBirthdayOfMany = one.birthday.isFirstOfJanuary && one.birthday.compared(to: two.birthday) == .same
        let areOtherNames =
            level == .givenOnly && (isBirthdayOfMany || !fields.fields.decides(row, other))
            || level == .different && isBirthdayOfMany
        if areOtherNames, !isOneUnderTwoNames(one, two) { return .names }
        if isBirthdayOfMany, haveOwnMobiles(one, two) { return .birthdayOfMany }
        return nil
    }

    /// The reason for which two rows of one name are a question by their birthdays or places; `nil` if there is none.
    private func questionOfOneName(_ row: Int, _ other: Int) -> RefusalReason? {
        let (one, two) = (known(row), known(other))
        let isByFields = fields.fields.decides(row, other)
        if !isByFields && one.birthday.mayBeParent(of: two.birthday)
            || !(isByFields && fields.hasMisspeltBirthdays) && one.birthday.isOther(than: two.birthday)
        {
            return .birthdays
        }
        guard isByFields, one.birthday.compared(to: two.birthday) != .same, !haveOneIdentifier(one, two) else {
            return nil
        }
        return fields.pattern(row, other).isOfOneWhoMoved ? .fields : nil
    }

    /// Returns `true` if two people of one organization have other jobs or departments there, and nothing in common that is one person's: who works
    /// there has its number, its address and, perhaps, a namesake.
    func haveOtherJobs(_ one: ContactRow, _ two: ContactRow) -> Bool {
        guard !one.isNameless, !two.isNameless, !one.organization.isEmpty, one.organization == two.organization,
            JobText.areOthers(scorer.table.values, one.jobTitle, two.jobTitle)
                || JobText.areOthers(scorer.table.values, one.department, two.department)
        else { return false }
        return one.birthday.compared(to: two.birthday) != .same && !haveOneIdentifier(one, two)
            && !scorer.sharePersonalValue(one, two)
    }

    /// Returns `true` if one name is a title and a family name, and the other has a given name and no title: `Frau Weber` may be Karin, and not
    /// Frank.
    private func mayBeOfOtherSex(_ titled: PersonName, _ whole: PersonName) -> Bool {
        titled.isSingle && !titled.traits.isDisjoint(with: .sexes) && !whole.isSingle
            && whole.traits.isDisjoint(with: .sexes)
    }

    /// Returns `true` if two family names may be those of one who has married: an identifier, a number of an authority, a birthday that is not that of
    /// many, a mobile number together with an address of e-mail, or an address that spells the name of one says so.
    private func isOneUnderTwoNames(_ one: ContactRow, _ two: ContactRow) -> Bool {
        if haveOneIdentifier(one, two) { return true }
        if !one.birthday.isFirstOfJanuary, one.birthday.compared(to: two.birthday) == .same { return true }
        if scorer.comparison.areOfRelatives(one.name, two.name) { return false }
        let others = scorer.table.emails(of: two)
        let isMobileShared = shareMobile(one, two)
        return scorer.table.emails(of: one).contains { email in
            others.contains(email)
                && (isMobileShared || scorer.owner(of: email, one) == .person
                    || scorer.owner(of: email, two) == .person)
        }
    }

    /// Returns `true` if two contacts of a common name and one organization have mailboxes of their own, and nothing that is one person's: the
    /// number that both have is that of their office.
    private func areNamesakesAtWork(_ row: Int, _ other: Int) -> Bool {
        let (one, two) = (known(row), known(other))
        guard !one.organization.isEmpty, one.organization == two.organization, !one.emails.isEmpty, !two.emails.isEmpty
        else { return false }
        let emails = scorer.table.emails(of: two)
        return !scorer.table.emails(of: one).contains(where: emails.contains) && !shareMobile(one, two)
            && one.birthday.compared(to: two.birthday) != .same && !haveOneIdentifier(one, two)
            && scorer.isCommonName(ofRow: row)
    }

    /// Returns `true` if two rows share their home, a postal address or a landline, as father and son do, and neither an address of e-mail, an
    /// employer nor an identifier.
    private func shareHomeAlone(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let table = scorer.table
        let (emails, phones) = (table.emails(of: two), table.phones(of: two))
        if table.emails(of: one).contains(where: emails.contains) || haveOneIdentifier(one, two)
            || !one.organization.isEmpty && one.organization == two.organization
        {
            return false
        }
        return shareStreet(one, two)
            || table.phones(of: one).contains { phone in
                !phone.isMobile && phones.contains { $0.text == phone.text && !$0.isMobile }
            }
    }

    /// Returns `true` if two rows have an address in one street and house.
    func shareStreet(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let addresses = scorer.table.addresses(of: two)
        return scorer.table.addresses(of: one).contains { address in
            !address.street.isEmpty && addresses.contains { $0.street == address.street }
        }
    }

    /// Returns `true` if two rows of one family have the given names of a man and of a woman, and no identifier that says that they are one.
    func areOfTwoSexes(_ one: ContactRow, _ two: ContactRow) -> Bool {
        scorer.comparison.areOfTwoSexes(one.name, two.name) && !haveOneIdentifier(one, two)
    }

    /// Returns `true` if two rows have an identifier, a number of an authority or a profile in common.
    func haveOneIdentifier(_ one: ContactRow, _ two: ContactRow) -> Bool {
        scorer.haveOneIdentifier(one, two)
    }

    func shareMobile(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let others = scorer.table.phones(of: two)
        return scorer.table.phones(of: one).contains { phone in
            phone.isMobile && others.contains { $0.text == phone.text }
        }
    }

    /// Returns `true` if each has a mobile number, and they share neither a number nor an address.
    private func haveOwnMobiles(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let (phones, others) = (scorer.table.phones(of: one), scorer.table.phones(of: two))
        let emails = scorer.table.emails(of: two)
        return phones.contains(where: \.isMobile) && others.contains(where: \.isMobile)
            && !phones.contains { phone in others.contains { $0.text == phone.text } }
            && !scorer.table.emails(of: one).contains(where: emails.contains)
    }
}
