package import ContactModel
import GRDB
package import PhoneNumbers

/// Takes the values of contacts as the store has them, contact by contact.
package protocol ContactValueSink {
    /// Begins a contact.
    mutating func begin(contact: Int, kind: String)
    /// Takes a value of the contact that was begun. The bytes are valid UTF-8 and live until the call returns.
    ///
    /// - Parameter address: the number of the address, for the parts of addresses.
    mutating func receive(_ kind: Contact.Field.Kind, _ text: UnsafeBufferPointer<UInt8>, address: Int)
    /// Takes an accepted number.
    mutating func receive(number: AcceptedValue)
    /// Ends the contact.
    mutating func end()
}

/// An accepted number of a contact.
package struct AcceptedValue: Sendable, Hashable {
    package var e164: String
    package var extensionDigits: String?
    package var categories: PhoneNumber.Categories
    /// The label; empty for none.
    package var label: String
}

extension ContactDatabase {

    /// Gives a sink the values of the contacts of a range, in the order of their keys.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func readValues(of contacts: ClosedRange<Int>, into sink: inout some ContactValueSink) throws {
        try read { db in
            try db.cancellable(by: cancellation) {
                let reader = try ContactValueReader(contacts, in: db)
                try reader.read(into: &sink)
            }
        }
    }
}

/// Goes over contacts and the tables of their values side by side: all are in the order of the contacts.
private struct ContactValueReader: ~Copyable {
    private let contacts: TableScan<ContactColumn>
    private let numbers: TableScan<CurrentNumberColumn>
    private let emails: TableScan<EmailColumn>
    private let addresses: TableScan<AddressColumn>

    private static let names: [(column: ContactColumn, kind: Contact.Field.Kind)] = [
        (.givenName, .givenName), (.middleName, .middleName), (.familyName, .familyName), (.nameSuffix, .nameSuffix),
        (.displayName, .displayName), (.nickname, .nickname), (.organization, .organization), (.jobTitle, .jobTitle),
        (.birthday, .birthday), (.uid, .uid),
    ]

    init(_ range: ClosedRange<Int>, in db: Database) throws {
        let contacts = try TableScan([.id, .kind] + Self.names.map(\.column), keys: range, in: db)
        let keys = RowKey.rows(of: range)
        let source = try Schema.hasCorrections(in: db) ? CurrentNumberColumn.scanSource : "phone_numbers"
        let numbers = try TableScan<CurrentNumberColumn>(
            [.contactID, .e164, .extension, .category, .label], keys: keys, from: source, in: db)
        let emails = try TableScan<EmailColumn>([.contactID, .address], keys: keys, in: db)
        let addresses = try TableScan<AddressColumn>(
            [.contactID, .position, .street, .city, .postalCode, .formatted], keys: keys, in: db)
        self.contacts = contacts
        self.numbers = numbers
        self.emails = emails
        self.addresses = addresses
    }

    func read(into sink: inout some ContactValueSink) throws {
        var hasNumber = try numbers.next()
        var hasEmail = try emails.next()
        var hasAddress = try addresses.next()
        while try contacts.next() {
            let contact = contacts.int(.id)
            sink.begin(contact: contact, kind: contacts.text(.kind) ?? "")
            for (column, kind) in Self.names {
                contacts.withText(column) { if !$0.isEmpty { sink.receive(kind, $0, address: 0) } }
            }
            while hasNumber, numbers.int(.contactID) <= contact {
                if numbers.int(.contactID) == contact, !numbers.isNull(.e164) { sink.receive(number: acceptedNumber()) }
                hasNumber = try numbers.next()
            }
            while hasEmail, emails.int(.contactID) <= contact {
                if emails.int(.contactID) == contact {
                    emails.withText(.address) { sink.receive(.email, $0, address: 0) }
                }
                hasEmail = try emails.next()
            }
            while hasAddress, addresses.int(.contactID) <= contact {
                if addresses.int(.contactID) == contact { sendAddress(to: &sink) }
                hasAddress = try addresses.next()
            }
            sink.end()
        }
    }

    private func acceptedNumber() -> AcceptedValue {
        AcceptedValue(
            e164: numbers.text(.e164) ?? "", extensionDigits: numbers.text(.extension),
            categories: PhoneNumber.Categories(stored: numbers.bytes(.category)), label: numbers.text(.label) ?? ""
        )
    }

    private func sendAddress(to sink: inout some ContactValueSink) {
        let number = addresses.int(.position)
        let street: AddressColumn = addresses.isNull(.street) ? .formatted : .street
        addresses.withText(street) { if !$0.isEmpty { sink.receive(.street, $0, address: number) } }
        addresses.withText(.city) { if !$0.isEmpty { sink.receive(.city, $0, address: number) } }
        addresses.withText(.postalCode) { if !$0.isEmpty { sink.receive(.postalCode, $0, address: number) } }
    }
}
