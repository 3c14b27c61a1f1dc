/// The weights of the rule, in bits.
///
/// A weight stands for the logarithm of how much likelier what is seen is for one person than for two. All were chosen by the author
/// of the rule on invented books with known people, which `Benchmarks/matching/generate.py` writes; none was fitted by a program.
/// `match-contacts` measured them on books of other seeds and on labelled sets of others, with the figures in
/// `Benchmarks/matching/README.md`; `Scripts/check people-found` measures them on two books of 20,000 contacts before every change goes in.
enum MatchWeights {
    // MARK: A shared value. The best one counts; `people` is how many different people hold it.

    static func email(people: Int) -> Bits {
        switch people {
        case 1: 5
        case 2: 3.5
        case ...8: -3
        default: -8
        }
    }

    static let roleEmail: Bits = -8
    static let householdEmail: Bits = 0.5

    static func phone(people: Int, kind: ContactRecord.PhoneKind) -> Bits {
        switch people {
        case 1: kind == .mobile ? 4 : kind == .either ? 2.5 : 1.5
        case 2 where kind == .mobile: 3.5
        case 3 where kind == .mobile: 2.5
        case 2 where kind == .either: 0.5
        case ...3: -1
        case ...8: -3
        default: -6
        }
    }

    static let serviceNumber: Bits = -6

    /// Numbers that agree in the digits behind the area, and those in a note.
    static func localNumber(people: Int) -> Bits { people <= 1 ? 2.5 : people == 2 ? 0 : -3 }

    static let identifier: Bits = 6
    /// A number of an authority, which may be that of the firm where two work.
    static let identity: Bits = 6.5
    /// Each further value that one person holds, up to ``furtherValuesLimit``.
    static let furtherValue: Bits = 3
    static let furtherValuesLimit: Bits = 6
    /// From here on a value is personal enough to outweigh a name that says little.
    static let personalValue: Bits = 4

    /// Several values that few hold, under names that differ: somebody has to look.
    static let severalValues: Bits = 10
    static let personAndOrganization: Bits = -16
    /// The name of an organization where people have theirs.
    static let organizationAsName: Bits = 7.5

    // MARK: The name beside a shared value.

    static func name(_ level: NameLevel, isPersonal: Bool) -> Bits {
        switch level {
        case .full: 7.5
        case .nickname, .similar: 6.5
        case .initial: isPersonal ? 6.5 : 3
        case .givenOnly: isPersonal ? 5.5 : -3
        case .partial: isPersonal ? 6.5 : 2
        // Whoever else is of the family has this name too.
        case .familyPart: isPersonal ? 6 : 2
        case .none: isPersonal ? 2 : 1
        case .otherScript: isPersonal ? 3 : 0
        case .familyOnly, .different: -9
        }
    }

    /// Spellings that are alike, where both given names are listed: a slip of the pen, or two people.
    static let listedGivenNames: Bits = 4.5

    /// No name on one side, and what both have is one person's.
    static let namelessHolder: Bits = 6

    /// `Leo Mama` beside a name: they may be Leo, or his mother, or anybody who reads her mail.
    static let relation: Bits = -0.5

    /// The greatest weight of a rare name among a value's holders: high at a switchboard, low in a household, whose
    /// names are alike.
    static func rareNameLimit(people: Int) -> Bits {
        switch people {
        case ...3: 1
        case ...8: 3.5
        default: 6.5
        }
    }

    // MARK: The name alone.

    /// A name says at most so much more than what any two contacts start from: it never joins by itself.
    static let nameAloneLimit: Bits = 4

    static func lessThanFullName(_ level: NameLevel) -> Bits {
        switch level {
        case .nickname: -1.5
        case .similar: -2.5
        case .initial: -5
        case .givenOnly: -1
        case .familyOnly: -4
        case .different: -6
        case .full, .partial, .familyPart, .none, .otherScript: 0
        }
    }

    // MARK: Corroboration.

    /// Nothing personal is shared, and each has a mobile phone, or an address, of its own.
    static let ownMobiles: Bits = -4
    static let ownEmails: Bits = -1
    /// The same beside a rare name alone: somebody is asked.
    static let ownMobilesOfRareName: Bits = -0.4
    static let ownEmailsOfRareName: Bits = -0.3
    /// Two mailboxes in the domain of one employer.
    static let ownEmailsAtWork: Bits = -5

    static func sameBirthday(_ level: NameLevel, isShared: Bool) -> Bits {
        if level == .full { return 12 }
        if level.isSamePerson || level.isPartial || !isShared && level != .familyOnly { return 9 }
        return level == .familyOnly ? 2 : 5
    }

    /// Day and month are the same, and one year is not known.
    static let sameDayOfBirth: Bits = 7
    static let birthdayOneSlipApart: Bits = 2
    /// Two of year, month and day are the same.
    static let similarBirthday: Bits = -3
    static let differentBirthdays: Bits = -12
    /// Without a shared value, where the row that comes first has an address.
    static let differentBirthdaysAtAddress: Bits = -5
    /// One card has the birthday of a child, and the other none: it may be a parent of the same name, whose number and mailbox both have.
    static let childOnOneSide: Bits = -8
    static let differentGenerations: Bits = -16
    /// Titles of two sexes.
    static let differentTitles: Bits = -12
    static let differentRemarks: Bits = -9
    static let differentNumbersInNames: Bits = -4
    static let oneGeneration: Bits = -3
    /// The same beside a value that one person alone holds.
    static let oneGenerationOfHolder: Bits = -1.5

    /// Father and son share the middle name too, as they share a landline.
    static func sameMiddleInitial(isPersonal: Bool) -> Bits { isPersonal ? 1.5 : 0.5 }

    static let differentMiddleInitials: Bits = -5
    static let sameAddress: Bits = 6
    /// Beside a name alone: father and son live there too.
    static let sameAddressAlone: Bits = 6
    static let similarAddress: Bits = 4
    static let similarStreetElsewhere: Bits = 3
    static let crowdedAddress: Bits = 0.5
    static let crowdedAddressHolders = 8
    static let differentAddresses: Bits = -0.5
    static let samePostalCode: Bits = 3
    static let sameTown: Bits = 2
    /// Beside a name alone: namesakes work there too.
    static let organizationLimitAlone: Bits = 5.5

    /// The most that a common organization says beside a shared value: a switchboard is the organization's, and has said it already,
    /// unless the name is rare.
    static func organizationLimit(isPersonal: Bool, people: Int, rarity: Bits) -> Bits {
        if isPersonal { return 6.5 }
        return people <= 1 ? 1.5 : Bits(hundredths: rarity.hundredths / 2)
    }

    static let organizationPenalty: Bits = 1.5
    static let differentOrganizations: Bits = -4
    /// An exact copy.
    static let copy: Bits = 12
}
