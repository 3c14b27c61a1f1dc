import GRDB

extension HashedContact {
    /// All contacts of a file, in the order of their keys.
    ///
    /// Values that edits added are left out.
    static func all(in db: Database) throws -> [HashedContact] {
        var contacts: [HashedContact] = []
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
}
