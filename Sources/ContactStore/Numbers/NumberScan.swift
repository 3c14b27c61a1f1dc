import GRDB

/// Takes numbers as they are now, in the order of their keys.
package protocol NumberSink {
    /// Takes a number. Its bytes live until the call returns.
    mutating func receive(_ number: borrowing ScannedNumber) throws
}

/// A number as it is now, in the bytes of the database; what is NULL there is empty.
package struct ScannedNumber: ~Copyable {
    /// The key of the number.
    package let id: Int
    /// The contact that has it.
    package let contact: Int
    /// The key of its source, where the sources were asked for; 0 otherwise.
    package let source: Int
    /// The text that holds now, and the raw one.
    package let value, raw: UnsafeBufferPointer<UInt8>
    /// The cell that the raw text is a part of; empty if it is the whole cell.
    package let cell: UnsafeBufferPointer<UInt8>
    package let verdict, reason, e164, extensionDigits, region, category: UnsafeBufferPointer<UInt8>
}

extension ContactDatabase {
    /// Gives a sink the numbers of a range of contacts.
    ///
    /// - Parameters:
    ///   - contacts: The keys of the contacts.
    ///   - namesSources: `true` to give the source of each number; this reads the contacts, too.
    ///   - sink: Takes the numbers.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; what the sink throws.
    package func readNumbers(
        of contacts: ClosedRange<Int>, namesSources: Bool, into sink: inout some NumberSink
    ) throws {
        try read { db in
            try db.cancellable(by: cancellation) {
                let keys = RowKey.rows(of: contacts)
                let hasCorrections = try Schema.hasCorrections(in: db)
                let columns: [CurrentNumberColumn] = [
                    .id, .contactID, .raw, .cell, .e164, .extension, .region, .category, .verdict, .reason,
                ]
                let rows = try TableScan<CurrentNumberColumn>(
                    hasCorrections ? columns + [.value] : columns, keys: keys,
                    from: hasCorrections ? CurrentNumberColumn.scanSource : "phone_numbers", in: db)
                var owners = try namesSources ? SourceCursor(contacts, in: db) : nil
                while try rows.next() {
                    let contact = rows.int(.contactID)
                    let number = ScannedNumber(
                        id: rows.int(.id), contact: contact, source: try owners?.source(of: contact) ?? 0,
                        value: rows.bytes(hasCorrections ? .value : .raw), raw: rows.bytes(.raw),
                        cell: rows.bytes(.cell),
                        verdict: rows.bytes(.verdict), reason: rows.bytes(.reason), e164: rows.bytes(.e164),
                        extensionDigits: rows.bytes(.extension),
                        region: rows.bytes(.region), category: rows.bytes(.category))
                    try sink.receive(number)
                }
            }
        }
    }

    /// Returns true if any contact has a hint of its country.
    package func hasCountryHints() throws -> Bool {
        try read { db in
            try Bool.fetchOne(
                db,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM addresses WHERE country IS NOT NULL)
                      OR EXISTS (SELECT 1 FROM details WHERE kind IN ('regionHint', 'phoneHint', 'areaCode', 'callingCode'))
                    """) ?? false
        }
    }

    /// The template of the rule that decided about a number as it was read; `nil` if none did.
    package func ruleTemplate(ofNumber number: Int) throws -> String? {
        try read { db in
            try String.fetchOne(
                db,
                sql: """
                    SELECT '+' || rules.country_code || ' ' || rules.template FROM phone_numbers
                    JOIN rules ON rules.id = phone_numbers.rule_id WHERE phone_numbers.id = ?
                    """, arguments: [number])
        }
    }

    /// Returns the hints that a contact gives of its country.
    package func countryHints(of contact: Int) throws -> CountryHints {
        try read { db in try NumberReader(db).hints(ofContact: contact).hints }
    }

    /// The number of a key, as it is now; `nil` if there is none.
    package func number(_ id: Int) throws -> ReadNumber? { try read { try NumberReader($0).number(id) } }

    /// The settings of each source that decide how its numbers are read, by the key of the source.
    package func readingSettings() throws -> [Int: ReadingSettings] {
        try read { try ReadingSettings.all(in: $0) }
    }
}

extension ReadingSettings {
    /// The settings of each source, by its key.
    static func all(in db: Database) throws -> [Int: ReadingSettings] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, default_region, allowed, lost_zeros FROM sources")
        return try Dictionary(
            rows.map { row in
                (
                    try row.value(SourceColumn.id),
                    ReadingSettings(
                        region: try row.value(SourceColumn.defaultRegion),
                        allowed: try row.value(SourceColumn.allowed),
                        hasLostZeros: try row.value(SourceColumn.lostZeros))
                )
            }
        ) { first, _ in first }
    }
}

/// Finds the source of one contact after another, in the order of their keys.
private struct SourceCursor: ~Copyable {
    private let contacts: TableScan<ContactColumn>
    private var contact = 0
    private var source = 0

    init(_ range: ClosedRange<Int>, in db: Database) throws {
        contacts = try TableScan([.id, .sourceID], keys: range, in: db)
    }

    mutating func source(of wanted: Int) throws -> Int {
        while contact < wanted, try contacts.next() {
            contact = contacts.int(.id)
            source = contacts.int(.sourceID)
        }
        return contact == wanted ? source : 0
    }
}
