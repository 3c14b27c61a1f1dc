import GRDB

extension ExistingSource {
    /// Deletes the source and everything that came from it.
    ///
    /// - Parameter keeper: The keeper of the deleted rows; `nil` if nothing of them may come back.
    func erase(keeping keeper: RowKeeper? = nil, in db: Database) throws {
        try ContactDeletion.run(ofSource: id, keeping: keeper, in: db)
        try eraseRest(keeping: keeper, in: db)
        try RuleRow.deleteUnused(in: db)
    }

    /// Deletes the remaining rows of the source when its contacts are gone.
    func eraseRest(keeping keeper: RowKeeper?, in db: Database) throws {
        for table in StoreTable.ofSources {
            try keeper?.keep(table, where: "source_id = \(id)")
            try db.execute(sql: "DELETE FROM \(table.name) WHERE source_id = ?", arguments: [id])
        }
        try keeper?.keep(.sources, where: "id = \(id)")
        try db.execute(sql: "DELETE FROM sources WHERE id = ?", arguments: [id])
    }
}
