package import ContactModel
import GRDB

/// Reads the values of contacts that are not numbers, for many contacts one by one.
package struct RecordValueReader: ~Copyable {
    private let contacts: TableScan<ContactColumn>
    private let emails: TableScan<EmailColumn>
    private let addresses: TableScan<AddressColumn>
    private let details: TableScan<DetailColumn>

    /// A value with what it is; that of an additional column with the name of the column.
    package typealias Value = (kind: Contact.Field.Kind, name: String, value: String)

    fileprivate init(_ db: Database) throws {
        let contacts = try TableScan(ContactColumn.allCases, in: db)
        let emails = try TableScan<EmailColumn>([.address], in: db)
        let addresses = try TableScan(AddressColumn.allCases, in: db)
        let details = try TableScan<DetailColumn>([.kind, .value], in: db)
        self.contacts = contacts
        self.emails = emails
        self.addresses = addresses
        self.details = details
    }

    /// Gives a closure the values of a contact.
    package func forEachValue(ofContact contact: Int, _ body: (Value) -> Void) throws {
        contacts.restart(keys: contact...contact)
        while try contacts.next() {
            for column in ContactColumn.allCases {
                if let kind = column.fieldKind, let value = contacts.text(column) { body((kind, "", value)) }
            }
            var extras = ExtrasDecoder(contacts.bytes(.extras))
            _ = extras.forEach { name, value in
                body((.extra, String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
            }
        }
        let rows = RowKey.rows(of: contact...contact)
        emails.restart(keys: rows)
        while try emails.next() {
            if let address = emails.text(.address) { body((.email, "", address)) }
        }
        addresses.restart(keys: rows)
        while try addresses.next() {
            for column in AddressColumn.allCases {
                if let kind = column.fieldKind, let value = addresses.text(column) { body((kind, "", value)) }
            }
        }
        details.restart(keys: rows)
        while try details.next() {
            guard let name = details.text(.kind), let kind = Contact.Field.Kind(rawValue: name) else { continue }
            body((kind, "", details.text(.value) ?? ""))
        }
    }
}

extension ChangeWriter {
    /// A reader of the values of contacts.
    package func valueReader() throws -> RecordValueReader { try RecordValueReader(db) }
}
