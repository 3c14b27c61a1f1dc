import ContactModel
import Foundation
import GRDB

/// The kinds of field that the columns under a heading were mapped to, where the heading names the key of an update: a
/// column that is the UID or an e-mail address is not kept under its heading.
struct KeyColumn {
    /// The kinds by the sources that have such a column.
    private var kinds: [Int: Contact.Field.Kind] = [:]

    /// Looks the heading up in the mappings of all sources, in upper or lower case.
    ///
    /// - Throws: ``UpdateError/unknownColumn(_:known:)`` if every source has a mapping and none of them the heading.
    init(_ heading: String, in db: Database) throws {
        let rows = try Row.fetchAll(
            db, sql: "SELECT \([SourceColumn.id, .mapping, .status].list) FROM sources ORDER BY id")
        var known: [String] = []
        var isComplete = true
        for row in rows {
            guard let mapping: String = try row.value(SourceColumn.mapping) else {
                // That of a source that is being read is stored at its end.
                let status: String = try row.value(SourceColumn.status)
                if status == SourceStatus.finished.rawValue { isComplete = false }
                continue
            }
            for (name, kind) in Self.columns(of: mapping) {
                if !known.contains(name) { known.append(name) }
                let source: Int = try row.value(SourceColumn.id)
                if name.lowercased() == heading.lowercased(), kinds[source] == nil { kinds[source] = kind }
            }
        }
        if kinds.isEmpty, isComplete, !known.isEmpty { throw UpdateError.unknownColumn(heading, known: known) }
    }

    /// `true` if the column is a field of any source.
    var isField: Bool { kinds.values.contains { $0 != .extra } }

    /// Returns the kind of the column in a source; for a source whose mapping is not stored yet, the kind in the
    /// others.
    func kind(in source: Int) -> Contact.Field.Kind? { kinds[source] ?? kinds.min { $0.key < $1.key }?.value }

    /// The headings of a mapping with the kinds of their values: lines such as `  "Record ID": uid`.
    private static func columns(of mapping: String) -> [(name: String, kind: Contact.Field.Kind)] {
        mapping.split(separator: "\n").compactMap { line in
            guard let end = line.range(of: "\": ", options: .backwards) else { return nil }
            let name = Data(line[..<end.lowerBound].drop { $0 == " " }.utf8 + Array("\"".utf8))
            let word = line[end.upperBound...].prefix { $0 != " " }
            guard let kind = Contact.Field.Kind(rawValue: String(word)),
                let text = try? JSONDecoder().decode(String.self, from: name)
            else { return nil }
            return (text, kind)
        }
    }
}
