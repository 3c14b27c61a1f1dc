import Foundation
import GRDB

/// The state that the values of contacts depend on: the content of the sources, and the corrections since.
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

    /// Returns `true` if the contacts of the kept pieces have not changed since the pieces were kept.
    static func areKeptPiecesValid(version: Int, in db: Database) throws -> Bool {
        guard
            let last = try Row.fetchOne(
                db, sql: "SELECT last_source, state FROM _normalized_contacts ORDER BY id DESC LIMIT 1")
        else { return false }
        let (source, state): (Int, Int64) = (try last.value("last_source"), try last.value("state"))
        return try current(through: source, version: version, in: db) == state
    }

    /// A hash of bytes.
    static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> Int64 {
        Int64(bitPattern: RecordHash.fixed.hash(bytes))
    }

    /// Gives a closure the content of a piece; `nil` if it is damaged.
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

    /// Deletes all pieces, since contacts in them are gone or changed.
    static func discard(in db: Database) throws {
        try db.execute(sql: "DELETE FROM _normalized_contacts; DELETE FROM _compared_contacts")
    }
}
