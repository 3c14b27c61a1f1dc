import Foundation
import GRDB

/// The kept index of the words and numbers of contacts, while it is valid.
///
/// It belongs to the rows that were there when it was made: with any other content, corrections included, it is as if it were
/// not there.
package struct SearchIndex {
    private let entries: Statement

    /// The tables whose rows are searched.
    private static let tables: [StoreTable] = [
        .sources, .contacts, .phoneNumbers, .emails, .details, .corrections, .edits,
    ]

    /// - Returns: `nil` if there is none for the rows as they are now.
    fileprivate init?(version: Int, in db: Database) throws {
        let stored = try Int64.fetchOne(db, sql: "SELECT state FROM _search_index WHERE id = 0")
        guard let stored, try stored == Self.state(version: version, in: db) else { return nil }
        entries = try db.cachedStatement(sql: "SELECT hash, content FROM _search_index WHERE id = ?")
    }

    /// Gives a closure the content of an entry, which is empty if there is none.
    ///
    /// - Returns: the result of the closure; `nil` if the entry is damaged.
    package func withEntry<Result>(_ key: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) throws -> Result?
    {
        guard let row = try Row.fetchOne(entries, arguments: [key]) else {
            return try body(UnsafeBufferPointer(start: nil, count: 0))
        }
        return try NormalizedState.withContent(of: row) { content in try content.map(body) }
    }

    /// A number that stands for the rows as they are now.
    fileprivate static func state(version: Int, in db: Database) throws -> Int64 {
        var state = "\(version)"
        let names = tables.map { "'\($0.name)'" }.joined(separator: ", ")
        let digests = try Row.fetchCursor(
            db, sql: "SELECT id, rows, hash, keyed FROM _digests WHERE table_name IN (\(names)) ORDER BY id")
        while let digest = try digests.next() {
            for column in [DigestColumn.id, .rows, .hash, .keyed] {
                state += " \(try digest.value(column.name) as Int64)"
            }
        }
        return state.withUTF8 { NormalizedState.hash(of: $0) }
    }

    /// Deletes all entries, since contacts in them are gone.
    static func discard(in db: Database) throws { try db.execute(sql: "DELETE FROM _search_index") }
}

/// An entry of the index.
package struct SearchIndexEntry: Sendable {
    /// The key of the entry, above 0.
    package var key: Int
    /// The count of its contacts.
    package var contacts: Int
    /// The contacts, as the search encodes them.
    package var content: [UInt8]

    /// An entry.
    package init(key: Int, contacts: Int, content: [UInt8]) {
        self.key = key
        self.contacts = contacts
        self.content = content
    }
}

extension ContactDatabase {
    /// Gives a closure the index, if there is one for the contacts as they are now.
    ///
    /// - Parameters:
    ///   - version: The version of the rules by which contacts are indexed.
    ///   - body: Takes the index.
    /// - Returns: the result of the closure; `nil` if there is no such index.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; what `body` throws.
    package func withSearchIndex<Result>(version: Int, _ body: (SearchIndex) throws -> Result) throws -> Result? {
        try read { db in
            try db.cancellable(by: cancellation) { try SearchIndex(version: version, in: db).map(body) }
        }
    }
}

extension ContactDatabase {
    /// A number that stands for the contacts as they are now.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func searchState(version: Int) throws -> Int64 {
        try read { try SearchIndex.state(version: version, in: $0) }
    }
}

extension ChangeWriter {
    /// Keeps an index in the place of the one that is there.
    ///
    /// - Parameters:
    ///   - entries: The entries.
    ///   - version: The version of the rules by which contacts are indexed.
    ///   - state: The state of the contacts before they were read.
    ///   - contacts: The number of contacts.
    /// - Returns: `false` if the contacts are others now; nothing is kept then.
    package func keepSearchIndex(
        _ entries: some Sequence<SearchIndexEntry>, version: Int, state: Int64, contacts: Int
    ) throws -> Bool {
        guard try SearchIndex.state(version: version, in: db) == state else { return false }
        try SearchIndex.discard(in: db)
        let insert = try db.cachedStatement(
            sql: """
                INSERT INTO _search_index (\(SearchIndexColumn.allCases.list))
                VALUES (\(SearchIndexColumn.allCases.placeholders))
                """)
        func keep(_ key: Int, _ state: Int64?, _ contacts: Int, _ content: [UInt8]) throws {
            let hash = content.withUnsafeBufferPointer { NormalizedState.hash(of: $0) }
            try insert.execute(arguments: [key, state, contacts, hash, Data(content)])
        }
        for entry in entries { try keep(entry.key, nil, entry.contacts, entry.content) }
        try keep(0, state, contacts, [])
        return true
    }
}

extension ContactDatabase {
    /// Returns `true` if a search index is kept.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func hasSearchIndex() throws -> Bool {
        try read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM _search_index)") ?? false }
    }
}
