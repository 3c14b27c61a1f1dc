import GRDB

/// The sources of which another is a newer export: one, and those that it followed and of which contacts are left.
struct Predecessor {
    /// The latest of the sources.
    var latest: UpdateSource
    /// The hash of the first export of the same contacts, which identifies all of them.
    var lineage: String
    var sources: [Int]
    private var paths: [String]
    /// `true` if the latest ends with a line end; `nil` if that is not known.
    private var endsWithLineEnd: Bool?

    /// The source that is requested, or else the only one of the same kind that shares contacts.
    ///
    /// - Parameters:
    ///   - candidates: The sources that it can be.
    ///   - contacts: The stored and the newer contacts.
    /// - Throws: ``UpdateError`` if there is none, or if there are several.
    static func choose(
        for request: UpdateRequest, among candidates: [Predecessor], _ contacts: inout UpdateContacts
    ) throws -> Predecessor {
        var candidates = candidates
        // Where it is clear which one, contacts that are the same are contacts that it shares.
        var likely = request.predecessor.map { named($0, among: candidates) } ?? Array(candidates.indices)
        likely = likely.filter { request.predecessor != nil || candidates[$0].latest.kind.isSame(as: request.kind) }
        if let position = likely.first, likely.count == 1, request.predecessor != nil || candidates.count == 1 {
            candidates[position].latest.shared = contacts.same(as: candidates[position]).count
        }
        if !(likely.count == 1 && candidates[likely[0]].latest.shared > 0) {
            try contacts.countShared(with: &candidates)
            likely = [try choose(request, among: candidates)]
        }
        var predecessor = candidates[likely[0]]
        predecessor.latest.contacts = contacts.count(of: predecessor)
        if !request.endsWithLineEnd, predecessor.endsWithLineEnd == true {
            throw UpdateError.endsInsideLine(predecessor.latest)
        }
        return predecessor
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
            let named = named(name, among: candidates)
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

    /// The positions of those that are meant by a path or a key.
    private static func named(_ name: String, among candidates: [Predecessor]) -> [Int] {
        let named = candidates.indices.filter { candidates[$0].hasPath(name) }
        return named.isEmpty
            ? candidates.indices.filter { Int(name).map(candidates[$0].sources.contains) == true } : named
    }

    /// The region in which the source was read that another will be a newer export of: the one that is named, else that of the path, else any of
    /// those that were all read in one region; `nil` if it had none, or more must be known.
    static func region(named name: String?, path: String, in db: Database) throws -> String? {
        var likely = try candidates(except: [], in: db)
        if let name {
            likely = named(name, among: likely).map { likely[$0] }
        } else if likely.contains(where: { $0.hasPath(path) }) {
            likely = likely.filter { $0.hasPath(path) }
        }
        let regions = Set(likely.map(\.latest.region))
        return regions.count == 1 ? regions.first ?? nil : nil
    }

    private func hasPath(_ path: String) -> Bool { paths.contains { StoredPath.areSame(path, $0) } }

    /// The finished sources by their lineage, each under its latest.
    static func candidates(except excluded: [Int], in db: Database) throws -> [Predecessor] {
        let columns: [SourceColumn] = [
            .id, .path, .sha256, .format, .lineage, .product, .layout, .endsWithLineEnd, .defaultRegion,
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
            var source = UpdateSource(id: id, path: try row.value(SourceColumn.path), kind: kind)
            source.region = try row.value(SourceColumn.defaultRegion)
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
