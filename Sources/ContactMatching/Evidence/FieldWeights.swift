/// The weights of the levels to which fields agree, in bits: those of the rule, before a book refines them.
struct FieldWeights: Sendable, Hashable {
    typealias Field = FieldComparison.Field

    /// By field and level, the lowest level first.
    private var weights: [[Bits]]

    /// The weights of the rule, which were chosen as ``MatchWeights`` were.
    static let rule = FieldWeights(weights: Field.allCases.map(weights))

    private static func weights(of field: Field) -> [Bits] {
        switch field {
        case .given: [-3, 4, 4.5, 6.5]
        case .family: [-3.5, 5, 4.5, 7.5]
        case .birthday: [-7, 0, 3.5, 9]
        case .street: [-2.5, 3.5, 7, 9]
        case .postalCode: [-3, 2, 7]
        case .city: [-2.5, 1, 3, 5]
        case .identifier: [-3.5, 6, 10]
        case .organization: [-2, 3, 5, 7]
        case .jobTitle: [-1, 0.5, 2, 3.5]
        case .email: [-2, 0, 5, 8]
        case .phone: [-2.5, 8]
        }
    }

    subscript(_ field: Field, _ level: Int) -> Bits {
        @inline(__always) get { weights[field.rawValue][level] }
        set { weights[field.rawValue][level] = newValue }
    }

    /// The most that a postal address says where something that a household's members do not share agrees too, and of organizations.
    static let corroboratedPlaceLimit: Bits = 14
    /// The same beside a common identifier.
    static let identifiedPlaceLimit: Bits = 24

    /// More for the name of an organization at its address: of who works there it says less.
    static let organizationAtAddress: Bits = 3
    /// The name of an organization with its mailbox or number says as much as any two contacts lack, but for this.
    static let organizationAlone: Bits = 4

    /// The least that another postal address says of who has one job in one organization.
    static let otherPlaceAtOneJob: Bits = -4

    /// A name like that of an organization with its number says so much less than any two contacts lack.
    static let organizationAtNumber: Bits = -8

    /// An identifier that no other contact of the world has says so much more than any two contacts lack.
    static let globalIdentifier: Bits = 4

    /// More for a name beside something that a household's members do not share.
    static let corroboratedName: Bits = 3
    /// The least that a birthday has to say for that: one of which two parts agree says so much in books that misspell many.
    static let corroboratingBirthday: Bits = 2

    /// The most that a book may move a weight.
    static let reach: Bits = 4
    /// The most that a birthday on the first of January says beside names that are not one person's.
    static let birthdayOfMany: Bits = 3.5
    /// A birthday that is another never says less against than this.
    static let differentBirthdayCeiling: Bits = -4
    /// A book in which it says less against than this misspells many birthdays.
    static let misspeltBirthday: Bits = -5.5
    /// The birthday of two given names of one family, which are those of twins: somebody is asked.
    static let birthdayOfTwins: Bits = 4.5

    /// A weight that a book taught, between the floor and the ceiling that the weight of the rule has.
    ///
    /// - Parameter trust: from 0, where no pair taught, to 1.
    static func refined(_ field: Field, _ level: Int, by learned: Double, trust: Double) -> Bits {
        let rule = Self.rule[field, level]
        let change = Bits((learned - rule.value) * trust)
        let refined = rule + max(-reach, min(reach, change))
        if level > 0 { return max(0, refined) }
        return min(field == .birthday ? differentBirthdayCeiling : 0, refined)
    }
}

/// The most that two contacts have to say who may be of one household.
struct HouseholdLimits: Sendable, Hashable {
    /// A common postal address beside a name: father and son live there too.
    var place: Bits = 5.5
    /// A postal code and a town, where no street is known.
    var district: Bits = 9
    /// The name, where the given names differ.
    var relative: Bits = 0
    /// From here on it is that of a book in which hardly anybody lives with a relative.
    static let relativeWithoutRelatives: Bits = 2.5

    /// The limits where it is as sure as from 0 to 1 that nobody lives with anybody.
    init(relief: Double = 0) {
        place += Bits(8.5 * relief)
        district += Bits(5 * relief)
        relative += Bits(5 * relief)
    }
}
