/// The numbers that this program writes to a column. In an edited or damaged file there may be any; no reader sees others than these,
/// so that sums, differences and shifts of them do not overflow.
enum ColumnRange {
    /// More bytes, contacts and numbers than any file has.
    static let counts = 0...1 << 47
    /// Keys of contacts, and of people, who have that of a contact.
    static let contacts = 0...RowKey.maximumContact
    /// Keys of rows of contacts.
    static let rows = 0...Int.max >> 1

    /// The numbers of a column of the store; `nil` where any can be, and for columns that hold no whole number.
    static func of(_ column: some StoreColumn) -> ClosedRange<Int>? {
        let (table, definition) = (type(of: column).table, column.definition)
        guard definition.type.hasPrefix("INTEGER") else { return nil }
        switch definition.name {
        case "hash", "keyed", "state": return nil
        case "number_id": return rows
        case "contact_id", "person_id", "last_contact", "a", "b": return contacts
        case "id" where StoreTable.ofContacts.contains(table): return rows
        case "id" where table == .contacts || table == .people: return contacts
        default: return counts
        }
    }
}
