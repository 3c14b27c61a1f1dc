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
    /// Takes a value of a column that no field has, with its heading. The bytes are valid UTF-8 and live until the call returns.
    mutating func receive(extra text: UnsafeBufferPointer<UInt8>, heading: UnsafeBufferPointer<UInt8>)
    /// Takes an accepted number.
    mutating func receive(number: AcceptedValue)
    /// Takes the text of a number that is too short, as one without its area. The bytes live until the call returns.
    mutating func receive(tooShort number: UnsafeBufferPointer<UInt8>)
    /// Takes a value that is not compared: a rejected number as it is written, or a detail. The bytes are valid UTF-8 and live until the call returns.
    mutating func receive(detail text: UnsafeBufferPointer<UInt8>, of kind: Contact.Field.Kind)
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
                var cursor = try ContactCursor(.ofMatching, of: contacts, in: db)
                while try cursor.next() { try cursor.send(to: &sink) }
            }
        }
    }
}

extension ChangeWriter {
    /// Gives a sink the values of all contacts, as the transaction has left them.
    package func readAllValues(into sink: inout some ContactValueSink) throws {
        let last = try db.lastKey(of: .contacts)
        guard last > 0 else { return }
        var cursor = try ContactCursor(.ofMatching, of: 1...last, in: db)
        while try cursor.next() { try cursor.send(to: &sink) }
    }

    /// Gives a sink the values of some contacts, as ``ContactDatabase/readValues(of:into:)`` does.
    package func readValues(of contacts: [Int], into sink: inout some ContactValueSink) throws {
        guard let first = contacts.min(), let last = contacts.max() else { return }
        var cursor = try ContactCursor(.ofMatching, of: first...last, in: db)
        for contact in contacts where try cursor.find(contact) { try cursor.send(to: &sink) }
        cursor.rest()
    }
}

extension ContactCursor.Columns {
    fileprivate static let ofMatching = ContactCursor.Columns(
        contact: [.kind, .extras] + ContactCursor.names.map(\.column),
        number: [.e164, .extension, .category, .label, .raw, .reason],
        email: [.label, .address], address: [.position, .label, .street, .city, .postalCode, .formatted],
        detail: [.kind, .value])
}

extension ContactCursor {
    fileprivate static let names: [(column: ContactColumn, kind: Contact.Field.Kind)] = [
        (.namePrefix, .namePrefix), (.givenName, .givenName), (.middleName, .middleName), (.familyName, .familyName),
        (.nameSuffix, .nameSuffix),
        (.displayName, .displayName), (.nickname, .nickname), (.organization, .organization),
        (.department, .department),
        (.jobTitle, .jobTitle),
        (.birthday, .birthday), (.uid, .uid), (.note, .note),
    ]

    /// The details that may be one person's. Groups and categories are many people's.
    private static let tellingDetails: Set<Contact.Field.Kind> = [
        .instantMessage, .anniversary, .date, .related, .role,
    ]

    /// Gives a sink the values of the contact.
    fileprivate mutating func send(to sink: inout some ContactValueSink) throws {
        sink.begin(contact: id, kind: contact.text(.kind) ?? "")
        for (column, kind) in Self.names {
            let text = contact.bytes(column)
            if !text.isEmpty { sink.receive(kind, text, address: 0) }
        }
        let extras = contact.bytes(.extras)
        if !extras.isEmpty {
            var decoder = ExtrasDecoder(extras)
            _ = decoder.forEach { sink.receive(extra: $1, heading: $0) }
        }
        while try nextNumber() {
            guard let e164 = numbers.text(.e164) else {
                if numbers.text(.reason) == "tooShort" { sink.receive(tooShort: numbers.value) }
                sink.receive(detail: numbers.value, of: .phone)
                continue
            }
            sink.receive(
                number: AcceptedValue(
                    e164: e164, extensionDigits: numbers.text(.extension),
                    categories: PhoneNumber.Categories(stored: numbers.bytes(.category)),
                    label: numbers.text(.label) ?? ""))
        }
        while try nextEmail() {
            let address = emails.row.bytes(.address)
            if OtherPerson.has(emails.row.text(.label) ?? "") {
                sink.receive(detail: address, of: .email)
            } else {
                sink.receive(.email, address, address: 0)
            }
        }
        while try nextDetail() {
            guard let kind = Contact.Field.Kind(utf8: details.row.bytes(.kind)) else { continue }
            if kind == .url {
                sink.receive(.url, details.row.bytes(.value), address: 0)
            } else if Self.tellingDetails.contains(kind) {
                sink.receive(detail: details.row.bytes(.value), of: kind)
            }
        }
        while try nextAddress() {
            if OtherPerson.has(addresses.row.text(.label) ?? "") { continue }
            let number = addresses.row.int(.position)
            send(addresses.row.isNull(.street) ? .formatted : .street, as: .street, of: number, to: &sink)
            send(.city, as: .city, of: number, to: &sink)
            send(.postalCode, as: .postalCode, of: number, to: &sink)
        }
        sink.end()
    }

    private func send(
        _ column: AddressColumn, as kind: Contact.Field.Kind, of address: Int, to sink: inout some ContactValueSink
    ) {
        let text = addresses.row.bytes(column)
        if !text.isEmpty { sink.receive(kind, text, address: address) }
    }
}
