/// Compares two contacts field by field, in a few levels each.
///
/// This serves pairs of which neither a number nor an address decides: see ``decides(_:_:)``.
final class FieldComparison: Sendable {
    let table: ContactTable
    let comparison: NameComparison

    init(table: ContactTable, comparison: NameComparison) {
        self.table = table
        self.comparison = comparison
    }

    /// The fields, in the order of a pattern.
    enum Field: Int, CaseIterable {
        case given, family, birthday, street, postalCode, city, identifier, organization, jobTitle, email, phone

        /// The level of full agreement.
        var highest: Int {
            switch self {
            case .postalCode, .identifier: 2
            case .phone: 1
            default: 3
            }
        }
    }

    /// The levels of all fields: three bits each, 0 where one side does not have the field, else the level and one.
    struct Pattern: Hashable, Comparable, Sendable {
        private(set) var bits: UInt64 = 0

        @inline(__always)
        func level(_ field: Field) -> Int? {
            let level = Int(bits >> UInt64(3 * field.rawValue)) & 7
            return level == 0 ? nil : level - 1
        }

        @inline(__always)
        mutating func set(_ field: Field, _ level: Int?) {
            if let level { bits |= UInt64(level + 1) << UInt64(3 * field.rawValue) }
        }

        /// Takes a field for one that is not there.
        mutating func clear(_ field: Field) { bits &= ~(7 << UInt64(3 * field.rawValue)) }

        static func < (first: Self, second: Self) -> Bool { first.bits < second.bits }
    }

    /// Returns `true` if the fields of two rows decide about them: one of them has no number, they share no address of e-mail, or have a
    /// birthday beside it, and both have something else than a name. Organizations have nothing else.
    @inline(__always)
    func decides(_ one: Int, _ two: Int) -> Bool {
        let (first, second) = (table.rows[one], table.rows[two])
        if first.isOrganization || second.isOrganization { return first.isOrganization && second.isOrganization }
        guard first.phones.isEmpty || second.phones.isEmpty else { return false }
        if !first.birthday.isUnknown, !second.birthday.isUnknown { return true }
        let emails = (table.emails(of: first), table.emails(of: second))
        let hasEvidence =
            !first.addresses.isEmpty && !second.addresses.isEmpty
            || !first.identifier.isEmpty && !second.identifier.isEmpty
            || !emails.0.isEmpty && !emails.1.isEmpty
            || !first.identities.isEmpty && !second.identities.isEmpty
        return hasEvidence && !emails.0.contains(where: emails.1.contains)
    }

    /// The levels of agreement of two rows.
    func pattern(_ one: Int, _ two: Int) -> Pattern {
        let first = table.rows[one]
        let second = table.rows[two]
        var pattern = Pattern()
        setName(first.name, second.name, &pattern)
        switch first.birthday.compared(to: second.birthday) {
        case .unknown: break
        case .same, .sameDayWithoutYear: pattern.set(.birthday, 3)
        case .oneSlipApart: pattern.set(.birthday, 2)
        case .twoPartsAgree: pattern.set(.birthday, 1)
        case .different: pattern.set(.birthday, 0)
        }
        setAddress(first, second, &pattern)
        let hasNumber = table.identity(of: first, and: second) != nil
        pattern.set(.identifier, hasNumber ? 2 : identifierLevel(first.identifier, second.identifier))
        pattern.set(.organization, organizationLevel(first.organization, second.organization))
        pattern.set(.jobTitle, textLevel(first.jobTitle, second.jobTitle))
        setValues(first, second, &pattern)
        return pattern
    }

    /// Names of which one has given and family name the other way round agree as names a slip apart do.
    private func setName(_ one: PersonName, _ two: PersonName, _ pattern: inout Pattern) {
        let areGiven = !one.given.isEmpty && !two.given.isEmpty
        let areFamily = !one.family.isEmpty && !two.family.isEmpty
        var given = areGiven ? comparison.given(one.given, two.given).fieldLevel : nil
        var family = areFamily ? comparison.family(one.family, two.family).fieldLevel : nil
        if given == 0, family == 0, comparison.given(one.given, two.family) >= .similar,
            comparison.given(one.family, two.given) >= .similar
        {
            (given, family) = (2, 2)
        }
        if given == 0, comparison.areParted(one, two) { (given, family) = (3, 3) }
        if given == 0, comparison.isGivenAlone(one, of: two) || comparison.isGivenAlone(two, of: one) {
            (given, family) = (3, nil)
        }
        pattern.set(.given, given)
        pattern.set(.family, family)
    }

