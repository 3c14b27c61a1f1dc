package import ContactModel
import GRDB

/// Reads the values of contacts that are not numbers, for many contacts one by one.
package struct RecordValueReader: ~Copyable {
    private var cursor: ContactCursor

    /// A value with what it is; that of an additional column with the name of the column.
    package typealias Value = (kind: Contact.Field.Kind, name: String, value: String)

    fileprivate init(_ db: Database) throws {
        cursor = try ContactCursor(
            .init(
                contact: ContactColumn.allCases, email: [.address], address: AddressColumn.allCases,
                detail: [.kind, .value]), changes: .ignored, in: db)
    }

    /// Gives a closure the values of a contact.
    package mutating func forEachValue(ofContact contact: Int, _ body: (Value) -> Void) throws {
        guard try cursor.find(contact) else { return }
        for column in ContactColumn.allCases {
            if let kind = column.fieldKind, let value = cursor.contact.text(column) { body((kind, "", value)) }
        }
        var extras = ExtrasDecoder(cursor.contact.bytes(.extras))
        _ = extras.forEach { name, value in
            body((.extra, String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
        }
        while try cursor.nextEmail() {
            if let address = cursor.emails.row.text(.address) { body((.email, "", address)) }
        }
        while try cursor.nextAddress() {
            for column in AddressColumn.allCases {
                if let kind = column.fieldKind, let value = cursor.addresses.row.text(column) {
                    body((kind, "", value))
                }
            }
        }
        while try cursor.nextDetail() {
            guard let name = cursor.details.row.text(.kind), let kind = Contact.Field.Kind(rawValue: name) else {
                continue
            }
            body((kind, "", cursor.details.row.text(.value) ?? ""))
        }
        cursor.rest()
    }
}

extension ChangeWriter {
    /// A reader of the values of contacts.
    package func valueReader() throws -> RecordValueReader { try RecordValueReader(db) }
}
