import GRDB

/// Exchanges the contacts of some files of an address book for those that were read of them now.
struct MemberExchange {
    let update: MemberUpdate
    /// The key of the source under which the files were read.
    let source: Int
    /// The first of the keys that its contacts were written under.
    let firstKey: Int
    let match: UpdateMatch
    let keeper: RowKeeper
    let ledger: DigestLedger
    let transfer: BatchTransfer
    /// `true` if the files are what a plan wrote.
    let isWritten: Bool

    private var db: Database { keeper.db }
    private var book: Int { update.book.source }

    /// Exchanges them.
    ///
    /// - Returns: the edits and corrections that ended with the values that they were about.
    func run() throws -> [EndedEdit] {
        try keeper.keep(.sources, where: "id = \(book)")
        let place = try SourcePlace(of: book, in: db)
        let pairs = match.pairs.map(\.successor)
        let gone = match.gone.map(\.contact)
        let takeover = ContactTakeover(
            source: source, firstKey: firstKey, pairs: pairs, keeper: keeper, ledger: ledger, transfer: transfer,
            exchanged: (
                CountedContacts(pairs.map(\.old) + gone),
                CountedContacts(pairs.map(\.key) + match.added.indices.map { firstKey + $0 })
            ), isWritten: isWritten)
        try PlacedFindings.delete(inMembers: update.old.map(\.range), of: book, keeping: keeper)
        let ended = try takeover.run(also: {
            if !gone.isEmpty { _ = try ContactDeletion.run(gone, because: .superseded, keeping: keeper, in: db) }
            try move(by: place)
        })
        let same = Set(pairs.filter(\.isSame).map(\.key))
        for contact in try Int.fetchAll(
            db, sql: "SELECT id FROM contacts WHERE source_id = ? AND byte_offset >= ? ORDER BY id",
            arguments: [book, place.bytes])
        where !same.contains(contact) { try keeper.noteBrought(.contacts, contact, source: book) }
        try exchangeMembers(by: place)
        try finish(place, superseded: pairs.count)
        return ended
    }

    /// Moves what was read behind the end of the address book.
    private func move(by place: SourcePlace) throws {
        try db.execute(
            sql: """
                UPDATE OR ROLLBACK contacts SET source_id = ?2, ordinal = ordinal + ?3, line = line + ?4,
                  byte_offset = byte_offset + ?5
                WHERE source_id = ?1
                """, arguments: [source, book, place.ordinals, place.lines, place.bytes])
    }

    private func exchangeMembers(by place: SourcePlace) throws {
        let isWhole = update.old.count == update.book.members.count
        let ids = isWhole ? "" : update.old.map { String($0.id) }.joined(separator: ", ")
        try keeper.keep(.members, where: isWhole ? "source_id = \(book)" : "id IN (\(ids))")
        let delete = try db.makeStatement(sql: "DELETE FROM members WHERE id = ?")
        for member in update.old { try delete.execute(arguments: [member.id]) }
        let moved = update.new.map { member in
            var member = member
            member.range = member.range.lowerBound + place.bytes..<member.range.upperBound + place.bytes
            member.lines += place.lines
            return member
        }
        for key in try StoredMember.insert(moved, source: book, by: transfer, in: db) {
            try keeper.noteBrought(.members, key, source: book)
        }
        // Findings with a place move with it; others are about the whole.
        try db.execute(
            sql: """
                UPDATE findings SET source_id = ?2, line = iif(line > 0, line + ?3, line),
                  byte_offset = iif(line > 0, byte_offset + ?4, byte_offset)
                WHERE source_id = ?1
                """, arguments: [source, book, place.lines, place.bytes])
        try db.execute(
            sql: "UPDATE raw_content SET source_id = ?2, byte_offset = byte_offset + ?3 WHERE source_id = ?1",
            arguments: [source, book, place.bytes])
    }

    /// Counts the address book anew, and deletes the source under which files were read.
    private func finish(_ place: SourcePlace, superseded: Int) throws {
        try db.execute(sql: "DELETE FROM _checkpoints WHERE source_id = ?", arguments: [source])
        try db.execute(sql: "DELETE FROM sources WHERE id = ?", arguments: [source])
        try db.execute(
            sql: """
                UPDATE sources SET sha256 = ?2, bytes = ?3, contacts_superseded = contacts_superseded + ?4,
                  contacts_skipped = contacts_skipped + ?5, contacts_forgotten = contacts_forgotten + ?6 WHERE id = ?1
                """,
            arguments: [
                book, update.sha256, place.bytes + update.byteCount, superseded, update.skipped,
                update.forgotten,
            ])
        try SourceRecount.run(book, in: db)
    }
}

/// The end of the text of an address book: where more of it begins.
private struct SourcePlace {
    let bytes, lines, ordinals: Int

    init(of source: Int, in db: Database) throws {
        let row = try Row.fetchOne(
            db, sql: "SELECT bytes, contacts_seen - contacts_skipped AS ordinals FROM sources WHERE id = ?",
            arguments: [source])
        bytes = try row?.value("bytes") ?? 0
        ordinals = try row?.value("ordinals") ?? 0
        // Two line ends stand behind each file; a later one of the same place has as many lines at least.
        lines =
            try Int.fetchOne(
                db, sql: "SELECT max(lines + text_bytes) FROM members WHERE source_id = ?", arguments: [source]) ?? 0
    }
}
