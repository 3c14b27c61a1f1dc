/// Rows of a ``ContactTable`` apart from it, each with its number in the book: rows of one bucket, or those that another needs.
///
/// Numbers have the order of the rows of the whole book: the bucket in the upper half, the place in it in the lower one.
struct NumberedRows: Sendable {
    /// The rows; their identifiers are the numbers.
    private(set) var rows = NormalizedContacts()
    private(set) var flags: [Flags] = []
    /// The contacts of the rows, row by row, and where those of each end.
    private(set) var contacts: [Int64] = []
    private(set) var contactEnds: [Int] = []

    /// Facts about the card that a row is.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        /// It was made in the last pass.
        static let isMade = Flags(rawValue: 1)
        /// It was made since names and values of cards were counted.
        static let isLate = Flags(rawValue: 2)
    }

    /// The number of a row.
    static func number(bucket: Int, place: Int) -> Int64 { Int64(bucket) << 32 | Int64(place) }
    /// The bucket of a row.
    static func bucket(of number: Int64) -> Int { Int(number >> 32) }

    var count: Int { flags.count }

    /// Adds a row.
    mutating func append(
        _ row: ContactRow, number: Int64, flags: Flags = [], contacts: some Sequence<Int64> = [],
        of source: NormalizedContacts,
        keeping parts: RowParts = .all
    ) {
        rows.append(row, id: number, of: source, keeping: parts)
        self.flags.append(flags)
        self.contacts.append(contentsOf: contacts)
        contactEnds.append(self.contacts.count)
    }

    // MARK: - Encoding

    /// The most rows of one encoded piece: thousands of pieces may be in memory at once.
    static let pieceSize = 500

    /// The rows as bytes.
    func encoded() -> [UInt8] {
        let encoded = rows.encoded()
        var output = ByteEncoder(capacity: encoded.count + count * 4)
        output.append(UInt64(encoded.count))
        encoded.withUnsafeBufferPointer { output.append(bytes: $0) }
        var (former, start) = (Int64(0), 0)
        for (flags, end) in zip(flags, contactEnds) {
            output.append(byte: flags.rawValue)
            output.append(UInt64(end - start))
            for contact in contacts[start..<end] {
                output.append(difference: contact, former)
                former = contact
            }
            start = end
        }
        return output.bytes
    }

    /// Adds rows from bytes.
    ///
    /// - Returns: `false` if they are damaged.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var input = ByteDecoder(bytes)
        guard let length = input.number(), length <= UInt64(input.rest.count) else { return false }
        let encoded = UnsafeBufferPointer(rebasing: input.rest[..<Int(length)])
        guard let rows = NormalizedContacts(decoding: encoded) else { return false }
        input = ByteDecoder(UnsafeBufferPointer(rebasing: input.rest[Int(length)...]))
        var former: Int64 = 0
        for _ in 0..<rows.count {
            guard let flags = input.byte(), let count = input.number() else { return false }
            self.flags.append(Flags(rawValue: flags))
            for _ in 0..<count {
                guard let contact = input.number(after: former) else { return false }
                contacts.append(contact)
                former = contact
            }
            contactEnds.append(contacts.count)
        }
        if self.rows.count == 0 { self.rows = rows } else { self.rows.add(rows) }
        return input.isAtEnd
    }
}

/// The parts of rows that are kept: all, or the name and some values alone.
enum RowParts {
    case all, name
    case nameAndValues((_ value: TextID) -> Bool)
}

extension NormalizedContacts {
    /// Adds a row of other contacts.
    mutating func append(_ row: ContactRow, id: Int64, of source: NormalizedContacts, keeping parts: RowParts = .all) {
        var copy = row
        for word in [
            \ContactRow.name.given, \.name.family, \.name.otherFamily, \.name.middle, \.name.nickname, \.name.remark,
        ] {
            copy[keyPath: word] = names.copy(row[keyPath: word], of: source.names)
        }
        var isWanted: (TextID) -> Bool = { _ in true }
        switch parts {
        case .all: break
        case .name: isWanted = { _ in false }
        case .nameAndValues(let values): isWanted = values
        }
        copy.phones = ListRange(start: UInt32(phones.count))
        for phone in source.phones(of: row) where isWanted(phone.text) {
            phones.append(PhoneValue(text: values.copy(phone.text, of: source.values), kind: phone.kind))
        }
        copy.phones.count = UInt32(phones.count) - copy.phones.start
        copy.emails = ListRange(start: UInt32(emails.count))
        for email in source.emails(of: row) where isWanted(email) {
            emails.append(values.copy(email, of: source.values))
        }
        copy.emails.count = UInt32(emails.count) - copy.emails.start
        copy.addresses = ListRange(start: UInt32(addresses.count))
        copy.identities = ListRange(start: UInt32(identities.count))
        for identity in source.identities(of: row) where isWanted(identity) {
            identities.append(values.copy(identity, of: source.values))
        }
        copy.identities.count = UInt32(identities.count) - copy.identities.start
        if case .all = parts {
            for value in [\ContactRow.organization, \.jobTitle, \.department, \.identifier] {
                copy[keyPath: value] = values.copy(row[keyPath: value], of: source.values)
            }
            for address in source.addresses(of: row) {
                addresses.append(
                    AddressValue(
                        street: values.copy(address.street, of: source.values),
                        city: values.copy(address.city, of: source.values),
                        postalCode: values.copy(address.postalCode, of: source.values)))
            }
            copy.addresses.count = UInt32(addresses.count) - copy.addresses.start
        } else {
            (copy.organization, copy.jobTitle, copy.department) = (.empty, .empty, .empty)
            (copy.identifier, copy.birthday) = (.empty, .unknown)
        }
        rows.append(copy)
        ids.append(id)
    }
}

extension TextTable {
    /// The number of a text of another table, which is added if it is new.
    fileprivate mutating func copy(_ text: TextID, of other: TextTable) -> TextID {
        text.isEmpty ? .empty : other.withText(text) { intern($0, hash: other.hash(text)) }
    }
}
