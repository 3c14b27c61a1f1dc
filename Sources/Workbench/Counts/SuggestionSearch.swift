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
        var kind: SuggestionClass
        var region: String?
    }

    private let reader: DatabaseReader
    private var found: (content: [[Int]], suggestions: [Int: Found])?
    private var search: (content: [[Int]], task: Task<Void, Never>)?

    private static let partSize = 1000

    init(_ reader: DatabaseReader) { self.reader = reader }

    /// Returns the suggestions for the numbers that are open; `nil` while they are being looked for.
    func counts(_ known: ProblemCounts.Known) -> [Count]? {
        let open = known.index.page(ProblemFilter(query: ["state": "open"]), after: 0, limit: .max).numbers
        if open.isEmpty { return [] }
        guard let found, found.content == known.state.content else {
            begin(known.state.content, open)
            return nil
        }
        var regions: [SuggestionClass: [String: Int]] = [:]
        for suggestion in open.compactMap({ found.suggestions[$0] }) {
            regions[suggestion.kind, default: [:]][suggestion.region ?? "", default: 0] += 1
        }
        return regions.map { kind, regions in
            let ordered = regions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            return Count(
                kind: kind, numbers: regions.values.reduce(0, +), regions: ordered.map(\.key).filter { !$0.isEmpty })
        }.sorted { ($1.numbers, $0.kind.rawValue) < ($0.numbers, $1.kind.rawValue) }
    }

    /// Waits until the search that runs has ended.
    func finish() async { await search?.task.value }

    private func begin(_ content: [[Int]], _ open: [Int]) {
        guard search?.content != content else { return }
        search?.task.cancel()
        search = (content, Task(priority: .utility) { await self.look(content, open) })
    }

    private func look(_ content: [[Int]], _ open: [Int]) async {
        let suggestions = try? await find(open)
        guard search?.content == content else { return }
        search = nil
        if let suggestions { found = (content, suggestions) }
    }

    private nonisolated func find(_ open: [Int]) async throws -> [Int: Found] {
        var finder = SuggestionFinder(countries: try await reader.read { try $0.countriesOfNumbers() })
        var suggestions: [Int: Found] = [:]
        for start in stride(from: 0, to: open.count, by: Self.partSize) {
            try Task.checkCancellation()
            let part = Array(open[start..<min(start + Self.partSize, open.count)])
            let (used, found) = try await reader.read { [finder] database in
                var (finder, found) = (finder, [SuggestedNumber]())
                try database.forEachNumber(of: part) { number in
                    if let suggestion = finder.suggestion(for: number) { found.append(suggestion) }
                }
                return (finder, found)
            }
            finder = used
            for suggestion in found {
                suggestions[suggestion.number] = Found(kind: suggestion.kind, region: suggestion.region)
            }
        }
        return suggestions
    }
}
