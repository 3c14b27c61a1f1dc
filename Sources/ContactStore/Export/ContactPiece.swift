import GRDB
package import Threads

/// A range of contacts that are read together, of about as many bytes in their source as others.
package struct ContactPiece: Sendable, Hashable {
    /// The keys of the contacts.
    package var keys: ClosedRange<Int>
    /// Those of them that fulfil the condition of a selection, in order; `nil` if there is none.
    package var wanted: [Int]?

    /// The limit of the contacts of a piece.
    static let maximumCount = 2048
    /// The maximum of bytes that the contacts of a piece take in their source; a single contact may take more.
    package static let maximumBytes = 1 << 19
}

extension ContactDatabase {
    /// Opens several connections that all see the file as it is now.
    ///
    /// Each holds a lock for reading, so that nothing can be committed while any of them is open.
    ///
    /// - Throws: ``StoreError`` if the file does not exist, is not one of ours or is locked; `CancellationError`.
    package static func openSnapshot(
        at path: String, connections: Int, cancellation: Cancellation
    ) throws -> [ContactDatabase] {
        try (0..<connections).map { _ in
            let store = try open(at: path, cancellation: cancellation)
            try store.translatingErrors {
                try store.queue.inDatabase { db in
                    try db.beginTransaction(.deferred)
                    // The lock is taken by the first row that is read.
                    _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sources")
                }
            }
            return store
        }
    }

    /// Cuts the contacts of a selection into pieces, in their order.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; ``InvalidCondition``; `CancellationError`; what `body` throws.
    package func forEachPiece(_ selection: ContactSelection, _ body: (ContactPiece) throws -> Void) throws {
        let last = try lastContact()
        let condition = try selection.wantedContacts(path: path, cancellation: cancellation)
        var wanted = try condition?.next()
        var start = 1
        // Of a condition, no piece is looked at that has none of its contacts.
        while start <= last, let first = try condition == nil ? firstContact(from: start) : wanted {
            try cancellation.check()
            start = first
            var piece = ContactPiece(keys: try start...end(ofPieceFrom: start))
            start = piece.keys.upperBound + 1
            if let condition {
                var contacts: [Int] = []
                while let next = wanted, next < start {
                    contacts.append(next)
                    wanted = try condition.next()
                }
                if contacts.isEmpty { continue }
                piece.wanted = contacts
            }
            try body(piece)
        }
    }

    /// The last contact of a piece: it is known how many bytes each takes in its source.
    private func end(ofPieceFrom start: Int) throws -> Int {
        try read { db in
            let bytes = try db.cachedStatement(sql: "SELECT total(byte_count) FROM contacts WHERE id BETWEEN ? AND ?")
            var count = ContactPiece.maximumCount
            while count > 1 {
                let total = try Double.fetchOne(bytes, arguments: [start, start + count - 1]) ?? 0
                if total <= Double(ContactPiece.maximumBytes) { break }
                count /= 2
            }
            return start + count - 1
        }
    }
}
