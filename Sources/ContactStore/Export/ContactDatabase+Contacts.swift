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

    /// Gives a closure each contact of one source, in the order of their places in it, with their other numbers marked as not wanted.
    ///
    /// That is the order of the keys, but for contacts that have kept those of an older source.
    package func forEachContact(
        ofSource source: Int, _ selection: ContactSelection, _ body: (inout OutgoingContact) throws -> Void
    ) throws -> SelectionTally {
        var selection = selection
        selection.sourceKey = source
        let runs = try runs(ofSource: source, selection)
        guard let runs else { return try forEachContact(selection, marksOthers: true, body) }
        return try read { db in
            try db.cancellable(by: cancellation) {
                var reader = try StoredContactReader(
                    selection, sources: Self.layouts(in: db), marksOthers: true, in: db)
                var record = OutgoingContact()
                for run in runs {
                    reader.restart(at: run)
                    while try reader.next(into: &record) { try body(&record) }
                }
                return reader.tally
            }
        }
    }

    /// The contacts of a source that fulfil the condition of a selection, as runs of consecutive keys in the order of their places; `nil`
    /// if that is the order of the keys.
    private func runs(ofSource source: Int, _ selection: ContactSelection) throws -> [ClosedRange<Int>]? {
        var contacts = try read { db in
            try Int.fetchAll(
                db, sql: "SELECT id FROM contacts WHERE source_id = ? ORDER BY ordinal", arguments: [source])
        }
        if zip(contacts, contacts.dropFirst()).allSatisfy({ $0 < $1 }) { return nil }
        if let condition = try selection.wantedContacts(path: path, cancellation: cancellation) {
            var wanted: Set<Int> = []
            while let contact = try condition.next() { wanted.insert(contact) }
            contacts.removeAll { !wanted.contains($0) }
        }
        var runs: [ClosedRange<Int>] = []
        for contact in contacts {
            if let last = runs.last, last.upperBound + 1 == contact {
                runs[runs.count - 1] = last.lowerBound...contact
            } else {
                runs.append(contact...contact)
            }
        }
        return runs
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
