public import ContactModel
import GRDB

extension ContactDatabase {
    /// Gives a closure each contact with all of its values, in the order of the sources and of the contacts in them.
    ///
    /// Rows are streamed: memory does not grow with their number. Every phone field has its raw value; what is known about
    /// the number stands in `numbers`.
    ///
    /// - Parameters:
    ///   - selection: Which contacts and numbers are wanted; all by default.
    ///   - marksOthers: `true` if contacts have their other numbers, too, marked as not wanted.
    ///   - body: Takes a contact; the value is reused for the next one.
    /// - Returns: what was taken, and what was left out because of its numbers.
    /// - Throws: ``StoreError`` if the file cannot be read; ``InvalidCondition``; `CancellationError`; what `body` throws.
    /// - Complexity: One pass over the tables, side by side.
    @discardableResult
    public func forEachContact(
        _ selection: ContactSelection = ContactSelection(), marksOthers: Bool = false,
        _ body: (inout OutgoingContact) throws -> Void
    ) throws -> SelectionTally {
        let condition = try selection.wantedContacts(path: path, cancellation: cancellation)
        return try forEachContact(
            selection, .everything, in: 1...RowKey.maximumContact, marksOthers: marksOthers,
            wanted: condition.map { $0.next }, body)
    }

    /// Gives a closure each contact of a piece; its condition has been heard already.
    package func forEachContact(
        _ selection: ContactSelection, _ detail: ContactDetail, in piece: ContactPiece,
        _ body: (inout OutgoingContact) throws -> Void
    ) throws -> SelectionTally {
        var wanted = piece.wanted?.makeIterator()
        return try forEachContact(
            selection, detail, in: piece.keys, wanted: wanted == nil ? nil : { wanted?.next() }, body)
    }

    private func forEachContact(
        _ selection: ContactSelection, _ detail: ContactDetail, in keys: ClosedRange<Int>, marksOthers: Bool = false,
        wanted: (() throws -> Int?)?, _ body: (inout OutgoingContact) throws -> Void
    ) throws -> SelectionTally {
        try read { db in
            try db.cancellable(by: cancellation) {
                var reader = try StoredContactReader(
                    selection, detail, sources: Self.layouts(in: db), keys: keys, marksOthers: marksOthers,
                    wanted: wanted, in: db)
                var record = OutgoingContact()
                while try reader.next(into: &record) { try body(&record) }
                return reader.tally
            }
        }
    }
}
