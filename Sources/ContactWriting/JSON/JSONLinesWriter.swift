public import ContactModel
import ContactReading
import JSONWriting
public import NumberDetails

/// Writes each contact as one JSON object on a line of its own, with everything that is known about its numbers.
///
/// The keys are always there, in the same order; what a contact does not have is `null` or an empty array.
public struct JSONLinesWriter: ContactWriter, Sendable {
    private var json = JSONWriter()
    private var survey = FieldSurvey()
    private let object: JSONContact

    /// A writer.
    ///
    /// - Parameter details: the details that are added to each number.
    public init(adding details: [NumberDetail] = []) { object = JSONContact(adding: details) }

    /// Writes one contact as a line.
    public mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        let text = contact.contact.text
        json.exchangeBytes(with: &output)
        text.withUnsafeBufferPointer { text in
            let card = CardFields(fields: contact.contact.fields, text: text)
            survey.look(at: card)
            object.write(contact, card, survey, to: &json)
            json.endDocument()
        }
        json.exchangeBytes(with: &output)
    }
}

/// The places of a contact's fields among the members of its object.
struct FieldSurvey: Sendable {
    /// The kinds of which the first value is a member of the object.
    static let singles: [Contact.Field.Kind] = [
        .displayName, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .fileAs,
        .phoneticGivenName,
        .phoneticMiddleName, .phoneticFamilyName, .organization, .department, .jobTitle, .role, .birthday, .note, .uid,
        .revision,
    ]
    /// The kinds of which every value is in an array.
    static let lists: [Contact.Field.Kind] = [
        .email, .url, .instantMessage, .related, .anniversary, .date, .category, .photo,
    ]

    /// Where the values of a kind are; `nil` for what is elsewhere.
    private enum Place { case single(Int), list(Int) }
    /// By the index of the kind.
    private static let places: [Place?] = Contact.Field.Kind.allCases.map { kind in
        singles.firstIndex(of: kind).map(Place.single) ?? lists.firstIndex(of: kind).map(Place.list)
    }

    /// The position of the first field of each of ``singles`` and ``lists``; -1 where there is none.
    private(set) var singles = [Int](repeating: -1, count: Self.singles.count)
    private(set) var lists = [Int](repeating: -1, count: Self.lists.count)
    /// The fields that are in no other member: second values of what a contact has once, values of the same with a label, and hints.
    private(set) var others: [Int] = []
    private(set) var hasAddresses = false, hasExtras = false

    /// Looks at the fields of the next contact.
    mutating func look(at card: CardFields) {
        let fields = card.fields
        for place in singles.indices { singles[place] = -1 }
        for place in lists.indices { lists[place] = -1 }
        others.removeAll(keepingCapacity: true)
        (hasAddresses, hasExtras) = (false, false)
        let places = Self.places
        for index in fields.indices {
            let kind = fields[index].kind
            switch places[kind.index] {
            case .single(let place):
                let isFirst = singles[place] < 0 && !card.isOfOtherOrganization(fields[index])
                if isFirst { singles[place] = index }
                if !isFirst || !fields[index].label.isEmpty { others.append(index) }
            case .list(let place):
                if lists[place] < 0 { lists[place] = index }
            case nil:
                if kind.isAddressPart {
                    hasAddresses = true
                } else if kind == .extra {
                    hasExtras = true
                } else if kind != .phone {
                    others.append(index)
                }
            }
        }
    }
}
