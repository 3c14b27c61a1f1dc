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
    /// The hash of everything else that is stored of it but its place: its last revision, the verdicts on its numbers, and the values
    /// that normalization changed.
    var rest: Int

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
        var cursor = try ContactCursor(FingerprintReader.columns, changes: .ignored, in: db)
        var fingerprints: [ContactFingerprint] = []
        while try cursor.next() { fingerprints.append(try reader.fingerprint(of: &cursor)) }
        return fingerprints
    }

    /// The fingerprints of some contacts.
    ///
    /// - Parameter contacts: Their keys, in their order.
    static func some(_ contacts: some Sequence<Int>, by key: ContactKey, in db: Database) throws -> [ContactFingerprint]
    {
        let reader = try FingerprintReader(key, in: db)
        var cursor = try ContactCursor(FingerprintReader.columns, changes: .ignored, in: db)
        var fingerprints: [ContactFingerprint] = []
        var isThere = false
        for contact in contacts {
            // A few contacts are passed over in less time than one is looked up.
            if isThere, contact - cursor.id <= farthestStep {
                while isThere, cursor.id < contact { isThere = try cursor.next() }
            } else {
                cursor.restart(at: contact...RowKey.maximumContact)
                isThere = try cursor.next()
            }
            if isThere, cursor.id == contact { fingerprints.append(try reader.fingerprint(of: &cursor)) }
        }
        return fingerprints
    }

    private static let farthestStep = 12
}

/// Computes the fingerprints of contacts by a key.
private struct FingerprintReader {
    private let keys: ContactKeyReader

    private static let fields = HashedColumns(
        ContactColumn.allCases.filter {
            ![.id, .sourceID, .ordinal, .line, .byteOffset, .byteCount, .revision].contains($0)
        })
    private static let contactRest = HashedColumns([ContactColumn.revision])
    private static let numberValues = HashedColumns([PhoneNumberColumn.label, .isPreferred, .raw])
    private static let numberRest = HashedColumns([
        PhoneNumberColumn.position, .lineOffset, .cell, .e164, .extension, .countryCode, .region, .category, .verdict,
        .reason,
        .ruleID, .repairs,
    ])
    private static let emailValues = HashedColumns([EmailColumn.label, .isPreferred, .address])
    private static let addressValues = HashedColumns(
        AddressColumn.allCases.filter { ![.id, .contactID, .position].contains($0) })
    private static let detailValues = HashedColumns([DetailColumn.kind, .label, .isPreferred, .value])

    static let columns = ContactCursor.Columns(
        contact: [.sourceID] + contactRest.all + fields.all, number: numberValues.all + numberRest.all,
        email: emailValues.all, address: addressValues.all, detail: detailValues.all)
    private let normalized: NormalizedValues

    init(_ key: ContactKey, in db: Database) throws {
        keys = try ContactKeyReader(key, in: db)
        normalized = try NormalizedValues(in: db)
    }

    /// The fingerprint of the contact at which a cursor is.
    func fingerprint(of cursor: inout ContactCursor) throws -> ContactFingerprint {
        var key = keys.keyOfFields(cursor.contact)
        let kind = key == nil ? keys.kind(in: cursor.contact.int(.sourceID)) : nil
        var values = ValuesByKind(
            fields: ValueHash(), phones: ValueHash(), emails: ValueHash(), addresses: ValueHash())
        var rest = ValueHash()
        Self.fields.add(cursor.contact, to: &values.fields)
        Self.contactRest.add(cursor.contact, to: &rest)
        try normalized.add(of: cursor.id, to: &rest)
        while try cursor.nextDetail() { Self.detailValues.add(cursor.details.row, to: &values.fields) }
        while try cursor.nextNumber() {
            Self.numberValues.add(cursor.numbers.rows.row, to: &values.phones)
            Self.numberRest.add(cursor.numbers.rows.row, to: &rest)
            if kind == .phone, key == nil { key = ContactKeyReader.key(ofNumber: cursor.numbers.rows.row) }
        }
        while try cursor.nextEmail() {
            Self.emailValues.add(cursor.emails.row, to: &values.emails)
            if kind == .email, key == nil { key = ContactKeyReader.key(ofEmail: cursor.emails.row) }
        }
        while try cursor.nextAddress() {
            Self.addressValues.add(cursor.addresses.row, to: &values.addresses)
        }
        return ContactFingerprint(
            contact: cursor.id, source: cursor.contact.int(.sourceID), key: key, name: Self.name(of: cursor.contact),
            values: ValuesByKind(
                fields: values.fields.value, phones: values.phones.value, emails: values.emails.value,
                addresses: values.addresses.value),
            rest: rest.value)
    }

    /// The hash of the words of the first of the names that a contact has.
    private static func name(of contact: borrowing EditedRow<ContactColumn>) -> Int? {
        for columns in NameTokens.columns {
            var name = NameHash()
            for column in columns { name.add(contact.bytes(column)) }
            if let hash = name.hash { return hash }
        }
        return nil
    }
}

/// The values that normalization changed, contact by contact in the order of their keys.
private final class NormalizedValues {
    private let rows: TableScan<NormalizedFieldColumn>
    /// The contact of the row that was read last.
    private var contact = Int.min

    init(in db: Database) throws {
        rows = try TableScan([.contactID, .position, .field, .raw, .value], in: db)
    }

    /// Adds those of a contact to a hash.
    func add(of wanted: Int, to hash: inout ValueHash) throws {
        while contact < wanted { try advance() }
        while contact == wanted {
            for column in [NormalizedFieldColumn.position, .field, .raw, .value] {
                hash.add(rows.bytes(column))
            }
            try advance()
        }
    }

    private func advance() throws { contact = try rows.next() ? rows.int(.contactID) : .max }
}
