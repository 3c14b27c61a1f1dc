import Foundation
import GRDB

/// Paths of sources, as they were given: one file may be given in several ways.
package enum StoredPath {
    /// Returns `true` if two paths lead to the same file from the folder of the process. Standard input is never the
    /// same.
    package static func areSame(_ first: String, _ second: String) -> Bool {
        guard let whole = normalized(first) else { return false }
        return first == second || whole == normalized(second)
    }

    /// The whole path without `.`, `..` and doubled slashes, links not followed; `nil` for standard input.
    package static func normalized(_ path: String) -> String? {
        guard path != "-" else { return nil }
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") {
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The sources of a path that were read to their end, in the order in which they were begun.
    static func sources(at path: String, in db: Database) throws -> [(id: Int, contacts: Int)] {
        guard normalized(path) != nil else { return [] }
        let columns: [SourceColumn] = [.id, .path, .contactsStored]
        let rows = try Row.fetchCursor(
            db, sql: "SELECT \(columns.list) FROM sources WHERE status = ? ORDER BY id",
            arguments: [SourceStatus.finished.rawValue])
        var found: [(id: Int, contacts: Int)] = []
        while let row = try rows.next() {
            if areSame(path, try row.value(SourceColumn.path)) {
                found.append((try row.value(SourceColumn.id), try row.count(SourceColumn.contactsStored)))
            }
        }
        return found
    }
}
