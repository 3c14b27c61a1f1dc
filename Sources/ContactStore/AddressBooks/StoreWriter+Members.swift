import GRDB
import PhoneNumbers

extension StoreWriter {
    /// Finishes the source that was begun as one of the files of an address book that are new or changed: its contacts come into the address
    /// book, in the places of those that its files had before, and under the keys of these. Contacts whose files are gone leave.
    ///
    /// All that leaves is kept with the change that is recorded, by which it can be undone. Only rows of the contacts concerned are
    /// touched, however many others the address book has.
    ///
    /// - Parameters:
    ///   - update: The files.
    ///   - review: Called with the differences before anything else is changed; an error that it throws leaves everything as it was.
    /// - Returns: The differences.
    /// - Precondition: A source has been begun, and all its rows are written.
    /// - Throws: `DatabaseError`; any error of the review.
    package func finishMembers(
        _ update: MemberUpdate, review: (SourceUpdate) throws -> Void = { _ in }
    ) throws -> SourceUpdate {
        guard let source else { preconditionFailure("files without a source") }
        let book = update.book.source
        let old = try Self.contacts(of: update.old, source: book, in: db)
        let new = try Self.contacts(of: update.new, source: source.id, in: db)
        var match = UpdateMatch(
            old: try ContactFingerprint.some(old.keys.sorted(), by: .uid, in: db),
            new: try ContactFingerprint.some(new.keys.sorted(), by: .uid, in: db))
        // A card without a UID is known by its file.
        match.pair(old: { old[$0.contact] }, new: { new[$0.contact] })
        var request = UpdateRequest(key: .uid, kind: .addressBook)
        request.removesGone = true
        let predecessor = UpdateSource(
            id: book, path: update.book.path, kind: .addressBook,
            contacts: try Int.fetchOne(
                db, sql: "SELECT contacts_stored FROM sources WHERE id = ?", arguments: [book]) ?? 0)
        var differences = try SourceUpdate(
            match, beside: predecessor.contacts - old.count, of: predecessor, for: request, old: db, new: db)
        differences.ended = try EndedEdits.ahead(
            of: match.pairs.map(\.successor), in: db, newer: db, isWritten: isApplying)
        try review(differences)
        let change = try recordChange("update", differences.sentence(of: update.book.path))
        let exchange = MemberExchange(
            update: update, source: source.id, firstKey: source.firstContact, match: match,
            keeper: RowKeeper(change, ledger: ledger, in: db), ledger: ledger, transfer: transfer,
            isWritten: isApplying)
        differences.ended = try exchange.run()
        try KeptRows.dropOld(except: change, in: db)
        try RuleRow.deleteUnused(in: db)
        try ledger.store(in: db)
        try db.checkPlace()
        try db.commit()
        closeSource()
        return differences
    }

    /// The hashes of the names of the files in which contacts of an address book stand, by the keys of the contacts.
    private static func contacts(of members: [StoredMember], source: Int, in db: Database) throws -> [Int: Int] {
        var contacts: [Int: Int] = [:]
        let sorted = members.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let rows = try Row.fetchCursor(
            db, sql: "SELECT id, byte_offset FROM contacts WHERE source_id = ? ORDER BY byte_offset",
            arguments: [source])
        var place = 0
        while let row = try rows.next() {
            let offset: Int = try row.value("byte_offset")
            while place < sorted.count, sorted[place].range.upperBound <= offset { place += 1 }
            guard place < sorted.count else { break }
            if sorted[place].range.contains(offset) { contacts[try row.value("id")] = sorted[place].name.hashValue }
        }
        return contacts
    }
}

extension SourceUpdate {
    /// The sentence about changed files for the history: `contacts: 2 new, 1 changed, 0 gone`.
    fileprivate func sentence(of path: String) -> Sentence {
        Sentence(
            ChangeSentence.files,
            ["path": .text(path), "added": .number(added), "changed": .number(changed), "gone": .number(gone)])
    }
}
