import Foundation
import GRDB
import Threads

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
    ///   - body: takes the last contact of a piece and its content, and returns `true` if it could be read.
    /// - Returns: `true` if all pieces could be used; otherwise they have to be replaced.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    package func readNormalizedPieces(
        version: Int, _ body: (_ lastContact: Int, _ content: UnsafeBufferPointer<UInt8>) throws -> Bool
    ) throws -> Bool {
        try read { db in
            guard try NormalizedState.areKeptPiecesValid(version: version, in: db) else { return false }
            let rows = try Row.fetchCursor(
                db, sql: "SELECT last_contact, hash, content FROM _normalized_contacts ORDER BY id")
            while let row = try rows.next() {
                try cancellation.check()
                let last: Int = try row.value(NormalizedContactColumn.lastContact)
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
        if replacing || !areStorable { try db.execute(sql: "DELETE FROM _normalized_contacts") }
        guard areStorable else { return }
        let sources = try db.lastKey(of: .sources)
        guard let state = try NormalizedState.current(through: sources, version: version, in: db) else { return }
        let columns: [NormalizedContactColumn] = [.lastContact, .lastSource, .state, .hash, .content]
        for piece in pieces {
            let hash = piece.content.withUnsafeBufferPointer { NormalizedState.hash(of: $0) }
            try db.execute(
                sql: columns.insertStatement,
                arguments: [piece.lastContact, sources, state, hash, Data(piece.content)])
        }
    }
}
