public import ContactModel
import ContactReading
import JSONWriting
import PhoneNumbers

/// Writes each contact as one JSON object on a line of its own, with everything that is known about its numbers.
///
/// The keys are always there, in the same order; what a contact does not have is `null` or an empty array.
public struct JSONLinesWriter: ContactWriter, Sendable {
    private var json = JSONWriter()

    /// A writer.
    public init() {}

    /// The kinds of which the first value is a member of the object.
    private static let singles: [Contact.Field.Kind] = [
        .displayName, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .fileAs,
        .phoneticGivenName,
        .phoneticMiddleName, .phoneticFamilyName, .organization, .department, .jobTitle, .role, .birthday, .note, .uid,
        .revision,
    ]
    private static let singleNames = singles.map(\.rawValue)
    /// The kinds of which every value is in an array.
    private static let lists: [(kind: Contact.Field.Kind, name: String)] = [
        (.email, "emails"), (.url, "urls"), (.instantMessage, "instantMessages"), (.related, "related"),
        (.anniversary, "anniversaries"), (.date, "dates"), (.category, "categories"), (.photo, "photos"),
    ]
    private static let addressParts: [(kind: Contact.Field.Kind, name: String)] = Contact.Field.Kind.allCases.filter(
        \.isAddressPart
    ).map { ($0, $0 == .formattedAddress ? "formatted" : $0.rawValue) }
    private static let others: Set<Contact.Field.Kind> = Set(Contact.Field.Kind.allCases).subtracting(
        lists.map(\.kind) + addressParts.map(\.kind) + [.phone, .extra])

    /// Writes one contact as a line.
    public mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8]) {
        let text = contact.contact.text
        text.withUnsafeBufferPointer { text in
            let card = CardFields(fields: contact.contact.fields, text: text)
            json.beginObject()
            json.member("id", contact.id)
            json.member("source", contact.source)
            json.member("line", contact.contact.origin.line)
            json.member("kind", contact.contact.kind.rawValue)
            writeSingles(card)
            writePhones(contact, card)
            writeAddresses(card)
            for (kind, name) in Self.lists {
                json.key(text: name)
                writeList(card.fields.filter { $0.kind == kind }, card)
            }
            writeOthers(card)
            json.array("extras", card.fields.filter { $0.kind == .extra }) { json, field in
                json.object { json in
                    json.key("name")
                    json.string(utf8: contact.contact.text[field.label])
                    json.key("value")
                    json.string(utf8: contact.contact.text[field.value])
                }
            }
            json.endObject()
            json.endDocument()
        }
        output.append(contentsOf: json.bytes)
        json.reset()
    }

    private mutating func string(_ text: Bytes) { json.string(utf8: Array(text)[...]) }

    private mutating func writeSingles(_ card: CardFields) {
        for (kind, name) in zip(Self.singles, Self.singleNames) {
            json.key(text: name)
            if let value = card.first(kind) { string(value) } else { json.null() }
        }
    }

    private mutating func writePhones(_ contact: borrowing OutgoingContact, _ card: CardFields) {
        json.key("phones")
        json.beginArray()
        for number in contact.numbers {
            let field = card.fields[number.field]
            json.beginObject()
            json.member("id", number.id)
            json.key("value")
            string(card.value(field))
            member("label", card.label(field))
            json.member("isPreferred", field.isPreferred)
            for (name, range) in [
                ("raw", number.raw), ("cell", number.cell), ("e164", number.e164), ("extension", number.extension),
                ("country", number.country),
            ] as [(StaticString, Range<Int>)] { member(name, card.text.slice(range.lowerBound, range.upperBound)) }
            json.member("categories", number.categories.names)
            member("verdict", card.text.slice(number.verdict.lowerBound, number.verdict.upperBound))
            member("reason", card.text.slice(number.reason.lowerBound, number.reason.upperBound))
            json.endObject()
        }
        json.endArray()
    }

    /// Writes a member that is a string, `null` for no text.
    private mutating func member(_ name: StaticString, _ text: Bytes) {
        json.key(name)
        if text.isEmpty { json.null() } else { string(text) }
    }

    private mutating func writeAddresses(_ card: CardFields) {
        json.key("addresses")
        json.beginArray()
        var group: UInt16 = 0
        var parts: [Contact.Field] = []
        for field in card.fields where field.kind.isAddressPart {
            if field.group != group { writeAddress(parts, card) }
            if field.group != group { parts.removeAll() }
            group = field.group
            parts.append(field)
        }
        writeAddress(parts, card)
        json.endArray()
    }

    private mutating func writeAddress(_ parts: [Contact.Field], _ card: CardFields) {
        guard let first = parts.first else { return }
        json.beginObject()
        member("label", card.label(first))
        json.member("isPreferred", first.isPreferred)
        for (kind, name) in Self.addressParts {
            json.key(text: name)
            if let part = parts.first(where: { $0.kind == kind }) { string(card.value(part)) } else { json.null() }
        }
        json.endObject()
    }

    private mutating func writeList(_ fields: [Contact.Field], _ card: CardFields) {
        json.beginArray()
        for field in fields {
            json.beginObject()
            json.key("value")
            string(card.value(field))
            member("label", card.label(field))
            json.member("isPreferred", field.isPreferred)
            json.endObject()
        }
        json.endArray()
    }

    /// Second values of what a contact has once, values of the same with a label, and hints.
    private mutating func writeOthers(_ card: CardFields) {
        json.key("others")
        json.beginArray()
        var seen: Set<Contact.Field.Kind> = []
        for field in card.fields where Self.others.contains(field.kind) {
            let isFirst = Self.singles.contains(field.kind) && seen.insert(field.kind).inserted
            if isFirst, field.label.isEmpty { continue }
            json.beginObject()
            json.member("kind", field.kind.rawValue)
            json.key("value")
            string(card.value(field))
            member("label", card.label(field))
            json.endObject()
        }
        json.endArray()
    }
}
