import Foundation
import GRDB

/// The pieces of contacts as the last deduplication compared them, inside a change. They are read only if the contacts are still the same.
package struct ComparedPieces {
    private let db: Database
    private let state: Int64

    /// The facts about all contacts.
    package let book: [UInt8]

    /// - Returns: `nil` if there are none, or contacts were added or changed since, or joined from another threshold.
    fileprivate init?(version: Int, threshold: Int32, in db: Database) throws {
        guard let state = try Self.state(version: version, threshold: threshold, in: db),
            let book = try Self.content(of: 0, state: state, in: db)
        else { return nil }
        (self.db, self.state, self.book) = (db, state, book)
    }

    /// A number that stands for the content of all sources and the settings; `nil` if a source is not read to its end.
    fileprivate static func state(version: Int, threshold: Int32, in db: Database) throws -> Int64? {
        try NormalizedState.current(through: try db.lastKey(of: .sources), version: version, in: db).map { state in
            var text = "\(state) \(threshold)"
            return text.withUTF8 { NormalizedState.hash(of: $0) }
        }
    }

    /// The content of a piece; `nil` if it is not there or damaged.
    package func content(of piece: Int) throws -> [UInt8]? { try Self.content(of: piece, state: state, in: db) }

    private static func content(of piece: Int, state: Int64, in db: Database) throws -> [UInt8]? {
        let statement = try db.cachedStatement(
            sql: "SELECT hash, content FROM _compared_contacts WHERE id = ? AND state = ?")
        guard let row = try Row.fetchOne(statement, arguments: [piece, state]) else { return nil }
        return try NormalizedState.withContent(of: row) { content in content.map { Array($0) } }
    }
}

extension ChangeWriter {
    /// The pieces that are kept; `nil` if they are not those of the contacts as they are now.
    ///
    /// - Parameters:
    ///   - version: the version of the rule.
    ///   - threshold: from how many hundredths of a bit contacts are joined.
    package func comparedPieces(version: Int, threshold: Int32) throws -> ComparedPieces? {
        try ComparedPieces(version: version, threshold: threshold, in: db)
    }

    /// Keeps pieces in the place of those that are there.
    package func keepCompared(
        _ pieces: [(piece: Int, content: [UInt8])], version: Int, threshold: Int32
    ) throws {
        try db.execute(sql: "DELETE FROM _compared_contacts")
        guard let state = try ComparedPieces.state(version: version, threshold: threshold, in: db) else { return }
        let insert = try db.makeStatement(sql: ComparedContactColumn.allCases.insertStatement)
        for (piece, content) in pieces {
            let hash = content.withUnsafeBufferPointer { NormalizedState.hash(of: $0) }
            try insert.execute(arguments: [piece, state, hash, Data(content)])
        }
    }
}
