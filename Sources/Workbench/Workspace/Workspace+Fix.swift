import ContactCleaning
import ContactStore
import Markup

extension Workspace {
    /// The list of numbers to fix.
    func rejected(_ query: [String: String]) async throws -> HTML {
        let known = try await counts.current()
        let suggesting = await suggestions.index(known)
        let index = suggesting ?? known.index
        let filter = ProblemFilter(query: query)
        let page = index.page(filter, after: query["after"].flatMap { Int($0) } ?? 0, limit: RejectedScreen.pageSize)
        let rowSuggestions = try await suggestions.suggestions(for: page.numbers, known)
        let remedies = RemedyGroups(
            groups: try await groups(of: index, known, withExamples: filter.isOfState), isSearching: suggesting == nil)
        let number = query["number"].flatMap { Int($0) }
        let (frame, isReadOnly) = (self.frame(known), self.isReadOnly)
        return try await reader.read { database in
            let detail = try number.flatMap { try Self.detail($0, in: database, known, isReadOnly: isReadOnly) }
            return RejectedScreen(
                frame: frame, filter: filter, index: index, sources: known.sources, page: page,
                rows: try database.problemNumbers(page.numbers), suggestions: rowSuggestions, remedies: remedies,
                detail: detail
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

    /// The groups of numbers that can be corrected at once, the first with an example each.
    private func groups(
        of index: ProblemIndex, _ known: ProblemCounts.Known, withExamples: Bool
    ) async throws -> [RemedyGroups.Group] {
        var groups = RemedyGroups.all(of: index)
        guard withExamples else { return groups }
        let examples = groups.prefix(RemedyGroups.visible).map {
            index.page($0.filter, after: 0, limit: 1).numbers.first
        }
        let found = try await suggestions.suggestions(for: examples.compactMap { $0 }, known)
        for place in examples.indices { groups[place].example = examples[place].flatMap { found[$0] } }
        return groups
    }
}
