import PhoneNumbers

/// The sentences about values that are not those of their fields, with the remedy.
package enum CheckSentence: String, SentenceKind {
    case unfit, notComplete, otherCharacters, zip, noSuchZIPCode, fewZIPDigits, zipDigits, country, emailAsName
    case linkAsName, numberAsName, noName, digitsInName, ambiguousDate, impossibleDate, unreadableDate, state
    case noCity, controlCharacter, tooLong, nothingToAdd, dateWithoutCentury
    case unclearDay, noCentury, noSuchDay, noDate

    package static var family: String { "check" }

    package var english: String {
        switch self {
        case .unfit: "{reason}; correct it in the source or change the column's type"
        case .notComplete: "the value is not complete"
        case .otherCharacters: "characters of the value do not fit the column's type, which makes it {value}"
        case .zip: "{problem}. Correct it, or name the country if it is not the United States."
        case .noSuchZIPCode: "No such ZIP code"
        case .fewZIPDigits: "A ZIP code has 5 digits; a spreadsheet may have dropped the zero in front"
        case .zipDigits: "A ZIP code has 5 digits, or 9"
        case .country:
            "This is no country that is known. National numbers of the contact are ambiguous, unless it has another country "
                + "that is known. Write a name or an ISO code."
        case .emailAsName: "An e-mail address stands in the place of a name; move it to its own field."
        case .linkAsName: "A web address stands in the place of a name; move it to its own field."
        case .numberAsName: "A number stands in the place of a name; move it to its own field."
        case .noName: "There is no name here. Enter a name or leave the field empty."
        case .digitsInName: "A name has no digits; check that nothing else got into the field."
        case .ambiguousDate:
            "Day and month could be swapped; it was kept as text. Exports read it in the one order that other dates of "
                + "its file show, or in that of its region where none shows any. Write it as 1985-04-12."
        case .dateWithoutCentury: "The century is missing; it was kept as text. Write it as 1985-04-12."
        case .impossibleDate: "The calendar has no such day; it was kept as text. Correct it."
        case .unreadableDate: "This is no date in a known spelling; it was kept as text. Write it as 1985-04-12."
        case .state: "Not a state of the United States. Write its name or its code, or name the country of the address."
        case .controlCharacter: "There is a control character ({number}) in it."
        case .tooLong: "It has more than a million bytes."
        case .nothingToAdd: "There is nothing to add."
        case .noCity: "There is no city here. Enter a city or leave the field empty."
        case .unclearDay: "Day and month could be swapped. Write it as 1985-04-12."
        case .noCentury: "The century is missing. Write it as 1985-04-12."
        case .noSuchDay: "The calendar has no such day. Correct it."
        case .noDate: "This is no date in a known spelling. Write it as 1985-04-12."
        }
    }

    /// The sentence about a value that is refused, for those that say that a file's value was kept; `nil` for all others.
    var ofRefusal: CheckSentence? {
        switch self {
        case .ambiguousDate: .unclearDay
        case .dateWithoutCentury: .noCentury
        case .impossibleDate: .noSuchDay
        case .unreadableDate: .noDate
        default: nil
        }
    }
}
