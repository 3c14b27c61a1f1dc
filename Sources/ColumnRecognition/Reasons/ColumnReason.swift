import PhoneNumbers

/// The reasons for the meaning of a column.
package enum ColumnReason: String, SentenceKind {
    case mapping, program, sharedHeader, nothing, fewPoints, names, mayName, isoCodes, callingCodes, bothCodes
    case otherPhones, betterPhones, otherEmails, otherName, somebodyElse, onlyName, firstWords, besideGiven
    case besideFamily, twoWords, labelsBeside, contactLabels, noLabelsBeside, noPhone, share, counted
    case checkDigits, writtenAsNumbers, bareDigits, theyWereCounted
    case besideCity, otherDistrict, noAddress, besideSalutation, academicTitles, nameReading, otherReading, besidePlace,
        namesOfAccounts
    case numbersOfRegion, noStreet, besideStreet, partOfBirthday

    package static var family: String { "column-reason" }

    package var english: String {
        switch self {
        case .mapping: "the mapping says so"
        case .program: "a header of {program}"
        case .sharedHeader: "a header that programs share"
        case .nothing: "nothing says what it holds"
        case .fewPoints: "{meaning} has {points} points, and needs {needed}"
        case .names: "the heading names {concept}"
        case .mayName: "the heading may name {concept}"
        case .isoCodes: "its values are codes of ISO 3166-1"
        case .callingCodes: "its values are calling codes"
        case .bothCodes: "its values are calling codes and codes of ISO 3166-1 alike"
        case .otherPhones: "another column is named for phone numbers"
        case .betterPhones: "a better column has the phone numbers"
        case .otherEmails: "another column is named for e-mail addresses"
        case .otherName: "another column has the name"
        case .somebodyElse: "it names somebody else than the contact"
        case .onlyName: "no other column has a name"
        case .firstWords: "the first column of words"
        case .besideGiven: "a name beside a column of given names"
        case .besideFamily: "a name beside a column of family names"
        case .twoWords: "names of two words, and no column of family names"
        case .labelsBeside: "its values are labels of the lines beside it"
        case .contactLabels: "labels of contacts"
        case .noLabelsBeside: "nothing beside it has labels"
        case .noPhone: "there is no phone that it belongs to"
        case .share: "{percent} % of its values are {things}"
        case .counted: "its values were counted, one after the other"
        case .checkDigits: "its values have the check digits of a {identifier}"
        case .writtenAsNumbers: "they are written as people write numbers"
        case .bareDigits: "they are bare digits"
        case .theyWereCounted: "they were counted, one after the other"
        case .besideCity: "a district beside a column of cities"
        case .otherDistrict: "another column has the district of the address"
        case .noAddress: "no other column has a part of the address"
        case .besideSalutation: "a title beside a column of salutations"
        case .academicTitles: "its values are titles"
        case .nameReading: "the reading of the name beside it"
        case .otherReading: "another column has the reading"
        case .besidePlace: "its values are written as postal codes, beside a column of streets or cities"
        case .namesOfAccounts: "its values are names"
        case .numbersOfRegion: "its values are numbers that subscribers in {region} have"
        case .besideStreet: "a part of the street beside it"
        case .partOfBirthday:
            "the heading names a part of a birthday, and its values are such numbers or names of months"
        case .noStreet: "a room without a column of the street that it belongs to"
        }
    }
}
