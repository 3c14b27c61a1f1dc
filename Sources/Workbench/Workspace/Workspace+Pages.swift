import ContactCleaning
import ContactMatching
import ContactStore
import Markup
import SourceInput

extension Workspace {
    func rejected(_ query: [String: String]) async throws -> HTML {
        let known = try await counts.current()
        let filter = ProblemFilter(query: query)
        let page = known.index.page(
            filter, after: query["after"].flatMap { Int($0) } ?? 0, limit: RejectedScreen.pageSize)
        let number = query["number"].flatMap { Int($0) }
        let (frame, isReadOnly) = (self.frame(known), self.isReadOnly)
        return try await reader.read { database in
            let detail = try number.flatMap { try Self.detail($0, in: database, known, isReadOnly: isReadOnly) }
            return RejectedScreen(
                frame: frame, filter: filter, counts: known, page: page,
                rows: try database.problemNumbers(page.numbers), detail: detail
            ).html
        }
    }

    /// A number in detail: a part of a page.
    ///
    /// - Throws: ``NotFound``; `StoreError`.
    func detail(_ number: Int) async throws -> HTML {
        let (known, isReadOnly) = (try await counts.current(), self.isReadOnly)
        return try await reader.read { database in
            guard let detail = try Self.detail(number, in: database, known, isReadOnly: isReadOnly) else {
                throw NotFound()
            }
            return detail.html
        }
    }

    private static func detail(
        _ number: Int, in database: ContactDatabase, _ known: ProblemCounts.Known, isReadOnly: Bool
    ) throws -> NumberDetail? {
        guard let inspection = try NumberInspection.inspect(number, in: database) else { return nil }
        let equals = known.index.open(hash: ProblemEntry.hash(of: inspection.number.raw)).filter { $0 != number }
        return NumberDetail(inspection: inspection, equals: equals.count, isReadOnly: isReadOnly)
    }

    func sources() async throws -> HTML {
        guard reader.isThere else { return SourcesScreen(frame: frame(), sources: []).html }
        let frame = self.frame(try await counts.current())
        return try await reader.read { database in
            SourcesScreen(
                frame: frame, sources: try database.sources(), changes: try database.bringingChanges(),
                readable: Set(try SourceCopy.sources(of: database))
            ).html
        }
    }

    func history(_ query: [String: String]) async throws -> HTML {
        let frame = self.frame(try await counts.current())
        let change = query["change"].flatMap { Int($0) }
        let (kind, author) = (query["kind"].flatMap { $0.isEmpty ? nil : $0 }, query["author"])
        return try await reader.read { database in
            let changes = try database.changes()
            // The values of all changes are given in one pass; where they are many, those of one change.
            let count = changes.reduce(0) { $0 + $1.corrections + $1.edits }
            var edits: [Int: [StoredEdit]] = [:]
            if change != nil || count <= HistoryScreen.maximumShown {
                try database.forEachEdit(ofChange: change) { edit in
                    let limit = change == nil ? HistoryScreen.visibleEdits : HistoryScreen.maximumShown
                    if edits[edit.change, default: []].count < limit { edits[edit.change]?.append(edit) }
                    if edits[edit.change] == nil { edits[edit.change] = [edit] }
                }
            }
            return HistoryScreen(
                frame: frame, changes: changes, edits: edits, change: change, kind: kind, author: author
            ).html
        }
    }

    func findings(_ query: [String: String]) async throws -> HTML {
        let frame = self.frame(try await counts.current())
        let code = query["code"].flatMap { $0.isEmpty ? nil : $0 }
        let source = query["source"].flatMap { Int($0) }
        let after = query["after"].flatMap { Int($0) } ?? 0
        return try await reader.read { database in
            let limit = FindingsScreen.pageSize
            let found = try database.findings(code: code, source: source, after: after, limit: limit + 1)
            return FindingsScreen(
                frame: frame, fields: FieldList(layouts: try database.layouts(), source: source),
                counts: try database.findingCountsBySource(), code: code, source: source,
                findings: Array(found.prefix(limit)), next: found.count > limit ? found[limit - 1].key : nil
            ).html
        }
    }

    func export() async throws -> HTML {
        let frame = self.frame(try await counts.current())
        return try await reader.read { database in
            ExportScreen(frame: frame, people: try database.peopleState(), hasPlan: try !database.plans().isEmpty).html
        }
    }

    func plan(_ query: [String: String]) async throws -> HTML {
        let frame = self.frame(try await counts.current())
        let after = query["after"].flatMap { Int($0) } ?? 0
        return try await reader.read { database in
            let limit = PlanScreen.pageSize
            let plan = try database.plans().last
            let steps = try plan.map { try database.planSteps(of: $0.id, after: after, limit: limit + 1) } ?? []
            return PlanScreen(
                frame: frame, plan: plan, steps: Array(steps.prefix(limit)),
                next: steps.count > limit ? steps[limit - 1].key : nil
            ).html
        }
    }

    func duplicates(_ query: [String: String]) async throws -> HTML {
        let frame = self.frame(try await counts.current())
        let review = try await pairs.review(isAfresh: query["again"] != nil)
        let wanted = query["pair"].flatMap { Int($0) }
        return try await reader.read { database in
            let decisions = try database.decisions()
            let decided = Dictionary(
                decisions.map { ([min($0.first, $0.second), max($0.first, $0.second)], $0.isSame) }
            ) { $1 }
            let keys = review.pairs.map { [Int($0.first), Int($0.second)] }
            let place = wanted ?? keys.firstIndex { decided[$0] == nil } ?? keys.count
            var pair: DuplicatesScreen.Pair?
            if keys.indices.contains(place) {
                let key = keys[place]
                pair = DuplicatesScreen.Pair(
                    place: place, count: keys.count, first: try review.card(key[0]), second: try review.card(key[1]),
                    name: try database.mergedName(of: key[0], key[1]),
                    evidence: try review.evidence(key[0], key[1]),
                    refusal: review.refusal(key[0], key[1])?.sentence, isSame: decided[key])
            }
            return DuplicatesScreen(
                frame: frame, pair: pair, people: try database.peopleState()
            ).html
        }
    }
}
