import GRDB

/// The columns of a table whose rows belong to contacts, in the order of the contacts' keys.
protocol ContactRowColumn: EditedColumn, Equatable {
    /// The columns with the key of the contact, and with the position of the row among those of the contact.
    static var contactID: Self { get }
    static var position: Self { get }
    /// The columns that a row is nothing without; none for numbers, which are empty as well.
    static var values: [Self] { get }
}

extension PhoneNumberColumn: ContactRowColumn {
    static let values: [PhoneNumberColumn] = []
}
extension EmailColumn: ContactRowColumn {
    static let values: [EmailColumn] = [.address]
}
extension AddressColumn: ContactRowColumn {
    static let values = AddressColumn.allCases.filter { $0.fieldKind != nil }
}
extension DetailColumn: ContactRowColumn {
    static let values: [DetailColumn] = [.value]
}

/// Goes over the rows of one table, contact by contact, as they are now.
///
/// Rows whose values were removed are left out, and so are rows that an edit added and that no longer hold.
struct RowsOfContacts<Column: ContactRowColumn>: ~Copyable {
    /// The row that was gone to.
    let row: EditedRow<Column>
    /// The contact of the row: below all others before the first row, above them behind the last.
    private(set) var contact = Int.min
    /// `true` if the row was given to the one who asked for it.
    private var isTaken = false
    /// The columns of which one must have a text where something was edited.
    private let values: [Column]

    /// - Parameters:
    ///   - columns: The columns that are read, beside the key of the contact and the position.
    ///   - keys: The keys of the rows; all by default.
    ///   - edits: The edits of their contacts; `nil` to read the rows as they were read from their sources.
    init(_ columns: [Column], keys: ClosedRange<Int>? = nil, edits: ContactEdits?, in db: Database) throws {
        let keyed = [.contactID, .position] + columns.filter { $0 != .contactID && $0 != .position }
        row = EditedRow(scan: try TableScan(keyed, keys: keys, in: db), edits: edits)
        values = columns.filter(Column.values.contains)
    }

    /// Goes back to the start, for the rows of some keys.
    mutating func restart(keys: ClosedRange<Int>) {
        row.scan.restart(keys: keys)
        (contact, isTaken) = (.min, false)
    }

    /// Goes to the next row.
    ///
    /// - Returns: `false` after the last row.
    mutating func next() throws -> Bool {
        repeat {
            guard try advance() else { return false }
            try row.edits?.go(to: contact)
        } while isVoid
        return true
    }

    /// Goes to the next row of a contact. Contacts come in the order of their keys; rows of those in between are left out.
    ///
    /// - Returns: `false` after the last row of the contact.
    mutating func next(of wanted: Int) throws -> Bool {
        repeat {
            if isTaken { _ = try advance() }
            while contact < wanted { _ = try advance() }
            isTaken = contact == wanted
            guard isTaken else { return false }
            try row.edits?.go(to: wanted)
        } while isVoid
        return true
    }

    /// `true` if the row is one that an edit added.
    var isAdded: Bool { row.int(.position) >= RowKey.firstAdded }

    private mutating func advance() throws -> Bool {
        contact = try row.scan.next() ? row.int(.contactID) : .max
        return contact != .max
    }

    /// `true` if nothing is left of the row.
    private var isVoid: Bool {
        // The correction of an added number says whether it holds.
        guard let edits = row.edits else { return isAdded && !Column.values.isEmpty }
        if !isAdded, edits.isEmpty { return false }
        return !values.isEmpty && values.allSatisfy { row.bytes($0).isEmpty }
    }
}
