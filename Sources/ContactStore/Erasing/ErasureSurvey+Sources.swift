import Foundation
import GRDB

/// A source that may be the one to be forgotten.
package struct SourceEntry: Sendable, Hashable {
    /// The key of the source.
    package var id: Int
    package var path: String, sha256: String
    /// The counts of its contacts and numbers.
    package var contacts: Int, numbers: Int
    /// The name of its encoding, and the region of its national numbers.
    package var encoding: String?, region: String?
    /// The change that has kept the source, or its content; `nil` for what is stored.
    package var keptBy: Int?
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

    /// The sources that are not there any more, as changes have kept them.
    package func keptSources() throws -> [SourceEntry] {
        var known = try Int.fetchSet(db, sql: "SELECT id FROM sources")
        var found: [SourceEntry] = []
        try KeptRows.forEach([.sources], in: db) { row in
            guard known.insert(row.key).inserted else { return }
            found.append(
                SourceEntry(
                    id: row.key, path: row.text(SourceColumn.path) ?? "", sha256: row.text(SourceColumn.sha256) ?? "",
                    contacts: row.int(SourceColumn.contactsStored) ?? 0, numbers: row.int(SourceColumn.numbers) ?? 0,
                    encoding: row.text(SourceColumn.encoding), region: row.text(SourceColumn.defaultRegion),
                    keptBy: row.change))
        }
        return found
    }

    /// The contacts of a source, and those that changes have kept.
    package func contacts(ofSource source: Int) throws -> [Int] {
        try Int.fetchAll(
            db,
            sql: """
                SELECT id FROM contacts WHERE source_id = ?1
                UNION SELECT row_id FROM kept_rows
                WHERE table_name = 'contacts' AND source_id = ?1 AND "row" IS NOT NULL ORDER BY 1
                """, arguments: [source])
    }

    /// The sources whose content is kept: in its own table, or by changes, once for each of them.
    package func sourcesWithContent() throws -> [SourceEntry] {
        let ids = try Set(Int.fetchAll(db, sql: "SELECT DISTINCT source_id FROM raw_content"))
        let stored = try sources()
        let known = Dictionary(try (stored + keptSources()).map { ($0.id, $0) }) { first, _ in first }
        let kept = try Row.fetchAll(
            db,
            sql: """
                SELECT DISTINCT change_id, source_id FROM kept_rows
                WHERE table_name = 'raw_content' AND source_id IS NOT NULL ORDER BY 1, 2
                """)
        return try stored.filter { ids.contains($0.id) }
            + kept.map { row in
                let id: Int = try row.value("source_id")
                var entry = known[id] ?? SourceEntry(id: id, path: "", sha256: "", contacts: 0, numbers: 0)
                entry.keptBy = try row.value("change_id") as Int
                return entry
            }
    }

    /// Gives a closure the kept content of a source, block by block.
    package func forEachBlock(of source: SourceEntry, _ body: (RawBlock) throws -> Void) throws {
        if let change = source.keptBy {
            return try KeptRows.forEach([.rawContent], of: change, where: "source_id = \(source.id)", in: db) { row in
                try body(
                    RawBlock(
                        byteOffset: max(0, row.int(RawContentColumn.byteOffset) ?? 0),
                        byteCount: max(0, row.int(RawContentColumn.byteCount) ?? 0),
                        deflated: row.record.bytes(RawContentColumn.deflated.rawValue).map { Data($0) } ?? Data()))
            }
        }
        let rows = try Row.fetchCursor(
            db, sql: "SELECT byte_offset, bytes, deflated FROM raw_content WHERE source_id = ? ORDER BY byte_offset",
            arguments: [source.id])
        while let row = try rows.next() {
            try body(
                RawBlock(
                    byteOffset: try row.count(RawContentColumn.byteOffset),
                    byteCount: try row.count(RawContentColumn.byteCount),
                    deflated: try row.value(RawContentColumn.deflated)))
        }
    }
}
