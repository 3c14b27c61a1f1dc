/// The effect of each repair, by its name in ``NumberRepairs/names``.
package enum RepairSentence: String, SentenceKind {
    case floatTail, scientificNotation, spreadsheetPrefix, lostPlus, invisibleCharacters, label
    case trunkPrefixAfterCountryCode, serviceCode, inherited, range, letterForDigit, remark
    case misplacedPrefix, formerPrefix, carrierCode, severalExtensions, joinedColumns, renumbered

    package static var family: String { "repair" }

    package var english: String {
        switch self {
        case .floatTail: "a fraction of zeros was cut off, which a float leaves behind"
        case .scientificNotation: "scientific notation was written out; every digit was still there"
        case .spreadsheetPrefix: "the signs that keep a spreadsheet from calculating were taken off"
        case .lostPlus: "the plus in front of the calling code was missing"
        case .invisibleCharacters: "characters that are not seen were dropped"
        case .label: "words beside the number were dropped"
        case .trunkPrefixAfterCountryCode: "a trunk prefix behind the calling code was dropped"
        case .serviceCode: "a code dialled in front of the number was dropped"
        case .inherited: "digits that were left out were taken from the number before it"
        case .range: "the end of a range was dropped; this is its first number"
        case .letterForDigit: "the letter O was read as a zero"
        case .remark: "words with digits of their own were dropped"
        case .misplacedPrefix: "a prefix that is not dialled there was dropped"
        case .formerPrefix: "a prefix that the country no longer uses was dropped"
        case .carrierCode: "the code of a carrier was dropped"
        case .severalExtensions: "further extensions were dropped"
        case .joinedColumns: "the calling code, area code or extension was taken from a column of its own"
        case .renumbered: "the country has changed its numbers; this is the old form of one"
        }
    }
}
