/// All contacts that are compared with each other.
///
/// Rows stand in an order that depends on their content alone, so that whatever is decided row by row is decided alike however
/// the contacts arrived. Contacts that are equal in everything that is compared, and say enough to be one person's, share a row.
struct ContactTable: Sendable {
    private(set) var rows: [ContactRow] = []
    /// The callers' numbers of the contacts of each row, the lowest first.
    private(set) var ids: [Int64] = []
    private(set) var idStarts: [UInt32] = []
    private(set) var phones: [PhoneValue] = []
    private(set) var emails: [TextID] = []
    private(set) var addresses: [AddressValue] = []
    private(set) var names = TextTable()
    private(set) var values = TextTable()

    /// Rows by the contacts' numbers, in their order.
    private var rowsByID: [(id: Int64, row: UInt32)] = []

    /// The row of a contact, or `nil` if there is no such contact.
    ///
    /// - Complexity: O(log contacts).
    func row(of id: Int64) -> Int? {
        var low = 0
        var high = rowsByID.count
        while low < high {
            let middle = (low + high) / 2
            if rowsByID[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < rowsByID.count && rowsByID[low].id == id ? Int(rowsByID[low].row) : nil
    }

    /// How many contacts there are, copies included.
    var contactCount: Int { ids.count }

    /// The contacts of a row.
    func ids(of row: Int) -> ArraySlice<Int64> {
        ids[Int(idStarts[row])..<Int(idStarts[row + 1])]
    }

    @inline(__always)
    func phones(of row: ContactRow) -> ArraySlice<PhoneValue> { phones[row.phones.range] }
    @inline(__always)
    func emails(of row: ContactRow) -> ArraySlice<TextID> { emails[row.emails.range] }
    @inline(__always)
    func addresses(of row: ContactRow) -> ArraySlice<AddressValue> { addresses[row.addresses.range] }

    /// Puts batches together.
    ///
    /// - Parameter separate: contacts that must have rows of their own, since somebody said that they are not their copies' person.
    init(_ batches: consuming [ContactBatch], separate: Set<Int64> = []) {
        var rows: [ContactRow] = []
        var numbers: [Int64] = []
        rows.reserveCapacity(batches.reduce(0) { $0 + $1.count })
        numbers.reserveCapacity(rows.capacity)
        for place in batches.indices {
            add(batches[place], to: &rows, &numbers)
            batches[place] = ContactBatch()
        }
        names.freeze()
        values.freeze()
        sort(rows, numbers, separate: separate)
    }

    private mutating func add(_ batch: ContactBatch, to rows: inout [ContactRow], _ numbers: inout [Int64]) {
        let names = self.names.merge(batch.names)
        let values = self.values.merge(batch.values)
        let phoneStart = UInt32(phones.count)
        let emailStart = UInt32(emails.count)
        let addressStart = UInt32(addresses.count)
        for phone in batch.phones {
            phones.append(PhoneValue(text: values[Int(phone.text.raw)], field: phone.field))
        }
        for email in batch.emails { emails.append(values[Int(email.raw)]) }
        for address in batch.addresses {
            addresses.append(
                AddressValue(
                    street: values[Int(address.street.raw)], city: values[Int(address.city.raw)],
                    postalCode: values[Int(address.postalCode.raw)]))
        }
        for var row in batch.rows {
            row.name.given = names[Int(row.name.given.raw)]
            row.name.family = names[Int(row.name.family.raw)]
            row.name.otherFamily = names[Int(row.name.otherFamily.raw)]
            row.name.middle = names[Int(row.name.middle.raw)]
            row.nickname = names[Int(row.nickname.raw)]
            row.organization = values[Int(row.organization.raw)]
            row.jobTitle = values[Int(row.jobTitle.raw)]
            row.identifier = values[Int(row.identifier.raw)]
            row.phones.start += phoneStart
            row.emails.start += emailStart
            row.addresses.start += addressStart
            tidy(&row)
            rows.append(row)
        }
        numbers.append(contentsOf: batch.ids)
    }

    /// Sorts the values of a row by their content and drops those that it has twice.
    private mutating func tidy(_ row: inout ContactRow) {
        if row.phones.count > 1 {
            phones[row.phones.range].sort {
                (values.hash($0.text), $0.field.rawValue) < (values.hash($1.text), $1.field.rawValue)
            }
            row.phones.count = Self.unique(&phones, row.phones.range) { $0.text == $1.text }
        }
        if row.emails.count > 1 {
            emails[row.emails.range].sort { values.hash($0) < values.hash($1) }
            row.emails.count = Self.unique(&emails, row.emails.range) { $0 == $1 }
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

    // MARK: Order

    private func hash(of address: AddressValue) -> UInt64 {
        ContentHash.mixed(
            ContentHash.mixed(values.hash(address.street), values.hash(address.city)), values.hash(address.postalCode))
    }

    private func hash(of row: ContactRow) -> UInt64 {
        var hash = ContentHash.mixed(names.hash(row.name.given), names.hash(row.name.family))
        func mix(_ value: UInt64) { hash = ContentHash.mixed(hash, value) }
        mix(names.hash(row.name.otherFamily))
        mix(names.hash(row.name.middle))
        mix(UInt64(row.name.generation) << 1 | (row.isOrganization ? 1 : 0))
        mix(names.hash(row.nickname))
        mix(values.hash(row.organization))
        mix(values.hash(row.jobTitle))
        mix(values.hash(row.identifier))
        mix(UInt64(row.birthday.digits))
        for phone in phones(of: row) { mix(values.hash(phone.text) &+ UInt64(phone.field.rawValue)) }
        mix(1)
        for email in emails(of: row) { mix(values.hash(email)) }
        mix(2)
        for address in addresses(of: row) { mix(self.hash(of: address)) }
        return hash
    }

    private func areCopies(_ first: ContactRow, _ second: ContactRow) -> Bool {
        var plain = first
        plain.phones = second.phones
        plain.emails = second.emails
        plain.addresses = second.addresses
        return plain == second && phones(of: first) == phones(of: second) && emails(of: first) == emails(of: second)
            && addresses(of: first) == addresses(of: second)
    }

    /// Whether a contact says enough that an exact copy is the same person's.
    private func identifies(_ row: ContactRow) -> Bool {
        if !row.identifier.isEmpty || phones(of: row).contains(where: { $0.field != .servicePhone }) { return true }
        if emails(of: row).contains(where: { !values.withText($0, EmailText.isRole) }) { return true }
        return !row.name.isSingle
            && (!row.emails.isEmpty || !row.birthday.isUnknown
                || addresses(of: row).contains { !$0.street.isEmpty && !$0.city.isEmpty })
    }

    private mutating func sort(_ unsorted: [ContactRow], _ numbers: [Int64], separate: Set<Int64>) {
        var order: [(hash: UInt64, id: Int64, place: UInt32)] = []
        order.reserveCapacity(unsorted.count)
        for (place, row) in unsorted.enumerated() {
            order.append((hash(of: row), numbers[place], UInt32(place)))
        }
        order.sort { ($0.hash, $0.id) < ($1.hash, $1.id) }
        rows.reserveCapacity(order.count)
        ids.reserveCapacity(order.count)
        idStarts.reserveCapacity(order.count + 1)
        rowsByID.reserveCapacity(order.count)
        for place in order.indices {
            let row = unsorted[Int(order[place].place)]
            let isCopy =
                place > 0 && order[place - 1].hash == order[place].hash && areCopies(rows[rows.count - 1], row)
                && identifies(row) && (separate.isEmpty || !separate.contains(order[place].id))
            if !isCopy {
                rows.append(row)
                idStarts.append(UInt32(ids.count))
            }
            ids.append(order[place].id)
            rowsByID.append((order[place].id, UInt32(rows.count - 1)))
        }
        rowsByID.sort { $0.id < $1.id }
        idStarts.append(UInt32(ids.count))
    }
}
