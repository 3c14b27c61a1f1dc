import ContactMatching
import ContactModel

/// Contacts of a flat table, one a line, with the person that each belongs to.
///
/// Columns, between tabs: person, given, middle, family, suffix, display, nickname, organization, title, birthday, e-mails, numbers,
/// street, city, postal code, identifier; a title before the name, `organization` for a contact that is one, and a note may follow. Several e-mails or
/// numbers have a semicolon between them; a number is `mobile:`, `phone:`, `either:` or `service:` and its E.164 form, or `unconfirmed:`
/// and the digits of one that is not accepted.
struct LabelledContacts {
    private(set) var batches: [ContactBatch] = []
    /// The person of each contact, by the contact's number.
    private(set) var people: [Int32] = []

    private static let fields: [Contact.Field.Kind?] = [
        nil, .givenName, .middleName, .familyName, .nameSuffix, .displayName, .nickname, .organization, .jobTitle,
        .birthday,
        .email, .phone, .street, .city, .postalCode, .uid, .namePrefix, nil, .note,
    ]

    private static let organizationColumn = 17

    /// Reads a table.
    ///
    /// - Parameter permutation: contacts are added in another order, which must change nothing.
    init(_ bytes: [UInt8], batchSize: Int = 50_000, reversed: Bool = false, workers: Workers) {
        var lines: [Range<Int>] = []
        var start = 0
        for place in bytes.indices where bytes[place] == 0x0A {
            lines.append(start..<place)
            start = place + 1
        }
        if reversed { lines.reverse() }
        var numbers: [[UInt8]: Int32] = [:]
        let all = lines
        let total = lines.count
        people = all.map { line in
            let end = bytes[line].firstIndex(of: 0x09) ?? line.upperBound
            let label = Array(bytes[line.lowerBound..<end])
            if let number = numbers[label] { return number }
            let number = Int32(numbers.count)
            numbers[label] = number
            return number
        }
        batches = workers.map((total + batchSize - 1) / batchSize) { index in
            var batch = ContactBatch()
            var record = ContactRecord()
            for place in index * batchSize..<min(total, (index + 1) * batchSize) {
                record.removeAll(id: Int64(reversed ? total - 1 - place : place))
                Self.read(bytes, all[place], into: &record)
                batch.append(record)
            }
            return batch
        }
        if reversed { people.reverse() }
    }

    private static func read(_ bytes: [UInt8], _ line: Range<Int>, into record: inout ContactRecord) {
        bytes.withUnsafeBufferPointer { bytes in
            var column = 0
            var start = line.lowerBound
            while start <= line.upperBound {
                var end = start
                while end < line.upperBound, bytes[end] != 0x09 { end += 1 }
                if column == organizationColumn, end > start { record.isOrganization = true }
                if column < fields.count, let field = fields[column], end > start {
                    append(UnsafeBufferPointer(rebasing: bytes[start..<end]), field, to: &record)
                }
                column += 1
                start = end + 1
            }
        }
    }

    private static func append(
        _ text: UnsafeBufferPointer<UInt8>, _ field: Contact.Field.Kind, to record: inout ContactRecord
    ) {
        guard field == .email || field == .phone else {
            record.append(field, text)
            return
        }
        for part in text.split(separator: UInt8(ascii: ";")) {
            let part = UnsafeBufferPointer(rebasing: part)
            guard field == .phone, let colon = part.firstIndex(of: UInt8(ascii: ":")) else {
                record.append(field, part)
                continue
            }
            let kind: ContactRecord.PhoneKind =
                switch part[0] {
                case UInt8(ascii: "m"): .mobile
                case UInt8(ascii: "s"): .service
                case UInt8(ascii: "e"): .either
                case UInt8(ascii: "u"): .unconfirmed
                default: .other
                }
            record.appendPhone(UnsafeBufferPointer(rebasing: part[(colon + 1)...]), kind: kind)
        }
    }
}
