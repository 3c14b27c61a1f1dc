import GRDB

extension HashedContact {
    /// All contacts of a file, in the order of their keys.
    ///
    /// Values that edits added are left out.
    static func all(in db: Database) throws -> [HashedContact] {
        var contacts: [HashedContact] = []
        contacts.reserveCapacity(try likelyCount(in: db))
        try TableRecords.forEach(of: .contacts, in: db) { key, record in
            guard var values = StoredRecord(record), let place = ContactPlace(contact: key, &values) else { return }
            var hash = ContactHash()
            hash.add(record, of: .contacts, position: 0)
            contacts.append(HashedContact(place: place, values: hash.value, row: RecordHash.fixed.hash(record)))
        }
        for table in StoreTable.ofContacts {
            var next = 0
            try TableRecords.forEach(of: table, in: db) { key, record in
                let (contact, position) = (key >> RowKey.positionBits, key & RowKey.positionMask)
                while next < contacts.count, contacts[next].place.contact < contact { next += 1 }
                guard next < contacts.count, contacts[next].place.contact == contact, position < RowKey.firstAdded
                else { return }
                var hash = ContactHash(after: contacts[next].values)
                hash.add(record, of: table, position: position)
                contacts[next].values = hash.value
            }
        }
        return contacts
    }

    /// The count of contacts that sources say they have, as far as the file has room for them.
    private static func likelyCount(in db: Database) throws -> Int {
        // A record with its place, and its cell in a page.
        let smallest = 12
        let stored = try Int.fetchOne(db, sql: "SELECT sum(max(contacts_stored, 0)) FROM sources") ?? 0
        let pages = try Int.fetchOne(db, sql: "PRAGMA main.page_count") ?? 0
        let pageSize = try Int.fetchOne(db, sql: "PRAGMA main.page_size") ?? 0
        return min(stored, pages * pageSize / smallest)
    }
}
