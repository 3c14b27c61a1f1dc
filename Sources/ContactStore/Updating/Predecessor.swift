import GRDB

/// The sources of which another is a newer export: one, and those that it followed and of which contacts are left.
struct Predecessor {
    var path: String
    /// What all exports of the same contacts have in common: the hash of the first.
    var lineage: String
    var sources: [Int]
    /// The fingerprints of the contacts of these sources.
    var contacts: [ContactFingerprint]

    /// The sources that share the most contacts with a newer export; the latest of several that share as many.
    ///
    /// - Returns: `nil` if no other source is stored.
    /// - Throws: ``UpdateError`` if none shares a contact, or none can.
    init?(
        of new: [ContactFingerprint], by key: ContactKey, except source: Int?, among all: [ContactFingerprint],
        in db: Database
    ) throws {
        guard new.contains(where: { $0.key != nil }) else { throw UpdateError.lacksKey(key) }
        let candidates = try Self.candidates(except: source, in: db)
        guard !candidates.isEmpty else { return nil }
        let positions = Dictionary(
            candidates.enumerated().flatMap { position, candidate in candidate.sources.map { ($0, position) } }
        ) { first, _ in first }
        let keys = Set(new.map { $0.key ?? $0.content })
        var shared = [Int](repeating: 0, count: candidates.count)
        for contact in all where keys.contains(contact.key ?? contact.content) {
            if let position = positions[contact.source] { shared[position] += 1 }
        }
        guard let most = shared.max(), most > 0, let position = shared.lastIndex(of: most) else {
            throw UpdateError.noPredecessor(key)
        }
        self = candidates[position]
        contacts = all.filter { positions[$0.source] == position }
    }

    private init(path: String, lineage: String, sources: [Int]) {
        self.path = path
        self.lineage = lineage
        self.sources = sources
        contacts = []
    }

    /// The finished sources by their lineage, each under the path of its latest.
    private static func candidates(except source: Int?, in db: Database) throws -> [Predecessor] {
        let columns: [SourceColumn] = [.id, .path, .sha256, .lineage]
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(columns.list) FROM sources WHERE status = ? AND id IS NOT ? ORDER BY id",
            arguments: [SourceStatus.finished.rawValue, source])
        var candidates: [Predecessor] = []
        for row in rows {
            let (id, path, sha256): (Int, String, String) = (
                try row.value(SourceColumn.id), try row.value(SourceColumn.path), try row.value(SourceColumn.sha256)
            )
            let lineage: String? = try row.value(SourceColumn.lineage)
            if let position = candidates.firstIndex(where: { $0.lineage == lineage ?? sha256 }) {
                candidates[position].path = path
                candidates[position].sources.append(id)
            } else {
                candidates.append(Predecessor(path: path, lineage: lineage ?? sha256, sources: [id]))
            }
        }
        return candidates
    }
}