    private func setAddress(_ first: ContactRow, _ second: ContactRow, _ pattern: inout Pattern) {
        var street: Int?
        var city: Int?
        var postalCode: Int?
        func raise(_ level: inout Int?, _ other: Int?) {
            if let other { level = max(level ?? 0, other) }
        }
        for one in table.addresses(of: first).prefix(4) {
            for two in table.addresses(of: second).prefix(4) {
                raise(&street, streetLevel(one.street, two.street))
                raise(&city, textLevel(one.city, two.city))
                raise(&postalCode, slipLevel(one.postalCode, two.postalCode, limit: 1))
            }
        }
        pattern.set(.street, street)
        pattern.set(.city, city)
        pattern.set(.postalCode, postalCode)
    }

    private func setValues(_ first: ContactRow, _ second: ContactRow, _ pattern: inout Pattern) {
        let emails = table.emails(of: first)
        let otherEmails = table.emails(of: second)
        if let one = emails.first, let two = otherEmails.first {
            // The address of a function is the organization's own.
            let isOfOrganization = first.isOrganization && second.isOrganization
            let isShared = emails.contains { email in
                otherEmails.contains(email) && (isOfOrganization || !table.values.withText(email, EmailText.isRole))
            }
            let level = isShared ? 3 : one == two ? nil : emailLevel(one, two)
            pattern.set(.email, beside(first.name, second.name, level, one, two, pattern))
        }
        let phones = table.phones(of: first)
        let otherPhones = table.phones(of: second)
        if !phones.isEmpty, !otherPhones.isEmpty {
            let isShared = phones.contains { phone in otherPhones.contains { $0.text == phone.text } }
            pattern.set(.phone, isShared ? 1 : 0)
        }
    }

    /// The level of two mailboxes beside the names of their holders. The name before the `@` says what the name has said, at whatever provider; whoever
    /// lives elsewhere, and has the name, may have it there, too.
    private func beside(
        _ name: PersonName, _ other: PersonName, _ level: Int?, _ one: TextID, _ two: TextID, _ pattern: Pattern
    ) -> Int? {
        guard level == 1 || level == 2, spellsName(one, name) || spellsName(one, other) else { return level }
        let isNameAlone = level == 1 || !haveOneDomain(one, two)
        return isNameAlone ? pattern.level(.street) == 0 ? nil : 1 : level
    }

    /// Returns `true` if two addresses have one domain, or domains a slip of the pen apart that are not those of two providers.
    private func haveOneDomain(_ one: TextID, _ two: TextID) -> Bool {
        table.values.withText(one) { one in
            table.values.withText(two) { two in
                let domains = [one, two].map { UnsafeBufferPointer(rebasing: $0[EmailText.localEnd($0)...]) }
                return domains[0].elementsEqual(domains[1])
                    || EditDistance.isWithin(1, domains[0], domains[1])
                        && !(MailProviders.shared.have(one) && MailProviders.shared.have(two))
            }
        }
    }

    /// As texts, but an organization and its branch, which has a word more, are alike and no more.
    private func organizationLevel(_ one: TextID, _ two: TextID) -> Int? {
        let level = textLevel(one, two)
        guard level == 2 else { return level }
        let isBranch = table.values.withText(one) { one in
            table.values.withText(two) { two in
                let (short, long) = one.count < two.count ? (one, two) : (two, one)
                return long.count > short.count && long[short.count] == 0x20 && long.starts(with: short)
            }
        }
        return isBranch ? 1 : 2
    }

    /// 2 a slip apart in a long address, with the same digits: `anna2` is not `anna3`; 1 the same before the `@`, but for dots and dashes, with which a
    /// second mailbox of a name is made; 0 different.
    private func emailLevel(_ one: TextID, _ two: TextID) -> Int {
        table.values.withText(one) { one in
            table.values.withText(two) { two in
                let (name, other) = (one[..<EmailText.localEnd(one)], two[..<EmailText.localEnd(two)])
                let areOneName = name.lazy.filter { !Self.isJoint($0) }.elementsEqual(
                    other.lazy.filter { !Self.isJoint($0) })
                if areOneName {
                    let areSlips = name.elementsEqual(other) && Self.areASlipApart(one, two)
                    return areSlips ? 2 : 1
                }
                return Self.areASlipApart(one, two) ? 2 : 0
            }
        }
    }

