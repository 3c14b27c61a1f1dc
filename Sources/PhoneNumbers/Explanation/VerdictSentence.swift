/// The sentences about the verdict on a number.
package enum VerdictSentence: String, SentenceKind {
    case nothing
    case former, formerOrIncomplete, several, local, severalReadings, openCountry, noCountry
    case number, numberOfCategories, reserved
    case ofRegion, ofNoCountry
    case notWritten, noDigits, otherThing
    case lost, calendarDate, negative, hidden
    case emergency, entertainment, forbidden, filler, shortCode
    case unknownCallingCode, noRegion, countryNotAllowed, categoryNotAllowed
    case dialledInside, tooFewBehindPrefix, tooManyForAny, beginsLonger, tooFew, tooMany, lengths, lengthsAndMore,
        lengthsBetween
    case unassigned

    package static var family: String { "verdict" }

    package var english: String {
        switch self {
        case .nothing: "nothing was there to read"
        case .former: "may be the old form of {former}, or {today} as it is"
        case .formerOrIncomplete: "may be the old form of {former}, or a number of today that lacks digits"
        case .several: "may be {numbers}, and nothing decides"
        case .local: "the digits may be a number inside an area, or one without its trunk prefix"
        case .severalReadings: "the text has several readings as a number, and nothing decides"
        case .openCountry: "a national number, and the words beside it leave its country open"
        case .noCountry: "a national number, and nothing says of which country"
        case .number: "a number{place}"
        case .numberOfCategories: "a {categories} number{place}"
        case .reserved: "{number}; reserved, but allowed"
        case .ofRegion: " of {region}"
        case .ofNoCountry: " of no country"
        case .notWritten: "the digits of the text are not written as those of a phone number"
        case .noDigits: "the text holds no digits that could be a phone number"
        case .otherThing: "the text holds {thing} and no phone number"
        case .lost: "the digits were lost on the way, as when a spreadsheet rounds a number or takes it for a date"
        case .calendarDate: "the text is a calendar date, not a number"
        case .negative: "the text is a negative number, as when a spreadsheet subtracts the parts of a number"
        case .hidden: "digits of the number are hidden: {hidden} stands in their place"
        case .emergency: "an emergency number{place}"
        case .entertainment: "in a range reserved for film and television: no subscriber has the number"
        case .forbidden: "no subscriber can have a number of this pattern"
        case .filler: "looks like digits that were typed to fill a field"
        case .shortCode: "a short code{place}: it has no international form"
        case .unknownCallingCode: "no country has a calling code that the digits begin with"
        case .noRegion: "written as inside its country, and nothing says which country that is"
        case .countryNotAllowed: "the calling code {code} is not among those that are allowed"
        case .categoryNotAllowed: "a {categories} number{place}, and that category is not allowed"
        case .dialledInside: "so many digits are dialled inside an area only"
        case .tooFewBehindPrefix: "too few digits follow the international prefix"
        case .tooManyForAny: "more digits than any number has"
        case .beginsLonger: "numbers of +{code} that begin so have more digits"
        case .tooFew: "too few digits for a number of +{code} that begins so"
        case .tooMany: "too many digits for a number of +{code} that begins so"
        case .lengths: "numbers of +{code} have {lengths} digits, this one has {digits}"
        case .lengthsAndMore: "numbers of +{code} have {lengths} digits, this one has more than {digits}"
        case .lengthsBetween: "{first} to {last}"
        case .unassigned: "some numbers of +{code} have {digits} digits, but this one is in no range of the plan"
        }
    }
}
