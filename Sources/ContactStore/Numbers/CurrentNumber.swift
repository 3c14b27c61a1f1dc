import GRDB

/// Takes numbers as they are now, in the order of their keys.
package protocol CurrentNumberSink {
    /// Takes a number. Its bytes live until the call returns.
    mutating func receive(_ number: borrowing CurrentNumber) throws
}

/// A number as it is now, in the bytes of the database; what is NULL there is empty.
package struct CurrentNumber: ~Copyable {
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

    fileprivate init(_ number: borrowing NumberCursor, source: Int) {
        id = number.id
        contact = number.contact
        self.source = source
        value = number.value
        raw = number.bytes(.raw)
        cell = number.bytes(.cell)
        verdict = number.bytes(.verdict)
        reason = number.bytes(.reason)
        e164 = number.bytes(.e164)
        extensionDigits = number.bytes(.extension)
        region = number.bytes(.region)
        category = number.bytes(.category)
    }
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
        of contacts: ClosedRange<Int>, namesSources: Bool, into sink: inout some CurrentNumberSink
    ) throws {
        try read { db in
            try db.cancellable(by: cancellation) {
                let columns: [PhoneNumberColumn] = [
                    .raw, .cell, .e164, .extension, .region, .category, .verdict, .reason,
                ]
                guard namesSources else {
                    var numbers = try NumberCursor(columns, of: contacts, in: db)
                    while try numbers.next() { try sink.receive(CurrentNumber(numbers, source: 0)) }
                    return
                }
                var cursor = try ContactCursor(.init(contact: [.sourceID], number: columns), of: contacts, in: db)
                while try cursor.next() {
                    let source = cursor.contact.int(.sourceID)
                    while try cursor.nextNumber() {
                        try sink.receive(CurrentNumber(cursor.numbers, source: source))
                    }
                }
            }
        }
    }

    /// Returns true if any contact has a hint of its country, or of its age.
    package func hasCountryHints() throws -> Bool {
        try read { db in
            try Bool.fetchOne(
                db,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM addresses WHERE country IS NOT NULL)
                      OR EXISTS (SELECT 1 FROM contacts WHERE revision IS NOT NULL)
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
        try read { db in try NumberLookup(db).hints(ofContact: contact) }
    }

    /// The number of a key, as it is now; `nil` if there is none.
    package func number(_ id: Int) throws -> ReadNumber? { try read { try NumberLookup($0).number(id) } }

    /// Calls a closure with the numbers of some keys as they are now, in the order of the keys that are given; keys without a number
    /// are left out.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    package func forEachNumber(of keys: [Int], _ body: (ReadNumber) throws -> Void) throws {
        try read { db in
            let numbers = try NumberLookup(db)
            for key in keys { if let number = try numbers.number(key) { try body(number) } }
        }
    }

    /// The regions of the accepted numbers of each source, by its key.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: One pass over the numbers of the database.
    package func countriesOfNumbers() throws -> [Int: [String]] { try read { try NumberLookup.countries(in: $0) } }

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
