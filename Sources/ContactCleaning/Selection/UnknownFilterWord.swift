import ContactStore

/// A word of a filter that the database does not have.
public struct UnknownFilterWord: Error, Sendable, Hashable, CustomStringConvertible {
    /// The filters whose words stand in the database.
    public enum Filter: Sendable, Hashable { case source, label }

    /// The filter.
    public var filter: Filter
    /// The word as it was given.
    public var word: String
    /// The path of the database.
    public var database: String
    /// The word that was probably meant; `nil` if none is like it.
    public var nearest: String?

    /// A message for a person: the fault and the remedy.
    public var description: String {
        let (fault, list) =
            switch filter {
            case .source: ("there is no source '\(word)'", "'trunkline report summary' lists them")
            case .label: ("no number has the label '\(word)'", "a list of numbers shows them")
            }
        return "\(database): \(fault); " + (nearest.map { "did you mean '\($0)'?" } ?? list)
    }
}

extension ContactSelection {
    /// The selection as conditions for lists and counts; `nil` for everything.
    ///
    /// - Throws: ``UnknownFilterWord``; `InvalidCondition`; `StoreError`.
    func query(in store: ContactDatabase) throws -> SelectionQuery? {
        if isEverything { return nil }
        try requireKnownWords(in: store)
        return try SelectionQuery(self, of: store)
    }

    /// Checks that a database has the sources and labels that the selection names.
    ///
    /// - Throws: ``UnknownFilterWord`` if it has not; `StoreError`.
    func requireKnownWords(in store: ContactDatabase) throws {
        let stored = sources.isEmpty ? [] : try store.sources().map { (id: $0.id, path: $0.path) }
        if let path = sources.first(where: { Self.keys(of: $0, among: stored).isEmpty }) {
            throw UnknownFilterWord(
                filter: .source, word: path, database: store.path,
                nearest: stored.map(\.path).first { $0.hasSuffix("/" + path) }
                    ?? Suggestion.nearest(to: path, in: stored.map(\.path)))
        }
        for label in labels where try !store.hasLabel(label) {
            throw UnknownFilterWord(
                filter: .label, word: label, database: store.path,
                nearest: Suggestion.nearest(to: label, in: try store.labels()))
        }
    }
}
