import ContactModel
package import ContactStore
import Foundation
package import Threads

/// Finds contacts by words of their names, parts of their numbers, e-mail addresses, organizations and notes.
///
/// Many contacts are found by an index, which is made by the first search and kept in the database until contacts change. It names
/// contacts that may have the words; each is read and compared, so that nothing is found that is not there.
package struct ContactSearch: Sendable {
    /// The path of the database.
    package var database: String
    /// The words.
    package var query: SearchQuery
    /// The contacts and numbers that are searched.
    package var selection = ContactSelection()
    /// The largest number of contacts that are given; `nil` for all.
    package var limit: Int?
    /// Called before an index is made.
    package var willBuild: @Sendable () -> Void = {}
    /// The number of contacts from which on an index is used: fewer are read as fast.
    package var minimumIndexed = 20_000
    /// `false` if nothing may be written: without an index that is kept, contacts are read.
    package var keepsIndex = true
    /// Cancels the search, from any thread.
    package var cancellation = Cancellation()

    /// The number of contacts that are compared at least, to find those that agree best.
    private static let minimumCompared = 800
    /// The number of seconds to wait for another process before contacts are read without an index.
    private static let busyTimeout = 0.5

    /// A search.
    package init(database: String, query: SearchQuery) {
        self.database = database
        self.query = query
    }

    /// Searches.
    ///
    /// - Throws: ``UnknownFilterWord``; `InvalidCondition`; `StoreError` if the database cannot be read; `CancellationError`.
    package func run() throws -> SearchResult {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        let condition = try selection.query(in: store)
        guard try store.layouts().reduce(0, { $0 + $1.contacts }) >= minimumIndexed else {
            return try scan(store, .notNeeded)
        }
        if let candidates = try candidates(in: store) {
            return try compare(candidates, selectedBy: condition, in: store, .kept)
        }
        guard keepsIndex else { return try scan(store, .notNeeded) }
        willBuild()
        let start = Date.now
        do {
            guard let contacts = try build(in: store) else { return try scan(store, .changed) }
            guard let candidates = try candidates(in: store) else { return try scan(store, .changed) }
            let use = SearchResult.IndexUse.built(contacts: contacts, seconds: Date.now.timeIntervalSince(start))
            return try compare(candidates, selectedBy: condition, in: store, use)
        } catch let error as StoreError {
            return try scan(store, .impossible(error))
        }
    }

    // MARK: Without an index

    private func scan(_ store: ContactDatabase, _ use: SearchResult.IndexUse) throws -> SearchResult {
        var result = SearchResult(limit: limit, index: use)
        var matcher = SearchMatcher(query)
        try store.forEachContact(selection) { record in
            if let match = matcher.match(record) { result.add(match) }
        }
        result.rank()
        return result
    }

    // MARK: With an index

    private enum Candidates {
        case all
        /// Those that may have the words, those that have them as whole words first.
        case some([Int])
    }

    /// Those who may have all words; `nil` if there is no index of the contacts as they are now.
    private func candidates(in store: ContactDatabase) throws -> Candidates? {
        try store.withSearchIndex(version: SearchIndexBuilder.version) { index in
            var lookup = IndexLookup(index)
            let terms = query.terms.filter { !$0.keys.joined().isEmpty }
            guard !terms.isEmpty else { return .all }
            guard let found = try lookup.contacts(having: terms.map(\.keys)) else { return nil }
            guard found.count > Self.minimumCompared, limit != nil else { return .some(found) }
            guard let whole = try lookup.contacts(having: terms.map(\.wholeKeys)) else { return nil }
            let first = Set(whole)
            return .some(whole + found.filter { !first.contains($0) })
        } ?? nil
    }

    private func compare(
        _ candidates: Candidates, selectedBy condition: SelectionQuery?, in store: ContactDatabase,
        _ use: SearchResult.IndexUse
    ) throws -> SearchResult {
        guard case .some(var contacts) = candidates else { return try scan(store, use) }
        var result = SearchResult(limit: limit, index: use)
        if let condition {
            let selected = Set(try store.contacts(of: condition))
            contacts.removeAll { !selected.contains($0) }
        }
        if let limit {
            let compared = max(limit, Self.minimumCompared)
            result.isComplete = contacts.count <= compared
            contacts = Array(contacts.prefix(compared))
        }
        var matcher = SearchMatcher(query)
        try store.forEachContact(contacts, selection) { record in
            if let match = matcher.match(record) { result.add(match) }
        }
        result.rank()
        return result
    }

    /// Makes the index and keeps it.
    ///
    /// - Returns: the number of contacts; `nil` if they changed meanwhile.
    private func build(in store: ContactDatabase) throws -> Int? {
        // A file that cannot be written is told before all of it is read.
        let writable = try ContactDatabase.openForChange(
            at: database, busyTimeout: Self.busyTimeout, cancellation: cancellation)
        try writable.change { _ in }
        let state = try store.searchState(version: SearchIndexBuilder.version)
        var builder = SearchIndexBuilder()
        try store.forEachContact { builder.add($0) }
        let isKept = try writable.change { writer in
            try writer.keepSearchIndex(
                builder.entries, version: SearchIndexBuilder.version, state: state, contacts: builder.contacts)
        }
        return isKept ? builder.contacts : nil
    }
}

/// Looks contacts up in the index.
private struct IndexLookup {
    let index: SearchIndex
    private var lists: [Int: [Int]] = [:]

    init(_ index: SearchIndex) { self.index = index }

    /// The contacts that have, of each term, all keys of one of its sets; `nil` if an entry is damaged.
    mutating func contacts(having terms: [[[Int]]]) throws -> [Int]? {
        var common: [Int]?
        for sets in terms {
            var any: [Int] = []
            for keys in sets {
                guard let all = try contacts(havingAll: keys) else { return nil }
                any = ContactList.union(any, all)
            }
            common = common.map { ContactList.intersection($0, any) } ?? any
        }
        return common
    }

    private mutating func contacts(havingAll keys: [Int]) throws -> [Int]? {
        var found: [[Int]] = []
        for key in Set(keys) {
            guard let list = try contacts(of: key) else { return nil }
            found.append(list)
        }
        found.sort { $0.count < $1.count }
        guard let rarest = found.first else { return [] }
        return found.dropFirst().reduce(rarest, ContactList.intersection)
    }

    private mutating func contacts(of key: Int) throws -> [Int]? {
        if let list = lists[key] { return list }
        let list = try index.withEntry(key, ContactList.contacts(in:))
        lists[key] = list
        return list
    }
}
