import GRDB

/// The stored contacts and those of a newer export, with what is found out about them when it is first needed.
struct UpdateContacts {
    let stored: [HashedContact], new: [HashedContact]
    private let key: ContactKey
    private let old: Database, database: Database
    /// The keys of the stored and of the newer contacts, in their order.
    private var storedKeys: [Int?]?, newKeys: [Int?]?
    /// Those that are the same, with the sources among whose contacts they were looked for.
    private var found: (sources: [Int], contacts: SameContacts)?

    /// - Parameters:
    ///   - old: The database with the stored contacts.
    ///   - database: The database with those of the newer export.
    init(
        stored: [HashedContact], in old: Database, new: [HashedContact], in database: Database, key: ContactKey
    ) {
        (self.stored, self.new, self.key, self.old, self.database) = (stored, new, key, old, database)
    }

    /// The contacts that are the same as those of a predecessor.
    mutating func same(as predecessor: Predecessor) -> SameContacts {
        if let found, found.sources == predecessor.sources { return found.contacts }
        let contacts = SameContacts(new, in: Set(predecessor.sources), of: stored)
        found = (predecessor.sources, contacts)
        return contacts
    }

    /// The number of stored contacts of a predecessor.
    func count(of predecessor: Predecessor) -> Int {
        let sources = Set(predecessor.sources)
        return stored.count { sources.contains($0.place.source) }
    }

    /// Counts the stored contacts of candidates that the newer export has, by their keys, or by their values where they have none.
    mutating func countShared(with candidates: inout [Predecessor]) throws {
        let positions = Dictionary(
            candidates.enumerated().flatMap { position, candidate in candidate.sources.map { ($0, position) } }
        ) { first, _ in first }
        let (storedKeys, newKeys) = (try keysOfStored(), try keysOfNew())
        let keys = Set(zip(newKeys, new).lazy.map { $0 ?? Int(truncatingIfNeeded: $1.values) })
        for (key, contact) in zip(storedKeys, stored) {
            guard let position = positions[contact.place.source] else { continue }
            candidates[position].latest.contacts += 1
            if keys.contains(key ?? Int(truncatingIfNeeded: contact.values)) {
                candidates[position].latest.shared += 1
            }
        }
    }

    /// Returns `true` if a contact of the newer export has the key: mostly the first one.
    mutating func hasKey() throws -> Bool {
        if let first = new.first {
            let contact = (first.known.map { stored[$0] } ?? first).place.contact
            let reader = try ContactKeyReader(key, in: database)
            if try reader.keys(of: [contact], from: contact, in: database) != [nil] { return true }
        }
        return try keysOfNew().contains { $0 != nil }
    }

    /// The keys of the stored contacts, in their order.
    mutating func keysOfStored() throws -> [Int?] {
        if let storedKeys { return storedKeys }
        let keys = try ContactKeyReader(key, in: old).keys(of: stored.lazy.map(\.place.contact), in: old)
        storedKeys = keys
        return keys
    }

    /// Those of some keys that stored contacts have.
    ///
    /// - Parameter isWanted: Says by its position whether a contact is looked at.
    func keys(among keys: Set<Int>, of isWanted: (Int) -> Bool) throws -> Set<Int> {
        if let storedKeys {
            return Set(storedKeys.indices.filter(isWanted).compactMap { storedKeys[$0] }).intersection(keys)
        }
        let filter = HashFilter(keys)
        var likely: [(contact: Int, key: Int)] = []
        try ContactKeyReader(key, in: old).forEach(in: old) { contact, key in
            if let key, filter.mayContain(key) { likely.append((contact, key)) }
        }
        return Set(
            likely.filter { contact, key in
                keys.contains(key) && HashedContact.position(of: contact, among: stored).map(isWanted) == true
            }.map(\.key))
    }

    /// The keys of the newer contacts, in their order. One that is not written has that of a stored contact with the same values.
    private mutating func keysOfNew() throws -> [Int?] {
        if let newKeys { return newKeys }
        let written = new.lazy.filter(\.isWritten).map(\.place.contact)
        var read = try ContactKeyReader(key, in: database).keys(of: written, from: written.first, in: database)
            .makeIterator()
        let known = new.contains { !$0.isWritten } ? try keysOfStored() : []
        let keys = new.map { contact in contact.known.map { known[$0] } ?? read.next() ?? nil }
        newKeys = keys
        return keys
    }
}
