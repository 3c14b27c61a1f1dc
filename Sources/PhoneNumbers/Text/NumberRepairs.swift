/// The repairs that the classifier made before it could read a number. A repair never invents a digit: those of a renumbering are stated by
/// its source.
public struct NumberRepairs: OptionSet, Hashable, Sendable {
    /// A bit for each repair.
    public let rawValue: UInt32

    /// NumberRepairs by their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A float's tail was cut: `16502530000.0`.
    public static let floatTail = NumberRepairs(rawValue: 1 << 0)
    /// Scientific notation with every digit still there was written out: `4.47701234567E+11`.
    public static let scientificNotation = NumberRepairs(rawValue: 1 << 1)
    /// A spreadsheet's protection was taken off: `="0123"`, `'+44...`.
    public static let spreadsheetPrefix = NumberRepairs(rawValue: 1 << 2)
    /// The international prefix or plus was missing before a country calling code.
    public static let lostPlus = NumberRepairs(rawValue: 1 << 3)
    /// Invisible or bidirectional characters were dropped.
    public static let invisibleCharacters = NumberRepairs(rawValue: 1 << 4)
    /// A label or comment beside the number was dropped.
    public static let label = NumberRepairs(rawValue: 1 << 5)
    /// A trunk prefix in parentheses after the country calling code was dropped: `+49 (0)30 ...`.
    public static let trunkPrefixAfterCountryCode = NumberRepairs(rawValue: 1 << 6)
    /// A code dialled in front of the number was dropped: `*31#+49 ...`.
    public static let serviceCode = NumberRepairs(rawValue: 1 << 7)
    /// Digits that the writer left out were taken from the number before it: `06 12 34 56 78 / 79`.
    public static let inherited = NumberRepairs(rawValue: 1 << 8)
    /// The end of a range of numbers was dropped: `23125-0 bis -9`.
    public static let range = NumberRepairs(rawValue: 1 << 9)
    /// A letter that looks like a digit was read as that digit: `O3-1234-9OOO`.
    public static let letterForDigit = NumberRepairs(rawValue: 1 << 10)
    /// Words with digits of their own beside the number were dropped: `(9-17 Uhr)`.
    public static let remark = NumberRepairs(rawValue: 1 << 11)
    /// A prefix was dropped that is not dialled there: `00` in countries with another one, `+49 49 30 ...`.
    public static let misplacedPrefix = NumberRepairs(rawValue: 1 << 12)
    /// A prefix was dropped that the country no longer uses: `+52 1 55 ...`.
    public static let formerPrefix = NumberRepairs(rawValue: 1 << 13)
    /// The code of a carrier was dropped: `0 15 11 ...` in Brazil.
    public static let carrierCode = NumberRepairs(rawValue: 1 << 14)
    /// Further extensions were dropped: `x12 or 13`.
    public static let severalExtensions = NumberRepairs(rawValue: 1 << 15)
    /// The calling code, the area code or the extension was taken from a column of its own.
    public static let joinedColumns = NumberRepairs(rawValue: 1 << 16)

    /// An old form was replaced by the number that came in its place: `+225 07 12 34 56`.
    public static let renumbered = NumberRepairs(rawValue: 1 << 17)

    /// The repairs by which digits in front of a number are dropped or taken for a calling code.
    static let ofPrefixes: NumberRepairs = [
        .lostPlus, .trunkPrefixAfterCountryCode, .misplacedPrefix, .formerPrefix, .carrierCode,
    ]

    /// The words used in reports, in the order of the members.
    public var names: [String] {
        let words = [
            "floatTail", "scientificNotation", "spreadsheetPrefix", "lostPlus", "invisibleCharacters", "label",
            "trunkPrefixAfterCountryCode", "serviceCode", "inherited", "range", "letterForDigit", "remark",
            "misplacedPrefix", "formerPrefix", "carrierCode", "severalExtensions", "joinedColumns", "renumbered",
        ]
        return words.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { words[$0] }
    }
}
