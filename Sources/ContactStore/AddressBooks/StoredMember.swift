import GRDB

/// A file of an address book, as it was read.
package struct StoredMember: Sendable, Hashable {
    /// The key of the row; 0 for one that is not stored yet.
    package var id = 0
    /// The path of the file in the folder.
    package var name: String
    /// The SHA-256 of its bytes in lower-case hexadecimal.
    package var sha256: String
    /// The size of the file in bytes.
    package var byteCount: Int
    /// The state of the file by which a change is noticed without reading it.
    package var mark: Int
    /// The place of its text in that of the source.
    package var range: Range<Int>
    /// The number of lines before the first one of its text.
    package var lines: Int

    /// A file.
    package init(name: String, sha256: String, byteCount: Int, mark: Int, range: Range<Int>, lines: Int) {
        self.name = name
        self.sha256 = sha256
        self.byteCount = byteCount
        self.mark = mark
        self.range = range
        self.lines = lines
    }
}

extension ContactDatabase {
    /// The file of an address book in whose text a place is; `nil` for other sources.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func member(ofSource source: Int, at offset: Int) throws -> StoredMember? {
        try read { db in
            let id = try Int.fetchOne(
                db,
                sql:
                    "SELECT id FROM members WHERE source_id = ?1 AND byte_offset <= ?2 AND byte_offset + text_bytes >= ?2",
                arguments: [source, offset])
            guard let id else { return nil }
            let scan = try TableScan<MemberColumn>(MemberColumn.allCases, keys: id...id, in: db)
            return try scan.next() ? StoredMember(scan) : nil
        }
    }
}

extension StoredMember {
    fileprivate init(_ scan: borrowing TableScan<MemberColumn>) {
        let offset = scan.int(.byteOffset)
        self.init(
            name: scan.text(.name) ?? "", sha256: scan.text(.sha256) ?? "", byteCount: scan.int(.byteCount),
            mark: scan.int(.mark), range: offset..<offset + scan.int(.textBytes), lines: scan.int(.lines))
        id = scan.int(.id)
    }

    /// The files of an address book, in the order of their keys.
    static func all(ofSource source: Int, in db: Database) throws -> [StoredMember] {
        let scan = try TableScan<MemberColumn>(MemberColumn.allCases, in: db)
        var members: [StoredMember] = []
        while try scan.next() {
            if scan.int(.sourceID) == source { members.append(StoredMember(scan)) }
        }
        return members
    }

    /// Stores files of an address book.
    ///
    /// - Returns: the keys of their rows.
    @discardableResult
    static func insert(
        _ members: [StoredMember], source: Int, by transfer: BatchTransfer, in db: Database
    ) throws -> Range<Int> {
        let first = try db.nextKey(of: .members)
        var rows = TableRows<MemberColumn>(transfer, source: source)
        for (key, member) in zip(first..., members) {
            try rows.add(
                key: key,
                [
                    .number(source), .text(member.name), .text(member.sha256), .number(member.byteCount),
                    .number(member.mark), .number(member.range.lowerBound), .number(member.range.count),
                    .number(member.lines),
                ])
        }
        try rows.store()
        return first..<first + members.count
    }
}

/// An address book that is stored.
package struct StoredAddressBook: Sendable {
    /// The key of the source.
    package var source: Int
    /// The path as it was given.
    package var path: String
    /// The hash of the names and hashes of its files.
    package var sha256: String
    /// The settings that it was read with.
    package var settings: StoredSettings
    /// Its files.
    package var members: [StoredMember]
}

extension StoredAddressBook {
    /// The newest address book of a path that was read to its end; `nil` if there is none.
    static func find(at path: String, in db: Database) throws -> StoredAddressBook? {
        for source in try StoredPath.sources(at: path, in: db).reversed() {
            if let book = try find(source: source.id, in: db) { return book }
        }
        return nil
    }

    /// The address book that a source is; `nil` if it is another source.
    static func find(source: Int, in db: Database) throws -> StoredAddressBook? {
        let hasMembers = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM members WHERE source_id = ?)", arguments: [source])
        let columns: [SourceColumn] = [.path, .sha256]
        guard hasMembers == true, let settings = try StoredSettings.find(source: source, in: db),
            let row = try Row.fetchOne(
                db, sql: "SELECT \(columns.list) FROM sources WHERE id = ?", arguments: [source])
        else { return nil }
        return StoredAddressBook(
            source: source, path: try row.value(SourceColumn.path), sha256: try row.value(SourceColumn.sha256),
            settings: settings, members: try StoredMember.all(ofSource: source, in: db))
    }
}

extension ContactDatabase {
    /// The newest address book of a path that was read to its end; `nil` if there is none.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func addressBook(at path: String) throws -> StoredAddressBook? {
        try read { try StoredAddressBook.find(at: path, in: $0) }
    }

    /// The address book that a source is; `nil` if it is another source.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func addressBook(source: Int) throws -> StoredAddressBook? {
        try read { try StoredAddressBook.find(source: source, in: $0) }
    }
}

extension ContactDatabase {
    /// The keys of the sources that are address books.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func addressBooks() throws -> Set<Int> {
        try read { try Int.fetchSet($0, sql: "SELECT DISTINCT source_id FROM members") }
    }
}

extension StoreWriter {
    /// The newest address book of a path that was read to its end; `nil` if there is none.
    package func addressBook(at path: String) throws -> StoredAddressBook? {
        try StoredAddressBook.find(at: path, in: db)
    }

    /// The address book that a source is; `nil` if it is another source.
    package func addressBook(source: Int) throws -> StoredAddressBook? {
        try StoredAddressBook.find(source: source, in: db)
    }

    /// The settings that a source was read with; `nil` if there is no such source.
    package func settings(ofSource source: Int) throws -> StoredSettings? {
        try StoredSettings.find(source: source, in: db)
    }

    /// Stores the files of the address book that was begun, once.
    ///
    /// - Precondition: A source has been begun and not finished.
    package func keep(_ members: [StoredMember]) throws {
        guard let source else { preconditionFailure("files without a source") }
        // An earlier run may have been cut short.
        try db.execute(sql: "DELETE FROM members WHERE source_id = ?", arguments: [source.id])
        try StoredMember.insert(members, source: source.id, by: transfer, in: db)
    }

    /// Stores the states of files whose content was found to be as it was.
    package func note(marks: [Int: Int]) throws {
        guard !marks.isEmpty else { return }
        try db.inTransaction(.immediate) {
            let update = try db.makeStatement(sql: "UPDATE OR ROLLBACK members SET state = ? WHERE id = ?")
            for (member, mark) in marks { try update.execute(arguments: [mark, member]) }
            try ledger.store(in: db)
            return .commit
        }
    }
}
