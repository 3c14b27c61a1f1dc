import ContactStore

/// The countries and files beside a list, each with the number of contacts that it and all other filters leave.
struct PeopleFacets: Sendable {
    /// The regions that have any, those of the most contacts first. The number is `nil` where a search gave some of what it found only.
    var countries: [(region: String, contacts: Int?)] = []
    /// The numbers by the keys of the sources; `nil` where they are not known.
    var sources: [Int: Int]?
}

extension ContactLists {
    /// Counts the contacts of the list of a filter by country and by source, each without the filter for itself.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    func facets(_ filter: PeopleFilter, _ figures: ContactFigures.Known) async throws -> PeopleFacets {
        var (anyCountry, anySource) = (filter, filter)
        (anyCountry.country, anySource.source) = (nil, nil)
        return PeopleFacets(
            countries: try await countries(anyCountry, figures), sources: try await sources(anySource, figures))
    }

    private func countries(
        _ filter: PeopleFilter, _ figures: ContactFigures.Known
    ) async throws -> [(region: String, contacts: Int?)] {
        let list = try await list(filter)
        let (isWhole, isAll) = (list.isWhole, filter == PeopleFilter())
        let contacts = isAll ? [] : Set(list.contacts)
        let counts = figures.countries.regions.map { region, country in
            let count = isAll || !isWhole ? country.contacts.count : country.contacts.count { contacts.contains($0) }
            return (region: region, count: count)
        }
        let some = counts.filter { $0.count > 0 }.sorted { ($1.count, $0.region) < ($0.count, $1.region) }
        return some.map { ($0.region, isWhole ? $0.count : nil) }
    }

    private func sources(_ filter: PeopleFilter, _ figures: ContactFigures.Known) async throws -> [Int: Int]? {
        if filter == PeopleFilter() {
            return Dictionary(figures.sources.map { ($0.id, $0.contactsStored) }) { first, _ in first }
        }
        let list = try await list(filter)
        return list.isWhole ? list.sources : nil
    }
}

extension ContactLists.List {
    /// `true` if the list has all contacts that were found.
    var isWhole: Bool { isComplete && contacts.count == total }
}
