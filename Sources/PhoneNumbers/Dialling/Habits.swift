/// The habits of a region in writing numbers that decide the meaning of a sign or a word.
struct Habits {
    /// Numbers are written with a zero in front that is not dialled from abroad.
    var hasTrunkZero = false
    /// The trunk prefix is 8.
    var hasTrunkEight = false
    /// `kl` is an hour.
    var isNordic = false
    /// A tilde leads to the end of a range; elsewhere it leads to an extension.
    var hasTildeRanges = false
    /// A hyphen and a few digits behind a whole number are an extension.
    var hasHyphenExtensions = false
    /// A slash and a few digits behind a whole number are an extension.
    var hasSlashExtensions = false

    /// A hyphen and a few digits behind a whole number that hyphens part are the end of a range.
    var hasHyphenRanges = false
    /// A slash and four digits behind digits are the code of a bank, and the digits an account.
    var hasBankCodes = false

    /// Years of dates are those of the Thai calendar as well.
    var hasBuddhistYears = false

    /// Numbers have seven digits and no trunk zero.
    var hasSevenDigits = false

    /// A hyphen and the digits of a direct line are part of a number.
    var hasDirectLines = false

    /// A letter and a point or a colon lead to an extension, a short form of the word for it; 0 for none.
    var extensionLetter: UInt8 = 0

    /// No habits that differ from those of most regions.
    init() {}

    /// The habits of the region at a position of the table.
    init(_ regionIndex: Int?, _ table: PlanTable) {
        guard let regionIndex else { return }
        hasTrunkZero = table.writesTrunkZero(inRegion: regionIndex)
        hasSevenDigits = table.regions[regionIndex].lengths & 1 << 7 != 0 && !hasTrunkZero
        switch table.plans[Int(table.regions[regionIndex].plan)].callingCode {
        case 7, 370, 375, 993: hasTrunkEight = true
        case 45, 46, 47, 298, 354, 358: isNordic = true
        case 81, 82: hasTildeRanges = true
        case 86, 852, 853, 886: (hasTildeRanges, hasHyphenExtensions) = (true, true)
        case 66: (hasTildeRanges, hasHyphenRanges, hasBuddhistYears) = (true, true, true)
        case 420, 421: hasBankCodes = true
        case 43, 49: hasDirectLines = true
        case 90: hasSlashExtensions = true
        // `ramal`, `mellék`, `wewnętrzny`
        case 55: extensionLetter = UInt8(ascii: "r")
        case 36: extensionLetter = UInt8(ascii: "m")
        case 48: extensionLetter = UInt8(ascii: "w")
        default: break
        }
    }

    /// Returns `true` if people of a country dial services by words: North America, Great Britain, Ireland, Germany,
    /// Austria, Switzerland, the Netherlands, Australia, New Zealand and South Africa.
    static func dialsWords(_ callingCode: UInt16) -> Bool {
        switch callingCode {
        case 1, 27, 31, 41, 43, 44, 49, 61, 64, 353: true
        default: false
        }
    }
}
