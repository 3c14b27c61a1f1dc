import ContactCleaning
import ContactStore
import PhoneNumbers

/// A page's request to take suggestions: those of chosen numbers, or all of a filter.
struct SuggestionRequest: Decodable, Sendable {
    /// The suggested numbers in E.164 form that the page shows, by the keys of the chosen numbers; `nil` for all of the filter.
    var chosen: [String: String]?
    /// The filter, by the names of its facets.
    var filter: [String: String]
    /// The number of suggestions that the page shows for the filter.
    var count: Int
}

/// A page's request to read all open numbers of a filter in another region.
struct RegionRequest: Decodable, Sendable {
    var filter: [String: String]
    /// The number of open numbers that the page shows for the filter.
    var count: Int
    var region: String
    /// `true` to say what would be done, and to do nothing.
    var isTrial: Bool
}

extension Workspace {
    /// Takes suggestions, in one change.
    ///
    /// - Throws: ``Conflict`` if there are others than the page shows; ``NotTaken``; ``Locked``; `StoreError`.
    func takeSuggestions(_ request: SuggestionRequest) async throws -> ChangeResult {
        let known = try await counts.current()
        guard let index = await suggestions.index(known), let finder = await suggestions.finder(known) else {
            throw NotTaken(Text("bulk.still-searching"))
        }
        let numbers: [Int]
        var seen: [Int: String]?
        if let chosen = request.chosen {
            seen = Dictionary(chosen.compactMap { key, value in Int(key).map { ($0, value) } }) { first, _ in first }
            numbers = seen?.keys.sorted() ?? []
        } else {
            numbers = index.numbers(ProblemFilter(query: request.filter).with(.state, "open")) { $0.suggestion != nil }
            guard numbers.count == request.count else {
                throw Conflict(Text("bulk.other-suggestions", ["count": .count(numbers.count)]))
            }
        }
        let summary = try await writer.change { [seen] path in
            try NumberCorrections(database: path, author: DatabaseWriter.author).takeSuggestions(
                for: numbers, by: finder, seen: seen)
        }
        guard let change = summary.change else {
            throw Conflict(Text("bulk.otherwise"))
        }
        let corrected = summary.suggestions
        let left = numbers.count - corrected.count
        return try await result(
            [Text("bulk.corrected", ["count": .count(corrected.count)])] + Self.staying(left),
            change: change, numbers: corrected.map(\.number))
    }

    /// Reads all open numbers of a filter as national ones of a region, and corrects those that are accepted then, in one change.
    ///
    /// - Throws: ``BadRequest``; ``Conflict`` if there are others than the page shows; ``NotTaken``; ``Locked``; `StoreError`.
    func read(_ request: RegionRequest) async throws -> ChangeResult {
        guard let region = RegionCode(request.region) else {
            throw BadRequest(Text("error.no-region", ["region": .text(request.region)]))
        }
        let known = try await counts.current()
        let index = await suggestions.index(known) ?? known.index
        let numbers = index.numbers(ProblemFilter(query: request.filter).with(.state, "open"))
        guard numbers.count == request.count else {
            throw Conflict(Text("bulk.other-numbers", ["count": .count(numbers.count)]))
        }
        let summary = try await writer.change { path in
            try NumberCorrections(database: path, author: DatabaseWriter.author, isDryRun: request.isTrial).read(
                numbers, in: region)
        }
        let count = summary.corrected.count
        let left = Self.staying(numbers.count - count)
        if request.isTrial {
            return try await result(
                [Text("bulk.would-be", ["count": .count(count)])] + left, change: nil)
        }
        guard summary.change != nil else { throw NotTaken(Text("bulk.none-of-country")) }
        return try await result(
            [Text("bulk.corrected", ["count": .count(count)])] + left,
            change: summary.change, numbers: summary.corrected.map(\.number))
    }

    private static func staying(_ count: Int) -> [Text] {
        count > 0 ? [Text("bulk.stays", ["count": .count(count)])] : []
    }
}
