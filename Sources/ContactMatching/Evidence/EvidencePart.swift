/// One reason for or against two contacts being one person's, with its weight.
public struct EvidencePart: Sendable, Hashable {
    /// The kind of the reason.
    public let kind: Kind
    /// The weight of the reason; negative against a match.
    public let bits: Bits
    /// The value that it is about, in its normalized form.
    public let value: String?
    /// The number of different people who hold the value, by their names; 255 stands for many.
    public let people: Int

    /// A reason.
    public init(kind: Kind, bits: Bits, value: String? = nil, people: Int = 0) {
        self.kind = kind
        self.bits = bits
        self.value = value
        self.people = people
    }
}

extension EvidencePart {
    /// The kind of a reason. The words are stable: stored decisions use them.
    public enum Kind: String, Sendable, CaseIterable {
        case copy
        case sharedMobile, sharedPhone, sharedLocalNumber, notedNumber, sharedServiceNumber, sharedEmail,
            sharedRoleEmail,
            sharedHouseholdEmail,
            sharedIdentifier
        case furtherValues, severalValues
        case personAndOrganization, differentTitles, differentRemarks
        case anyTwoContacts, rareNameAmongHolders
        case fullName, nickname, similarName, initial, givenNameOnly, partialName, nameMissing, namelessHolder,
            otherScript, relation
        case familyNameOnly, differentNames
        case ownMobiles, ownEmails
        case sameBirthday, birthdayOneSlipApart, similarBirthday, differentBirthdays, childOnOneSide
        case differentGenerations, oneGeneration
        case sameMiddleInitial, differentMiddleInitials
        case sameAddress, similarAddress, crowdedAddress, differentAddresses, samePostalCode, sameTown
        case sameOrganization, differentOrganizations
        case differentPostalCodes, similarPostalCode, differentTowns, similarTown
        case differentIdentifiers, similarIdentifier, similarOrganization
        case sameJobTitle, similarJobTitle, differentJobTitles
        case similarEmail, ownNumbers
        case wordsOfName, partlyOtherScript
    }
}

extension EvidencePart.Kind {
    /// `true` if the reason is the agreement of two names.
    var isOfName: Bool {
        self == .wordsOfName || self == .partlyOtherScript || NameLevel.allCases.contains { $0.reason == self }
    }
}

extension NameLevel {
    /// The reason that the agreement of two names is.
    var reason: EvidencePart.Kind {
        switch self {
        case .full: .fullName
        case .nickname: .nickname
        case .similar: .similarName
        case .initial: .initial
        case .givenOnly: .givenNameOnly
        case .partial, .familyPart: .partialName
        case .none: .nameMissing
        case .otherScript: .otherScript
        case .familyOnly: .familyNameOnly
        case .different: .differentNames
        }
    }
}

/// The evidence about two contacts.
public struct Evidence: Sendable, Hashable {
    /// The sum of the parts.
    public let bits: Bits
    /// The level at which the names agree.
    public let name: NameLevel
    /// The reasons, the heaviest first.
    public let parts: [EvidencePart]

    /// The evidence of an exact copy.
    static let copy = Evidence(
        bits: MatchWeights.copy, name: .full, parts: [EvidencePart(kind: .copy, bits: MatchWeights.copy)])
}

/// A reason as the scorer states it: the number of a text instead of the text.
struct RawPart {
    let kind: EvidencePart.Kind
    let bits: Bits
    var value = TextID.empty
    var people = 0

    @inline(__always)
    init(_ kind: EvidencePart.Kind, _ bits: Bits, _ value: TextID = .empty, people: Int = 0) {
        self.kind = kind
        self.bits = bits
        self.value = value
        self.people = people
    }
}
