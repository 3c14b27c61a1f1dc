import GRDB

/// Gives contacts of a newer source other keys, and their rows with them: these are read in the order of the new keys, and written as an
/// ingest writes rows. The caller counts them.
struct ContactRekeying {
    /// A contact by the key that it was written under and by that which it is given: one of an older contact, or a free one, below its own.
    typealias Move = (contact: Int, key: Int)

    /// The lowest of the keys that they were written under. From it on, all rows are deleted that are given no key.
    let first: Int
    let transfer: BatchTransfer
    let db: Database

    /// The size of the rows that are written in one piece.
    var fullSize = (Self.pageCapacity - 4) * PageStore.pageSize

    private static let pageCapacity = 32

    /// Rewrites the rows.
    ///
    /// - Parameters:
    ///   - moves: All contacts that stay, in the order of their new keys.
    ///   - exchanged: Those whose rows of `contacts` have their keys already.
    func run(_ moves: [Move], besidesContacts exchanged: Set<Int>) throws {
        try run(ContactColumn.self, exchanged.isEmpty ? moves : moves.filter { !exchanged.contains($0.contact) })
        for table in try StoreTable.ofContacts(in: db, from: RowKey.of(first, 0)) {
            switch table {
            // For rows by the million, code of their own.
            case .phoneNumbers: try run(PhoneNumberColumn.self, moves)
            case .emails: try run(EmailColumn.self, moves)
            case .addresses: try run(AddressColumn.self, moves)
            case .details: try run(DetailColumn.self, moves)
            default: try run(table.columns, moves)
            }
        }
    }

    private func run<Column: StoreColumn>(_: Column.Type, _ moves: [Move]) throws {
        let isOfContacts = Column.table == .contacts
        let contactID = Column.allCases.first { $0.name == "contact_id" }
        let scan = try TableScan<Column>(Column.allCases, isUnchecked: true, in: db)
        var row = RowBuilder<Column>()
        var image = BatchImage(pageCapacity: Self.pageCapacity)
        func keys(_ contacts: ClosedRange<Int>) -> ClosedRange<Int> {
            isOfContacts ? contacts : RowKey.rows(of: contacts)
        }
        let delete = try db.makeStatement(sql: "DELETE FROM \(Column.table.name) WHERE id BETWEEN ? AND ?")
        var start = first
        func store(upTo last: Int) throws {
            scan.rest()
            // All rows up to the last key were read: none is given one above its own. Those below the start are written anew already.
            if last >= start {
                let keys = keys(start...last)
                try delete.execute(arguments: [keys.lowerBound, keys.upperBound])
                start = last + 1
            }
            try transfer.copy(image.take())
        }
        // Contacts that are given keys in the order in which they were written are read one after another.
        var isThere = false, expected = Int.min
        for (contact, key) in moves {
            if contact != expected {
                scan.restart(keys: keys(contact...RowKey.maximumContact))
                isThere = try scan.next()
            }
            while isThere, (isOfContacts ? scan.key : scan.key >> RowKey.positionBits) == contact {
                scan.bindValues(to: &row)
                if let contactID { row.bind(key, to: contactID) }
                image.append(&row, key: isOfContacts ? key : RowKey.of(key, scan.key & RowKey.positionMask))
                isThere = try scan.next()
            }
            expected = contact + 1
            if image.byteCount >= fullSize {
                try store(upTo: key)
                expected = .min
            }
        }
        try store(upTo: RowKey.maximumContact)
    }
}
