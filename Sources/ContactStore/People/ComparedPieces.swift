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
            let book = try Self.content(of: 0, state: state, in: db),
            try Self.content(of: -1, state: state, in: db) != nil
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

extension ContactDatabase {
    /// A number that tells the pieces of one deduplication from those of another; `nil` if none are kept.
    ///
    /// They are those of the contacts as they were compared, which may have changed since.
    package func comparedState() throws -> Int? {
        try read { try Int.fetchOne($0, sql: "SELECT state FROM _compared_contacts WHERE id = -1") }
    }

    /// The contents of pieces that are kept, in the order of their numbers; damaged ones are left out.
    package func comparedContents(_ pieces: ClosedRange<Int>) throws -> [[UInt8]] {
        try read { db in
            let rows = try Row.fetchCursor(
                db, sql: "SELECT hash, content FROM _compared_contacts WHERE id BETWEEN ? AND ? ORDER BY id",
                arguments: [pieces.lowerBound, pieces.upperBound])
            var contents: [[UInt8]] = []
            while let row = try rows.next() {
                try NormalizedState.withContent(of: row) { if let content = $0 { contents.append(Array(content)) } }
            }
            return contents
        }
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
