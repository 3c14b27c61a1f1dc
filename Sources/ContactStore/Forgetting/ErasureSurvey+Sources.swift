import GRDB

/// A source that may be the one to be forgotten.
package struct SourceEntry: Sendable, Hashable {
    /// The key of the source.
    package var id: Int
    package var path: String, sha256: String
    /// How many contacts and numbers it has.
    package var contacts: Int, numbers: Int
    /// The name of its encoding, and the region of its national numbers.
    package var encoding: String?, region: String?
}

extension ErasureSurvey {
    /// Every source, the oldest first.
    package func sources() throws -> [SourceEntry] {
        let columns: [SourceColumn] = [.id, .path, .sha256, .contactsStored, .numbers, .encoding, .defaultRegion]
        return try Row.fetchAll(db, sql: "SELECT \(columns.list) FROM sources ORDER BY id").map { row in
            SourceEntry(
                id: try row.value(SourceColumn.id), path: try row.value(SourceColumn.path),
                sha256: try row.value(SourceColumn.sha256), contacts: try row.count(SourceColumn.contactsStored),
                numbers: try row.count(SourceColumn.numbers), encoding: try row.value(SourceColumn.encoding),
                region: try row.value(SourceColumn.defaultRegion))
        }
    }

    /// The contacts of a source.
    package func contacts(ofSource source: Int) throws -> [Int] {
        try Int.fetchAll(db, sql: "SELECT id FROM contacts WHERE source_id = ? ORDER BY id", arguments: [source])
    }

    /// The sources whose content is kept.
    package func sourcesWithContent() throws -> [SourceEntry] {
        let ids = try Set(Int.fetchAll(db, sql: "SELECT DISTINCT source_id FROM raw_content"))
        return try sources().filter { ids.contains($0.id) }
    }

    /// Gives a closure the kept content of a source, block by block.
    package func forEachBlock(ofSource source: Int, _ body: (RawBlock) throws -> Void) throws {
        let rows = try Row.fetchCursor(
            db, sql: "SELECT byte_offset, bytes, deflated FROM raw_content WHERE source_id = ? ORDER BY byte_offset",
            arguments: [source])
        while let row = try rows.next() {
            try body(
                RawBlock(
                    byteOffset: try row.count(RawContentColumn.byteOffset),
                    byteCount: try row.count(RawContentColumn.byteCount),
                    deflated: try row.value(RawContentColumn.deflated)))
        }
    }
}
