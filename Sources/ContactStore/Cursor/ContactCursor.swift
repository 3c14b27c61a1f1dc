import GRDB

/// Goes over contacts, and over the tables of their values beside them: all are in the order of the contacts' keys, so that no
/// contact needs a query of its own.
///
/// ```swift
/// var cursor = try ContactCursor(.init(contact: [.displayName], email: [.address]), in: db)
/// while try cursor.next() {
///     while try cursor.nextEmail() { print(cursor.contact.text(.displayName), cursor.emails.row.text(.address)) }
/// }
/// ```
struct ContactCursor: ~Copyable {
    /// The columns that are read; of a table without columns, nothing is.
    struct Columns {
        var contact: [ContactColumn] = []
        var number: [PhoneNumberColumn] = []
        var email: [EmailColumn] = []
        var address: [AddressColumn] = []
        var detail: [DetailColumn] = []
    }

    /// The key of the contact that was gone to.
    private(set) var id = Int.min
    /// The row of that contact.
    let contact: TableScan<ContactColumn>
    private(set) var numbers: NumberCursor
    private(set) var emails: RowsOfContacts<EmailColumn>
    private(set) var addresses: RowsOfContacts<AddressColumn>
    private(set) var details: RowsOfContacts<DetailColumn>

    /// - Parameter range: The keys of the contacts; all by default.
    init(
        _ columns: Columns, of range: ClosedRange<Int>? = nil, corrections: NumberCursor.Corrections = .stored,
        in db: Database
    ) throws {
        let keys = range.map(RowKey.rows(of:))
        let contact = try TableScan([.id] + columns.contact, keys: range, in: db)
        let numbers = try NumberCursor(columns.number, of: range, corrections: corrections, in: db)
        let emails = try RowsOfContacts(columns.email, keys: keys, in: db)
        let addresses = try RowsOfContacts(columns.address, keys: keys, in: db)
        let details = try RowsOfContacts(columns.detail, keys: keys, in: db)
        self.contact = contact
        self.numbers = numbers
        self.emails = emails
        self.addresses = addresses
        self.details = details
    }

    /// Goes back to the start, for the contacts of a range of keys.
    mutating func restart(at range: ClosedRange<Int>) {
        let keys = RowKey.rows(of: range)
        contact.restart(keys: range)
        numbers.restart(at: range)
        emails.restart(keys: keys)
        addresses.restart(keys: keys)
        details.restart(keys: keys)
    }

    /// Goes to a contact.
    ///
    /// - Returns: `false` if there is none with the key.
    mutating func find(_ contact: Int) throws -> Bool {
        restart(at: contact...contact)
        return try next()
    }

    /// Ends what is being read, so that no statement is under way when a transaction is committed.
    func rest() {
        contact.rest()
        numbers.rest()
        emails.row.rest()
        addresses.row.rest()
        details.row.rest()
    }

    /// Goes to the next contact.
    ///
    /// - Returns: `false` after the last one.
    mutating func next() throws -> Bool {
        guard try contact.next() else { return false }
        id = contact.int(.id)
        return true
    }

    /// Goes to the next number of the contact.
    mutating func nextNumber() throws -> Bool { try numbers.next(of: id) }
    /// Goes to the next e-mail address of the contact.
    mutating func nextEmail() throws -> Bool { try emails.next(of: id) }
    /// Goes to the next address of the contact.
    mutating func nextAddress() throws -> Bool { try addresses.next(of: id) }
    /// Goes to the next detail of the contact.
    mutating func nextDetail() throws -> Bool { try details.next(of: id) }
}
