extension FieldModel {
    /// Gives a closure every reason that the fields of two rows give.
    ///
    /// - Returns: the level at which the names agree.
    @inline(never)
    func forEachPart(_ one: Int, _ two: Int, _ take: (RawPart) -> Void) -> NameLevel {
        let (first, second) = (fields.table.rows[one], fields.table.rows[two])
        let pattern = pattern(one, two)
        let level = fields.comparison.level(first.name, second.name)
        let areTwo = areTwo(first, second, pattern, level)
        let birthdayLimit = birthdayLimit(first, level, areTwo: areTwo)
        take(RawPart(.anyTwoContacts, prior))
        takeName(pattern, fields.comparison.reason(level, first.name, second.name), one, two, take)
        takePlace(pattern, placeLimit(pattern, first, areTwo: areTwo), first, second, take)
        for field in Field.allCases where field.isBesideName && !field.isOfPlace {
            guard let agreement = pattern.level(field) else { continue }
            let bits =
                atLeastGlobal(weights[field, agreement], field, first, second) + atItsAddress(field, pattern, first)
            take(
                RawPart(
                    field.reason(at: agreement), field == .birthday ? min(bits, birthdayLimit) : bits,
                    agreement == 0 ? .empty : value(of: field, first, second)))
        }
        if first.name.generation != 0, second.name.generation != 0, first.name.generation != second.name.generation {
            take(RawPart(.differentGenerations, MatchWeights.differentGenerations))
        }
        first.name.compareRemarks(second.name, take)
        return level
    }

    /// The levels of agreement of two rows, without a birthday that a large part of the book has.
    func pattern(_ one: Int, _ two: Int) -> FieldComparison.Pattern {
        var pattern = fields.pattern(one, two)
        if frequencies.hasCommonBirthday(one) || frequencies.hasCommonBirthday(two) { pattern.clear(.birthday) }
        return pattern
    }

    /// The name says at most so much more than what any two contacts start from: it never joins by itself.
    private func takeName(
        _ pattern: FieldComparison.Pattern, _ reason: EvidencePart.Kind, _ row: Int, _ other: Int,
        _ take: (RawPart) -> Void
    ) {
        var bits = Bits.zero
        var isCompared = false
        for field in [Field.given, .family] {
            guard let agreement = pattern.level(field) else { continue }
            isCompared = true
            bits += weight(field, agreement, row)
        }
        guard isCompared else { return }
        var limit = MatchWeights.nameAloneLimit - prior
        if isCorroborated(pattern, row, other) {
            bits += FieldWeights.corroboratedName
            limit += FieldWeights.corroboratedName
        }
        let isOneOfFamily = isOfRelatives(pattern) && pattern.level(.identifier) != 2
        take(RawPart(reason, min(bits, isOneOfFamily ? min(limit, limits.relative) : limit)))
    }

    /// Returns `true` if one word of two names agrees alone: which of them is the family name is not always known.
    private func isOfRelatives(_ pattern: FieldComparison.Pattern) -> Bool {
        pattern.level(.given) == 0 || pattern.level(.family) == 0
    }

    /// Returns `true` if a given name and something that a household's members do not share agree, and no family name is another. Twins may have
    /// names that are alike.
    private func isCorroborated(_ pattern: FieldComparison.Pattern, _ row: Int, _ other: Int) -> Bool {
        guard let given = pattern.level(.given), given > 0, pattern.level(.family) != 0 else { return false }
        let names = (fields.table.rows[row].name, fields.table.rows[other].name)
        if given == 1, fields.comparison.areListedAndAlike(names.0.given, names.1.given) { return false }
        let birthday = pattern.level(.birthday).map { weights[.birthday, $0] } ?? 0
        return birthday >= FieldWeights.corroboratingBirthday || (pattern.level(.email) ?? 0) > 1
            || (pattern.level(.identifier) ?? 0) > 0
    }

    /// The most that a birthday says: twins have it in common, and so have the many for whom the first of January was written.
    private func birthdayLimit(_ row: ContactRow, _ level: NameLevel, areTwo: Bool) -> Bits {
        if areTwo { return FieldWeights.birthdayOfTwins }
        let isOfMany = row.birthday.isFirstOfJanuary && !level.isSamePerson
        return isOfMany ? FieldWeights.birthdayOfMany : Bits(hundredths: .max)
    }

    /// Returns `true` if two rows have two given names, and no identifier in common. Where a book shows that nobody lives with a relative, one of them
    /// is a mistake.
    private func areTwo(
        _ one: ContactRow, _ two: ContactRow, _ pattern: FieldComparison.Pattern, _ level: NameLevel
    ) -> Bool {
        guard level.isConflict, pattern.level(.identifier) != 2, !hasNoRelatives else { return false }
        return fields.comparison.areTwo(one.name, two.name)
            || fields.comparison.haveUnlikeGivenNames(one.name, two.name)
    }

    /// Street, postal code and town are one place, which a household has in common. Postal code and town say no more together than they do where nothing
    /// else agrees, whatever is on the cards.
    private func takePlace(
        _ pattern: FieldComparison.Pattern, _ limit: Bits, _ row: ContactRow, _ other: ContactRow,
        _ take: (RawPart) -> Void
    ) {
        var (left, least) = (
            limit, pattern.isOfOneWhoMoved ? FieldWeights.otherPlaceAtOneJob : Bits(hundredths: .min / 2)
        )
        var district = row.isOrganization ? limit : (pattern.level(.street) ?? 2) > 1 ? limits.district : limits.place
        for field in [Field.street, .postalCode, .city] {
            guard let agreement = pattern.level(field) else { continue }
            let bits = max(least, min(weights[field, agreement], field == .street ? left : min(left, district)))
            left -= max(0, bits)
            if field != .street { district -= max(0, bits) }
            least -= min(0, bits)
            take(RawPart(field.reason(at: agreement), bits, agreement == 0 ? .empty : value(of: field, row, other)))
        }
    }

