/// The meaning of a word beside a number for the reading of the number.
package enum WordKind: UInt8, Sendable {
    /// Not in the table.
    case unknown
    /// A name for a line or a place: `Tel`, `mobile`, `自宅`.
    case label
    /// An extension follows: `ext`, `доб`, `内線`.
    case `extension`
    /// A letter or a short word that leads an extension only behind a whole number: `x`, `int`, `p`.
    case weakExtension
    /// Joins two numbers: `und`, `or`, `и`.
    case conjunction
    /// Leads to the end of a range: `bis`, `to`, `до`.
    case range
    /// An hour or a day stands beside it: `Uhr`, `pm`, `after`, `Mo`.
    case time
    /// `kl`: `Klappe` in Austria and `klapka` in Czechia lead an extension, Nordic `klockan` an hour.
    case hourOrExtension
    /// As ``extension``, and may stand behind the digits as well: `12 dahili`.
    case postExtension
    /// A month.
    case month
    /// A date or a year follows: `since`, `born`.
    case date
    /// A number of identity follows, never that of a phone: `IBAN`, `ISBN`, `ИНН`.
    case identifier
    /// The short number of a thing follows: `order`, `Kunde`.
    case reference
    /// The number of a room, a floor, a house or a box stands beside it: `room`, `Stock`.
    case place
    /// An amount stands beside it: `EUR`, `zł`.
    case currency
    /// A count stands before it: `lines`, `km`.
    case unit
    /// A number in a register of companies follows, perhaps behind the place of the register: `RCS Paris`.
    case registry
    /// Means `number`: `no.`, `Nr.`, `№`.
    case number
    /// A name for a line, and beside a word for number the name of a thing that has one: `police`, whose number is that of an insurance.
    case labelOrReference
    /// Tells one number from others, and nothing else of it: `new`, `old`, `my`.
    case attribute
    /// A count of people, places or nights stands before it, and never a number of theirs: `Personen`, `pax`, `beds`.
    case counted

    /// The bit of the kind in a set of kinds.
    var bit: UInt32 { 1 << UInt32(rawValue) }

    /// `true` for the words in front of the digits of a phone.
    package var isLabel: Bool { self == .label || self == .number || self == .labelOrReference }

    /// `true` for the words that mean nothing but beside others.
    @inline(__always)
    var isUnknown: Bool { self == .unknown || self == .attribute }

    /// `true` for the words that a count stands before.
    var isUnit: Bool { self == .unit || self == .counted }

    /// `true` for the words that name an extension and nothing else.
    var isExtension: Bool { self == .extension || self == .postExtension }
}
