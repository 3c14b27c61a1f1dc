import GRDB

/// The counts of a database, source by source, counted anew from the rows.
struct StoredTally {
    /// In the order in which they were begun.
    private(set) var sources: [SourceTally] = []
    /// Contacts, numbers and findings that belong to no source.
    private(set) var orphanedContacts = 0
    private(set) var orphanedNumbers = 0
    private(set) var orphanedFindings = 0
    private var positions: [Int: Int] = [:]
    private var contacts = ContactSources()

    init() {}

    /// Counts the rows of a database.
    init(of db: Database) throws {
        let columns = [.encoding] + StoredSource.columns
        for row in try Row.fetchAll(db, sql: "SELECT \(columns.list) FROM sources ORDER BY id") {
            let source = try SourceTally(row)
            positions[source.id] = sources.count
            sources.append(source)
        }
        try countContacts(in: db)
        try countNumbers(in: db)
        try countFindings(in: db)
    }

    private mutating func countContacts(in db: Database) throws {
        let rows = try TableScan<ContactColumn>([.id, .sourceID, .ordinal, .byteOffset, .byteCount], in: db)
        while try rows.next() {
            contacts.append(rows.int(.id), source: rows.int(.sourceID))
            guard let position = positions[rows.int(.sourceID)] else {
                orphanedContacts += 1
                continue
            }
            sources[position].addContact(
                ordinal: rows.int(.ordinal), byteOffset: rows.int(.byteOffset), byteCount: rows.int(.byteCount))
        }
        for position in sources.indices where !sources[position].isInOrder { try orderContacts(of: position, in: db) }
    }

    /// Goes over the contacts of a source in the order of their places, where some have kept the keys of an older source.
    private mutating func orderContacts(of position: Int, in db: Database) throws {
        sources[position].recountContacts()
        let rows = try Row.fetchCursor(
            db, sql: "SELECT ordinal, byte_offset, byte_count FROM contacts WHERE source_id = ? ORDER BY ordinal, id",
            arguments: [sources[position].id])
        while let row = try rows.next() {
            sources[position].addContact(
                ordinal: try row.count(ContactColumn.ordinal), byteOffset: try row.count(ContactColumn.byteOffset),
                byteCount: try row.count(ContactColumn.byteCount))
        }
    }

    private mutating func countNumbers(in db: Database) throws {
        let rows = try TableScan<PhoneNumberColumn>(
            [.contactID, .position, .verdict, .e164, .countryCode, .reason], in: db)
        var lookup = contacts.lookup()
        while try rows.next() {
            guard let source = lookup.source(of: rows.int(.contactID)), let position = positions[source] else {
                orphanedNumbers += 1
                continue
            }
            // Those that an edit added are none of the source.
            if rows.int(.position) >= RowKey.firstAdded { continue }
            sources[position].addNumber(
                verdict: rows.text(.verdict) ?? "", e164: rows.text(.e164),
                countryCode: rows.isNull(.countryCode) ? nil : rows.int(.countryCode), reason: rows.text(.reason))
        }
    }

    private mutating func countFindings(in db: Database) throws {
        let rows = try TableScan<FindingColumn>([.sourceID, .occurrences], in: db)
        while try rows.next() {
            if let position = positions[rows.int(.sourceID)] {
                // A damaged number must not overflow the sum.
                sources[position].findings += min(max(rows.int(.occurrences), 0), 1 << 40)
            } else {
                orphanedFindings += 1
            }
        }
    }
}
