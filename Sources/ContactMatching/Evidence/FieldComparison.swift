/// Compares two contacts field by field, in a few levels each.
///
/// This serves files that have few numbers, where what tells people apart has to be learned from the file itself.
struct FieldComparison: Sendable {
    let table: ContactTable
    let comparison: NameComparison

    /// The fields, in the order of a pattern.
    enum Field: Int, CaseIterable {
        case given, family, birthday, street, postalCode, city, identifier, organization, jobTitle, email, phone

        /// The level of full agreement.
        var highest: Int {
            switch self {
            case .birthday, .postalCode, .identifier: 2
            case .phone: 1
            default: 3
            }
        }

        /// `true` if the field is evidence of its own beside the name; a town is not.
        var isEvidence: Bool { rawValue >= Field.birthday.rawValue && self != .city }
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

        /// The number of fields beside the name that both sides have and that are evidence.
        var evidenceCount: Int {
            Field.allCases.reduce(0) { $0 + ($1.isEvidence && level($1) != nil ? 1 : 0) }
        }

        static func < (first: Self, second: Self) -> Bool { first.bits < second.bits }
    }

    /// The levels of agreement of two rows.
    func pattern(_ one: Int, _ two: Int) -> Pattern {
        let first = table.rows[one]
        let second = table.rows[two]
        var pattern = Pattern()
        pattern.set(.given, givenLevel(first.name, second.name))
        pattern.set(.family, familyLevel(first.name, second.name))
        switch first.birthday.compared(to: second.birthday) {
        case .unknown: break
        case .same: pattern.set(.birthday, 2)
        case .sameDayWithoutYear, .oneSlipApart: pattern.set(.birthday, 1)
        case .different: pattern.set(.birthday, 0)
        }
        setAddress(first, second, &pattern)
        pattern.set(.identifier, slipLevel(first.identifier, second.identifier, limit: 2))
        pattern.set(.organization, textLevel(first.organization, second.organization))
        pattern.set(.jobTitle, textLevel(first.jobTitle, second.jobTitle))
        setValues(first, second, &pattern)
        return pattern
    }

    private func givenLevel(_ one: PersonName, _ two: PersonName) -> Int? {
        guard !one.given.isEmpty, !two.given.isEmpty else { return nil }
        let level = comparison.given(one.given, two.given).rawValue
        if level > 0 { return level }
        return comparison.given(one.given, two.family) == .same ? 2 : 0
    }

    private func familyLevel(_ one: PersonName, _ two: PersonName) -> Int? {
        guard !one.family.isEmpty, !two.family.isEmpty else { return nil }
        let level = comparison.family(one.family, two.family).rawValue
        if level > 0 { return level }
        return one.given == two.family || two.given == one.family ? 2 : 0
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
                raise(&street, textLevel(one.street, two.street))
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
            pattern.set(
                .email, emails.contains(where: otherEmails.contains) ? 3 : textLevel(one, two, similarFrom: 0.88))
        }
        let phones = table.phones(of: first)
        let otherPhones = table.phones(of: second)
        if !phones.isEmpty, !otherPhones.isEmpty {
            let isShared = phones.contains { phone in otherPhones.contains { $0.text == phone.text } }
            pattern.set(.phone, isShared ? 1 : 0)
        }
    }

    /// 3 the same, 2 similar, 1 alike, 0 different.
    private func textLevel(_ one: TextID, _ two: TextID, similarFrom: Double = 0.9) -> Int? {
        guard !one.isEmpty, !two.isEmpty else { return nil }
        if one == two { return 3 }
        let similarity = table.values.withText(one) { one in
            table.values.withText(two) { JaroWinkler.similarity(one, $0) }
        }
        return similarity >= similarFrom ? 2 : similarity >= 0.8 ? 1 : 0
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
