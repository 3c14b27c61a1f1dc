import GRDB

/// The contacts and numbers that a selection took, and those that it left out.
public struct SelectionTally: Sendable, Hashable {
    /// The count of contacts that were taken.
    public var contacts = 0
    /// The count of their numbers that were taken.
    public var numbers = 0
    /// The count of contacts left out because none of their numbers was wanted.
    public var contactsWithoutNumber = 0
    /// The count of numbers that were not wanted, those of contacts that were left out included.
    public var otherNumbers = 0

    /// Nothing.
    package init() {}

    /// Adds what was taken and left out elsewhere.
    package mutating func add(_ other: SelectionTally) {
        contacts += other.contacts
        numbers += other.numbers
        contactsWithoutNumber += other.contactsWithoutNumber
        otherNumbers += other.otherNumbers
    }
}

/// The counts of contacts that a selection chooses from.
package struct SelectionTotals: Sendable, Hashable {
    /// The number of contacts of all sources that were read to their end.
    package var contacts = 0
    /// The number of those of the sources that the selection names.
    package var ofSources = 0
    /// The number of contacts of all other sources, which are left out.
    package var unfinished = 0

    /// None.
    package init() {}
}

extension ContactDatabase {
    /// The counts of contacts that a selection chooses from.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func totals(of selection: ContactSelection) throws -> SelectionTotals {
        try read { db in
            var totals = SelectionTotals()
            let layouts = try Self.layouts(in: db)
            totals.contacts = layouts.reduce(0) { $0 + $1.contacts }
            totals.ofSources = selection.sources(among: layouts).reduce(0) { $0 + $1.contacts }
            let isAnyUnfinished = try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM sources WHERE status <> ?)",
                arguments: [SourceStatus.finished.rawValue])
            guard isAnyUnfinished == true else { return totals }
            totals.unfinished =
                try Int.fetchOne(
                    db,
                    sql: """
                        SELECT count(*) FROM contacts
                        WHERE source_id IN (SELECT id FROM sources WHERE status <> ?)
                        """, arguments: [SourceStatus.finished.rawValue]) ?? 0
            return totals
        }
    }

    /// The numbers of a source: all, those that read otherwise since they were corrected, and of those the ones that are
    /// accepted.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func numberCounts(ofSource source: Int) throws -> (numbers: Int, corrected: Int, correctedAccepted: Int) {
        try read { db in
            let numbers = try Int.fetchOne(db, sql: "SELECT numbers FROM sources WHERE id = ?", arguments: [source])
            guard try Schema.hasCorrections(in: db) else { return (numbers ?? 0, 0, 0) }
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT count(*) AS corrected, coalesce(sum(corrections.verdict = 'accepted'), 0) AS accepted
                    FROM corrections
                    JOIN phone_numbers ON phone_numbers.id = corrections.number_id
                    JOIN contacts ON contacts.id = phone_numbers.contact_id
                    WHERE corrections.is_current AND corrections.value <> phone_numbers.raw AND contacts.source_id = ?
                    """, arguments: [source])
            return (numbers ?? 0, try row?.value("corrected") ?? 0, try row?.value("accepted") ?? 0)
        }
    }
}
