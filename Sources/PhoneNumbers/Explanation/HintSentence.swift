/// The sentences that say what to do about a number.
package enum HintSentence: String, SentenceKind {
    case ageDecides, writePlusOrTrunk, areaCodeAndTrunk, writeAlone, nameRegion, writePlus
    case otherField, otherFieldOrSpreadsheet, fetchWhole, areaCode, fetch
    case takeOut, askForReal, mistyped, keepAsText, lookAtPrefix, nameRegionOrPlus, allowCountry, allowCategory
    case missingDigit, doubledDigit, otherCountry

    package static var family: String { "hint" }

    package var english: String {
        switch self {
        case .ageDecides: "its age decides: written before {date} it is the old form; write it with today's digits"
        case .writePlusOrTrunk: "write it with its plus, or as inside the country with its trunk prefix"
        case .areaCodeAndTrunk: "put the area code in front, with its trunk prefix"
        case .writeAlone: "write the number alone, with its plus and calling code"
        case .nameRegion: "name the region that it is written in"
        case .writePlus: "write it with its plus to leave no doubt"
        case .otherField: "look whether the text belongs in another field"
        case .otherFieldOrSpreadsheet:
            "look whether it belongs in another field, or whether a spreadsheet took a number for a date"
        case .fetchWhole: "fetch the whole number from where it was exported, or ask the contact for it"
        case .areaCode: "put the area code in front"
        case .fetch: "fetch the number from where the file was exported; format the column as text before saving"
        case .takeOut: "it reaches the emergency services, nobody's phone; take it out of the contacts"
        case .askForReal: "ask the contact for the real number; allow the category entertainment to keep such numbers"
        case .mistyped: "look for a mistyped digit; allow the category forbidden to keep such numbers"
        case .keepAsText: "keep it as text; it can be dialled only inside its network or country"
        case .lookAtPrefix: "look at the digits behind the plus or the international prefix"
        case .nameRegionOrPlus: "name the region that national numbers are read in, or write the number with a plus"
        case .allowCountry: "add it to the allowed countries to keep such numbers"
        case .allowCategory: "allow the category {categories} to keep such numbers"
        case .missingDigit: "look for a missing digit or area code"
        case .doubledDigit: "look for a doubled digit, or an extension without its sign"
        case .otherCountry: "look for a mistyped digit, or for a number of another country without its calling code"
        }
    }
}
