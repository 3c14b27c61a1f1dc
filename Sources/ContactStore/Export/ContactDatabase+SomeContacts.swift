package import ContactModel
import GRDB

extension ContactDatabase {
    /// Gives a closure the contacts of some keys that a selection wants, with all of their values, in the order of the keys.
    ///
    /// Keys without a contact are left out. Each contact is looked up by itself.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - selection: Which of the contacts are wanted, by their numbers and sources; its conditions on contacts have been heard.
    ///   - isAsRead: `true` for the values as they were read, without corrections and edits.
    ///   - body: Takes a contact; the value is reused for the next one.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; what `body` throws.
    package func forEachContact(
        _ keys: some Sequence<Int>, _ selection: ContactSelection = ContactSelection(), isAsRead: Bool = false,
        _ body: (inout OutgoingContact) throws -> Void
    ) throws {
        try read { db in
            try db.cancellable(by: cancellation) {
                var reader = try StoredContactReader(
                    selection, sources: Self.layouts(in: db), changes: isAsRead ? .ignored : .stored, in: db)
                var record = OutgoingContact()
                for key in keys {
                    reader.restart(at: key...key)
                    if try reader.next(into: &record) { try body(&record) }
                }
            }
        }
    }

    /// The keys of the contacts of a selection, in their order.
    ///
    /// - Parameter limit: the maximum number of keys; `nil` for all.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func contacts(of selection: SelectionQuery, limit: Int? = nil) throws -> [Int] {
        try read { db in try db.cancellable(by: cancellation) { try selection.contactKeys(in: db, limit: limit) } }
    }

    /// The number of some contacts that each source has, by the key of the source.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: A lookup for each contact.
    package func counts(bySourceOf contacts: [Int]) throws -> [Int: Int] {
        let keys = "[\(contacts.map { String($0) }.joined(separator: ","))]"
        return try read { db in
            try db.cancellable(by: cancellation) {
                let rows = try Row.fetchAll(
                    db,
                    sql: """
                        SELECT contacts.source_id AS source, count(*) AS count
                        FROM json_each(?) AS keys CROSS JOIN contacts ON contacts.id = keys.value GROUP BY 1
                        """, arguments: [keys])
                return try Dictionary(
                    uniqueKeysWithValues: rows.map { (try $0.value("source"), try $0.value("count")) })
            }
        }
    }
}
