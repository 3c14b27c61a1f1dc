import ContactCleaning
import ContactStore
import Markup
import SourceInput

extension Workspace {
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

    /// The changes, as a page or as a part of another.
    func history(_ query: [String: String], isPart: Bool = false) async throws -> HTML {
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
            let screen = HistoryScreen(
                frame: frame, changes: changes, edits: edits, decisions: try Self.decisions(of: change, database),
                change: change, kind: kind, author: author)
            return isPart ? screen.list : screen.html
        }
    }

    /// The decisions of people with their changes, the first of each; those of one change alone.
    private static func decisions(
        of change: Int?, _ database: ContactDatabase
    ) throws -> [Int: HistoryScreen.Decisions] {
        let all = try database.decisionsOfHistory().filter { change == nil || $0.change == change }
        let limit = change == nil ? HistoryScreen.visibleEdits : HistoryScreen.maximumShown
        return try Dictionary(grouping: all, by: \.change).mapValues { decisions in
            (decisions.count, try decisions.prefix(limit).map { try DecisionLine($0, in: database) })
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
}
