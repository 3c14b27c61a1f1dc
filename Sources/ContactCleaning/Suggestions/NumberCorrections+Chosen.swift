import ContactStore

extension NumberCorrections {
    /// Puts what is suggested in the place of some numbers, in one change. Numbers without a suggestion stay as they are.
    ///
    /// - Parameters:
    ///   - numbers: the keys of the numbers.
    ///   - finder: finds the suggestions.
    ///   - seen: the suggested numbers that the user has seen, in E.164 form, by the keys; others are refused. `nil` takes all.
    /// - Throws: `StoreError` if the database cannot be read or written; `CancellationError`. Nothing is stored then.
    package func takeSuggestions(
        for numbers: [Int], by finder: SuggestionFinder, seen: [Int: String]? = nil
    ) throws -> SuggestionSummary {
        var finder = finder
        var found: [SuggestedNumber] = []
        let corrections = try store { writer in
            for key in numbers {
                guard let number = try writer.number(key), ["rejected", "ambiguous"].contains(number.state.verdict),
                    let suggestion = finder.suggestion(for: number),
                    seen.map({ $0[key] == suggestion.e164 }) ?? true
                else { continue }
                found.append(suggestion)
            }
            return try self.corrections(found.map { Proposal(number: $0.number, value: $0.suggestion) }, writer)
        }
        let refused = Set(corrections.refused.compactMap(\.number))
        return SuggestionSummary(
            change: corrections.change, suggestions: found.filter { !refused.contains($0.number) })
    }
}
