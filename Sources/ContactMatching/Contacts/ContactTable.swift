/// All contacts that are compared with each other.
///
/// Rows stand in an order that depends on their content alone, so that whatever is decided row by row is decided alike however
/// the contacts arrived. Rows of one family name stand together, since most of those that are compared share it: their values
/// are then near each other in memory. Contacts that are equal in everything that is compared, and say enough to be one person's, share a row.
struct ContactTable: Sendable {
    private(set) var rows: [ContactRow] = []
    /// The callers' numbers of the contacts of each row, the lowest first.
    private(set) var ids: [Int64] = []
    private(set) var idStarts: [UInt32] = []
    /// The values of the rows; its own rows are given up.
    private(set) var contacts: NormalizedContacts

    /// Rows by the contacts' numbers, in their order.
    private(set) var rowsByID: [(id: Int64, row: UInt32)] = []

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

    /// The number of contacts, copies included.
    var contactCount: Int { ids.count }

    /// The contacts of a row.
    func ids(of row: Int) -> ArraySlice<Int64> {
        ids[Int(idStarts[row])..<Int(idStarts[row + 1])]
    }

    var names: TextTable {
        @inline(__always) _read { yield contacts.names }
    }
    var values: TextTable {
        @inline(__always) _read { yield contacts.values }
    }
    var addresses: [AddressValue] {
        @inline(__always) _read { yield contacts.addresses }
    }

    /// `true` if a contact has a number that is not accepted, or in its note.
    var hasUnconfirmedNumbers: Bool { contacts.phones.contains(where: \.isWeak) }

    @inline(__always)
    func phones(of row: ContactRow) -> ArraySlice<PhoneValue> { contacts.phones[row.phones.range] }
    @inline(__always)
    func emails(of row: ContactRow) -> ArraySlice<TextID> { contacts.emails[row.emails.range] }
    func identities(of row: ContactRow) -> ArraySlice<TextID> { contacts.identities(of: row) }

    /// A number of an authority or a profile that two rows have in common; `nil` for none.
    func identity(of one: ContactRow, and two: ContactRow) -> TextID? {
        if one.identities.isEmpty || two.identities.isEmpty { return nil }
        let others = identities(of: two)
        return identities(of: one).first(where: others.contains)
    }

    @inline(__always)
    func addresses(of row: ContactRow) -> ArraySlice<AddressValue> { contacts.addresses[row.addresses.range] }

    /// Puts contacts in order.
    ///
    /// - Parameters:
    ///   - copies: the contacts that share a row with those that are equal; by default those that say enough.
    ///   - isCrowded: returns `true` for the hash of a value that many names have; by default the contacts tell.
    init(
        _ contacts: consuming NormalizedContacts, copies: Set<Int64>? = nil, isCrowded: ((UInt64) -> Bool)? = nil
    ) {
        let (unsorted, numbers) = (contacts.rows, contacts.ids)
        self.init(valuesOf: contacts)
        let crowded = isCrowded.map { isCrowded in (0..<values.count).map { isCrowded(values.hashes[$0]) } }
        sort(unsorted, numbers, copies: copies, crowded: crowded ?? crowdedValues(unsorted))
    }

    /// A table of rows that stand in another order.
    ///
    /// - Parameters:
    ///   - order: the places of the rows in the order of the table.
    ///   - ids: the contacts of each row, in this order.
    init(_ rows: consuming NormalizedContacts, order: [Int], ids: [[Int64]]) {
        let unsorted = rows.rows
        self.init(valuesOf: rows)
        self.rows = order.map { unsorted[$0] }
        for (row, contacts) in ids.enumerated() {
            idStarts.append(UInt32(self.ids.count))
            self.ids += contacts
            for contact in contacts { rowsByID.append((contact, UInt32(row))) }
        }
        idStarts.append(UInt32(self.ids.count))
        rowsByID.sort { $0.id < $1.id }
    }

    private init(valuesOf contacts: consuming NormalizedContacts) {
        contacts.rows = []
        contacts.ids = []
        contacts.names.freeze()
        contacts.values.freeze()
        self.contacts = contacts
    }

    // MARK: Cards

    /// Takes everything from a row.
    mutating func clear(_ row: Int) { rows[row] = ContactRow() }

    /// Gives a row another content, with the values of some rows of another table, each once.
    mutating func set(_ row: Int, to content: ContactRow, withValuesOf others: [ContactRow], in table: ContactTable) {
        var content = content
        let (phones, emails, addresses) = (contacts.phones.count, contacts.emails.count, contacts.addresses.count)
        let identities = contacts.identities.count
        for other in others {
            for phone in table.phones(of: other) where contacts.phones.count - phones < ContactBatch.maximumValues {
                if !contacts.phones[phones...].contains(where: { $0.text == phone.text }) {
                    contacts.phones.append(phone)
                }
            }
            for email in table.emails(of: other) where contacts.emails.count - emails < ContactBatch.maximumValues {
                if !contacts.emails[emails...].contains(email) { contacts.emails.append(email) }
            }
            for number in table.identities(of: other)
            where contacts.identities.count - identities < ContactBatch.maximumValues {
                if !contacts.identities[identities...].contains(number) {
                    contacts.identities.append(number)
                }
            }
            for address in table.addresses(of: other)
            where contacts.addresses.count - addresses < ContactBatch.maximumValues {
                if !contacts.addresses[addresses...].contains(address) { contacts.addresses.append(address) }
            }
        }
        content.phones = ListRange(start: UInt32(phones), count: UInt32(contacts.phones.count - phones))
        content.emails = ListRange(start: UInt32(emails), count: UInt32(contacts.emails.count - emails))
        content.addresses = ListRange(start: UInt32(addresses), count: UInt32(contacts.addresses.count - addresses))
        content.identities = ListRange(
            start: UInt32(identities), count: UInt32(contacts.identities.count - identities))
        rows[row] = content
    }

