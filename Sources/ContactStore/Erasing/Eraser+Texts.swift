import GRDB

extension Eraser {
    /// Replaces parts of text wherever they stand, in every table of this program and in the rows that changes have kept.
    ///
    /// - Parameter parts: The parts of a text that are to be replaced, in order.
    package func redact(_ parts: (TextPlace, UnsafeBufferPointer<UInt8>) throws -> [Range<Int>]) throws {
        for table in StoreTable.allCases {
            var changes: [(place: TextPlace, text: String)] = []
            try survey.forEachText(in: table, columns: table.writtenColumns) { place, text in
                if let other = try Self.redacted(text, at: place, parts) { changes.append((place, other)) }
            }
            try replace(changes, in: table)
        }
        let kept = try KeptRows.redact(in: db) { row, column, text in
            guard let place = TextPlace(row, column: column) else { return nil }
            return try Self.redacted(text, at: place, parts)
        }
        if kept.values > 0 { redacted[StoreTable.keptRows.name, default: 0] += kept.values }
        let sources = try kept.contacts.flatMap { try survey.kept.allSources[$0] ?? [] }
        try eraseRawContent(of: kept.sources.union(sources).sorted())
    }

    /// A text with parts of it replaced; `nil` if it stays.
    private static func redacted(
        _ text: UnsafeBufferPointer<UInt8>, at place: TextPlace,
        _ parts: (TextPlace, UnsafeBufferPointer<UInt8>) throws -> [Range<Int>]
    ) throws -> String? {
        func other(_ text: UnsafeBufferPointer<UInt8>) throws -> String? {
            let found = try parts(place, text)
            return found.isEmpty ? nil : replacing(found, in: text)
        }
        return try place.isJSON ? JSONStrings.replacing(in: text, by: other) : other(text)
    }

    /// Replaces parts of the authors and the remarks of changes, and of the texts in sentences of remarks.
    ///
    /// - Parameter body: The text that comes in the place of one of a change; `nil` if it stays.
    package func redactChanges(_ body: (_ change: Int, _ text: String) -> String?) throws {
        let rows = try Row.fetchAll(db, sql: "SELECT id, author, note, sentence FROM changes ORDER BY id")
        var changes: [(place: TextPlace, text: String)] = []
        for row in rows {
            let id: Int = try row.value(ChangeColumn.id)
            for column in [ChangeColumn.author, .note, .sentence] {
                guard var text: String = try row.value(column) else { continue }
                let place = TextPlace(table: .changes, column: column.name, row: id, owner: id)
                let other =
                    place.isJSON
                    ? text.withUTF8 { json in
                        JSONStrings.replacing(in: json) { body(id, String(decoding: $0, as: UTF8.self)) }
                    }
                    : body(id, text)
                if let other { changes.append((place, other)) }
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
        try eraseRawContent(
            ofContacts: Set(changes.compactMap(\.place.contact)), sources: Set(changes.compactMap(\.place.source)))
    }

    /// Deletes the kept content that rows were read from: what stood in a row stands there, too.
    private func eraseRawContent(ofContacts contacts: Set<Int>, sources: Set<Int>) throws {
        let others = try contacts.compactMap { try survey.source(ofContact: $0)?.id }
        try eraseRawContent(of: sources.union(others).sorted())
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

    /// Deletes the corrections to a number that changes have kept.
    package func eraseKeptCorrections(to number: NumberTest) throws {
        var rows: [Int] = []
        try KeptRows.forEach([.corrections], in: db) { row in
            if row.bytes(CorrectionColumn.e164).elementsEqual(number.e164.utf8) { rows.append(row.id) }
        }
        countKept(try KeptRows.delete(rows, in: db))
    }

    /// The changes that correct numbers of contacts, edit other values of them, decide about them, or undo such a change.
    package func changes(of contacts: [Int]) throws -> Set<Int> {
        var found: Set<Int> = []
        for contact in contacts {
            let keys = RowKey.rows(of: contact...contact)
            found.formUnion(
                try Int.fetchAll(
                    db,
                    sql: """
                        SELECT change_id FROM corrections WHERE number_id BETWEEN ? AND ?
                        UNION SELECT change_id FROM edits WHERE contact_id = ?
                        UNION SELECT change_id FROM decisions WHERE decided_by = 'user' AND (a = ? OR b = ?)
                        """, arguments: [keys.lowerBound, keys.upperBound, contact, contact, contact]))
        }
        found.formUnion(try KeptRows.changes(of: Set(contacts), in: db))
        for row in try Row.fetchAll(db, sql: "SELECT id, undoes FROM changes WHERE undoes IS NOT NULL ORDER BY id") {
            let (id, target): (Int, Int) = (try row.value(ChangeColumn.id), try row.value(ChangeColumn.undoes))
            if found.contains(target) { found.insert(id) }
        }
        return found
    }
}
