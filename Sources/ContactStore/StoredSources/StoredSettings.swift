import GRDB

/// The settings that a source was read with, as they are stored.
package struct StoredSettings: Sendable, Hashable {
    /// The region of national numbers; `auto` if it was to be inferred and could not be, `nil` for none.
    package var defaultRegion: String?
    /// The words of the policy; `nil` for the default.
    package var allowed: String?
    /// The kinds of values that are normalized; `nil` for none.
    package var normalized: String?
    /// The settings that override detection, as one text; `nil` for none.
    package var overrides: String?

    /// The settings of a source; `nil` if there is none.
    static func find(source: Int, in db: Database) throws -> StoredSettings? {
        let columns: [SourceColumn] = [.defaultRegion, .allowed, .normalized, .settings]
        return try Row.fetchOne(db, sql: "SELECT \(columns.list) FROM sources WHERE id = ?", arguments: [source]).map {
            StoredSettings(
                defaultRegion: try $0.value(SourceColumn.defaultRegion), allowed: try $0.value(SourceColumn.allowed),
                normalized: try $0.value(SourceColumn.normalized), overrides: try $0.value(SourceColumn.settings))
        }
    }
}
