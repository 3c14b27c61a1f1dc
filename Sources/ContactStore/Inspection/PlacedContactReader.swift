import ContactModel
import GRDB

/// Reads whole contacts one by one, as they are when they are asked for.
final class PlacedContactReader {
    private var cursor: ContactCursor
    private let numbers: NumberLookup
    private let settings: [Int: ReadingSettings]
    private var sources: [Int: (path: String, format: String)] = [:]
    private let db: Database

    private static let columns = ContactColumn.allCases.filter { $0.fieldKind != nil }
    private static let addressParts = AddressColumn.allCases.filter { $0.fieldKind != nil }

    init(_ db: Database) throws {
        self.db = db
        cursor = try ContactCursor(
            .init(
                contact: [.sourceID, .ordinal, .line, .kind, .extras] + Self.columns,
                email: [.position, .label, .address], address: [.position, .label] + Self.addressParts,
                detail: [.position, .kind, .label, .value]), changes: .awaited, in: db)
        numbers = try NumberLookup(db)
        settings = try ReadingSettings.all(in: db)
    }

    /// The contact of a key; `nil` if there is none.
    func contact(_ id: Int) throws -> PlacedContact? {
        defer { cursor.rest() }
        guard try cursor.find(id) else { return nil }
        let source = cursor.contact.int(.sourceID)
        let origin = try origin(ofSource: source)
        let numbers = try numbers.numbers(ofContact: id)
        var contact = PlacedContact(
            id: id, kind: cursor.contact.text(.kind).flatMap(Contact.Kind.init) ?? .person, source: source,
            path: origin.path, format: origin.format, line: cursor.contact.int(.line),
            ordinal: cursor.contact.int(.ordinal), settings: settings[source] ?? ReadingSettings(),
            hints: try numbers.first?.number.hints ?? self.numbers.hints(ofContact: id), values: [])
        for column in Self.columns {
            if let kind = column.fieldKind, let text = cursor.contact.text(column) {
                contact.values.append(PlacedValue(kind: kind, text: text))
            }
        }
        for (number, label) in numbers {
            contact.values.append(
                PlacedValue(
                    kind: .phone, label: label, text: number.value, position: number.id, number: number))
        }
        try readEmails(into: &contact)
        try readAddresses(into: &contact)
        try readDetails(into: &contact)
        var extras = ExtrasDecoder(cursor.contact.bytes(.extras))
        _ = extras.forEach { name, value in
            contact.values.append(
                PlacedValue(
                    kind: .extra, name: String(decoding: name, as: UTF8.self),
                    text: String(decoding: value, as: UTF8.self)))
        }
        return contact
    }

    private func readEmails(into contact: inout PlacedContact) throws {
        while try cursor.nextEmail() {
            let position = cursor.emails.row.int(.position)
            contact.values.append(
                PlacedValue(
                    kind: .email, label: cursor.emails.row.text(.label) ?? "",
                    text: cursor.emails.row.text(.address) ?? "", position: position))
        }
    }

    private func readAddresses(into contact: inout PlacedContact) throws {
        while try cursor.nextAddress() {
            for column in Self.addressParts {
                guard let kind = column.fieldKind, let text = cursor.addresses.row.text(column) else { continue }
                contact.values.append(
                    PlacedValue(
                        kind: kind, label: cursor.addresses.row.text(.label) ?? "", text: text,
                        position: cursor.addresses.row.int(.position)))
            }
        }
    }

    /// The first value of a kind stands in `contacts`, and here once more if it has a label.
    private func readDetails(into contact: inout PlacedContact) throws {
        while try cursor.nextDetail() {
            guard let kind = Contact.Field.Kind(utf8: cursor.details.row.bytes(.kind)) else { continue }
            let position = cursor.details.row.int(.position) + 1
            let (label, text) = (cursor.details.row.text(.label) ?? "", cursor.details.row.text(.value) ?? "")
            let first = contact.values.firstIndex {
                $0.kind == kind && $0.position == 0 && $0.labelledPosition == nil && $0.text == text
            }
            if let first, !label.isEmpty {
                contact.values[first].label = label
                contact.values[first].labelledPosition = position
            } else {
                contact.values.append(
                    PlacedValue(
                        kind: kind, label: label, text: text, position: position))
            }
        }
    }

    private func origin(ofSource source: Int) throws -> (path: String, format: String) {
        if let known = sources[source] { return known }
        let row = try Row.fetchOne(db, sql: "SELECT path, format FROM sources WHERE id = ?", arguments: [source])
        let origin: (String, String) = (try row?.value("path") ?? "", try row?.value("format") ?? "")
        sources[source] = origin
        return origin
    }
}

/// Whole contacts one by one, as they are when they are asked for, for those who change them.
package struct ContactLookup {
    private let reader: PlacedContactReader

    /// The contacts inside a change.
    package init(_ writer: ChangeWriter) throws { reader = try PlacedContactReader(writer.db) }

    /// The contact of a key; `nil` if there is none.
    package func contact(_ id: Int) throws -> PlacedContact? { try reader.contact(id) }
}

extension ContactDatabase {
    /// Whole contacts as they are now, in the order of their keys; keys without a contact are left out.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func placedContacts(_ keys: [Int]) throws -> [PlacedContact] {
        try read { db in
            let reader = try PlacedContactReader(db)
            return try keys.compactMap { try reader.contact($0) }
        }
    }
}
