/// The reason that two people stayed two although a pair of their contacts says that they are one.
public enum RefusalReason: String, Sendable, CaseIterable {
    /// Somebody said that they are not the same.
    case decidedApart
    /// `Jr` and `Sr`.
    case generations
    /// `Jr`, and nothing.
    case oneGeneration
    /// Children of one birthday whose names may be forms of one.
    case twins
    case birthdays
    /// A child and perhaps a parent of the same name.
    case child
    /// `Mum`, and somebody who has a name.
    case relation
    /// Organizations whose names have no word in common, or other digits.
    case organizations
    /// Two departments of one organization.
    case departments
    case names
    case middleNames
    /// A title with a family name, and somebody of this family.
    case title
    /// Two who share the birthday that is written for those whose day of birth is not known.
    case birthdayOfMany
    /// Two of a common name who work at one place.
    case namesakes
    /// `Mr` and `Mrs`.
    case titles
    /// Rooms, numbers and what else stands beside names.
    case remarks
    /// A person and an organization.
    case kinds
    /// The fields disagree on the average.
    case fields
    /// No person has so many contacts.
    case tooManyContacts
    /// Two jobs or departments of one organization.
    case jobs
    /// One may as well be another's, who contradicts the other.
    case rivals
    /// Other contacts of the two people.
    case otherContacts
    /// Names in two scripts that say nothing of each other, and nothing else that is one person's.
    case scripts
    /// Mailboxes of one name and firm that differ in a number.
    case numberedMailboxes
    /// Contacts of one table without whole names that differ in columns which no field has.
    case keptColumns
}

extension RefusalReason {
    /// The reason as a sentence for people.
    public var sentence: String {
        switch self {
        case .decidedApart: "somebody said that they are not the same"
        case .generations: "one is Jr and the other Sr"
        case .oneGeneration: "one may be the father or the son of the other"
        case .twins: "they may be twins"
        case .birthdays: "their birthdays differ"
        case .child: "one may be a child and the other a parent of the same name"
        case .relation: "one is somebody's relation, and the other has a name"
        case .departments: "they are two departments"
        case .organizations: "the organizations have different names"
        case .names: "their names differ"
        case .middleNames: "their middle names differ"
        case .title: "one has a title and a family name, and the other may be another of the family"
        case .birthdayOfMany: "each has a mobile number of its own, and many have a birthday on the first of January"
        case .namesakes:
            "both have a common name and a mailbox of their own, and the number may be that of their office"
        case .titles: "their titles are of two sexes"
        case .remarks: "they differ in what stands beside their names"
        case .kinds: "one is a person and the other an organization"
        case .fields: "their fields disagree on the average"
        case .tooManyContacts: "no person has so many contacts"
        case .jobs: "they have different jobs or departments in one organization"
        case .otherContacts: "other contacts of the two people contradict each other"
        case .scripts:
            "their names are in two scripts and cannot be compared, and a place, a firm and a job are those of colleagues, too"
        case .numberedMailboxes:
            "their firm numbers mailboxes of one name, and each has another of them"
        case .keptColumns: "neither has a whole name, and they differ in columns that are kept and not compared"
        case .rivals: "one of them may as well be somebody else, who contradicts the other"
        }
    }
}
