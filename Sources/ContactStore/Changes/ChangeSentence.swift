import PhoneNumbers

/// The remarks of changes that nobody has written.
package enum ChangeSentence: String, SentenceKind {
    case ingest, ingestOfSeveral
    case update, updateDeleting, files, replacement, readAnew, readAnewWith, several
    case uid, email, phone, column
    case plan
    case people, acceptance
    case recheck, plans, region, allowed
    case choice, chosen, byRule
    case backInPlace, back, takenBack, exchanged
    case forgottenNumber, forgottenContact, forgottenContacts, forgottenPerson, forgottenAddress, forgottenSource

    package static var family: String { "remark" }

    package var english: String {
        switch self {
        case .ingest: "{path}: {count} contacts"
        case .ingestOfSeveral: "{path} and {others} more: {count} contacts"
        case .update: "{older} -> {newer} by {key}: {added} new, {changed} changed, {gone} gone"
        case .updateDeleting: "{older} -> {newer} by {key}: {added} new, {changed} changed, {gone} gone and deleted"
        case .files: "{path}: {added} new, {changed} changed, {gone} gone"
        case .replacement:
            "{older} -> {newer}: {added} new, {changed} changed, {unchanged} unchanged, {gone} gone and deleted"
        case .readAnew: "{path} read anew"
        case .readAnewWith: "{path} read anew: {settings}"
        case .several: "{sentences}"
        case .uid: "UID"
        case .email: "e-mail address"
        case .phone: "phone number"
        case .column: "column '{heading}'"
        case .plan: "plan {plan}: {count} files written, {deleted} deleted"
        case .people: "joined from {bits} bits of evidence on"
        case .acceptance: "all pairs from {bits} bits"
        case .recheck: "{settings}"
        case .plans: "plans {version}"
        case .region: "region {region}"
        case .allowed: "allow {words}"
        case .choice: "person {person}: {choices}"
        case .chosen: "{field} of contact {contact}"
        case .byRule: "{field} by the rule"
        case .backInPlace: "{back} is back in the place of {gone}: {contacts}"
        case .back: "{back} is back: {contacts}"
        case .takenBack: "{gone} is taken back: {contacts}"
        case .exchanged: "{count} contacts came back, {gone} left"
        case .forgottenNumber: "a number"
        case .forgottenContact: "a contact"
        case .forgottenContacts: "contacts"
        case .forgottenPerson: "a person"
        case .forgottenAddress: "the contacts of an e-mail address"
        case .forgottenSource: "a source"
        }
    }

    package var englishForOne: String {
        switch self {
        case .ingest: "{path}: 1 contact"
        case .ingestOfSeveral: "{path} and {others} more: 1 contact"
        case .plan: "plan {plan}: 1 file written, {deleted} deleted"
        case .exchanged: "1 contact came back, {gone} left"
        default: english
        }
    }
}

extension Sentence {
    /// Several remarks of one change, after each other; the only one alone.
    static func several(_ sentences: [Sentence]) -> Sentence {
        if let sentence = sentences.first, sentences.count == 1 { return sentence }
        return Sentence(
            ChangeSentence.several, ["sentences": .list(sentences.map { .sentence($0) }, .semicolon)])
    }
}
