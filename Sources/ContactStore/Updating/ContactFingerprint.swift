import ContactModel
import GRDB

/// The hashes by which a contact is found in a newer export, and by which a change of its values is noticed.
///
/// Texts are hashed with a seed of this process: fingerprints are compared, and never stored.
struct ContactFingerprint {
    var contact: Int
    var source: Int
    /// The hash of what identifies the contact; `nil` if it has no such value.
    var key: Int?
    /// The hash of the words of its name; `nil` if it has none.
    var name: Int?
    /// The hashes of its values, by their kind.
    var values: ValuesByKind<Int>

    /// The hash of the key and of all values.
    var content: Int {
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(values)
        return hasher.finalize()
    }
}

/// Something of each kind of a contact's values.
struct ValuesByKind<Value: Sendable>: Sendable {
    var fields: Value
    var phones: Value
    var emails: Value
    var addresses: Value
}

extension ValuesByKind: Equatable where Value: Equatable {}
extension ValuesByKind: Hashable where Value: Hashable {}

extension ContactFingerprint {
    /// The fingerprints of all contacts of a file, in the order of their keys.
    ///
    /// The place of a contact in its file, the time of its last revision, and the verdicts on its numbers are not
    /// compared.
    static func all(by key: ContactKey, in db: Database) throws -> [ContactFingerprint] {
        let reader = try FingerprintReader(key, in: db)
        return try reader.read()
    }
}

/// Goes over contacts and the tables of their values side by side: all are in the order of the contacts.
private struct FingerprintReader: ~Copyable {
    private let key: ContactKey
    /// The column that the key names; `nil` if it names none.
    private let column: KeyColumn?
    private let contacts: TableScan<ContactColumn>
    private let numbers: TableScan<PhoneNumberColumn>
    private let emails: TableScan<EmailColumn>
    private let addresses: TableScan<AddressColumn>
    private let details: TableScan<DetailColumn>

    private static let fields = ContactColumn.allCases.filter {
        ![.id, .sourceID, .ordinal, .line, .byteOffset, .byteCount, .revision].contains($0)
    }
    private static let addressValues = AddressColumn.allCases.filter { ![.id, .contactID, .position].contains($0) }

    init(_ key: ContactKey, in db: Database) throws {
        let contacts = try TableScan<ContactColumn>([.id, .sourceID] + Self.fields, in: db)
        let numbers = try TableScan<PhoneNumberColumn>(
            [.contactID, .label, .isPreferred, .raw, .e164, .extension], in: db)
        let emails = try TableScan<EmailColumn>([.contactID, .label, .isPreferred, .address], in: db)
        let addresses = try TableScan<AddressColumn>([.contactID] + Self.addressValues, in: db)
        let details = try TableScan<DetailColumn>([.contactID, .kind, .label, .isPreferred, .value], in: db)
        if case .column(let heading) = key { column = try KeyColumn(heading, in: db) } else { column = nil }
        self.key = key
        self.contacts = contacts
        self.numbers = numbers
        self.emails = emails
        self.addresses = addresses
        self.details = details
    }

    func read() throws -> [ContactFingerprint] {
        var fingerprints: [ContactFingerprint] = []
        var hasNumber = try numbers.next()
        var hasEmail = try emails.next()
        var hasAddress = try addresses.next()
        var hasDetail = try details.next()
        while try contacts.next() {
            let contact = contacts.int(.id)
            var key = keyOfFields()
            let name = name(of: contacts)
            let kind = key == nil ? kindOfKey() : nil
            var values = ValuesByKind(fields: Hasher(), phones: Hasher(), emails: Hasher(), addresses: Hasher())
            for column in Self.fields { Self.add(column, of: contacts, to: &values.fields) }
            while hasDetail, details.int(.contactID) <= contact {
                for column in [DetailColumn.kind, .label, .isPreferred, .value] {
                    Self.add(column, of: details, to: &values.fields)
                }
                hasDetail = try details.next()
            }
            while hasNumber, numbers.int(.contactID) <= contact {
                for column in [PhoneNumberColumn.label, .isPreferred, .raw] {
                    Self.add(column, of: numbers, to: &values.phones)
                }
                if kind == .phone, key == nil, !numbers.isNull(.e164) {
                    var hasher = Hasher()
                    Self.add(.e164, of: numbers, to: &hasher)
                    Self.add(.extension, of: numbers, to: &hasher)
                    key = hasher.finalize()
                }
                hasNumber = try numbers.next()
            }
            while hasEmail, emails.int(.contactID) <= contact {
                for column in [EmailColumn.label, .isPreferred, .address] {
                    Self.add(column, of: emails, to: &values.emails)
                }
                if kind == .email, key == nil { key = Self.hash(emails.text(.address)?.lowercased()) }
                hasEmail = try emails.next()
            }
            while hasAddress, addresses.int(.contactID) <= contact {
                for column in Self.addressValues { Self.add(column, of: addresses, to: &values.addresses) }
                hasAddress = try addresses.next()
            }
            fingerprints.append(
                ContactFingerprint(
                    contact: contact, source: contacts.int(.sourceID), key: key, name: name,
                    values: ValuesByKind(
                        fields: values.fields.finalize(), phones: values.phones.finalize(),
                        emails: values.emails.finalize(), addresses: values.addresses.finalize())))
        }
        return fingerprints
    }

    /// The key, where a value of the contact itself is one.
    private func keyOfFields() -> Int? {
        switch key {
        case .uid: return Self.hash(contacts.text(.uid))
        case .email, .phone: return nil
        case .column(let heading):
            var key: Int?
            var decoder = ExtrasDecoder(contacts.bytes(.extras))
            _ = decoder.forEach { name, value in
                if key == nil, String(decoding: name, as: UTF8.self).lowercased() == heading.lowercased() {
                    key = Self.hash(String(decoding: value, as: UTF8.self))
                }
            }
            if key == nil, let kind = kindOfKey(), let own = Self.fields.first(where: { $0.fieldKind == kind }) {
                return Self.hash(contacts.text(own))
            }
            return key
        }
    }

    /// The hash of the words of the first of the names that a contact has.
    private func name(of contacts: borrowing TableScan<ContactColumn>) -> Int? {
        for columns in NameTokens.columns {
            var tokens = NameTokens()
            for column in columns { if let text = contacts.text(column) { tokens.add(text) } }
            if !tokens.isEmpty { return tokens.words.hashValue }
        }
        return nil
    }

    /// The kind of values that the key is one of; `nil` if it is a column that is kept under its heading.
    private func kindOfKey() -> Contact.Field.Kind? {
        switch key {
        case .uid: .uid
        case .email: .email
        case .phone: .phone
        case .column: column?.kind(in: contacts.int(.sourceID))
        }
    }

    private static func hash(_ text: String?) -> Int? {
        guard let text, !text.isEmpty else { return nil }
        var hasher = Hasher()
        hasher.combine(text)
        return hasher.finalize()
    }

    private static func add<Column>(_ column: Column, of scan: borrowing TableScan<Column>, to hasher: inout Hasher) {
        let bytes = scan.bytes(column)
        hasher.combine(bytes.count)
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
}
