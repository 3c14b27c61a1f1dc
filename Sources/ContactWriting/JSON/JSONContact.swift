import ContactModel
import ContactReading
import JSONWriting
import NumberDetails
import PhoneNumbers

/// The object that a contact is in JSON.
struct JSONContact: Sendable {
    private let details: [NumberDetail]

    /// The members of a contact that every one has, those that have one value, and those that have many.
    private let head = JSONMembers(["id", "source", "line", "kind"])
    private let singles = JSONMembers(FieldSurvey.singles.map(\.rawValue))
    private let lists = JSONMembers(
        [
            "phones", "addresses", "emails", "urls", "instantMessages", "related", "anniversaries", "dates",
            "categories", "photos", "others", "extras",
        ], empty: "[]")
    /// The positions of the lists that are not of one kind.
    private enum List { static let phones = 0, addresses = 1, kinds = 2, others = 10, extras = 11 }

    /// The members of values, of numbers, of addresses and of columns.
    private let value = JSONMembers(["value", "label", "isPreferred"]), other = JSONMembers(["value", "label"])
    private let number = JSONMembers(
        [
            "id", "value", "label", "isPreferred", "raw", "cell", "e164", "extension", "country", "categories",
            "verdict", "reason",
        ])
    private let preferred = JSONMembers(["label", "isPreferred"])
    private let address = JSONMembers(addressParts.map { $0 == .formattedAddress ? "formatted" : $0.rawValue })
    private let extra = JSONMembers(["name", "value"])
    private static let addressParts = Contact.Field.Kind.allCases.filter(\.isAddressPart)
    private static let categories: [(category: PhoneNumber.Categories, name: [UInt8])] = PhoneNumber.Categories.all
        .names
        .compactMap { name in PhoneNumber.Categories(name: name).map { ($0, Array(name.utf8)) } }

    /// - Parameter details: The details that are added to each number.
    init(adding details: [NumberDetail]) { self.details = details }

    /// Writes the object of a contact.
    func write(
        _ contact: borrowing OutgoingContact, _ card: CardFields, _ survey: borrowing FieldSurvey,
        to json: inout JSONWriter
    ) {
        json.beginObject()
        var (source, kind) = (contact.source, contact.contact.kind.rawValue)
        source.withUTF8 { source in
            kind.withUTF8 { kind in
                json.members(head) { place in
                    switch place {
                    case 0: .number(contact.id)
                    case 1: .string(source)
                    case 2: .number(contact.contact.origin.line)
                    default: .string(kind)
                    }
                }
            }
        }
        json.members(singles) { place in
            let field = survey.singles[place]
            return field < 0 ? .none : .string(card.value(card.fields[field]))
        }
        json.members(lists) { list in
            let isEmpty =
                switch list {
                case List.phones: contact.numbers.isEmpty
                case List.addresses: !survey.hasAddresses
                case List.others: survey.others.isEmpty
                case List.extras: !survey.hasExtras
                default: survey.lists[list - List.kinds] < 0
                }
            return isEmpty ? .none : .other
        } other: { json, list in
            json.beginArray()
            switch list {
            case List.phones: for number in contact.numbers { write(number, of: contact, card, to: &json) }
            case List.addresses: writeAddresses(card, to: &json)
            case List.others: for field in survey.others { writeOther(card.fields[field], card, to: &json) }
            case List.extras: for field in card.fields where field.kind == .extra { writeExtra(field, card, to: &json) }
            default:
                let kind = FieldSurvey.lists[list - List.kinds]
                for field in card.fields where field.kind == kind {
                    json.beginObject()
                    writeValue(field, card, to: &json)
                    json.endObject()
                }
            }
            json.endArray()
        }
        json.endObject()
    }

    private func write(
        _ number: OutgoingContact.Number, of contact: borrowing OutgoingContact, _ card: CardFields,
        to json: inout JSONWriter
    ) {
        let field = card.fields[number.field]
        json.beginObject()
        json.members(self.number) { place in
            switch place {
            case 0: .number(number.id)
            case 1: .string(card.value(field))
            case 2: .text(card.text(field.label))
            case 3: .bool(field.isPreferred)
            case 4: .text(card.text(number.raw))
            case 5: .text(card.text(number.cell))
            case 6: .text(card.text(number.e164))
            case 7: .text(card.text(number.extension))
            case 8: .text(card.text(number.country))
            case 9: .other
            case 10: .text(card.text(number.verdict))
            default: .text(card.text(number.reason))
            }
        } other: { json, _ in
            json.beginArray()
            let categories = Self.categories
            for index in categories.indices where number.categories.contains(categories[index].category) {
                json.string(utf8: categories[index].name[...])
            }
            json.endArray()
        }
        if !details.isEmpty { json.members(details, of: contact.details(of: number)) }
        json.endObject()
    }

    /// Writes the members that every value has: itself, its label, and whether it is preferred.
    private func writeValue(_ field: Contact.Field, _ card: CardFields, to json: inout JSONWriter) {
        json.members(value) { place in
            switch place {
            case 0: .string(card.value(field))
            case 1: .text(card.text(field.label))
            default: .bool(field.isPreferred)
            }
        }
    }

    private func writeAddresses(_ card: CardFields, to json: inout JSONWriter) {
        var group: UInt16 = 0
        var parts: [Contact.Field] = []
        for field in card.fields where field.kind.isAddressPart {
            if field.group != group {
                writeAddress(parts, card, to: &json)
                parts.removeAll()
            }
            group = field.group
            parts.append(field)
        }
        writeAddress(parts, card, to: &json)
    }

    private func writeAddress(_ parts: [Contact.Field], _ card: CardFields, to json: inout JSONWriter) {
        guard let first = parts.first else { return }
        json.beginObject()
        json.members(preferred) { $0 == 0 ? .text(card.text(first.label)) : .bool(first.isPreferred) }
        json.members(address) { place in
            .text(parts.first { $0.kind == Self.addressParts[place] }.map(card.value))
        }
        json.endObject()
    }

    private func writeOther(_ field: Contact.Field, _ card: CardFields, to json: inout JSONWriter) {
        json.beginObject()
        json.member("kind", field.kind.rawValue)
        json.members(other) { .text($0 == 0 ? card.value(field) : card.text(field.label)) }
        json.endObject()
    }

    private func writeExtra(_ field: Contact.Field, _ card: CardFields, to json: inout JSONWriter) {
        json.beginObject()
        json.members(extra) { .string($0 == 0 ? card.label(field) : card.value(field)) }
        json.endObject()
    }
}

extension CardFields {
    /// A part of the text; `nil` for an empty one.
    fileprivate func text(_ range: Range<Int>) -> Bytes? {
        range.isEmpty ? nil : text.slice(range.lowerBound, range.upperBound)
    }
}
