import PhoneNumbers

/// The concept that a word of a heading stands for. The names are those of `Knowledge/columns`.
package enum ColumnConcept: String, SentenceKind {
    // Lines, and parts of numbers.
    case phone, mobile, chat, subscriber, line, fax, pager, radio, number, contact
    case `extension`, code, area, dial
    // People.
    case name, full, given
    case familyName = "family"
    case middle, nickname, prefix, suffix, phonetic
    /// A title that may be one of a university.
    case degree
    case organization, department, position, birth, anniversary
    // The Internet, remarks, groups.
    case email, web, social, note, category
    // Postal addresses.
    case street, address, box, city, state, postal, country
    /// A part of a city, or a municipality around one.
    case district
    /// A room, which is a line of an address beside a street alone.
    case room
    /// An addition behind the number of a house.
    case addition
    /// A code of countries, which is written with letters that also stand for other things: `c`, `co`.
    case iso
    // Where a line is, and whose.
    case home, work, main, other, assistant, emergency, person
    // Statements of a column about another one.
    case label, value
    // Values that only look like numbers.
    case consent, status, time, date, identifier, customerNumber, order, invoice, account, tax, article, amount
    case coordinate, internet
    /// A number that an authority or an insurance gives to one person.
    case personal
    /// A word by which a place is another one than that of the person: `visited`, `of birth`.
    case elsewhere
    /// A school or an employer, whose address is not that of the people in its lists.
    case institution
    /// Words that say nothing: `please enter your`.
    case filler
    /// Somebody else than the contact, by what they are to it.
    case parent, spouse, manager
    /// Somebody else by their work with the contact: who has its record, and who looks after it.
    case owner, agent
    /// Somebody else in the family: a child, and a partner, who may be one in business.
    case child, partner
    /// Somebody at a school, who is the contact in its lists, and a child in those of parents.
    case pupil
    /// Those who live together, by a name that none of them has.
    case household
    /// Somebody by whom the contact has come.
    case referrer
    /// An animal, whose name and birthday are nobody's.
    case pet

    package static var family: String { "concept" }

    /// The name of the concept in reasons.
    package var english: String {
        switch self {
        case .phone: "a phone"
        case .mobile: "a mobile phone"
        case .chat: "a messenger that has phone numbers"
        case .subscriber: "a subscriber's number"
        case .line: "a line"
        case .fax: "a fax"
        case .dial: "a calling code"
        case .area: "an area code"
        case .extension: "an extension"
        case .email: "an e-mail address"
        case .consent: "a permission or a check"
        case .status: "a state or a choice"
        case .time: "a time"
        case .date: "a date"
        case .identifier: "an identifier"
        case .customerNumber: "a number of customers"
        case .order: "an order"
        case .invoice: "an invoice or a payment"
        case .account: "a bank account"
        case .tax: "a number of an authority"
        case .personal: "a number of one person"
        case .article: "an article"
        case .amount: "an amount"
        case .coordinate: "a coordinate"
        case .elsewhere: "another place than that of the person"
        case .institution: "a school or an employer"
        case .iso: "a code of countries"
        case .degree: "an academic title"
        case .phonetic: "the reading of a name"
        case .internet: "an address of the Internet"
        case .organization: "an organization"
        case .emergency: "a phone for emergencies"
        case .contact: "a way to reach somebody"
        case .address: "an address"
        case .anniversary: "an anniversary"
        case .parent: "a parent or guardian"
        case .addition: "an addition to the number of a house"
        case .owner: "the owner of something"
        case .referrer: "who referred the contact"
        case .agent: "somebody who looks after contacts"
        default: "a \(rawValue)"
        }
    }
}

/// Some concepts.
struct ColumnConcepts: OptionSet, Hashable, Sendable {
    let rawValue: UInt128

    init(rawValue: UInt128) { self.rawValue = rawValue }

    init(_ concepts: ColumnConcept...) { self.init(concepts) }

    init(_ concepts: [ColumnConcept]) {
        rawValue = concepts.reduce(0) { $0 | 1 << UInt128(Self.bit(of: $1)) }
    }

    private static func bit(of concept: ColumnConcept) -> Int { bits[concept] ?? 0 }

    private static let bits = Dictionary(
        uniqueKeysWithValues: ColumnConcept.allCases.enumerated().map { ($0.element, $0.offset) })

    /// The concepts, in the order of their declaration.
    var members: [ColumnConcept] { ColumnConcept.allCases.filter(contains) }

    func contains(_ concept: ColumnConcept) -> Bool { rawValue & 1 << UInt128(Self.bit(of: concept)) != 0 }

    func hasAny(_ concepts: ColumnConcepts) -> Bool { rawValue & concepts.rawValue != 0 }

    /// Names of lines that leave no doubt.
    static let lines = ColumnConcepts(.phone, .mobile, .chat, .subscriber, .fax, .pager, .radio)
    /// Parts of postal addresses.
    static let addressParts = ColumnConcepts(
        .street, .room, .address, .box, .city, .district, .state, .postal, .country, .iso)
    /// Where a line or an address is.
    static let places = ColumnConcepts(.home, .work, .main, .other).union(.helpers)
    /// People that belong to the contact.
    static let relatives = ColumnConcepts(.parent, .spouse, .child, .partner)
    /// People who work with the contact, and are the contact where nobody else is named.
    static let roles = ColumnConcepts(.manager, .owner, .agent)
    /// Everybody who may stand beside the contact, and be it where nobody else is named.
    static let others = relatives.union(.roles)
    /// Other people whose lines a contact has.
    static let helpers = ColumnConcepts(.assistant, .emergency)
    /// Everybody who is somebody else beside the contact.
    static let beside = others.union(.helpers).union(ColumnConcepts(.household, .referrer))
    /// Values that are never phone numbers, and often look like them.
    static let traps = ColumnConcepts(
        .consent, .status, .time, .date, .identifier, .customerNumber, .order, .invoice, .account, .tax, .article,
        .amount, .coordinate, .internet)
}
