import PhoneNumbers

/// The names of values in the reasons for the meaning of a column.
package enum ValueThing: String, SentenceKind {
    case emails, phones, wholePhones, countries, lineLabels, fewDigits, callingCodes, numericCountries, words
    case dates, webAddresses, choices, internetAddresses, bareDates, unixTimes, decimals, otherCodes
    case accountRoles

    package static var family: String { "thing" }

    package var english: String {
        switch self {
        case .emails: "e-mail addresses"
        case .phones: "phone numbers"
        case .wholePhones: "whole phone numbers"
        case .countries: "countries"
        case .lineLabels: "labels of lines"
        case .fewDigits: "a few digits"
        case .callingCodes: "calling codes"
        case .numericCountries: "numeric codes of countries"
        case .words: "words"
        case .dates: "dates or times"
        case .webAddresses: "web addresses"
        case .choices: "yes or no"
        case .internetAddresses: "addresses of the Internet"
        case .bareDates: "dates in eight digits"
        case .unixTimes: "seconds since 1970"
        case .decimals: "decimal numbers"
        case .accountRoles: "what somebody is to a shop or a program"
        case .otherCodes: "codes of authorities or of the post"
        }
    }
}
