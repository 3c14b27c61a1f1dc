extension NormalizedContacts {
    /// The version of the encoded form.
    private static let version: UInt8 = 6

    /// The contacts as bytes, which `init(decoding:)` reads.
    ///
    /// Numbers are [LEB128](https://en.wikipedia.org/wiki/LEB128); a row starts with a set of the values that it has.
    public func encoded() -> [UInt8] {
        var output = ByteEncoder(capacity: values.bytes.count + names.bytes.count + rows.count * 48)
        output.append(byte: Self.version)
        output.append(names)
        output.append(values)
        output.append(UInt64(rows.count))
        var former = Former()
        for (place, row) in rows.enumerated() { encode(row, id: ids[place], &former, to: &output) }
        return output.bytes
    }

    /// The values of the previous row: new texts are numbered in their order, so that differences are small.
    private struct Former {
        var id: Int64 = 0
        var phone: UInt32 = 0
        var email: UInt32 = 0
        var street: UInt32 = 0
    }

    /// The values that a row can have, in their order.
    private struct Parts: OptionSet {
        let rawValue: UInt64
        static let given = Parts(rawValue: 1 << 0)
        static let family = Parts(rawValue: 1 << 1)
        static let phones = Parts(rawValue: 1 << 2)
        static let emails = Parts(rawValue: 1 << 3)
        static let addresses = Parts(rawValue: 1 << 4)
        static let organization = Parts(rawValue: 1 << 5)
        static let jobTitle = Parts(rawValue: 1 << 6)
        static let birthday = Parts(rawValue: 1 << 7)
        static let middle = Parts(rawValue: 1 << 8)
        static let otherFamily = Parts(rawValue: 1 << 9)
        static let generation = Parts(rawValue: 1 << 10)
        static let nickname = Parts(rawValue: 1 << 11)
        static let identifier = Parts(rawValue: 1 << 12)
        static let isOrganization = Parts(rawValue: 1 << 13)
        static let remark = Parts(rawValue: 1 << 14)
        static let traits = Parts(rawValue: 1 << 15)
        static let identities = Parts(rawValue: 1 << 16)
        static let givenMarks = Parts(rawValue: 1 << 17)
        static let familyMarks = Parts(rawValue: 1 << 18)
        static let department = Parts(rawValue: 1 << 19)
        static let details = Parts(rawValue: 1 << 20)

        /// All parts, whose number has three bytes.
        static let all = Parts(rawValue: 0x1F_FFFF)
    }

    private func encode(_ row: ContactRow, id: Int64, _ former: inout Former, to output: inout ByteEncoder) {
        output.append(difference: id, former.id)
        former.id = id
        let head = output.count
        var parts: Parts = row.isOrganization ? .isOrganization : []
        output.append(Parts.all.rawValue)
        func take(_ value: UInt32, _ part: Parts) {
            guard value != 0 else { return }
            parts.insert(part)
            output.append(UInt64(value))
        }
        take(row.name.given.raw, .given)
        take(row.name.family.raw, .family)
        take(row.phones.count, .phones)
        for phone in phones(of: row) {
            output.append(difference: Int64(phone.text.raw), Int64(former.phone))
            output.append(byte: phone.kind.rawValue)
            former.phone = phone.text.raw
        }
        take(row.emails.count, .emails)
        for email in emails(of: row) {
            output.append(difference: Int64(email.raw), Int64(former.email))
            former.email = email.raw
        }
        take(row.addresses.count, .addresses)
        for address in addresses(of: row) {
            output.append(difference: Int64(address.street.raw), Int64(former.street))
            output.append(UInt64(address.city.raw))
            output.append(UInt64(address.postalCode.raw))
            former.street = address.street.raw
        }
        take(row.organization.raw, .organization)
        take(row.jobTitle.raw, .jobTitle)
        take(row.department.raw, .department)
        take(row.details, .details)
        take(row.birthday.digits, .birthday)
        take(row.name.middle.raw, .middle)
        take(row.name.otherFamily.raw, .otherFamily)
        take(UInt32(row.name.generation), .generation)
        take(row.name.nickname.raw, .nickname)
        take(row.identifier.raw, .identifier)
        take(row.name.remark.raw, .remark)
        take(UInt32(row.name.traits.rawValue), .traits)
        take(UInt32(row.name.givenMarks), .givenMarks)
        take(UInt32(row.name.familyMarks), .familyMarks)
        take(row.identities.count, .identities)
        for number in identities(of: row) { output.append(UInt64(number.raw)) }
        output.replaceThreeBytes(at: head, with: parts.rawValue)
    }

    // MARK: Decoding

    /// Reads contacts from bytes that ``encoded()`` returned.
    ///
    /// - Parameters:
    ///   - bytes: the encoded contacts.
    ///   - workers: the distribution of the work over threads.
    /// - Returns: `nil` if the bytes are of another version, or damaged so that they refer to texts that are not there.
    public init?(decoding bytes: UnsafeBufferPointer<UInt8>, workers: Workers = .serial) {
        var input = ByteDecoder(bytes)
        guard input.byte() == Self.version, let names = input.texts(), let values = input.texts() else { return nil }
        let (texts, rows) = ([SharedBytes(names.text), SharedBytes(values.text)], SharedBytes(input.rest))
        let ends = [names.ends, values.ends]
        let parts = workers.map(3) { part -> Part in
            if part < 2 { return .texts(TextTable(texts[part].bytes, ends: ends[part])) }
            return .rows(
                NormalizedContacts(rows: rows.bytes, nameCount: ends[0].count, valueCount: ends[1].count))
        }
        guard case .texts(let nameTable) = parts[0], case .texts(let valueTable) = parts[1],
            case .rows(.some(let contacts)) = parts[2]
        else { return nil }
        self = contacts
        self.names = nameTable
        self.values = valueTable
    }

    /// Bytes that several threads read, and that stay in place until all have done so.
    private struct SharedBytes: @unchecked Sendable {
        let bytes: UnsafeBufferPointer<UInt8>

        init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }
    }

    /// The result of decoding one piece.
    private enum Part: Sendable {
        case texts(TextTable)
        case rows(NormalizedContacts?)
    }

    /// Reads rows, whose texts are read elsewhere.
    private init?(rows bytes: UnsafeBufferPointer<UInt8>, nameCount: Int, valueCount: Int) {
        var input = ByteDecoder(bytes)
        guard let count = input.number(), count <= UInt64(bytes.count) else { return nil }
        self.init()
        rows.reserveCapacity(Int(count))
        ids.reserveCapacity(Int(count))
        var former = Former()
        for _ in 0..<count {
            guard decodeRow(&input, &former, nameCount: nameCount, valueCount: valueCount) else { return nil }
        }
        guard input.isAtEnd else { return nil }
    }

    private mutating func decodeRow(
        _ input: inout ByteDecoder, _ former: inout Former, nameCount: Int, valueCount: Int
    ) -> Bool {
        guard let id = input.number(after: former.id), let present = input.number() else { return false }
        former.id = id
        let parts = Parts(rawValue: present)
        var row = ContactRow()
        row.isOrganization = parts.contains(.isOrganization)
        var isWhole = true
        func number(_ part: Parts, below limit: Int) -> UInt32 {
            guard parts.contains(part) else { return 0 }
            guard let value = input.number(), value < UInt64(limit) else {
                isWhole = false
                return 0
            }
            return UInt32(value)
        }
        func name(_ part: Parts) -> TextID { TextID(raw: number(part, below: nameCount)) }
        func value(_ part: Parts) -> TextID { TextID(raw: number(part, below: valueCount)) }
        row.name.given = name(.given)
        row.name.family = name(.family)
        let limit = ContactBatch.maximumValues + 1
        row.phones = ListRange(start: UInt32(phones.count), count: number(.phones, below: limit))
        for _ in 0..<row.phones.count {
            guard let text = text(after: &former.phone, &input, below: valueCount),
                let kind = input.byte().flatMap(ContactRecord.PhoneKind.init)
            else {
                return false
            }
            phones.append(PhoneValue(text: text, kind: kind))
        }
        row.emails = ListRange(start: UInt32(emails.count), count: number(.emails, below: limit))
        for _ in 0..<row.emails.count {
            guard let text = text(after: &former.email, &input, below: valueCount) else { return false }
            emails.append(text)
        }
        row.addresses = ListRange(start: UInt32(addresses.count), count: number(.addresses, below: limit))
        for _ in 0..<row.addresses.count {
            guard let street = text(after: &former.street, &input, below: valueCount), let city = input.number(),
                let postalCode = input.number(), max(city, postalCode) < UInt64(valueCount)
            else { return false }
            addresses.append(
                AddressValue(
                    street: street, city: TextID(raw: UInt32(city)), postalCode: TextID(raw: UInt32(postalCode))))
        }
        row.organization = value(.organization)
        row.jobTitle = value(.jobTitle)
        row.department = value(.department)
        row.details = number(.details, below: 1 << 32)
        row.birthday = BirthDate(digits: number(.birthday, below: Int(BirthDate.limit)))
        row.name.middle = name(.middle)
        row.name.otherFamily = name(.otherFamily)
        row.name.generation = UInt8(number(.generation, below: 256))
        row.name.nickname = name(.nickname)
        row.identifier = value(.identifier)
        row.name.remark = name(.remark)
        let sixteenBits = 1 << 16
        row.name.traits = PersonName.Traits(rawValue: UInt16(number(.traits, below: sixteenBits)))
        row.name.givenMarks = UInt16(number(.givenMarks, below: sixteenBits))
        row.name.familyMarks = UInt16(number(.familyMarks, below: sixteenBits))
        row.identities = ListRange(
            start: UInt32(identities.count), count: number(.identities, below: limit))
        for _ in 0..<row.identities.count {
            guard let number = input.number(), number < UInt64(valueCount) else { return false }
            identities.append(TextID(raw: UInt32(number)))
        }
        guard isWhole else { return false }
        rows.append(row)
        ids.append(id)
        return true
    }

    private func text(after former: inout UInt32, _ input: inout ByteDecoder, below limit: Int) -> TextID? {
        guard let number = input.number(after: Int64(former)), number >= 0, number < Int64(limit) else { return nil }
        former = UInt32(number)
        return TextID(raw: former)
    }
}
