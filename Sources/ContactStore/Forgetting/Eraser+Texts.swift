import GRDB

extension Eraser {
    /// Replaces parts of text wherever they stand, in every table of this program.
    ///
    /// - Parameter parts: The parts of a text that are to be replaced, in order.
    package func redact(_ parts: (TextPlace, UnsafeBufferPointer<UInt8>) throws -> [Range<Int>]) throws {
        for table in StoreTable.allCases {
            var changes: [(place: TextPlace, text: String)] = []
            try survey.forEachText(in: table, columns: table.writtenColumns) { place, text in
                if place.table == StoreTable.contacts.name, place.column == ContactColumn.extras.name {
                    // Each of its strings is a text of its own.
                    if let text = try JSONStrings.replacing(in: text, by: Self.replacement, { try parts(place, $0) }) {
                        changes.append((place, text))
                    }
                    return
                }
                let found = try parts(place, text)
                if !found.isEmpty { changes.append((place, Self.replacing(found, in: text))) }
            }
            try replace(changes, in: table)
        }
    }

    /// Replaces parts of the authors and the remarks of changes.
    ///
    /// - Parameter body: The text that comes in the place of one of a change; `nil` if it stays.
    package func redactChanges(_ body: (_ change: Int, _ text: String) -> String?) throws {
        let rows = try Row.fetchAll(db, sql: "SELECT id, author, note FROM changes ORDER BY id")
        var changes: [(place: TextPlace, text: String)] = []
        for row in rows {
            let id: Int = try row.value(ChangeColumn.id)
            for column in [ChangeColumn.author, .note] {
                let text: String? = try row.value(column)
                guard let text, let other = body(id, text) else { continue }
                changes.append((TextPlace(table: .changes, column: column.name, row: id, owner: id), other))
            }
        }
        try replace(changes, in: .changes)
    }

    private func replace(_ changes: [(place: TextPlace, text: String)], in table: StoreTable) throws {
        guard !changes.isEmpty else { return }
        for change in changes {
            try db.execute(
                sql: "UPDATE \(table.name) SET \(change.place.column) = ? WHERE \(table.columns.names[0]) = ?",
                arguments: [change.text, change.place.row])
        }
        redacted[table.name, default: 0] += changes.count
        // What stood in a row stands in the content that it was read from, too.
        var sources = Set(changes.compactMap(\.place.source))
        let find = try db.makeStatement(sql: "SELECT source_id FROM contacts WHERE id = ?")
        for contact in Set(changes.compactMap(\.place.contact)) {
            if let source = try Int.fetchOne(find, arguments: [contact]) { sources.insert(source) }
        }
        try eraseRawContent(of: sources.sorted())
    }

    static func replacing(_ parts: [Range<Int>], in text: UnsafeBufferPointer<UInt8>) -> String {
        var bytes: [UInt8] = []
        var end = 0
        for part in parts where part.lowerBound >= end {
            bytes += text[end..<part.lowerBound]
            bytes += replacement.utf8
            end = part.upperBound
        }
        bytes += text[end...]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Deletes corrections that no longer hold.
    package func erase(corrections: [Int]) throws {
        guard !corrections.isEmpty else { return }
        let list = corrections.map { String($0) }.joined(separator: ", ")
        try delete(from: .corrections, where: "id IN (\(list))")
    }

    /// The changes that correct numbers of contacts, decide about them, or undo such a change.
    package func changes(of contacts: [Int]) throws -> Set<Int> {
        var found: Set<Int> = []
        for contact in contacts {
            let keys = RowKey.rows(of: contact...contact)
            found.formUnion(
                try Int.fetchAll(
                    db,
                    sql: """
                        SELECT change_id FROM corrections WHERE number_id BETWEEN ? AND ?
                        UNION SELECT change_id FROM decisions WHERE decided_by = 'user' AND (a = ? OR b = ?)
                        """, arguments: [keys.lowerBound, keys.upperBound, contact, contact]))
        }
        for row in try Row.fetchAll(db, sql: "SELECT id, undoes FROM changes WHERE undoes IS NOT NULL ORDER BY id") {
            let (id, target): (Int, Int) = (try row.value(ChangeColumn.id), try row.value(ChangeColumn.undoes))
            if found.contains(target) { found.insert(id) }
        }
        return found
    }
}
