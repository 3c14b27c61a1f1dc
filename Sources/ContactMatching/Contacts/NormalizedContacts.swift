/// Contacts in the form in which they are compared.
///
/// Normalizing takes most of the time of matching. Keep the ``encoded()`` form beside the contacts to normalize only those that are
/// new the next time.
public struct NormalizedContacts: Sendable {
    var rows: [ContactRow] = []
    /// The callers' numbers of the contacts, row by row.
    var ids: [Int64] = []
    var phones: [PhoneValue] = []
    var emails: [TextID] = []
    var addresses: [AddressValue] = []
    var identities: [TextID] = []
    /// Words of names, each once.
    var names = TextTable()
    /// Everything else.
    var values = TextTable()

    /// No contacts.
    public init() {}

    /// Puts batches together.
    public init(_ batches: consuming [ContactBatch]) {
        rows.reserveCapacity(batches.reduce(0) { $0 + $1.count })
        ids.reserveCapacity(rows.capacity)
        for place in batches.indices {
            add(batches[place].contacts)
            batches[place] = ContactBatch()
        }
    }

    /// The number of contacts.
    public var count: Int { rows.count }

    /// Gives each contact the number that a closure gives for its own.
    public mutating func renumber(_ number: (Int64) throws -> Int64) rethrows { ids = try ids.map(number) }

    /// Adds other contacts.
    public mutating func add(_ other: consuming NormalizedContacts) {
        let names = self.names.merge(other.names)
        let values = self.values.merge(other.values)
        let phoneStart = UInt32(phones.count)
        let emailStart = UInt32(emails.count)
        let addressStart = UInt32(addresses.count)
        let identityStart = UInt32(identities.count)
        for phone in other.phones {
            phones.append(PhoneValue(text: values[Int(phone.text.raw)], kind: phone.kind))
        }
        for email in other.emails { emails.append(values[Int(email.raw)]) }
        for number in other.identities { identities.append(values[Int(number.raw)]) }
        for address in other.addresses {
            addresses.append(
                AddressValue(
                    street: values[Int(address.street.raw)], city: values[Int(address.city.raw)],
                    postalCode: values[Int(address.postalCode.raw)]))
        }
        for var row in other.rows {
            row.name.given = names[Int(row.name.given.raw)]
            row.name.family = names[Int(row.name.family.raw)]
            row.name.otherFamily = names[Int(row.name.otherFamily.raw)]
            row.name.middle = names[Int(row.name.middle.raw)]
            row.name.nickname = names[Int(row.name.nickname.raw)]
            row.name.remark = names[Int(row.name.remark.raw)]
            row.organization = values[Int(row.organization.raw)]
            row.jobTitle = values[Int(row.jobTitle.raw)]
            row.department = values[Int(row.department.raw)]
            row.identifier = values[Int(row.identifier.raw)]
            row.phones.start += phoneStart
            row.emails.start += emailStart
            row.addresses.start += addressStart
            row.identities.start += identityStart
            tidy(&row)
            rows.append(row)
        }
        ids.append(contentsOf: other.ids)
    }

    // MARK: Values of a row

    @inline(__always)
    func phones(of row: ContactRow) -> ArraySlice<PhoneValue> { phones[row.phones.range] }
    @inline(__always)
    func emails(of row: ContactRow) -> ArraySlice<TextID> { emails[row.emails.range] }
    @inline(__always)
    func identities(of row: ContactRow) -> ArraySlice<TextID> { identities[row.identities.range] }
    @inline(__always)
    func addresses(of row: ContactRow) -> ArraySlice<AddressValue> { addresses[row.addresses.range] }

    /// Sorts the values of a row by their content and drops those that it has twice.
    private mutating func tidy(_ row: inout ContactRow) {
        if row.phones.count > 1 {
            phones[row.phones.range].sort {
                (values.hash($0.text), $0.kind.rawValue) < (values.hash($1.text), $1.kind.rawValue)
            }
            row.phones.count = Self.unique(&phones, row.phones.range) { $0.text == $1.text }
        }
        if row.emails.count > 1 {
            emails[row.emails.range].sort { values.hash($0) < values.hash($1) }
            row.emails.count = Self.unique(&emails, row.emails.range) { $0 == $1 }
        }
        if row.identities.count > 1 {
            identities[row.identities.range].sort { values.hash($0) < values.hash($1) }
            row.identities.count = Self.unique(&identities, row.identities.range) { $0 == $1 }
        }
        if row.addresses.count > 1 {
            let sorted = addresses(of: row).sorted { hash(of: $0) < hash(of: $1) }
            addresses.replaceSubrange(row.addresses.range, with: sorted)
            row.addresses.count = Self.unique(&addresses, row.addresses.range) { $0 == $1 }
        }
    }

