import GRDB
import PhoneNumbers

extension StoreWriter {
    /// Deletes the finished sources in whose place the one being written comes, as one change. Corrections and
    /// decisions hold for those of their contacts that both have.
    ///
    /// - Parameters:
    ///   - twin: The source with the same content, which was read with other settings.
    ///   - former: The source of the same path.
    func replace(twin: ExistingSource?, former: ExistingSource?, by source: OpenSource) throws {
        guard twin != nil || former != nil else { return }
        var remarks: [Sentence] = []
        let all = try ContactFingerprint.all(by: .uid, in: db)
        var pairs: [UpdateMatch.Pair] = []
        if let former {
            let match = try match(former.id, source.id, among: all)
            let difference = try SourceReplacement(match, of: former.id, in: db)
            remarks.append(difference.sentence(from: former.path, to: try path(ofSource: source.id)))
            replacement = difference
            pairs += match.pairs
        }
        if let twin {
            let settings = try ExistingSource.find(id: source.id, in: db)?.settings
            remarks.insert(Self.sentence(twin.path, settings?.differences(from: twin.settings) ?? []), at: 0)
            pairs += try pairsByOrdinal(twin.id, source.id, among: all)
        }
        let keeper = try beginChange("replace", .several(remarks))
        let takeover = ContactTakeover(
            source: source.id, firstKey: source.firstContact,
            pairs: Self.successors(pairs, firstKey: source.firstContact), keeper: keeper, ledger: ledger,
            transfer: transfer, isWritten: written != nil)
        var gone = EndedWithContacts()
        let ended = try takeover.run(also: {
            for older in [twin, former].compactMap({ $0 }) {
                try db.execute(
                    sql: """
                        UPDATE sources SET
                          lineage = coalesce(lineage, (SELECT coalesce(lineage, sha256) FROM sources WHERE id = ?))
                        WHERE id = ?
                        """, arguments: [older.id, source.id])
                try gone.add(source: older.id, in: db)
                try older.erase(keeping: keeper, in: db)
            }
        })
        replacement?.ended = ended
        replacement?.endedWithContacts = gone
        try note(gone, in: keeper.change)
        try KeptRows.dropOld(except: keeper.change, in: db)
    }

    /// Adds what ended with contacts to the sentence of a change in the history.
    func note(_ gone: EndedWithContacts, in change: Int) throws {
        guard !gone.words.isEmpty else { return }
        try db.execute(
            sql: "UPDATE changes SET note = note || '; ' || ? WHERE id = ?",
            arguments: [gone.words.joined(separator: ", "), change])
    }

    /// The contacts under the keys of those whose places they take: of several, the first one. Contacts that have taken the place of
    /// others already keep their keys.
    private static func successors(_ pairs: [UpdateMatch.Pair], firstKey: Int) -> [Successor] {
        var keys: [Int: Int] = [:]
        return pairs.map { pair in
            var successor = pair.successor
            if successor.new < firstKey { keys[successor.new] = successor.new }
            if let key = keys[successor.new] {
                (successor.key, successor.isSame) = (key, false)
            } else {
                keys[successor.new] = successor.key
            }
            return successor
        }
    }

    private static func sentence(_ path: String, _ differences: [SettingDifference]) -> Sentence {
        let settings = differences.compactMap { $0.sentence.map { Sentence.Value.sentence($0) } }
        return settings.isEmpty
            ? Sentence(ChangeSentence.readAnew, ["path": .text(path)])
            : Sentence(ChangeSentence.readAnewWith, ["path": .text(path), "settings": .list(settings, .comma)])
    }

    /// The contacts of the source whose place another takes, beside those of this one: of a file that a plan wrote, in their order.
    private func match(
        _ former: Int, _ source: Int, among all: [ContactFingerprint]
    ) throws -> UpdateMatch {
        guard let written, written.source == former else {
            return UpdateMatch(old: all.filter { $0.source == former }, new: all.filter { $0.source == source })
        }
        let contacts = Dictionary(all.map { ($0.contact, $0) }) { first, _ in first }
        func ordered(_ source: Int) throws -> [ContactFingerprint] {
            try Int.fetchAll(
                db, sql: "SELECT id FROM contacts WHERE source_id = ? ORDER BY ordinal", arguments: [source]
            ).compactMap { contacts[$0] }
        }
        return UpdateMatch(old: try ordered(former), written: try ordered(source), joined: written.joined)
    }

    /// The same records of the same content.
    private func pairsByOrdinal(
        _ former: Int, _ source: Int, among all: [ContactFingerprint]
    ) throws -> [UpdateMatch.Pair] {
        let contacts = Dictionary(all.map { ($0.contact, $0) }) { first, _ in first }
        return try Row.fetchAll(
            db,
            sql: """
                SELECT older.id AS old, newer.id AS new FROM contacts AS older
                JOIN contacts AS newer ON newer.source_id = ? AND newer.ordinal = older.ordinal
                WHERE older.source_id = ?
                """, arguments: [source, former]
        ).compactMap { row in
            guard let old = contacts[try row.value("old")], let new = contacts[try row.value("new")] else { return nil }
            return UpdateMatch.Pair(old: old, new: new)
        }
    }
}
