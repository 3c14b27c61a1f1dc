public import ContactModel
import ContactReading
import JSONWriting
public import NumberDetails
import PhoneNumbers

/// Writes each contact as one JSON object on a line of its own, with everything that is known about its numbers.
///
/// The keys are always there, in the same order; what a contact does not have is `null` or an empty array.
public struct JSONLinesWriter: ContactWriter, Sendable {
    private var json = JSONWriter()

    private let details: [NumberDetail]

    /// A writer.
    ///
    /// - Parameter details: the details that are added to each number.
    public init(adding details: [NumberDetail] = []) { self.details = details }

    /// The kinds of which the first value is a member of the object.
    private static let singles: [Contact.Field.Kind] = [
        .displayName, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .fileAs,
        .phoneticGivenName,
        .phoneticMiddleName, .phoneticFamilyName, .organization, .department, .jobTitle, .role, .birthday, .note, .uid,
        .revision,
    ]
    private static let singleNames = singles.map { JSONWriter.Name($0.rawValue) }
    /// The kinds of which every value is in an array.
    private static let lists: [(kind: Contact.Field.Kind, name: JSONWriter.Name)] =
        ([
            (.email, "emails"), (.url, "urls"), (.instantMessage, "instantMessages"), (.related, "related"),
            (.anniversary, "anniversaries"), (.date, "dates"), (.category, "categories"), (.photo, "photos"),
        ] as [(Contact.Field.Kind, String)]).map { ($0, JSONWriter.Name($1)) }
    private static let addressParts: [(kind: Contact.Field.Kind, name: JSONWriter.Name)] = Contact.Field.Kind.allCases
        .filter(\.isAddressPart).map { ($0, JSONWriter.Name($0 == .formattedAddress ? "formatted" : $0.rawValue)) }
    private static let categories: [(category: PhoneNumber.Categories, name: [UInt8])] = PhoneNumber.Categories.all
        .names
        .compactMap { name in PhoneNumber.Categories(name: name).map { ($0, Array(name.utf8)) } }

    /// The names of the other members.
    private enum Names {
        static let value = JSONWriter.Name("value"), label = JSONWriter.Name("label")
        static let isPreferred = JSONWriter.Name("isPreferred"), categories = JSONWriter.Name("categories")
        static let raw = JSONWriter.Name("raw"), cell = JSONWriter.Name("cell"), e164 = JSONWriter.Name("e164")
        static let `extension` = JSONWriter.Name("extension"), country = JSONWriter.Name("country")
        static let verdict = JSONWriter.Name("verdict"), reason = JSONWriter.Name("reason")
        static let name = JSONWriter.Name("name")
    }

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
                json.key(name)
                writeList(kind, card)
            }
            writeOthers(card)
            json.key("extras")
            json.beginArray()
            for field in card.fields where field.kind == .extra {
                json.beginObject()
                json.member(Names.name, utf8: card.label(field))
                json.member(Names.value, utf8: card.value(field))
                json.endObject()
            }
            json.endArray()
            json.endObject()
            json.endDocument()
        }
        output.append(contentsOf: json.bytes)
        json.reset()
    }

    private mutating func writeSingles(_ card: CardFields) {
        for (kind, name) in zip(Self.singles, Self.singleNames) { json.member(name, utf8: card.first(kind)) }
    }

    private mutating func writePhones(_ contact: borrowing OutgoingContact, _ card: CardFields) {
        json.key("phones")
        json.beginArray()
        for number in contact.numbers {
            let field = card.fields[number.field]
            json.beginObject()
            json.member("id", number.id)
            writeValue(field, card)
            member(Names.raw, number.raw, card)
            member(Names.cell, number.cell, card)
            member(Names.e164, number.e164, card)
            member(Names.extension, number.extension, card)
            member(Names.country, number.country, card)
            json.key(Names.categories)
            json.beginArray()
            for (category, name) in Self.categories where number.categories.contains(category) {
                json.string(utf8: name[...])
            }
            json.endArray()
            member(Names.verdict, number.verdict, card)
            member(Names.reason, number.reason, card)
            if !details.isEmpty { json.members(details, of: contact.details(of: number)) }
            json.endObject()
        }
        json.endArray()
    }

    /// Writes the members that every value has: itself, its label, and whether it is preferred.
    private mutating func writeValue(_ field: Contact.Field, _ card: CardFields) {
        json.member(Names.value, utf8: card.value(field))
        member(Names.label, field.label, card)
        json.key(Names.isPreferred)
        json.bool(field.isPreferred)
    }

    /// Writes a member that is a string, `null` for no text.
    private mutating func member(_ name: JSONWriter.Name, _ range: Range<Int>, _ card: CardFields) {
        json.member(name, utf8: range.isEmpty ? nil : card.text.slice(range.lowerBound, range.upperBound))
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
        member(Names.label, first.label, card)
        json.key(Names.isPreferred)
        json.bool(first.isPreferred)
        for (kind, name) in Self.addressParts {
            json.member(name, utf8: parts.first { $0.kind == kind }.map(card.value))
        }
        json.endObject()
    }

    private mutating func writeList(_ kind: Contact.Field.Kind, _ card: CardFields) {
        json.beginArray()
        for field in card.fields where field.kind == kind {
            json.beginObject()
            writeValue(field, card)
            json.endObject()
        }
        json.endArray()
    }

    /// Second values of what a contact has once, values of the same with a label, and hints.
    private mutating func writeOthers(_ card: CardFields) {
        json.key("others")
        json.beginArray()
        for (index, field) in card.fields.enumerated() where Self.isOther(field.kind) {
            let isFirst =
                Self.singles.contains(field.kind) && card.fields.firstIndex { $0.kind == field.kind } == index
            if isFirst, field.label.isEmpty { continue }
            json.beginObject()
            json.member("kind", field.kind.rawValue)
            json.member(Names.value, utf8: card.value(field))
            member(Names.label, field.label, card)
            json.endObject()
        }
        json.endArray()
    }

    /// Returns `true` if no array has the values of a kind.
    private static func isOther(_ kind: Contact.Field.Kind) -> Bool {
        kind != .phone && kind != .extra && !kind.isAddressPart && !lists.contains { $0.kind == kind }
    }
}
