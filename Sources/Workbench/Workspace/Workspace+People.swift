import ContactCleaning
import ContactStore
import Markup

extension Workspace {
    func people(_ query: [String: String]) async throws -> HTML {
        let filter = PeopleFilter(query: query)
        guard reader.isThere else {
            return PeopleScreen(
                frame: frame(), filter: filter, list: .init(), start: 0, rows: [], sources: [], people: PeopleState()
            ).html
        }
        let frame = self.frame(try await counts.current())
        let list = try await lists.list(filter)
        let start = min(max(query["from"].flatMap { Int($0) } ?? 0, 0), max(list.contacts.count - 1, 0))
        let rows = try await rows(of: list, from: start, count: PeopleScreen.pageSize)
        let figures = try await figures.current()
        return PeopleScreen(
            frame: frame, filter: filter, list: list, start: start, rows: rows, sources: figures.sources,
            people: figures.people, counts: try await lists.facets(filter, figures)
        ).html
    }

    /// Rows of a list: a part of a page.
    func peopleRows(_ query: [String: String]) async throws -> HTML {
        let list = try await lists.list(PeopleFilter(query: query))
        let start = max(query["from"].flatMap { Int($0) } ?? 0, 0)
        let count = min(max(query["count"].flatMap { Int($0) } ?? 0, 0), Self.maximumRows)
        let rows = try await rows(of: list, from: start, count: count)
        return Tag.table { Tag.tbody { for row in rows { row.html } } }
    }

    /// The maximum number of rows that are given at once.
    private static let maximumRows = 200

    private func rows(of list: ContactLists.List, from start: Int, count: Int) async throws -> [ContactRow] {
        let keys = Array(list.contacts.dropFirst(start).prefix(count))
        return try await reader.read { database in
            let contacts = try database.placedContacts(keys)
            return try contacts.enumerated().map { place, contact in
                let person = try database.person(ofContact: contact.id)
                return ContactRow(
                    contact: contact,
                    contactsOfPerson: try person.map { try database.contacts(ofPerson: $0).count } ?? 1,
                    hit: list.hits[contact.id], index: start + place + 2)
            }
        }
    }

    /// The contacts that agree best with some words: a part of every page.
    func found(_ query: [String: String]) async throws -> HTML {
        let filter = PeopleFilter(query: query)
        guard reader.isThere, !filter.words.isEmpty else { return HTML() }
        let list = try await lists.find(filter, limit: Self.maximumFound)
        let rows = try await rows(of: list, from: 0, count: Self.maximumFound)
        return FoundList(filter: filter, list: list, rows: rows).html
    }

    /// The number of contacts that the search bar shows.
    private static let maximumFound = 8

    /// A contact or a person.
    ///
    /// - Throws: ``NotFound``; `StoreError`.
    func contact(_ query: [String: String]) async throws -> HTML {
        let frame = self.frame(try await counts.current())
        let (id, person) = (query["id"].flatMap { Int($0) }, query["person"].flatMap { Int($0) })
        return try await reader.read { database in
            let person = try person ?? id.flatMap { try database.person(ofContact: $0) }
            do {
                var contacts =
                    try person.map { try InspectedContact.inspect(person: $0, in: database) }
                    ?? [try InspectedContact.inspect(id ?? 0, in: database)]
                // The one that was asked for comes first.
                if let place = contacts.firstIndex(where: { $0.id == id }) { contacts.swapAt(0, place) }
                let merged = try contacts.count > 1 ? person.map { try database.mergedValues(ofPerson: $0) } : nil
                return ContactScreen(
                    frame: frame, contacts: contacts, merged: merged ?? [],
                    ruleWords: try merged.map { _ in try MergeRuleWords(database) }
                ).html
            } catch is PeopleError {
                throw NotFound()
            }
        }
    }
}
