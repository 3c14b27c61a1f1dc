import ContactModel
import ContactReading
import JSONWriting
import NumberDetails
import PhoneNumbers

/// The object that a contact is in JSON.
struct JSONContact: Sendable {
    private let details: [NumberDetail]

    /// The members of a contact that have one value, and those that have many.
    private let singles = JSONMembers(FieldSurvey.singles.map(\.rawValue))
    private let lists = JSONMembers(
        [
            "phones", "addresses", "emails", "urls", "instantMessages", "related", "anniversaries", "dates",
            "categories", "photos", "others", "extras",
        ], empty: "[]")
    /// The positions of the lists that are not of one kind.
    private enum List { static let phones = 0, addresses = 1, kinds = 2, others = 10, extras = 11 }

    /// The members of values, of numbers before and behind their categories, and of addresses.
    private let value = JSONMembers(["value", "label"]), label = JSONMembers(["label"])
    private let number = JSONMembers(["raw", "cell", "e164", "extension", "country"])
    private let verdict = JSONMembers(["verdict", "reason"])
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
        json.member("id", contact.id)
        json.member("source", contact.source)
        json.member("line", contact.contact.origin.line)
        json.member("kind", contact.contact.kind.rawValue)
        json.members(singles) { place in
            let field = survey.singles[place]
            return field < 0 ? nil : card.value(card.fields[field])
        }
        json.members(lists) { list in
            switch list {
            case List.phones: contact.numbers.isEmpty
            case List.addresses: !survey.hasAddresses
            case List.others: survey.others.isEmpty
            case List.extras: !survey.hasExtras
            default: survey.lists[list - List.kinds] < 0
            }
        } _: { json, list in
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
        json.beginObject()
        json.member("id", number.id)
        writeValue(card.fields[number.field], card, to: &json)
        json.members(self.number) { place in
            switch place {
            case 0: card.text(number.raw)
            case 1: card.text(number.cell)
            case 2: card.text(number.e164)
            case 3: card.text(number.extension)
            default: card.text(number.country)
            }
        }
        json.key("categories")
        json.beginArray()
        for (category, name) in Self.categories where number.categories.contains(category) {
            json.string(utf8: name[...])
        }
        json.endArray()
        json.members(verdict) { card.text($0 == 0 ? number.verdict : number.reason) }
        if !details.isEmpty { json.members(details, of: contact.details(of: number)) }
        json.endObject()
    }

    /// Writes the members that every value has: itself, its label, and whether it is preferred.
    private func writeValue(_ field: Contact.Field, _ card: CardFields, to json: inout JSONWriter) {
        json.members(value) { $0 == 0 ? card.value(field) : card.text(field.label) }
        json.member("isPreferred", field.isPreferred)
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
        json.members(label) { _ in card.text(first.label) }
        json.member("isPreferred", first.isPreferred)
        json.members(address) { place in
            parts.first { $0.kind == Self.addressParts[place] }.map(card.value)
        }
        json.endObject()
    }

    private func writeOther(_ field: Contact.Field, _ card: CardFields, to json: inout JSONWriter) {
        json.beginObject()
        json.member("kind", field.kind.rawValue)
        json.members(value) { $0 == 0 ? card.value(field) : card.text(field.label) }
        json.endObject()
    }

    private func writeExtra(_ field: Contact.Field, _ card: CardFields, to json: inout JSONWriter) {
        json.beginObject()
        json.members(extra) { $0 == 0 ? card.label(field) : card.value(field) }
        json.endObject()
    }
}

extension CardFields {
    /// A part of the text; `nil` for an empty one.
    fileprivate func text(_ range: Range<Int>) -> Bytes? {
        range.isEmpty ? nil : text.slice(range.lowerBound, range.upperBound)
    }
}
