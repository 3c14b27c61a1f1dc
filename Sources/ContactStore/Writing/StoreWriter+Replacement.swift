import GRDB

extension StoreWriter {
    /// Deletes the finished sources in whose place the one being written comes, as one change. Corrections and
    /// decisions hold for those of their contacts that both have.
    ///
    /// - Parameters:
    ///   - twin: The source with the same content, which was read with other settings.
    ///   - former: The source of the same path.
    func replace(twin: ExistingSource?, former: ExistingSource?, by source: OpenSource) throws {
        guard twin != nil || former != nil else { return }
        var words: [String] = []
        var pairs: [(old: Int, new: Int)] = []
        if let twin {
            let settings = try ExistingSource.find(id: source.id, in: db)?.settings
            words.append(Self.words(twin.path, settings?.differences(from: twin.settings) ?? []))
            pairs += try pairsByOrdinal(twin.id, source.id)
        }
        if let former {
            let match = try match(former.id, source.id)
            let difference = try SourceReplacement(match, of: former.id, in: db)
            words.append("\(former.path) -> \(try path(ofSource: source.id)): \(difference.counts)")
            replacement = difference
            pairs += match.pairs.map { ($0.old.contact, $0.new.contact) }
        }
        let keeper = try beginChange("replace", words.joined(separator: "; "))
        try Succession.with(pairs, in: db) {
            try CarriedChanges.move(keeping: keeper)
            for older in [twin, former].compactMap({ $0 }) {
                try db.execute(
                    sql: """
                        UPDATE sources SET
                          lineage = coalesce(lineage, (SELECT coalesce(lineage, sha256) FROM sources WHERE id = ?))
                        WHERE id = ?
                        """, arguments: [older.id, source.id])
                try older.erase(keeping: keeper, in: db)
            }
        }
        try KeptRows.dropOld(except: keeper.change, in: db)
    }

    private static func words(_ path: String, _ differences: [SettingDifference]) -> String {
        let settings = differences.map { "\($0.name) \($0.stored ?? "none") -> \($0.requested ?? "none")" }
        return "\(path) read anew" + (settings.isEmpty ? "" : ": " + settings.joined(separator: ", "))
    }

    /// The same records of the same content.
    private func pairsByOrdinal(_ former: Int, _ source: Int) throws -> [(old: Int, new: Int)] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT older.id AS old, newer.id AS new FROM contacts AS older
                JOIN contacts AS newer ON newer.source_id = ? AND newer.ordinal = older.ordinal
                WHERE older.source_id = ?
                """, arguments: [source, former]
        ).map { (try $0.value("old"), try $0.value("new")) }
    }

    /// Contacts with the same UID, or equal ones.
    private func match(_ former: Int, _ source: Int) throws -> UpdateMatch {
        let all = try ContactFingerprint.all(by: .uid, in: db)
        return UpdateMatch(old: all.filter { $0.source == former }, new: all.filter { $0.source == source })
    }
}
