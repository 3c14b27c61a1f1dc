import GRDB
import GRDBSQLite

/// Erases rows inside one transaction, and keeps count of them by table.
package final class Eraser {
    private let db: Database
    /// How many rows were deleted, by table.
    package private(set) var deleted: [String: Int] = [:]
    /// How many values had text replaced, by table.
    package private(set) var redacted: [String: Int] = [:]
    private var sources: Set<Int> = []

    init(db: Database) throws {
        self.db = db
    }

    /// What stands in the place of text that was erased.
    package static let replacement = "[forgotten]"

    // MARK: Finding

    /// The sources that are not read to their end.
    package func unfinishedSources() throws -> [String] {
        try String.fetchAll(db, sql: "SELECT path FROM sources WHERE status = 'unfinished' ORDER BY id")
    }

    /// Whether there is such a contact.
    package func hasContact(_ contact: Int) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM contacts WHERE id = ?)", arguments: [contact]) ?? false
    }

    /// The sources of a path or content, with their hashes.
    package func sources(path: String, sha256: String?) throws -> [(id: Int, sha256: String)] {
        try Row.fetchAll(
            db, sql: "SELECT id, sha256 FROM sources WHERE path = ? OR sha256 = ? ORDER BY id",
            arguments: [path, sha256]
        ).map { (try $0.value(SourceColumn.id), try $0.value(SourceColumn.sha256)) }
    }

    /// The contacts with numbers whose text or form a closure recognizes.
    package func contacts(withNumber isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) throws -> [Int] {
        var contacts: Set<Int> = []
        try scan("SELECT contact_id, raw, cell, e164 FROM phone_numbers") { row, column, text in
            if column > 0, isWanted(text) { contacts.insert(row) }
        }
        try scan(
            """
            SELECT phone_numbers.contact_id, corrections.value, corrections.e164 FROM corrections
            JOIN phone_numbers ON phone_numbers.id = corrections.number_id
            """
        ) { row, column, text in
            if column > 0, isWanted(text) { contacts.insert(row) }
        }
        contacts.formUnion(try KeptRows.contacts(withNumber: isWanted, in: db))
        return contacts.sorted()
    }

    /// The name, the accepted numbers, and the other values by which a contact is recognized again.
    package func identity(of contact: Int) throws -> ContactIdentity {
        let rows = RowKey.rows(of: contact...contact)
        let range: StatementArguments = [rows.lowerBound, rows.upperBound]
        let row = try Row.fetchOne(
            db, sql: "SELECT given_name, family_name, display_name, organization, uid FROM contacts WHERE id = ?",
            arguments: [contact])
        var identity = ContactIdentity()
        if let row {
            identity.givenName = try row.value(ContactColumn.givenName)
            identity.familyName = try row.value(ContactColumn.familyName)
            identity.displayName = try row.value(ContactColumn.displayName)
            identity.organization = try row.value(ContactColumn.organization)
            let uid: String? = try row.value(ContactColumn.uid)
            identity.values += [uid].compactMap { $0 }
        }
        identity.numbers = try String.fetchAll(
            db, sql: "SELECT e164 FROM current_numbers WHERE id BETWEEN ? AND ? AND e164 IS NOT NULL", arguments: range)
        identity.values += try String.fetchAll(
            db, sql: "SELECT address FROM emails WHERE id BETWEEN ? AND ?", arguments: range)
        return identity
    }

    // MARK: Erasing

    /// Deletes contacts with everything that belongs to them or was found or decided about them.
    package func erase(contacts: [Int]) throws {
        guard !contacts.isEmpty else { return }
        count(try KeptRows.erase(contacts: contacts, in: db))
        let (deletion, touched) = try ContactDeletion.run(contacts, because: .forgotten, in: db)
        for (table, count) in deletion.deleted { deleted[table.name, default: 0] += count }
        try eraseRawContent(of: touched)
        sources.formUnion(touched)
    }

    /// Deletes a source with everything that came from it.
    package func erase(source: Int) throws {
        let contacts = try Int.fetchAll(db, sql: "SELECT id FROM contacts WHERE source_id = ?", arguments: [source])
        try erase(contacts: contacts)
        count(try KeptRows.erase(sources: [source], in: db))
        for table in StoreTable.ofSources { try delete(from: table, where: "source_id = \(source)") }
        try delete(from: .sources, where: "id = \(source)")
        sources.remove(source)
    }

    private func count(_ rows: [String: Int]) {
        let count = rows.values.reduce(0, +)
        if count > 0 { deleted[StoreTable.keptRows.name, default: 0] += count }
    }

    private func delete(from table: StoreTable, where condition: String) throws {
        try db.execute(sql: "DELETE FROM \(table.name) WHERE \(condition)")
        if db.changesCount > 0 { deleted[table.name, default: 0] += db.changesCount }
    }

    /// Replaces parts of text wherever they stand, in every table of the file.
    ///
    /// - Parameter parts: The parts of a text that are to be replaced, in order.
    package func redact(_ parts: (UnsafeBufferPointer<UInt8>) -> [Range<Int>]) throws {
        for table in StoreTable.digested {
            let columns = table.columns.names
            var changes: [(row: Int, column: Int, text: String)] = []
            let list = columns.dropFirst().joined(separator: ", ")
            try scan("SELECT \(columns[0]), \(list) FROM \(table.name)") { row, column, text in
                guard column > 0 else { return }
                let found = parts(text)
                if !found.isEmpty { changes.append((row, column, Self.replacing(found, in: text))) }
            }
            for change in changes {
                try db.execute(
                    sql: "UPDATE \(table.name) SET \(columns[change.column]) = ? WHERE \(columns[0]) = ?",
                    arguments: [change.text, change.row])
            }
            if changes.isEmpty { continue }
            redacted[table.name] = changes.count
            if let source = Self.source(of: table) {
                let rows = Set(changes.map(\.row)).map { String($0) }.joined(separator: ", ")
                let sql = "SELECT DISTINCT \(source) FROM \(table.name) WHERE \(columns[0]) IN (\(rows))"
                try eraseRawContent(of: try Int.fetchAll(db, sql: sql))
            }
        }
        let kept = try KeptRows.redact(with: Self.replacement, in: db) { parts($2) }
        if kept > 0 { redacted[StoreTable.keptRows.name] = kept }
    }

    /// The source of a row, as SQL; `nil` for tables whose rows are of none.
    private static func source(of table: StoreTable) -> String? {
        if StoreTable.ofContacts.contains(table) {
            return "(SELECT source_id FROM contacts WHERE contacts.id = \(table.name).contact_id)"
        }
        return table == .contacts || table == .findings ? "source_id" : nil
    }

    /// Deletes the kept content of sources, which holds every record as it was.
    private func eraseRawContent(of sources: [Int]) throws {
        let table = "raw_content"
        guard !sources.isEmpty else { return }
        let list = sources.map { String($0) }.joined(separator: ", ")
        try db.execute(sql: "DELETE FROM \(table) WHERE source_id IN (\(list))")
        if db.changesCount > 0 { deleted[table, default: 0] += db.changesCount }
    }

    private static func replacing(_ parts: [Range<Int>], in text: UnsafeBufferPointer<UInt8>) -> String {
        var bytes: [UInt8] = []
        var end = 0
        for part in parts {
            bytes += text[end..<part.lowerBound]
            bytes += replacement.utf8
            end = part.upperBound
        }
        bytes += text[end...]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Counts the rows of touched sources anew, and drops what was derived from their content.
    func finish() throws {
        try NormalizedState.discard(in: db)
        for source in sources { try SourceRecount.run(source, in: db) }
        try RuleRow.deleteUnused(in: db)
    }

    // MARK: Tombstones

    /// The salt of the hashes that are there; `nil` if there are none.
    package func salt() throws -> String? {
        try String.fetchOne(db, sql: "SELECT salt FROM forgotten ORDER BY id LIMIT 1")
    }

    /// Stores by what somebody is recognized who is to stay forgotten.
    package func remember(_ kind: String, salt: String, digests: [String], change: Int) throws {
        for digest in Set(digests).sorted() {
            let isKnown =
                try Bool.fetchOne(
                    db, sql: "SELECT EXISTS (SELECT 1 FROM forgotten WHERE kind = ? AND digest = ?)",
                    arguments: [kind, digest]) ?? false
            if isKnown { continue }
            try db.execute(
                sql: "INSERT INTO forgotten (change_id, kind, salt, digest) VALUES (?, ?, ?, ?)",
                arguments: [change, kind, salt, digest])
        }
    }

    /// Records the act.
    package func record(author: String?, note: String) throws -> Int {
        try StoredChange.record(kind: "forget", author: author, note: note, in: db)
    }

    // MARK: Reading

    /// Calls a closure with each text of a query: the number in the first column, the position of the column, the bytes.
    private func scan(
        _ sql: String, _ body: (_ row: Int, _ column: Int, _ text: UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(db.sqliteConnection, sql, -1, &handle, nil)
        defer { sqlite3_finalize(handle) }
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage, sql: sql)
        }
        let columns = sqlite3_column_count(handle)
        while true {
            let step = sqlite3_step(handle)
            if step == SQLITE_DONE { return }
            guard step == SQLITE_ROW else {
                throw DatabaseError(resultCode: ResultCode(rawValue: step), message: db.lastErrorMessage)
            }
            let row = Int(sqlite3_column_int64(handle, 0))
            for column in 1..<columns where sqlite3_column_type(handle, column) == SQLITE_TEXT {
                let text = sqlite3_column_text(handle, column)
                let count = Int(sqlite3_column_bytes(handle, column))
                try body(row, Int(column), UnsafeBufferPointer(start: text, count: text == nil ? 0 : count))
            }
        }
    }
}

/// By what a contact is recognized in another source.
package struct ContactIdentity: Sendable, Hashable {
    package var givenName: String?
    package var familyName: String?
    package var displayName: String?
    package var organization: String?
    /// Accepted numbers in E.164 form.
    package var numbers: [String] = []
    /// E-mail addresses and identifiers.
    package var values: [String] = []

    /// Nothing.
    package init() {}
}

/// What keeps somebody forgotten.
package struct Tombstone: Sendable, Hashable {
    /// `number`, `person` or `source`.
    package var kind: String
    package var salt: String
    package var digest: String

    /// What keeps somebody forgotten.
    package init(kind: String, salt: String, digest: String) {
        self.kind = kind
        self.salt = salt
        self.digest = digest
    }
}
