import GRDB

/// The sources of which another is a newer export: one, and those that it followed and of which contacts are left.
struct Predecessor {
    /// The latest of the sources.
    var latest: UpdateSource
    /// The hash of the first export of the same contacts, which identifies all of them.
    var lineage: String
    var sources: [Int]
    private var paths: [String]
    /// The fingerprints of the contacts of these sources.
    var contacts: [ContactFingerprint] = []
    /// `true` if the latest ends with a line end; `nil` if that is not known.
    private var endsWithLineEnd: Bool?

    /// The source that is requested, or else the only one of the same kind that shares contacts.
    ///
    /// - Parameter excluded: The newer export itself, and the source in whose place it comes.
    /// - Returns: `nil` if no other source is stored.
    /// - Throws: ``UpdateError`` if there is none, or if there are several.
    init?(
        of new: [ContactFingerprint], for request: UpdateRequest, except excluded: [Int],
        among all: [ContactFingerprint], in db: Database
    ) throws {
        var candidates = try Self.candidates(except: excluded, in: db)
        let isFirst = candidates.isEmpty && request.predecessor == nil
        // The mapping of a first source is stored at its end; until then, the values of the column may stand in any
        // field.
        if isFirst, case .column = request.key { return nil }
        guard new.contains(where: { $0.key != nil }) else { throw UpdateError.lacksKey(request.key) }
        if isFirst { return nil }
        let positions = Dictionary(
            candidates.enumerated().flatMap { position, candidate in candidate.sources.map { ($0, position) } }
        ) { first, _ in first }
        let keys = Set(new.map { $0.key ?? $0.content })
        for contact in all {
            guard let position = positions[contact.source] else { continue }
            candidates[position].latest.contacts += 1
            if keys.contains(contact.key ?? contact.content) { candidates[position].latest.shared += 1 }
        }
        let position = try Self.choose(request, among: candidates)
        self = candidates[position]
        contacts = all.filter { positions[$0.source] == position }
        if !request.endsWithLineEnd, endsWithLineEnd == true { throw UpdateError.endsInsideLine(latest) }
    }

    private init(latest: UpdateSource, lineage: String, endsWithLineEnd: Bool?) {
        self.latest = latest
        self.lineage = lineage
        self.endsWithLineEnd = endsWithLineEnd
        sources = [latest.id]
        paths = [latest.path]
    }

    /// The position of the predecessor among the candidates.
    private static func choose(_ request: UpdateRequest, among candidates: [Predecessor]) throws -> Int {
        if let name = request.predecessor {
            var named = candidates.indices.filter { candidates[$0].hasPath(name) }
            if named.isEmpty {
                named = candidates.indices.filter { Int(name).map(candidates[$0].sources.contains) == true }
            }
            guard let position = named.first, named.count == 1 else {
                let list = named.isEmpty ? candidates : named.map { candidates[$0] }
                throw UpdateError.unknownPredecessor(name, list.map(\.latest))
            }
            guard candidates[position].latest.shared > 0 else {
                throw UpdateError.nothingShared(request.key, candidates[position].latest)
            }
            return position
        }
        let sharing = candidates.indices.filter { candidates[$0].latest.shared > 0 }
        let found = sharing.filter { candidates[$0].latest.kind.isSame(as: request.kind) }
        guard let position = found.first else {
            throw UpdateError.noPredecessor(request.key, others: sharing.map { candidates[$0].latest })
        }
        guard found.count == 1 else {
            throw UpdateError.severalPredecessors(request.key, found.map { candidates[$0].latest })
        }
        return position
    }

    private func hasPath(_ path: String) -> Bool { paths.contains { StoredPath.areSame(path, $0) } }

    /// The finished sources by their lineage, each under its latest.
    private static func candidates(except excluded: [Int], in db: Database) throws -> [Predecessor] {
        let columns: [SourceColumn] = [
            .id, .path, .sha256, .format, .lineage, .product, .layout, .endsWithLineEnd,
        ]
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(columns.list) FROM sources WHERE status = ? ORDER BY id",
            arguments: [SourceStatus.finished.rawValue])
        var candidates: [Predecessor] = []
        for row in rows {
            let id: Int = try row.value(SourceColumn.id)
            if excluded.contains(id) { continue }
            let sha256: String = try row.value(SourceColumn.sha256)
            let kind = ExportKind(
                format: try row.value(SourceColumn.format), product: try row.value(SourceColumn.product),
                layout: try row.value(SourceColumn.layout))
            let source = UpdateSource(id: id, path: try row.value(SourceColumn.path), kind: kind)
            let endsWithLineEnd: Bool? = try row.value(SourceColumn.endsWithLineEnd)
            let lineage: String = try row.value(SourceColumn.lineage) ?? sha256
            if let position = candidates.firstIndex(where: { $0.lineage == lineage }) {
                candidates[position].latest = source
                candidates[position].endsWithLineEnd = endsWithLineEnd
                candidates[position].sources.append(id)
                candidates[position].paths.append(source.path)
            } else {
                candidates.append(Predecessor(latest: source, lineage: lineage, endsWithLineEnd: endsWithLineEnd))
            }
        }
        return candidates
    }
}