    /// The most that a place says: more where what a household's members do not have in common agrees too. Twins have their birthday in
    /// common.
    private func placeLimit(_ pattern: FieldComparison.Pattern, _ row: ContactRow, areTwo: Bool) -> Bits {
        func agree(_ field: Field) -> Bool { (pattern.level(field) ?? 0) > 1 }
        if row.isOrganization { return FieldWeights.corroboratedPlaceLimit }
        if agree(.identifier) { return FieldWeights.identifiedPlaceLimit }
        // Many of one town have one given name or one family name.
        if isOfRelatives(pattern), pattern.level(.street) == 0 { return MatchWeights.sameTown }
        if !areTwo, pattern.level(.given) != 0,
            agree(.birthday) || agree(.email) || agree(.jobTitle) || pattern.level(.identifier) == 1
        {
            return FieldWeights.corroboratedPlaceLimit
        }
        return pattern.level(.street) == nil ? limits.district : limits.place
    }

    /// The further weight of an organization's name at its own address, and beside its mailbox or number, which in a book of any size are no
    /// other's.
    private func atItsAddress(_ field: Field, _ pattern: FieldComparison.Pattern, _ row: ContactRow) -> Bits {
        guard field == .organization, row.isOrganization else { return 0 }
        if pattern.level(.organization) != 3 { return atItsNumber(pattern) }
        if pattern.level(.email) == 3 || pattern.level(.phone) == 1 {
            return max(FieldWeights.organizationAtAddress, -prior - FieldWeights.organizationAlone)
        }
        return (pattern.level(.street) ?? 0) > 1 ? FieldWeights.organizationAtAddress : 0
    }

    /// The further weight of a name like that of an organization beside its number, where no place is known: in a book of any size somebody is asked.
    private func atItsNumber(_ pattern: FieldComparison.Pattern) -> Bits {
        let hasPlace = Field.allCases.contains { $0.isOfPlace && pattern.level($0) != nil }
        guard !hasPlace, pattern.level(.phone) == 1, pattern.level(.organization) != 0 else { return 0 }
        return max(0, FieldWeights.organizationAtNumber - prior)
    }

    /// The weight of a field; of an identifier that no other contact of the world has as much as any two contacts lack, and more.
    private func atLeastGlobal(_ bits: Bits, _ field: Field, _ row: ContactRow, _ other: ContactRow) -> Bits {
        guard field == .identifier, row.identifier == other.identifier,
            fields.table.values.withText(row.identifier, GlobalIdentifier.isUUID)
        else { return bits }
        return max(bits, FieldWeights.globalIdentifier - prior)
    }

    /// The value that a reason names: of several one that both rows have.
    private func value(of field: Field, _ row: ContactRow, _ other: ContactRow) -> TextID {
        let table = fields.table
        switch field {
        case .email: return table.emails(of: row).first(where: table.emails(of: other).contains) ?? .empty
        case .phone:
            let shared = table.phones(of: row).first { phone in
                table.phones(of: other).contains { $0.text == phone.text }
            }
            return shared?.text ?? .empty
        case .identifier: return table.identity(of: row, and: other) ?? row.identifier
        case .organization: return row.organization
        case .street: return table.addresses(of: row).first?.street ?? .empty
        case .postalCode: return table.addresses(of: row).first?.postalCode ?? .empty
        default: return .empty
        }
    }
}

extension FieldComparison.Pattern {
    /// `true` if all of the postal address differs, and the employer and the job are the same: another place is one fact, and no three.
    var isOfOneWhoMoved: Bool {
        guard level(.organization) == 3, level(.jobTitle) == 3 else { return false }
        let place = FieldComparison.Field.allCases.filter(\.isOfPlace).compactMap(level)
        return !place.isEmpty && place.allSatisfy { $0 == 0 }
    }
}

extension FieldComparison.Field {
    /// `true` if the field is not a part of the name.
    var isBesideName: Bool { self != .given && self != .family }

    /// `true` if the field is a part of the postal address.
    var isOfPlace: Bool { self == .street || self == .postalCode || self == .city }

    /// The reason that a level of agreement is; 0 is that of fields that differ.
    func reason(at level: Int) -> EvidencePart.Kind {
        let reasons: [EvidencePart.Kind] =
            switch self {
            case .given, .family: [.differentNames, .similarName, .similarName, .fullName]
            case .birthday: [.differentBirthdays, .similarBirthday, .birthdayOneSlipApart, .sameBirthday]
            case .street: [.differentAddresses, .similarAddress, .similarAddress, .sameAddress]
            case .postalCode: [.differentPostalCodes, .similarPostalCode, .samePostalCode]
            case .city: [.differentTowns, .similarTown, .similarTown, .sameTown]
            case .identifier: [.differentIdentifiers, .similarIdentifier, .sharedIdentifier]
            case .organization:
                [.differentOrganizations, .similarOrganization, .similarOrganization, .sameOrganization]
            case .jobTitle: [.differentJobTitles, .similarJobTitle, .similarJobTitle, .sameJobTitle]
            case .email: [.ownEmails, .similarEmail, .similarEmail, .sharedEmail]
            case .phone: [.ownNumbers, .sharedPhone]
            }
        return reasons[level]
    }
}