    /// Returns `true` if a given name, or its initial, and a family name are all letters of a mailbox, which has no number.
    private func spellsName(_ email: TextID, _ name: PersonName) -> Bool {
        if name.isSingle { return false }
        let names = comparison.names
        let (given, family) = (names.bytes[names.range(name.given)], names.bytes[names.range(name.family)])
        return table.values.withText(email) { email in
            let local = Array(email[..<EmailText.localEnd(email)].filter { !Self.isJoint($0) })
            return [given, given.prefix(1)].contains { given in
                local == Array(given + family) || local == Array(family + given)
            }
        }
    }

    /// Returns `true` for what joins two words of a mailbox.
    private static func isJoint(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func areASlipApart(_ one: UnsafeBufferPointer<UInt8>, _ two: UnsafeBufferPointer<UInt8>) -> Bool {
        min(EmailText.localEnd(one), EmailText.localEnd(two)) > 3 && one.first == two.first
            && one.lazy.filter(Self.isDigit).elementsEqual(two.lazy.filter(Self.isDigit))
            && EditDistance.isWithin(2, one, two)
    }

    /// 3 the same, 2 similar, 1 alike, 0 different.
    private func textLevel(_ one: TextID, _ two: TextID) -> Int? {
        guard !one.isEmpty, !two.isEmpty else { return nil }
        if one == two { return 3 }
        let similarity = table.values.withText(one) { one in
            table.values.withText(two) { JaroWinkler.similarity(one, $0) }
        }
        return similarity >= 0.9 ? 2 : similarity >= 0.8 ? 1 : 0
    }

    /// As other texts, but streets of two doors are alike at most.
    private func streetLevel(_ one: TextID, _ two: TextID) -> Int? {
        let level = textLevel(one, two)
        guard level == 2 else { return level }
        let areOthers = table.values.withText(one) { one in
            table.values.withText(two) { Street.areOtherDoors(one, $0) }
        }
        return areOthers ? 1 : 2
    }

    /// As other texts, but two numbers of one series say nothing: programs number cards one after the other.
    private func identifierLevel(_ one: TextID, _ two: TextID) -> Int? {
        let level = slipLevel(one, two, limit: 2)
        guard level == 1 else { return level }
        let areOfSeries = table.values.withText(one) { one in
            table.values.withText(two) { Self.areOfSeries(one, $0) }
        }
        return areOfSeries ? nil : level
    }

    /// Returns `true` if two texts differ in a number alone, by less than a hundred, or one goes on with digits.
    private static func areOfSeries(_ one: UnsafeBufferPointer<UInt8>, _ two: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let begin = zip(one, two).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
            // One is the begin of the other.
            return (one.count < two.count ? two[one.count...] : one[two.count...]).allSatisfy(Self.isDigit)
        }
        func number(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
            let start = text[..<begin].lastIndex { !Self.isDigit($0) }.map { $0 + 1 } ?? 0
            return Int(String(decoding: text[start...].prefix(while: Self.isDigit), as: UTF8.self))
        }
        guard let first = number(one), let second = number(two) else { return false }
        return max(first, second) - min(first, second) < 100
    }

    /// 2 the same, 1 a slip apart, 0 different.
    private func slipLevel(_ one: TextID, _ two: TextID, limit: Int) -> Int? {
        guard !one.isEmpty, !two.isEmpty else { return nil }
        if one == two { return 2 }
        let isSlip = table.values.withText(one) { one in
            table.values.withText(two) { EditDistance.isWithin(limit, one, $0) }
        }
        return isSlip ? 1 : 0
    }
}

extension NameComparison.Agreement {
    /// The level of a field; `nil` where words cannot be compared.
    fileprivate var fieldLevel: Int? {
        switch self {
        case .none: 0
        case .unknown: nil
        case .similar, .spelling: 1
        case .familiar: 2
        case .same: 3
        }
    }
}
