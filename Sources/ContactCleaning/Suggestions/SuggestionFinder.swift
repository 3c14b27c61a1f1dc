package import ContactStore
import PhoneNumbers

/// Finds suggestions for stored numbers, each among the countries of its source.
package struct SuggestionFinder {
    private let countries: [Int: [String]]
    private var suggesters: [Int: NumberSuggester] = [:]

    /// A finder for the numbers of a database.
    ///
    /// - Parameter countries: The regions of the accepted numbers of each source, by its key.
    package init(countries: [Int: [String]]) { self.countries = countries }

    /// The suggestion for a number as it is now; `nil` for none.
    package mutating func suggestion(for number: ReadNumber) -> SuggestedNumber? {
        guard !number.hints.hasParts else { return nil }
        let suggester = suggester(for: number)
        guard
            let (kind, read, ground) = suggester.suggestion(
                for: number.value, region: StoredTextReader.region(of: number.hints)),
            let e164 = read.e164, let text = read.formatted(.international)
        else { return nil }
        return SuggestedNumber(
            number: number.id, contact: number.contact, value: number.value, suggestion: text, e164: e164,
            region: read.region?.code, kind: kind, ground: ground)
    }

    private mutating func suggester(for number: ReadNumber) -> NumberSuggester {
        if let known = suggesters[number.source] { return known }
        let suggester = NumberSuggester(
            StoredTextReader().classifier(for: number.settings),
            countries: Set((countries[number.source] ?? []).compactMap { RegionCode($0) }))
        suggesters[number.source] = suggester
        return suggester
    }
}
