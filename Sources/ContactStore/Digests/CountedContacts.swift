/// Contacts whose rows are counted.
struct CountedContacts {
    /// Their keys.
    let contacts: [Int]
    /// Their rows of `contacts`, in the order of the keys, where these are known and need not be read; `nil` otherwise.
    private(set) var rows: [Row]?

    /// A row of `contacts`: its key, the source that it names, and the hash of its record.
    struct Row {
        var contact, source: Int
        var hash: UInt64
    }

    /// Contacts of which nothing else is known.
    init(_ contacts: [Int]) { self.contacts = contacts }

    /// Contacts whose rows are known.
    init(_ rows: [Row]) {
        contacts = rows.map(\.contact)
        self.rows = rows.sorted { $0.contact < $1.contact }
    }
}
