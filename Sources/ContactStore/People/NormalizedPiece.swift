import Foundation
import GRDB

/// Contacts in the form in which they are compared.
package struct NormalizedPiece: Sendable {
    /// The highest key of a contact that this piece and those before have.
    package var lastContact: Int
    /// The contacts, as matching encodes them.
    package var content: [UInt8]

    /// A piece.
    package init(lastContact: Int, content: [UInt8]) {
        self.lastContact = lastContact
        self.content = content
    }
}

extension ContactDatabase {
    /// Gives a closure the pieces that were kept, if all contacts in them are still as they were, in their order.
    ///
    /// - Parameters:
    ///   - version: the version of the rules by which contacts are normalized.
    ///   - body: takes the last contact of a piece and its content, and returns whether it could be read.
    /// - Returns: whether all pieces could be used. If not, they have to be replaced.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; what `body` throws.
    package func readNormalizedPieces(
        version: Int, _ body: (_ lastContact: Int, _ content: UnsafeBufferPointer<UInt8>) throws -> Bool
    ) throws -> Bool {
        try read { db in
            guard try NormalizedState.areKeptPiecesValid(version: version, in: db) else { return false }
            let rows = try Row.fetchCursor(
                db, sql: "SELECT last_contact, hash, content FROM _normalized_contacts ORDER BY id")
            while let row = try rows.next() {
                try cancellation.check()
                let last: Int = try row.value("last_contact")
                let isRead = try NormalizedState.withContent(of: row) { content in
                    try content.map { try body(last, $0) } ?? false
                }
                if !isRead { return false }
            }
            return true
        }
    }
}

extension ChangeWriter {
    /// The maximum length of a piece; [SQLite's limit](https://sqlite.org/limits.html) for a value is about twice that.
    private static let maximumPieceSize = 1 << 29

    /// Keeps pieces for the next deduplication, after those that are there or in their place.
    ///
    /// Nothing is kept while a source is not read to its end, and if a piece is longer than SQLite allows.
    package func keep(_ pieces: [NormalizedPiece], replacing: Bool, version: Int) throws {
        let areStorable = pieces.allSatisfy { $0.content.count <= Self.maximumPieceSize }
        if replacing || !areStorable { try NormalizedState.discard(in: db) }
        guard areStorable else { return }
        let sources = try Int.fetchOne(db, sql: "SELECT max(id) FROM sources") ?? 0
        guard let state = try NormalizedState.current(through: sources, version: version, in: db) else { return }
        let columns: [NormalizedContactColumn] = [.lastContact, .lastSource, .state, .hash, .content]
        for piece in pieces {
            let hash = piece.content.withUnsafeBufferPointer { NormalizedState.hash(of: $0) }
            try db.execute(
                sql: "INSERT INTO _normalized_contacts (\(columns.list)) VALUES (\(columns.placeholders))",
                arguments: [piece.lastContact, sources, state, hash, Data(piece.content)])
        }
    }
}

/// What the values of contacts depend on: the content of the sources, and what was corrected since.
enum NormalizedState {
    /// The tables whose rows are compared.
    private static let tables: [StoreTable] = [.contacts, .phoneNumbers, .emails, .addresses]

    /// A number that stands for the content of the sources up to one; `nil` if one of them is not read to its end.
    static func current(through source: Int, version: Int, in db: Database) throws -> Int64? {
        let unfinished = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM sources WHERE id <= ? AND status <> 'finished')", arguments: [source]
        )
        guard unfinished == false else { return nil }
        var state = "\(version) \(try StoredChange.lastOfContacts(in: db))"
        let names = tables.map { "'\($0.name)'" }.joined(separator: ", ")
        let digests = try Row.fetchCursor(
            db,
            sql: "SELECT id, rows, hash FROM _digests WHERE source_id <= ? AND table_name IN (\(names)) ORDER BY id",
            arguments: [source])
        while let digest = try digests.next() {
            let (id, rows, hash): (Int, Int, Int64) = (
                try digest.value("id"), try digest.value("rows"), try digest.value("hash")
            )
            state += " \(id) \(rows) \(hash)"
        }
        return state.withUTF8 { hash(of: $0) }
    }

    /// Whether the contacts that pieces have are as they were when these were kept.
    static func areKeptPiecesValid(version: Int, in db: Database) throws -> Bool {
        guard try Schema.hasTable(.normalizedContacts, in: db),
            let last = try Row.fetchOne(
                db, sql: "SELECT last_source, state FROM _normalized_contacts ORDER BY id DESC LIMIT 1")
        else { return false }
        let (source, state): (Int, Int64) = (try last.value("last_source"), try last.value("state"))
        return try current(through: source, version: version, in: db) == state
    }

    /// A hash of bytes.
    static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> Int64 {
        var digest = ContentDigest()
        digest.add(bytes, key: 0)
        return Int64(bitPattern: digest.hash)
    }

    /// Gives a closure the content of a piece; `nil` if it is not what was stored.
    ///
    /// - Parameter row: the columns `hash` and `content`.
    static func withContent<Result>(
        of row: Row, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) throws -> Result {
        let expected: Int64 = try row.value("hash")
        return try row.withUnsafeData(named: "content") { data in
            guard let data else { return try body(nil) }
            return try data.withUnsafeBytes { bytes in
                let content = bytes.bindMemory(to: UInt8.self)
                return try body(hash(of: content) == expected ? content : nil)
            }
        }
    }

    /// Compares what is kept with its hashes.
    static func verify(in db: Database, into check: inout DatabaseCheck) throws {
        guard try Schema.hasTable(.normalizedContacts, in: db) else { return }
        let rows = try Row.fetchCursor(db, sql: "SELECT id, hash, content FROM _normalized_contacts ORDER BY id")
        while let row = try rows.next() {
            let isWhole = try withContent(of: row) { $0 != nil }
            if !isWhole {
                let piece: Int = try row.value("id")
                check.fail(
                    "row \(piece) of _normalized_contacts is not as it was stored; "
                        + "it can be deleted, and 'trunkline dedupe' reads the contacts anew")
            }
        }
    }

    /// Deletes all pieces, since contacts in them are gone or changed.
    static func discard(in db: Database) throws {
        guard try Schema.hasTable(.normalizedContacts, in: db) else { return }
        try db.execute(sql: "DELETE FROM _normalized_contacts")
    }
}
