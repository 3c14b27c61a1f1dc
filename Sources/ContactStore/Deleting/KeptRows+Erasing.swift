import GRDB
import GRDBSQLite

/// Erasure of kept rows: none may bring back a contact that was forgotten.
extension KeptRows {
    /// The kept contacts whose place these contacts have taken, and so on: earlier forms of the same contacts, and later ones of an
    /// update that was undone.
    static func versions(of contacts: Set<Int>, in db: Database) throws -> Set<Int> {
        var found: Set<Int> = []
        var next = contacts
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT contact_id, successor FROM kept_rows WHERE table_name = 'contacts' AND successor IS NOT NULL")
        let older = try Dictionary(
            grouping: rows.map { (old: try $0.value("contact_id") as Int, new: try $0.value("successor") as Int) }
        ) { $0.new }
        while !next.isEmpty {
            let further = Set(next.flatMap { older[$0]?.map(\.old) ?? [] })
            next = further.subtracting(found).subtracting(contacts)
            found.formUnion(next)
        }
        return found
    }

    /// Erases everything that is kept of contacts and of the other versions of them.
    ///
    /// - Returns: The count of erased rows, by table.
    static func erase(contacts: [Int], in db: Database) throws -> [String: Int] {
        let contacts = Set(contacts).union(try versions(of: Set(contacts), in: db))
        guard try areAny(in: db), !contacts.isEmpty else { return [:] }
        var rows = try places(of: contacts, in: db)
        try forEach([.decisions], in: db) { row in
            let ends = [row.int(DecisionColumn.first), row.int(DecisionColumn.second)].compactMap { $0 }
            if !contacts.isDisjoint(with: ends) { rows.append(row.id) }
        }
        for table in KeptTable.all where KeptTable.contact(of: table) != nil {
            // Rows that a change brought are noted without a contact, and without a value of anybody.
            let kept = try Row.fetchCursor(
                db, sql: "SELECT id, contact_id FROM kept_rows WHERE table_name = ? AND contact_id IS NOT NULL",
                arguments: [table.name])
            while let row = try kept.next() {
                if contacts.contains(try row.value("contact_id")) { rows.append(try row.value("id")) }
            }
        }
        return try delete(rows, in: db)
    }

    /// Erases everything that is kept of sources and of their contacts.
    ///
    /// - Returns: The count of erased rows, by table.
    static func erase(sources: [Int], in db: Database) throws -> [String: Int] {
        guard try areAny(in: db), !sources.isEmpty else { return [:] }
        let list = sources.map { String($0) }.joined(separator: ", ")
        let contacts = try Int.fetchAll(
            db, sql: "SELECT row_id FROM kept_rows WHERE table_name = 'contacts' AND source_id IN (\(list))")
        var erased = try erase(contacts: contacts, in: db)
        let rest = try Int.fetchAll(db, sql: "SELECT id FROM kept_rows WHERE source_id IN (\(list))")
        erased.merge(try delete(rest, in: db)) { $0 + $1 }
        return erased
    }

    /// Gives a closure every text of every kept row, with the position of its column.
    static func forEachText(
        in db: Database, _ body: (_ row: KeptRow, _ column: Int, _ text: UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        for table in KeptTable.all {
            let columns = table.columns.names.indices
            try forEach([table], in: db) { row in
                for column in columns where row.record.isText(column) {
                    if let text = row.record.bytes(column) { try body(row, column, text) }
                }
            }
        }
    }

    /// Replaces texts in every kept row.
    ///
    /// - Parameter replacement: Gives what comes in the place of a text, by the row and the position of its column; `nil` if it stays.
    /// - Returns: In how many values something was replaced, and whose they are.
    static func redact(
        in db: Database,
        _ replacement: (_ row: KeptRow, _ column: Int, _ text: UnsafeBufferPointer<UInt8>) throws -> String?
    ) throws -> (values: Int, contacts: Set<Int>, sources: Set<Int>) {
        var changed: [(id: Int, record: [UInt8])] = []
        var found: (values: Int, contacts: Set<Int>, sources: Set<Int>) = (0, [], [])
        try forEach(in: db) { row in
            var texts: [Int: [UInt8]] = [:]
            for column in row.table.columns.names.indices where row.record.isText(column) {
                guard let text = row.record.bytes(column), let other = try replacement(row, column, text) else {
                    continue
                }
                texts[column] = Array(other.utf8)
            }
            guard !texts.isEmpty else { return }
            found.values += texts.count
            if let contact = row.contact { found.contacts.insert(contact) }
            if let source = row.source { found.sources.insert(source) }
            changed.append((row.id, row.record.replacing(texts)))
        }
        let update = try RawStatement("UPDATE OR ROLLBACK kept_rows SET \"row\" = ?1 WHERE id = ?2", in: db)
        for (id, record) in changed {
            try record.withUnsafeBytes { bytes in
                try update.run { statement in
                    sqlite3_bind_blob(statement, 1, bytes.baseAddress, Int32(bytes.count), RawStatement.copied)
                    sqlite3_bind_int64(statement, 2, Int64(id))
                }
            }
        }
        return found
    }

    /// The keys of what is kept at the places of contacts: the findings inside them, and the content of their sources.
    private static func places(of contacts: Set<Int>, in db: Database) throws -> [Int] {
        var ranges: [Int: [Range<Int>]] = [:]
        try forEach([.contacts], in: db) { row in
            guard contacts.contains(row.key), let source = row.source else { return }
            let start = row.int(ContactColumn.byteOffset) ?? 0
            let (end, overflows) = start.addingReportingOverflow(max(0, row.int(ContactColumn.byteCount) ?? 0))
            ranges[source, default: []].append(start..<(overflows ? .max : end))
        }
        try KeptPlaces.forEach(in: db) { place in
            guard contacts.contains(place.contact) else { return }
            ranges[place.source, default: []].append(place.byteOffset..<place.byteOffset + place.byteCount)
        }
        var found: [Int] = []
        try forEach([.findings], in: db) { row in
            guard let source = row.source, let place = row.int(FindingColumn.byteOffset) else { return }
            if ranges[source]?.contains(where: { $0.contains(place) }) == true { found.append(row.id) }
        }
        let list = ranges.keys.map { String($0) }.joined(separator: ", ")
        found += try Int.fetchAll(
            db, sql: "SELECT id FROM kept_rows WHERE table_name = 'raw_content' AND source_id IN (\(list))")
        return found
    }

    /// Deletes rows by their keys in `kept_rows`.
    ///
    /// - Returns: The count of deleted rows, by their table.
    static func delete(_ rows: [Int], in db: Database) throws -> [String: Int] {
        var deleted: [String: Int] = [:]
        let name = try db.makeStatement(sql: "SELECT table_name FROM kept_rows WHERE id = ?")
        let delete = try db.makeStatement(sql: "DELETE FROM kept_rows WHERE id = ?")
        for row in rows {
            guard let table = try String.fetchOne(name, arguments: [row]) else { continue }
            try delete.execute(arguments: [row])
            deleted[table, default: 0] += 1
        }
        return deleted
    }
}
