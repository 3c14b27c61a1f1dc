import PhoneNumbers

/// The reasons of the steps of a plan.
package enum PlanSentence: String, SentenceKind {
    case number, numberOfCategories, corrected, edited, editedIn, numbersOfValue, from, otherCard, person
    case reference, joinedInto, notJoined, groupAmongThem, wouldBeLost, several, notWritten, notInEncoding
    case inFile, notWhole, notRewritten, noPlace, numbersNotFound, noCell, noCharacters, numbersWithoutCell,
        refusedNumber
    case otherEncoding
    case changedFile, missingFile
    case wholeNumberBeside

    package static var family: String { "plan-reason" }

    package var english: String {
        switch self {
        case .number: "number of {country}"
        case .numberOfCategories: "{categories} of {country}"
        case .corrected: "corrected: {number}"
        case .edited: "edited"
        case .editedIn: "edited in change {change}"
        case .numbersOfValue: "numbers of this value"
        case .from: "from {file}"
        case .otherCard: "the card is another"
        case .person: "the person as it is shown"
        case .reference: "the card that it names is joined into another"
        case .joinedInto: "joined into {file}: one person (person {person})"
        case .notJoined: "not joined with contact {contacts}: {reason}"
        case .groupAmongThem: "one of them is a group or an organization"
        case .wouldBeLost: "{field} '{text}' of {file} would be lost"
        case .several: "{reasons}"
        case .notWritten: "not written: {reason}"
        case .notInEncoding: "not written: the encoding of the file lacks a character ({reason})"
        case .inFile: "{file}: {reason}"
        case .notWhole: "it is not one whole card with its first and last line"
        case .notRewritten: "it could not be written again"
        case .noPlace: "the card has no place for it"
        case .numbersNotFound: "{number} of its numbers were not found in the card"
        case .noCell: "{field}: the table has no cell for it"
        case .noCharacters: "{field}: the encoding of the file, {encoding}, lacks a character of it"
        case .refusedNumber: "'{number}' is not accepted as a number"
        case .numbersWithoutCell: "phone: {number} of its numbers have no cell"
        case .otherEncoding: "{file} is {encoding}; 'trunkline export --to same' writes it anew"
        case .changedFile: "{file} has changed since it was read; read it again with 'trunkline ingest --update'"
        case .missingFile: "{file} is not there any more"
        case .wholeNumberBeside: "the whole number stands in one cell"
        }
    }
}