    private static func unique<Element>(
        _ list: inout [Element], _ range: Range<Int>, _ areSame: (Element, Element) -> Bool
    ) -> UInt32 {
        var end = range.lowerBound
        for place in range.dropFirst() where !areSame(list[end], list[place]) {
            end += 1
            list[end] = list[place]
        }
        return UInt32(end + 1 - range.lowerBound)
    }

    /// Puts the values of rows into the order of these rows.
    mutating func arrangeValues(of rows: inout [ContactRow]) {
        var (phones, emails, addresses): ([PhoneValue], [TextID], [AddressValue]) = ([], [], [])
        var identities: [TextID] = []
        phones.reserveCapacity(self.phones.count)
        emails.reserveCapacity(self.emails.count)
        addresses.reserveCapacity(self.addresses.count)
        for place in rows.indices {
            let row = rows[place]
            rows[place].phones.start = UInt32(phones.count)
            for phone in row.phones.range { phones.append(self.phones[phone]) }
            rows[place].emails.start = UInt32(emails.count)
            for email in row.emails.range { emails.append(self.emails[email]) }
            rows[place].addresses.start = UInt32(addresses.count)
            for address in row.addresses.range { addresses.append(self.addresses[address]) }
            rows[place].identities.start = UInt32(identities.count)
            for number in row.identities.range { identities.append(self.identities[number]) }
        }
        self.phones = phones
        self.emails = emails
        self.addresses = addresses
        self.identities = identities
    }

    // MARK: Hashes

    /// A hash of the content of a row whose first bits are those of the family name: tables have their rows in this order.
    func orderKey(of row: ContactRow) -> UInt64 {
        let name = row.name.family.isEmpty ? row.name.given : row.name.family
        let familyBits: UInt64 = 20
        let mask = UInt64.max >> familyBits
        return names.hash(name) & ~mask | hash(of: row) & mask
    }

    /// Calls a closure with the values of a row that has a name, and with this name as one of 64, which is enough to tell few from many.
    func forEachNamedValue(of row: ContactRow, _ body: (_ value: TextID, _ name: UInt64) -> Void) {
        if row.isNameless { return }
        let name = UInt64(1) << (StableHash.mixed(names.hash(row.name.given), names.hash(row.name.family)) >> 58)
        for phone in phones(of: row) { body(phone.text, name) }
        for email in emails(of: row) { body(email, name) }
    }

    private func hash(of address: AddressValue) -> UInt64 {
        StableHash.mixed(
            StableHash.mixed(values.hash(address.street), values.hash(address.city)), values.hash(address.postalCode))
    }

    /// A hash of everything that is compared.
    func hash(of row: ContactRow) -> UInt64 {
        var hash = StableHash.mixed(names.hash(row.name.given), names.hash(row.name.family))
        func mix(_ value: UInt64) { hash = StableHash.mixed(hash, value) }
        mix(names.hash(row.name.otherFamily))
        mix(names.hash(row.name.middle))
        mix(UInt64(row.name.generation) << 1 | (row.isOrganization ? 1 : 0))
        mix(names.hash(row.name.nickname))
        mix(names.hash(row.name.remark) &+ UInt64(row.name.traits.rawValue))
        if row.name.givenMarks | row.name.familyMarks != 0 {
            mix(UInt64(row.name.givenMarks) << 16 | UInt64(row.name.familyMarks))
        }
        mix(values.hash(row.organization))
        mix(values.hash(row.jobTitle))
        if row.details != 0, !row.keepsColumns { mix(UInt64(row.details)) }
        if !row.department.isEmpty { mix(values.hash(row.department)) }
        mix(values.hash(row.identifier))
        mix(UInt64(row.birthday.digits))
        for phone in phones(of: row) { mix(values.hash(phone.text) &+ UInt64(phone.kind.rawValue)) }
        mix(1)
        for email in emails(of: row) { mix(values.hash(email)) }
        mix(2)
        for address in addresses(of: row) { mix(self.hash(of: address)) }
        for number in identities(of: row) { mix(values.hash(number)) }
        return hash
    }
}
