public import ContactStore
import PhoneNumbers

/// The numbers that are suggested for those of a database, and what became of them.
public struct SuggestionSummary: Sendable, Hashable {
    /// The change that put them in the place of the others; `nil` if nothing was stored.
    public var change: Int?
    /// The suggestions.
    public var suggestions: [SuggestedNumber] = []
}

extension NumberCorrections {
    /// Finds what numbers that were not accepted are meant to be, where only one number comes into question, and stores that in one
    /// change.
    ///
    /// - Parameters:
    ///   - selection: The numbers; those that are rejected or ambiguous, if it names no verdict and no reason.
    ///   - classes: The classes of suggestions that are stored; with none, all are found and nothing is stored.
    /// - Returns: the suggestions, those of the classes alone where some are named.
    /// - Throws: ``UnknownFilterWord``; `InvalidCondition`; `StoreError` if the database cannot be read or written;
    ///   `CancellationError`. Nothing is stored then.
    public func correct(
        _ selection: ContactSelection, bySuggestions classes: Set<SuggestionClass>
    ) throws -> SuggestionSummary {
        let query = try refused(selection).query(
            in: try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation))
        var found: [SuggestedNumber] = []
        let corrections = try store { writer in
            let numbers = try query.map { try writer.numbers(of: $0) } ?? []
            found = try Self.suggestions(for: numbers.map(\.number), in: writer).filter {
                classes.isEmpty || classes.contains($0.kind)
            }
            if classes.isEmpty { return (CorrectionSummary(), []) }
            return try self.corrections(found.map { Proposal(number: $0.number, value: $0.suggestion) }, writer)
        }
        let refused = Set(corrections.refused.compactMap(\.number))
        return SuggestionSummary(
            change: corrections.change, suggestions: found.filter { !refused.contains($0.number) })
    }

    private static func suggestions(for numbers: [Int], in writer: ChangeWriter) throws -> [SuggestedNumber] {
        var finder = SuggestionFinder(countries: numbers.isEmpty ? [:] : try writer.countriesOfNumbers())
        return try numbers.compactMap { key in try writer.number(key).flatMap { finder.suggestion(for: $0) } }
    }
}
