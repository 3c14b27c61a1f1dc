public import ContactFormats
import GRDB

extension ContactDatabase {
    /// Gives a closure each contact with all of its values, in the order of the sources and of the contacts in them.
    ///
    /// Rows are streamed: memory does not grow with their number. Every phone field has its raw value; what is known about
    /// the number stands in `numbers`.
    ///
    /// - Parameters:
    ///   - selection: Which contacts and numbers are wanted; all by default.
    ///   - body: Takes a contact; the value is reused for the next one.
    /// - Throws: ``StoreError`` if the file cannot be read; ``InvalidCondition``; `CancellationError`; what `body` throws.
    /// - Complexity: One pass over the tables, side by side.
    public func forEachContact(
        _ selection: ContactSelection = ContactSelection(), _ body: (inout OutgoingContact) throws -> Void
    ) throws {
        let condition = try selection.condition.map { try SQLCondition($0, path: path, cancellation: cancellation) }
        try forEachContact(
            selection, .everything, in: 1...RowKey.maximumContact, wanted: condition.map { $0.next }, body)
    }

    /// Gives a closure each contact of a piece; its condition has been heard already.
    package func forEachContact(
        _ selection: ContactSelection, _ detail: ContactDetail, in piece: ContactPiece,
        _ body: (inout OutgoingContact) throws -> Void
    ) throws {
        var wanted = piece.wanted?.makeIterator()
        try forEachContact(selection, detail, in: piece.keys, wanted: wanted == nil ? nil : { wanted?.next() }, body)
    }

    private func forEachContact(
        _ selection: ContactSelection, _ detail: ContactDetail, in keys: ClosedRange<Int>,
        wanted: (() throws -> Int?)?, _ body: (inout OutgoingContact) throws -> Void
    ) throws {
        try read { db in
            try db.cancellable(by: cancellation) {
                var reader = try StoredContactReader(
                    selection, detail, sources: Self.layouts(in: db), keys: keys, wanted: wanted, in: db)
                var record = OutgoingContact()
                while try reader.next(into: &record) { try body(&record) }
            }
        }
    }
}
