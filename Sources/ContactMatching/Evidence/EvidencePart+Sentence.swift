extension EvidencePart {
    /// The reason as a sentence for people, without its weight: `share anna@example.org, held under no other name`.
    public var sentence: String {
        let value = value ?? ""
        let named = value.isEmpty ? "" : ", \(value)"
        let holders =
            switch people {
            case 0: ""
            case 1: ", held under no other name"
            case 255: ", held by many people"
            default: ", held by \(people) people of different names"
            }
        return switch kind {
        case .copy: "are the same in everything that is compared"
        case .sharedMobile: "share the mobile number \(value)\(holders)"
        case .sharedPhone: "share the number \(value)\(holders)"
        case .sharedLocalNumber: "have numbers of the same last digits, \(value)\(holders)"
        case .notedNumber: "have a number in the note of one that the other has, \(value)\(holders)"
        case .sharedServiceNumber: "share \(value), a number that many reach"
        case .sharedEmail: "share \(value)\(holders)"
        case .sharedRoleEmail: "share \(value), the address of a function and not of a person"
        case .sharedHouseholdEmail: "share \(value), which may be a household's"
        case .sharedIdentifier: "have the same identifier\(named)"
        case .furtherValues: "share further values that belong to one person"
        case .severalValues: "share several values that belong to few, under different names"
        case .personAndOrganization: "are a person and an organization"
        case .differentTitles: "have titles of two sexes"
        case .differentRemarks: "differ in what stands beside their names"
        case .anyTwoContacts: "are two of all contacts: any two start from here"
        case .rareNameAmongHolders: "have a name that is rare among the holders of the value"
        case .fullName: "have the same name"
        case .nickname: "have names of which one is a familiar form of the other"
        case .similarName: "have names that are spelled alike or a slip of the pen apart"
        case .wordsOfName: "have names of which one has all words of the other"
        case .initial: "have the same family name and initial"
        case .givenNameOnly: "have the same given name and different family names"
        case .partialName: "agree in one word, and nothing else of one name is compared"
        case .nameMissing: "are named on one side at most"
        case .namelessHolder: "are named on one side at most, and what they share is one person's"
        case .otherScript: "are named in two scripts, whose names cannot be compared"
        case .partlyOtherScript: "are named in two scripts: one word agrees, and the others cannot be compared"
        case .relation: "are a name, and a word for a relation or a trade that says of nobody who they are"
        case .familyNameOnly: "have the same family name and different given names"
        case .differentNames: "have different names"
        case .ownMobiles: "each have a mobile number that the other does not have"
        case .ownEmails: "each have an address of e-mail that the other does not have"
        case .sameBirthday: "have the same birthday"
        case .birthdayOneSlipApart: "have birthdays a slip of the pen apart"
        case .similarBirthday: "have birthdays that agree in two of year, month and day"
        case .differentBirthdays: "have different birthdays"
        case .childOnOneSide: "have the birthday of a child on one side, and none on the other"
        case .differentGenerations: "are of different generations, as Jr and Sr"
        case .oneGeneration: "name a generation, as Jr, on one side only"
        case .sameMiddleInitial: "have middle names or initials that agree"
        case .differentMiddleInitials: "have different middle names"
        case .sameAddress: "have the same postal address\(named)"
        case .similarAddress: "have similar postal addresses\(named)"
        case .crowdedAddress: "have the same postal address, which says little here: \(value)"
        case .differentAddresses: "have different postal addresses"
        case .samePostalCode: "have the same postal code\(named)"
        case .sameTown: "have the same town"
        case .sameOrganization: "have the same organization\(named)"
        case .differentOrganizations: "have different organizations"
        case .differentPostalCodes: "have different postal codes"
        case .similarPostalCode: "have postal codes a slip of the pen apart\(named)"
        case .differentTowns: "have different towns"
        case .similarTown: "have towns of similar names"
        case .differentIdentifiers: "have different identifiers"
        case .similarIdentifier: "have identifiers a slip of the pen apart\(named)"
        case .similarOrganization: "have organizations of similar names\(named)"
        case .sameJobTitle: "have the same job"
        case .similarJobTitle: "have similar jobs"
        case .differentJobTitles: "have different jobs"
        case .similarEmail: "have similar addresses of e-mail"
        case .ownNumbers: "each have a number that the other does not have"
        }
    }
}

extension EvidencePart {
    /// The sentence of a reason that was stored by the name of its kind; the name itself if a later version stored it.
    public static func sentence(ofKind name: String, value: String?, people: Int = 0) -> String {
        guard let kind = Kind(rawValue: name) else { return name }
        return EvidencePart(kind: kind, bits: .zero, value: value, people: people).sentence
    }
}
