import ContactCleaning
import ContactStore

/// Looks for the numbers that have a suggestion, in the background and once for each content of the database.
///
/// Numbers are read in parts, so that no change waits for all of them. A suggestion counts as long as its number is open.
actor SuggestionSearch {
    /// The suggestions of a class.
    struct Count: Sendable, Equatable {
        var kind: SuggestionClass
        var numbers = 0
        /// The regions of the suggested numbers, those of the most first.
        var regions: [String] = []
    }

    private struct Found: Sendable {
        var content: [[Int]]
        var suggestions: [Int: Problem.Suggestion]
        var finder: SuggestionFinder
    }

    private let reader: DatabaseReader
    private var found: Found?
    private var search: (content: [[Int]], task: Task<Void, Never>)?
    private var marked: (state: DatabaseState, index: ProblemIndex)?

    private static let partSize = 1000

    init(_ reader: DatabaseReader) { self.reader = reader }

    /// Returns the suggestions for the numbers that are open; `nil` while they are being looked for.
    func counts(_ known: ProblemCounts.Known) -> [Count]? {
        guard let index = index(known) else { return nil }
        var regions: [SuggestionClass: [String: Int]] = [:]
        for (problem, count) in zip(index.kinds, index.counts) {
            guard let suggestion = problem.suggestion else { continue }
            regions[suggestion.kind, default: [:]][suggestion.region ?? "", default: 0] += count
        }
        return regions.map { kind, regions in
            let ordered = regions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            return Count(
                kind: kind, numbers: regions.values.reduce(0, +), regions: ordered.map(\.key).filter { !$0.isEmpty })
        }.sorted { ($1.numbers, $0.kind.rawValue) < ($0.numbers, $1.kind.rawValue) }
    }

    /// Returns the problems with their suggestions; `nil` while they are being looked for.
    func index(_ known: ProblemCounts.Known) -> ProblemIndex? {
        if let marked, marked.state == known.state { return marked.index }
        let open = known.index.numbers(ProblemFilter(query: ["state": "open"]))
        if open.isEmpty { return known.index }
        guard let found, found.content == known.state.content else {
            begin(known.state.content, open)
            return nil
        }
        let index = known.index.suggesting(found.suggestions)
        marked = (known.state, index)
        return index
    }

    /// Returns the suggestions for some numbers, by their keys; none while they are being looked for.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    func suggestions(for numbers: [Int], _ known: ProblemCounts.Known) async throws -> [Int: SuggestedNumber] {
        guard let found, found.content == known.state.content else { return [:] }
        let wanted = numbers.filter { found.suggestions[$0] != nil }
        return try await reader.read { [finder = found.finder] database in
            var (finder, result) = (finder, [Int: SuggestedNumber]())
            try database.forEachNumber(of: wanted) { result[$0.id] = finder.suggestion(for: $0) }
            return result
        }
    }

    /// The finder of suggestions; `nil` while they are being looked for.
    func finder(_ known: ProblemCounts.Known) -> SuggestionFinder? {
        found.flatMap { $0.content == known.state.content ? $0.finder : nil }
    }

    /// Waits until the search that runs has ended.
    func finish() async { await search?.task.value }

    private func begin(_ content: [[Int]], _ open: [Int]) {
        guard search?.content != content else { return }
        search?.task.cancel()
        search = (content, Task(priority: .utility) { await self.look(content, open) })
    }

    private func look(_ content: [[Int]], _ open: [Int]) async {
        let found = try? await find(content, open)
        guard search?.content == content else { return }
        search = nil
        if let found { self.found = found }
    }

    private nonisolated func find(_ content: [[Int]], _ open: [Int]) async throws -> Found {
        let finder = SuggestionFinder(countries: try await reader.read { try $0.countriesOfNumbers() })
        var result = Found(content: content, suggestions: [:], finder: finder)
        for start in stride(from: 0, to: open.count, by: Self.partSize) {
            try Task.checkCancellation()
            let part = Array(open[start..<min(start + Self.partSize, open.count)])
            let (used, found) = try await reader.read { [finder = result.finder] database in
                var (finder, found) = (finder, [SuggestedNumber]())
                try database.forEachNumber(of: part) { number in
                    if let suggestion = finder.suggestion(for: number) { found.append(suggestion) }
                }
                return (finder, found)
            }
            result.finder = used
            for suggestion in found {
                result.suggestions[suggestion.number] = Problem.Suggestion(
                    kind: suggestion.kind, region: suggestion.region)
            }
        }
        return result
    }
}
