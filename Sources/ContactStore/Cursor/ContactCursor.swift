import GRDB

/// Goes over contacts, and over the tables of their values beside them: all are in the order of the contacts' keys, so that no
/// contact needs a query of its own. Values are those that hold now: as the edits have them, else as they were read.
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
    let contact: EditedRow<ContactColumn>
    private(set) var numbers: NumberCursor
    private(set) var emails: RowsOfContacts<EmailColumn>
    private(set) var addresses: RowsOfContacts<AddressColumn>
    private(set) var details: RowsOfContacts<DetailColumn>

    /// - Parameters:
    ///   - range: The keys of the contacts; all by default.
    ///   - changes: The changes that are looked at: corrections of numbers and edits of other values.
    init(
        _ columns: Columns, of range: ClosedRange<Int>? = nil, changes: CursorChanges = .stored, in db: Database
    ) throws {
        let keys = range.map(RowKey.rows(of:))
        let edits = try changes.edits(of: range, in: db)
        let contact = EditedRow(scan: try TableScan([.id] + columns.contact, keys: range, in: db), edits: edits)
        let numbers = try NumberCursor(columns.number, of: range, changes: changes, edits: edits, in: db)
        let emails = try RowsOfContacts(columns.email, keys: keys, edits: edits, in: db)
        let addresses = try RowsOfContacts(columns.address, keys: keys, edits: edits, in: db)
        let details = try RowsOfContacts(columns.detail, keys: keys, edits: edits, in: db)
        self.contact = contact
        self.numbers = numbers
        self.emails = emails
        self.addresses = addresses
        self.details = details
    }

    /// Goes back to the start, for the contacts of a range of keys.
    mutating func restart(at range: ClosedRange<Int>) {
        let keys = RowKey.rows(of: range)
        contact.edits?.restart(at: range)
        contact.scan.restart(keys: range)
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
        contact.edits?.rest()
        contact.scan.rest()
        numbers.rest()
        emails.row.scan.rest()
        addresses.row.scan.rest()
        details.row.scan.rest()
    }

    /// Goes to the next contact.
    ///
    /// - Returns: `false` after the last one.
    mutating func next() throws -> Bool {
        guard try contact.scan.next() else { return false }
        id = contact.int(.id)
        try contact.edits?.go(to: id)
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
