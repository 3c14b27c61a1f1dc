import ContactModel
public import ContactStore
import Tables

/// Everything that a database holds about one contact: each value as it is now, where it comes from, and who changed it.
public struct InspectedContact: Sendable {
    /// The key of the contact, and what it is called.
    public var id: Int, name: String
    /// The kind: `person`, `organization` or `group`.
    public var kind: String
    /// The path and the format of its source.
    public var source: String, format: String
    /// 1-based line in the source, and the position among its contacts. Of records that become rows of a table, as in JSON and LDIF, it is
    /// the line of the table.
    public var line: Int, ordinal: Int
    /// The values, in the order of the tables; those that were removed come last.
    public var values: [Value]
    /// The key of its person; `nil` before the first deduplication.
    public var person: Int?
    /// The other contacts of the person: the key, the name, the source and the line of each.
    public var others: [ContactCard]

    /// One value.
    public struct Value: Sendable, Hashable {
        /// The name of the field: `email`, `column:Customer No`.
        public var field: String
        /// The label; empty for none.
        public var label: String
        /// The text that holds now; empty for one that was removed.
        public var text: String
        /// The text that was read; `nil` if it is the same, empty if the value was added.
        public var readText: String?
        /// The change that made it so; `nil` if it is as it was read.
        public var change: StoredChange?
        /// The key and the verdict of a number; `nil` for other values.
        public var number: Int?, state: NumberState?
    }

    /// The place where people find the contact: the file with the line, or with the position of the contact where lines of the file are not
    /// known.
    public var place: String {
        let isOfRecords = TableFileFormat(rawValue: format).map { !$0.hasSheets } ?? false
        return isOfRecords ? "\(source) #\(ordinal)" : "\(source):\(line)"
    }

    /// `true` if a column states that the contact must not be contacted.
    package var hasOptedOut: Bool {
        let prefix = "column:"
        return values.contains { value in
            value.field.hasPrefix(prefix)
                && OptOutColumn.isOptOut(
                    Array(value.field.dropFirst(prefix.count).utf8)[...], Array(value.text.utf8)[...])
        }
    }

    /// Looks at a contact.
    ///
    /// - Throws: `StoreError` if the database cannot be read; ``PeopleError.noSuchContact(_:)``; `CancellationError`.
    public static func inspect(_ contact: Int, in database: ContactDatabase) throws -> InspectedContact {
        guard let placed = try database.placedContacts([contact]).first else {
            throw PeopleError.noSuchContact(contact)
        }
        let texts = try database.textChanges(ofContact: contact)
        let changes = try database.uncountedChanges()
        let person = try database.person(ofContact: contact)
        let place = try BookPlaces(database).place(path: placed.path, line: placed.line)
        let members = try person.map { try database.contacts(ofPerson: $0) } ?? []
        return InspectedContact(
            id: contact, name: placed.displayName, kind: placed.kind.rawValue, source: place.path,
            format: placed.format,
            line: place.line, ordinal: placed.ordinal,
            values: ValueOrigins(texts, changes: changes).values(of: placed), person: person,
            others: try members.filter { $0 != contact }.compactMap(database.contactCard))
    }

    /// Looks at the contacts of a person.
    ///
    /// - Throws: `StoreError` if the database cannot be read; ``PeopleError.noSuchPerson(_:)``; `CancellationError`.
    public static func inspect(person: Int, in database: ContactDatabase) throws -> [InspectedContact] {
        let contacts = try database.contacts(ofPerson: person)
        guard !contacts.isEmpty else { throw PeopleError.noSuchPerson(person) }
        return try contacts.map { try inspect($0, in: database) }
    }
}
