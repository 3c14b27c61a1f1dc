/// A key of two or three parts.
@inline(__always)
private func key(_ first: UInt64, _ second: UInt64, _ third: UInt64 = 0) -> UInt64 {
    StableHash.mixed(StableHash.mixed(first, second), third)
}

extension BlockingRule {
    /// The rules of every address book.
    static let all: [BlockingRule] = [
        fullName, formalName, birthdayAndFamily, birthdayAndGiven, birthday, identifier, mailbox, localNumber,
        organizationAndFamily, organization, organizationAndStreet, namelessStreet, address, birthdayAndCity,
        birthdayAndPostalCode, givenAndPostalCode, familyAndPostalCode, givenAndStreet, initialFamilyAndCity,
        givenCityAndJob,
    ]

    /// All rules for a number of rows.
    static func rules(of count: Int) -> [BlockingRule] { all + singleNames(of: count) }

    /// Rules for contacts without numbers: one word of the name is enough to be compared, if few have it. The more contacts there are, the
    /// fewer may have it, so that the pairs grow no faster than the contacts.
    static func singleNames(of count: Int) -> [BlockingRule] {
        let limit = min(60, 400_000 / max(1, count))
        return limit < 2 ? [] : [givenAlone(limit), familyAlone(limit), anyNameAlone(limit)]
    }

    // MARK: Names

    /// The given and the family name, in either order.
    static let fullName = BlockingRule(name: "given and family name", limit: 12, refines: true) { row, context, keys in
        guard !row.name.isSingle else { return }
        let given = context.skeleton(row.name.given)
        for family in [row.name.family, row.name.otherFamily] where !family.isEmpty {
            let family = context.skeleton(family)
            keys.append(key(min(given, family), max(given, family)))
        }
    }

    /// A name that the given name may be short for, and the family name.
    static let formalName = BlockingRule(name: "name in full and family name", limit: 12, refines: true) {
        row, context, keys in
        guard !row.name.isSingle else { return }
        let family = context.skeleton(row.name.family)
        context.forEachForm(of: row.name.given) { keys.append(key($0, family)) }
    }

    static func givenAlone(_ limit: Int) -> BlockingRule {
        BlockingRule(name: "given name, no number", limit: limit) { row, context, keys in
            guard row.phones.isEmpty, !row.name.given.isEmpty else { return }
            keys.append(key(context.table.names.hash(row.name.given), 7))
        }
    }

    static func familyAlone(_ limit: Int) -> BlockingRule {
        BlockingRule(name: "family name, no number", limit: limit) { row, context, keys in
            guard row.phones.isEmpty, !row.name.family.isEmpty else { return }
            keys.append(key(context.table.names.hash(row.name.family), 8))
        }
    }

    /// Either word of the name, wherever the other contact has it.
    static func anyNameAlone(_ limit: Int) -> BlockingRule {
        BlockingRule(name: "either name, no number", limit: limit) { row, context, keys in
            guard row.phones.isEmpty else { return }
            for word in [row.name.family, row.name.given] where !word.isEmpty {
                keys.append(key(context.table.names.hash(word), 9))
            }
        }
    }

    // MARK: Birthdays, identifiers, addresses of e-mail

    /// The birthday and the first letters of the family name.
    static let birthdayAndFamily = BlockingRule(name: "birthday and begin of the family name", limit: 20) {
        row, context, keys in
        guard !row.birthday.isUnknown, !row.name.family.isEmpty else { return }
        keys.append(key(UInt64(row.birthday.digits), context.prefix(3, of: row.name.family, in: context.table.names)))
    }

    /// The birthday and the first letters of the given name.
    static let birthdayAndGiven = BlockingRule(name: "birthday and begin of the given name", limit: 20) {
        row, context, keys in
        guard !row.birthday.isUnknown, !row.name.given.isEmpty else { return }
        keys.append(key(UInt64(row.birthday.digits), context.prefix(3, of: row.name.given, in: context.table.names)))
    }

    static let birthday = BlockingRule(name: "birthday", limit: 12) { row, _, keys in
        if !row.birthday.isUnknown { keys.append(key(UInt64(row.birthday.digits), 1)) }
    }

    static let identifier = BlockingRule(name: "identifier", limit: 20) { row, context, keys in
        if !row.identifier.isEmpty { keys.append(key(context.value(row.identifier), 2)) }
        for number in context.table.identities(of: row) { keys.append(key(context.value(number), 2)) }
    }

    /// The first address up to its `@`.
    static let mailbox = BlockingRule(name: "e-mail before the @", limit: 8) { row, context, keys in
        guard let email = context.table.emails(of: row).first else { return }
        keys.append(
            context.table.values.withText(email) {
                StableHash.of(UnsafeBufferPointer(rebasing: $0.prefix(EmailText.localEnd($0))))
            })
    }

    /// The last seven digits of a number, where some numbers have no area.
    static let localNumber = BlockingRule(name: "last seven digits", limit: 12) { row, context, keys in
        guard context.hasUnconfirmedNumbers else { return }
        for phone in context.table.phones(of: row) {
            keys.append(
                context.table.values.withText(phone.text) { text in
                    key(StableHash.of(UnsafeBufferPointer(rebasing: text.suffix(7))), 15)
                })
        }
    }

