import GRDB

/// The columns of a table whose rows belong to contacts, in the order of the contacts' keys.
protocol ContactRowColumn: StoreColumn {
    /// The column with the key of the contact.
    static var contactID: Self { get }
}

extension PhoneNumberColumn: ContactRowColumn {}
extension EmailColumn: ContactRowColumn {}
extension AddressColumn: ContactRowColumn {}
extension DetailColumn: ContactRowColumn {}

/// Goes over the rows of one table, contact by contact.
struct RowsOfContacts<Column: ContactRowColumn>: ~Copyable {
    /// The row that was gone to.
    let row: TableScan<Column>
    /// The contact of the row: below all others before the first row, above them behind the last.
    private(set) var contact = Int.min
    /// `true` if the row was given to the one who asked for it.
    private var isTaken = false

    /// - Parameters:
    ///   - columns: The columns that are read, beside the key of the contact.
    ///   - keys: The keys of the rows; all by default.
    init(_ columns: [Column], keys: ClosedRange<Int>? = nil, in db: Database) throws {
        row = try TableScan([.contactID] + columns, keys: keys, in: db)
    }

    /// Goes back to the start, for the rows of some keys.
    mutating func restart(keys: ClosedRange<Int>) {
        row.restart(keys: keys)
        (contact, isTaken) = (.min, false)
    }

    /// Goes to the next row.
    ///
    /// - Returns: `false` after the last row.
    mutating func next() throws -> Bool {
        contact = try row.next() ? row.int(.contactID) : .max
        return contact != .max
    }

    /// Goes to the next row of a contact. Contacts come in the order of their keys; rows of those in between are left out.
    ///
    /// - Returns: `false` after the last row of the contact.
    mutating func next(of wanted: Int) throws -> Bool {
        if isTaken { _ = try next() }
        while contact < wanted { _ = try next() }
        isTaken = contact == wanted
        return isTaken
    }
}
