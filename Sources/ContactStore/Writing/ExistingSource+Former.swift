import GRDB

extension ExistingSource {
    /// The source in whose place one is to come that was stored beside it before: of the same path, or that which is named.
    ///
    /// - Returns: `nil` if there is none, or if the one is a newer export of the other already.
    static func beside(
        _ stored: ExistingSource, path: String, predecessor: String?, for purpose: StoreWriter.Purpose, in db: Database
    ) throws -> ExistingSource? {
        guard purpose != .addition else { return nil }
        let id = predecessor.flatMap { Int($0) }
        var found = try StoredPath.sources(at: predecessor ?? path, in: db).map(\.id)
        if found.isEmpty, let id { found = [id] }
        found.removeAll { $0 == stored.id }
        if purpose == .replacement, found.count > 1 { throw UpdateError.severalOfPath(found) }
        let (own, isUpdate) = try lineage(of: stored.id, in: db)
        if purpose == .update, isUpdate, predecessor == nil { return nil }
        for id in found.reversed() {
            if purpose == .update, try lineage(of: id, in: db).name == own { continue }
            if let source = try find(id: id, in: db), source.isFinished { return source }
        }
        return nil
    }

    /// The hash that identifies all exports of the same contacts, and `true` if the source has taken the place of
    /// another.
    private static func lineage(of id: Int, in db: Database) throws -> (name: String?, isUpdate: Bool) {
        guard
            let row = try Row.fetchOne(db, sql: "SELECT lineage, sha256 FROM sources WHERE id = ?", arguments: [id])
        else { return (nil, false) }
        let lineage: String? = try row.value(SourceColumn.lineage)
        return (try lineage ?? row.value(SourceColumn.sha256), lineage != nil)
    }
}