    // MARK: Organizations

    static let organizationAndFamily = BlockingRule(name: "organization and family name", limit: 20) {
        row, context, keys in
        guard !row.organization.isEmpty, !row.name.family.isEmpty else { return }
        keys.append(key(context.value(row.organization), context.skeleton(row.name.family)))
    }

    /// The organization, where nobody is named.
    static let organization = BlockingRule(name: "organization, nobody named", limit: 30, refines: true) {
        row, context, keys in
        if !row.organization.isEmpty, row.isNameless { keys.append(key(context.value(row.organization), 3)) }
    }

    /// The first letters of an organization and of its street, where nobody is named.
    static let organizationAndStreet = ofAddress("organization and street, nobody named", limit: 30) {
        row, address, context in
        guard row.isNameless, !row.organization.isEmpty, !address.street.isEmpty else { return nil }
        return key(
            context.prefix(5, of: row.organization, in: context.table.values),
            context.prefix(4, of: address.street, in: context.table.values))
    }

    // MARK: Postal addresses

    /// The first letters of the street, where nobody is named.
    static let namelessStreet = ofAddress("street, nobody named", limit: 30) { row, address, context in
        guard row.isNameless, !address.street.isEmpty else { return nil }
        return context.prefix(9, of: address.street, in: context.table.values)
    }

    /// The street and the postal code.
    static let address = ofAddress("street and postal code", limit: 20) { _, address, context in
        guard !address.street.isEmpty, !address.postalCode.isEmpty else { return nil }
        return key(context.value(address.street), context.value(address.postalCode))
    }

    static let birthdayAndCity = ofAddress("birthday and town", limit: 20) { row, address, context in
        guard !row.birthday.isUnknown, !address.city.isEmpty else { return nil }
        return key(UInt64(row.birthday.digits), context.value(address.city))
    }

    static let birthdayAndPostalCode = ofAddress("birthday and postal code", limit: 20) { row, address, context in
        guard !row.birthday.isUnknown, !address.postalCode.isEmpty else { return nil }
        return key(UInt64(row.birthday.digits), context.value(address.postalCode), 4)
    }

    static let givenAndPostalCode = ofAddress("given name and postal code", limit: 20) { row, address, context in
        guard !row.name.given.isEmpty, !address.postalCode.isEmpty else { return nil }
        return key(context.table.names.hash(row.name.given), context.value(address.postalCode))
    }

    static let familyAndPostalCode = ofAddress("family name and postal code", limit: 20) { row, address, context in
        guard !row.name.family.isEmpty, !address.postalCode.isEmpty else { return nil }
        return key(context.skeleton(row.name.family), context.value(address.postalCode), 5)
    }

    static let givenAndStreet = ofAddress("given name and street", limit: 20) { row, address, context in
        guard !row.name.given.isEmpty, !address.street.isEmpty else { return nil }
        return key(context.table.names.hash(row.name.given), context.value(address.street), 6)
    }

    /// The initial of the given name, the family name and the town.
    static let initialFamilyAndCity = ofAddress("initial, family name and town", limit: 20) { row, address, context in
        guard !row.name.isSingle, !address.city.isEmpty else { return nil }
        return key(context.skeleton(row.name.family), context.value(address.city), context.firstLetter(row.name.given))
    }

    /// The given name, the town and the job of whoever has neither a number nor an address of e-mail.
    static let givenCityAndJob = ofAddress("given name, town and job", limit: 12) { row, address, context in
        guard row.phones.isEmpty, row.emails.isEmpty, !row.name.given.isEmpty, !address.city.isEmpty else {
            return nil
        }
        return key(
            context.table.names.hash(row.name.given), context.value(address.city), context.value(row.jobTitle))
    }

    /// A rule with a key for each address.
    private static func ofAddress(
        _ name: String, limit: Int, _ make: @escaping @Sendable (ContactRow, AddressValue, Context) -> UInt64?
    ) -> BlockingRule {
        BlockingRule(name: name, limit: limit) { row, context, keys in
            if row.addresses.isEmpty { return }
            for address in context.table.addresses(of: row).prefix(4) {
                if let key = make(row, address, context) { keys.append(key) }
            }
        }
    }

    // MARK: Too common keys

    /// The second question for contacts whose key too many have.
    static let refinement = BlockingRule(name: "birthday, organization or place", limit: 0) { row, context, keys in
        if !row.birthday.isUnknown { keys.append(key(UInt64(row.birthday.digits), 10)) }
        if !row.organization.isEmpty { keys.append(key(context.value(row.organization), 11)) }
        for address in context.table.addresses(of: row).prefix(4) {
            if !address.street.isEmpty { keys.append(key(context.value(address.street), 12)) }
            if !address.postalCode.isEmpty { keys.append(key(context.value(address.postalCode), 13)) }
            if !address.city.isEmpty { keys.append(key(context.value(address.city), 14)) }
        }
    }
}
