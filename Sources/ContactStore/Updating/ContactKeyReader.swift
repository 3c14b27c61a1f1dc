import ContactModel
import GRDB

/// Reads the values by which contacts are recognized, as hashes.
struct ContactKeyReader {
    private let key: ContactKey
    /// The column that the key names; `nil` if it names none.
    private let column: KeyColumn?
    private let heading: KeyHeading?

    private static let numberKey = HashedColumns([PhoneNumberColumn.e164, .extension])
    /// The columns of `contacts` that a heading may stand for.
    private static let fields = ContactColumn.allCases.filter { $0.fieldKind != nil }

    init(_ key: ContactKey, in db: Database) throws {
        self.key = key
        if case .column(let name) = key {
            (column, heading) = (try KeyColumn(name, in: db), KeyHeading(name))
        } else {
            (column, heading) = (nil, nil)
        }
    }

    /// The key, where a value of the contact itself is one; `nil` for none, and where it is one of ``kind(in:)``.
    func keyOfFields(_ contact: borrowing EditedRow<ContactColumn>) -> Int? {
        switch key {
        case .uid: return Self.hash(contact.text(.uid))
        case .email, .phone: return nil
        case .column:
            if let key = heading?.key(in: contact.bytes(.extras)) { return key }
            guard let kind = kind(in: contact.int(.sourceID)),
                let own = Self.fields.first(where: { $0.fieldKind == kind })
            else { return nil }
            return Self.hash(contact.text(own))
        }
    }

    /// The kind of values that the key is one of; `nil` if it is a column that is kept under its heading.
    func kind(in source: Int) -> Contact.Field.Kind? {
        switch key {
        case .uid: .uid
        case .email: .email
        case .phone: .phone
        case .column: column?.kind(in: source)
        }
    }

    /// The key that an accepted number is.
    static func key(ofNumber row: borrowing EditedRow<PhoneNumberColumn>) -> Int? {
        guard !row.isNull(.e164) else { return nil }
        var hash = ValueHash()
        numberKey.add(row, to: &hash)
        return hash.value
    }

    /// The key that an e-mail address is.
    static func key(ofEmail row: borrowing EditedRow<EmailColumn>) -> Int? { hash(row.text(.address)?.lowercased()) }

    private static func hash(_ text: String?) -> Int? {
        guard var text else { return nil }
        return text.withUTF8(hash)
    }

    /// The hash of a text; `nil` for an empty one.
    fileprivate static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !text.isEmpty else { return nil }
        // Texts that Unicode counts as equal may differ in their bytes.
        guard text.allSatisfy({ $0 < 0x80 }) else { return String(decoding: text, as: UTF8.self).hashValue }
        return Int(truncatingIfNeeded: RecordHash.ofProcess.hash(text))
    }
}

extension ContactKeyReader {
    /// The columns that keys are read from.
    private var columns: ContactCursor.Columns {
        let number: [PhoneNumberColumn] = [.e164, .extension]
        return switch key {
        case .uid: .init(contact: [.sourceID, .uid])
        case .email: .init(contact: [.sourceID], email: [.address])
        case .phone: .init(contact: [.sourceID], number: number)
        case .column where column?.isField == true:
            .init(contact: [.sourceID, .extras] + Self.fields, number: number, email: [.address])
        case .column: .init(contact: [.sourceID, .extras])
        }
    }

    /// The keys of contacts.
    ///
    /// - Parameters:
    ///   - contacts: The keys of their rows, in their order.
    ///   - first: The first of these.
    /// - Returns: The key of each; `nil` for one without.
    func keys(of contacts: some Sequence<Int>, from first: Int? = nil, in db: Database) throws -> [Int?] {
        var cursor = try ContactCursor(
            columns, of: (first ?? 0)...RowKey.maximumContact, changes: .ignored, in: db)
        var isThere = try cursor.next()
        return try contacts.map { contact in
            while isThere, cursor.id < contact { isThere = try cursor.next() }
            return isThere && cursor.id == contact ? try key(of: &cursor) : nil
        }
    }

    /// Gives a closure the key of each contact of a file with that of its row, in their order, as ``keys(of:from:in:)`` returns them.
    ///
    /// Where a single text of `contacts` has it, records are read as they stand in their pages.
    func forEach(in db: Database, _ body: (_ contact: Int, _ key: Int?) -> Void) throws {
        if let column = columnOfKeys, db.flush() {
            let heading = column == .extras ? heading : nil
            return try TableRecords.forEach(of: .contacts, in: db) { contact, record in
                guard var values = StoredRecord(record), values.skip(column.rawValue) else {
                    return body(contact, nil)
                }
                let text = values.nextText() ?? UnsafeBufferPointer(start: nil, count: 0)
                let key = if let heading { heading.key(in: text) } else { Self.hash(text) }
                body(contact, key)
            }
        }
        var cursor = try ContactCursor(columns, of: 0...RowKey.maximumContact, changes: .ignored, in: db)
        while try cursor.next() { body(cursor.id, try key(of: &cursor)) }
    }

    /// The column of `contacts` that has the keys; `nil` if they are elsewhere, or in several.
    private var columnOfKeys: ContactColumn? {
        switch key {
        case .uid: .uid
        case .column where column?.isField != true: .extras
        default: nil
        }
    }

    private func key(of cursor: inout ContactCursor) throws -> Int? {
        if let key = keyOfFields(cursor.contact) { return key }
        switch kind(in: cursor.contact.int(.sourceID)) {
        case .email:
            while try cursor.nextEmail() {
                if let key = Self.key(ofEmail: cursor.emails.row) { return key }
            }
        case .phone:
            while try cursor.nextNumber() {
                if let key = Self.key(ofNumber: cursor.numbers.rows.row) { return key }
            }
        default: break
        }
        return nil
    }
}

/// The heading of a column, in upper or lower case.
private struct KeyHeading {
    private let bytes: [UInt8]
    private let isASCII: Bool
    /// An object up to the text of its first name, where that is the heading; `nil` if the heading has escapes in an object.
    private let start: [UInt8]?

    init(_ heading: String) {
        bytes = Array(heading.utf8)
        isASCII = bytes.allSatisfy { $0 < 0x80 }
        start = bytes.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C } ? nil : Array("{\"\(heading)\":\"".utf8)
    }

    /// The key among the columns that are kept under their headings: the first value under this one.
    func key(in extras: UnsafeBufferPointer<UInt8>) -> Int? {
        if let value = firstValue(in: extras) { return ContactKeyReader.hash(value) }
        var key: Int?
        var decoder = ExtrasDecoder(extras)
        _ = decoder.forEach { name, value in
            if key == nil, matches(name) { key = ContactKeyReader.hash(value) }
        }
        return key
    }

    /// The value of the first column, where this is its heading and the value has no escapes; `nil` for an empty one. Most exports begin
    /// with the column of the key.
    private func firstValue(in extras: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        guard let start, extras.count > start.count, start.withUnsafeBufferPointer({ extras.starts(with: $0) }) else {
            return nil
        }
        let rest = extras[start.count...]
        guard let end = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x5C }), end > start.count, extras[end] == 0x22
        else { return nil }
        return UnsafeBufferPointer(rebasing: rest[..<end])
    }

    private func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if name.count == bytes.count, bytes.withUnsafeBufferPointer({ name.elementsEqual($0) }) { return true }
        // Letters beyond ASCII may have as many bytes as others.
        if isASCII, name.count != bytes.count, name.allSatisfy({ $0 < 0x80 }) { return false }
        return String(decoding: name, as: UTF8.self).lowercased() == String(decoding: bytes, as: UTF8.self).lowercased()
    }
}
