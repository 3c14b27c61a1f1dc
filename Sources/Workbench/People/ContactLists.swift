import ContactCleaning
import ContactStore

/// Keeps the keys of the contacts of the last lists, so that any part of a list is found at once.
actor ContactLists {
    /// The contacts of a list, in its order.
    struct List: Sendable {
        var contacts: [Int] = []
        /// The texts that have the words, by the contact.
        var hits: [Int: String] = [:]
        /// The number of contacts that were found, and `true` if all were compared.
        var total = 0, isComplete = true
        /// `true` if the words have neither a letter nor a digit.
        var hasNoWords = false
        /// The number of the contacts of each source; none for all contacts, or of one source only.
        var sources: [Int: Int] = [:]
    }

    private let reader: DatabaseReader
    private let figures: ContactFigures
    private let mayWrite: Bool
    private var kept: [(state: DatabaseState, filter: PeopleFilter, list: List)] = []
    /// The search that was begun last. They run one after another: the first may make an index, which the others then have.
    private var lastSearch: Task<Void, Never>?

    /// The number of lists that are kept, each of at most eight bytes for a contact.
    private static let maximumKept = 4
    /// The largest number of contacts that a search gives.
    static let maximumFound = 1000

    init(_ reader: DatabaseReader, _ figures: ContactFigures, mayWrite: Bool) {
        self.reader = reader
        self.figures = figures
        self.mayWrite = mayWrite
    }

    /// Returns the list of a filter in the present state.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    func list(_ filter: PeopleFilter) async throws -> List {
        let state = try await reader.read { try $0.state() }
        if let known = kept.first(where: { $0.filter == filter && isValid($0, in: state) }) { return known.list }
        var list = try await find(filter, limit: Self.maximumFound)
        if filter != PeopleFilter(), try await figures.current().sources.count > 1 {
            list.sources = try await reader.read { [contacts = list.contacts] in try $0.counts(bySourceOf: contacts) }
        }
        kept.removeAll { !isValid($0, in: state) }
        kept = kept.suffix(Self.maximumKept - 1) + [(state, filter, list)]
        return list
    }

    /// Returns `true` if a list is what it would be now. No change adds contacts to the list of all or takes any away: those leave a trace
    /// in the content.
    private func isValid(_ kept: (state: DatabaseState, filter: PeopleFilter, list: List), in state: DatabaseState)
        -> Bool
    {
        kept.state == state || kept.filter == PeopleFilter() && kept.state.content == state.content
    }

    /// Returns the contacts that agree best with some words; all of a filter without words.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    func find(_ filter: PeopleFilter, limit: Int) async throws -> List {
        guard !filter.words.isEmpty else { return try await select(filter) }
        let search = Task { [lastSearch] in
            await lastSearch?.value
            return try await self.search(filter, limit: limit)
        }
        lastSearch = Task { _ = try? await search.value }
        return try await search.value
    }

    private nonisolated func select(_ filter: PeopleFilter) async throws -> List {
        // The contacts of each country are known already.
        var (others, country) = (filter, nil as [Int]?)
        if let region = filter.country {
            country = try await figures.current().countries.regions[region]?.contacts ?? []
            others.country = nil
        }
        if let country, others == PeopleFilter() { return List(contacts: country, total: country.count) }
        return try await reader.read { [others, country] database in
            var contacts = try database.contacts(of: try SelectionQuery(others.selection, of: database))
            if let country = country.map({ Set($0) }) { contacts.removeAll { !country.contains($0) } }
            if let isMerged = filter.isMerged {
                let merged = Set(try database.contactsOfPeople(isMerged: isMerged))
                contacts.removeAll { !merged.contains($0) }
            }
            return List(contacts: contacts, total: contacts.count)
        }
    }

    private nonisolated func search(_ filter: PeopleFilter, limit: Int) async throws -> List {
        let path = reader.readPath
        let mayWrite = mayWrite && path == reader.path
        return try await reader.read { database in
            guard let query = SearchQuery([filter.words]) else {
                return List(hasNoWords: true)
            }
            var search = ContactSearch(database: path, query: query)
            search.selection = filter.selection
            search.limit = limit
            search.keepsIndex = mayWrite
            let result = try search.run()
            var matches = result.matches
            var list = List(total: result.total, isComplete: result.isComplete)
            if let isMerged = filter.isMerged {
                let merged = Set(try database.contactsOfPeople(isMerged: isMerged))
                matches.removeAll { !merged.contains($0.contact) }
                list.total = matches.count
            }
            list.contacts = matches.map(\.contact)
            for match in matches { list.hits[match.contact] = match.hits.map(\.text).joined(separator: " · ") }
            return list
        }
    }
}