    // MARK: Order

    private func areCopies(_ first: ContactRow, _ second: ContactRow) -> Bool {
        if first.keepsOthers(than: second) { return false }
        var plain = first
        if first.keepsColumns || second.keepsColumns { plain.details = second.details }
        plain.phones = second.phones
        plain.emails = second.emails
        plain.addresses = second.addresses
        plain.identities = second.identities
        return plain == second && phones(of: first) == phones(of: second) && emails(of: first) == emails(of: second)
            && addresses(of: first) == addresses(of: second)
            && identities(of: first) == identities(of: second)
    }

    /// Up to so many names a value has holders like others; up to so many copies a contact is one that was read several times.
    private static let fewNames = 8
    private static let fewCopies = 8

    /// Values that many names have, by number.
    private func crowdedValues(_ rows: [ContactRow]) -> [Bool] {
        var names = [UInt64](repeating: 0, count: values.count)
        for row in rows { contacts.forEachNamedValue(of: row) { names[Int($0.raw)] |= $1 } }
        return names.map(Self.areMany)
    }

    /// Returns `true` if a set of names, as ``NormalizedContacts/forEachNamedValue(of:_:)`` has them, is that of a value that many have.
    static func areMany(_ names: UInt64) -> Bool { names.nonzeroBitCount > fewNames }

    /// Returns `true` if a contact says enough that an exact copy belongs to the same person.
    ///
    /// - Parameters:
    ///   - count: how many contacts are alike: of those who have nothing but a common value few may be.
    ///   - crowded: values that many names have.
    private func identifies(_ row: ContactRow, count: Int, _ crowded: [Bool]) -> Bool {
        if !row.identifier.isEmpty || !row.identities.isEmpty { return true }
        let isFew = count <= Self.fewCopies
        if isFew, row.details != 0, !row.keepsColumns { return true }
        if phones(of: row).contains(where: {
            $0.kind != .service && !$0.isWeak && (isFew || !crowded[Int($0.text.raw)])
        }) {
            return true
        }
        let personal = emails(of: row).contains {
            !values.withText($0, EmailText.isRole) && (isFew || !crowded[Int($0.raw)])
        }
        if personal { return true }
        return !row.name.isSingle
            && (isFew && !row.emails.isEmpty || !row.birthday.isUnknown
                || addresses(of: row).contains { !$0.street.isEmpty && !$0.city.isEmpty })
    }

    private mutating func sort(
        _ unsorted: [ContactRow], _ numbers: [Int64], copies: Set<Int64>?, crowded: [Bool]
    ) {
        let order = order(of: unsorted, numbers)
        rows.reserveCapacity(order.count)
        ids.reserveCapacity(order.count)
        idStarts.reserveCapacity(order.count + 1)
        var rowNumbers = [UInt32](repeating: 0, count: order.count)
        var runEnd = 0
        var runCount = 0
        for (place, current) in order.enumerated() {
            if place == runEnd {
                while runEnd < order.count, order[runEnd].key == current.key { runEnd += 1 }
                runCount = runEnd - place
            }
            let (row, id) = (unsorted[Int(current.row)], numbers[Int(current.row)])
            let isCopy =
                place > 0 && order[place - 1].key == current.key && areCopies(rows[rows.count - 1], row)
                && (copies?.contains(id) ?? identifies(row, count: runCount, crowded))
            if !isCopy {
                rows.append(row)
                idStarts.append(UInt32(ids.count))
            }
            ids.append(id)
            rowNumbers[Int(current.row)] = UInt32(rows.count - 1)
        }
        idStarts.append(UInt32(ids.count))
        rowsByID = zip(numbers, rowNumbers).map { (id: $0, row: $1) }
        // Contacts of a database come in this order already.
        rowsByID.sort { $0.id < $1.id }
        contacts.arrangeValues(of: &rows)
    }

    /// The places of rows in the order of their keys, and of the columns that no field has and the contacts' numbers where these are the same.
    private func order(of unsorted: [ContactRow], _ numbers: [Int64]) -> [KeyedRow] {
        var order = KeyedRow.sorted(
            unsorted.enumerated().map { KeyedRow(key: contacts.orderKey(of: $1), row: UInt32($0)) })
        var low = 0
        while low < order.count {
            var high = low + 1
            while high < order.count, order[high].key == order[low].key { high += 1 }
            if high - low > 1 {
                order[low..<high].sort { one, two in
                    let details = (unsorted[Int(one.row)].details, unsorted[Int(two.row)].details)
                    return details.0 != details.1
                        ? details.0 > details.1 : numbers[Int(one.row)] < numbers[Int(two.row)]
                }
            }
            low = high
        }
        return order
    }
}
