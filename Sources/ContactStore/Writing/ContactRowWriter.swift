import ContactFormats
import GRDB
import PhoneNumbers

/// Writes the rows of one contact after another: statements are prepared once, and text is bound where it stands.
final class ContactRowWriter {
    private let contacts: BulkStatement
    private let emails: BulkStatement
    private let details: BulkStatement
    private let addresses: AddressRowWriter
    private let phoneNumbers: PhoneRowWriter
    private let normalizedFields: NormalizedRowWriter
    private let vocabulary = Vocabulary()
    private var extras = ExtrasEncoder()
    private var fields = FieldLists()

    init(db: Database, rule: @escaping @Sendable (Rule.ID) -> Rule?) throws {
        contacts = try BulkStatement(Self.contactSQL, on: db)
        emails = try BulkStatement("INSERT INTO emails VALUES (?, ?, ?, ?, ?)", on: db)
        details = try BulkStatement("INSERT INTO details VALUES (?, ?, ?, ?, ?, ?)", on: db)
        addresses = try AddressRowWriter(db: db)
        phoneNumbers = try PhoneRowWriter(db: db, vocabulary: vocabulary, rule: rule)
        normalizedFields = try NormalizedRowWriter(db: db)
    }

    /// Forgets what a rollback may have undone.
    func reset(planVersion: String) {
        phoneNumbers.reset(planVersion: planVersion)
    }

    /// Writes the contact and everything that belongs to it.
    func write(
        _ contact: borrowing Contact, numbers: [ClassifiedNumber], normalized: [NormalizedField], id: Int, source: Int
    ) throws {
        let text = contact.text
        try text.withUnsafeBufferPointer { text in
            bindColumns(of: contact, text: text)
            try runContact(contact, id: id, source: source)
            try phoneNumbers.write(numbers, of: contact, extensions: fields.phoneExtensions, text: text, id: id)
            try writeEmails(of: contact, text: text, id: id)
            try addresses.write(contact, fields: fields.addressParts, text: text, id: id)
            try writeDetails(of: contact, text: text, id: id)
            if !normalized.isEmpty {
                try normalizedFields.write(normalized, of: contact, text: text, vocabulary: vocabulary, id: id)
            }
        }
    }
}

// MARK: - Rows

extension ContactRowWriter {
    /// The fields of one contact that go into tables of their own, by position.
    private struct FieldLists {
        var emails: [Int] = []
        var details: [Int] = []
        var extras: [Int] = []
        var addressParts: [Int] = []
        var phoneExtensions: [Int] = []

        mutating func removeAll() {
            emails.removeAll(keepingCapacity: true)
            details.removeAll(keepingCapacity: true)
            extras.removeAll(keepingCapacity: true)
            addressParts.removeAll(keepingCapacity: true)
            phoneExtensions.removeAll(keepingCapacity: true)
        }
    }

    private static let firstColumn: Int32 = 8
    private static let extrasColumn = firstColumn + Int32(ContactColumns.named.count)

    private static var contactSQL: String {
        let columns = ContactColumns.named.map(\.column)
        let marks = Array(repeating: "?", count: 8 + columns.count).joined(separator: ", ")
        return """
            INSERT INTO contacts
              (id, source_id, ordinal, line, byte_offset, byte_count, kind, \(columns.joined(separator: ", ")), extras)
            VALUES (\(marks))
            """
    }

    /// Binds what has a column, and lists what goes elsewhere: many-valued kinds, second values, values with a label.
    private func bindColumns(of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>) {
        fields.removeAll()
        var filled: UInt32 = 0
        for index in contact.fields.indices {
            let field = contact.fields[index]
            switch ContactColumns.places[Int(field.kind.rawValue)] {
            case .column(let column):
                let isTaken = filled & (1 << UInt32(column)) != 0
                if !isTaken {
                    filled |= 1 << UInt32(column)
                    contacts.bind(field.value, of: text, at: Self.firstColumn + Int32(column))
                }
                if isTaken || !field.label.isEmpty { fields.details.append(index) }
            case .phone: break
            case .phoneExtension:
                fields.phoneExtensions.append(index)
                fields.details.append(index)
            case .email: fields.emails.append(index)
            case .addressPart: fields.addressParts.append(index)
            case .extra: fields.extras.append(index)
            case .detail: fields.details.append(index)
            }
        }
    }

    private func runContact(_ contact: borrowing Contact, id: Int, source: Int) throws {
        contacts.bind(id, at: 1)
        contacts.bind(source, at: 2)
        contacts.bind(contact.origin.ordinal, at: 3)
        contacts.bind(contact.origin.line, at: 4)
        contacts.bind(contact.origin.byteOffset, at: 5)
        contacts.bind(contact.origin.byteCount, at: 6)
        contacts.bind(vocabulary.word(for: contact.kind), at: 7)
        if fields.extras.isEmpty { return try contacts.run() }
        extras.encode(fields.extras, of: contact)
        try extras.bytes.withUnsafeBufferPointer { bytes in
            contacts.bind(bytes, at: Self.extrasColumn)
            try contacts.run()
        }
    }

    private func writeEmails(of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>, id: Int) throws {
        for position in fields.emails.indices {
            let field = contact.fields[fields.emails[position]]
            emails.bind(id, at: 1)
            emails.bind(position, at: 2)
            emails.bind(field.label, of: text, at: 3)
            emails.bind(field.isPreferred ? 1 : 0, at: 4)
            emails.bind(UnsafeBufferPointer(rebasing: text[field.value]), at: 5)
            try emails.run()
        }
    }

    private func writeDetails(of contact: borrowing Contact, text: UnsafeBufferPointer<UInt8>, id: Int) throws {
        for position in fields.details.indices {
            let field = contact.fields[fields.details[position]]
            details.bind(id, at: 1)
            details.bind(position, at: 2)
            details.bind(vocabulary.word(for: field.kind), at: 3)
            details.bind(field.label, of: text, at: 4)
            details.bind(field.isPreferred ? 1 : 0, at: 5)
            details.bind(UnsafeBufferPointer(rebasing: text[field.value]), at: 6)
            try details.run()
        }
    }
}
