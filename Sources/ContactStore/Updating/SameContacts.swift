import GRDB

/// The contacts of a newer export that are the same as stored ones but for their places.
///
/// Of several with the same values, the first of one export is the first of the other.
struct SameContacts {
    /// All stored contacts, in the order of their keys, and those of the newer export, in their order.
    let stored: [HashedContact], new: [HashedContact]
    /// The position of the other one of a pair; negative for a contact that has none.
    private(set) var newer: [Int32], older: [Int32]
    private(set) var count = 0

    /// Finds the pairs.
    ///
    /// - Parameter sources: The sources of the stored contacts that are compared.
    init(_ new: [HashedContact], in sources: Set<Int>, of stored: [HashedContact]) {
        self.stored = stored
        self.new = new
        newer = stored.map { sources.contains($0.place.source) ? Self.none : Self.ofOther }
        older = Array(repeating: Self.none, count: new.count)
        // A newer contact of which it is known is mostly the only one with its values, or it is known of none.
        let isKnown = new.contains { !$0.isWritten }
        for position in new.indices {
            if let known = new[position].known, newer[known] == Self.none { join(known, position) }
        }
        let left = new.indices.filter { older[$0] < 0 && !(isKnown && new[$0].isWritten) }
        if !left.isEmpty { pair(left) }
    }

    /// The partner of a contact that has none, and of one of another source.
    private static let none: Int32 = -1, ofOther: Int32 = -2

    /// Finds the partners of newer contacts, in their order.
    private mutating func pair(_ positions: [Int]) {
        // Those with the same last bits are in a list, the first one in front.
        var size = 1
        while size < stored.count { size *= 2 }
        var first = [Int32](repeating: -1, count: size)
        var next = [Int32](repeating: -1, count: stored.count)
        for position in stored.indices.reversed() where newer[position] == Self.none {
            let slot = Int(truncatingIfNeeded: stored[position].values) & (size - 1)
            (next[position], first[slot]) = (first[slot], Int32(position))
        }
        for position in positions {
            let slot = Int(truncatingIfNeeded: new[position].values) & (size - 1)
            var before: Int32 = -1
            var found = first[slot]
            while found >= 0, stored[Int(found)].values != new[position].values {
                (before, found) = (found, next[Int(found)])
            }
            guard found >= 0 else { continue }
            if before < 0 { first[slot] = next[Int(found)] } else { next[Int(before)] = next[Int(found)] }
            join(Int(found), position)
        }
    }

    private mutating func join(_ old: Int, _ position: Int) {
        (older[position], newer[old]) = (Int32(old), Int32(position))
        count += 1
    }

    /// The newer contacts that have no rows and no partner, each with the key of a stored contact that has the same values.
    var unwritten: [(contact: HashedContact, stored: Int)] {
        new.indices.compactMap { position in
            older[position] < 0 ? new[position].known.map { (new[position], stored[$0].place.contact) } : nil
        }
    }

    /// The positions of stored contacts that have no partner, of the sources that are compared.
    var left: some Sequence<Int> { newer.indices.lazy.filter { newer[$0] == Self.none } }
}

extension SameContacts {
    /// Lets the contacts be of the newer source. Their rows stay, but for the places in those of `contacts`.
    ///
    /// - Parameters:
    ///   - remaining: Older sources that keep other contacts, and lose the findings inside those that leave.
    ///   - exchanged: The stored contacts whose keys those of the newer source have that are not the same, with these.
    ///   - transfer: Writes the rows of contacts where most of them are moved.
    ///   - keeper: Keeps the places and the findings, and the rows of contacts that are exchanged.
    /// - Returns: The keys under which those were written whose rows of `contacts` were exchanged on the way.
    func move(
        to source: Int, remaining: [Int], beside exchanged: [Successor], by transfer: BatchTransfer,
        keeping keeper: RowKeeper, ledger: DigestLedger
    ) throws -> Set<Int> {
        guard let first = stored.first?.place.contact, let last = stored.last?.place.contact else { return [] }
        for older in remaining { try leave(older, keeping: keeper) }
        guard count > 0 else { return [] }
        let db = keeper.db
        try countMoved(to: source, beside: Set(exchanged.map(\.old)), ledger: ledger, in: db)
        var (position, moved) = (0, ContentDigest())
        // Each newer contact is looked up once: there, it is mostly in no cache.
        let moves = ContactMoves {
            while position < stored.count, newer[position] < 0 { position += 1 }
            guard position < stored.count else { return nil }
            let contact = new[Int(newer[position])]
            var place = contact.place
            place.contact = stored[position].place.contact
            moved.add(record: contact.row, key: place.contact)
            position += 1
            return place
        }
        var written: Set<Int> = []
        try DigestTriggers.withoutReports(of: [.contacts], in: db) {
            if count * 2 > stored.count,
                let keys = try ContactRewriting(transfer: transfer, keeper: keeper).run(moves, exchanging: exchanged)
            {
                written = keys
            } else {
                try ContactRelocation.run(moves, among: [first...last], in: db)
            }
        }
        try keeper.keep(moves.kept)
        ledger.count(moved, of: .init(table: .contacts, source: source), isAdded: true)
        return written
    }

    /// Deletes the findings inside the contacts that leave a source in which others stay, and counts what left.
    private func leave(_ source: Int, keeping keeper: RowKeeper) throws {
        try keeper.keep(.sources, where: "id = \(source)")
        let leaving = stored.indices.lazy.filter { newer[$0] >= 0 && stored[$0].place.source == source }
        try PlacedFindings.delete(
            in: leaving.map { stored[$0].place.bytes }, of: source, keeping: keeper, in: keeper.db)
        try keeper.db.execute(
            sql: "UPDATE sources SET contacts_superseded = contacts_superseded + ? WHERE id = ?",
            arguments: [leaving.count { _ in true }, source])
    }

    /// Counts the rows of the contacts with the newer source, without reading them: by what the source of before has in all, without
    /// those of its contacts that are no more the same. Those of `contacts` are taken out, by their hashes.
    private func countMoved(
        to source: Int, beside exchanged: Set<Int>, ledger: DigestLedger, in db: Database
    ) throws {
        var (moved, left): ([Int: ContentDigest], [Int: [Int]]) = ([:], [:])
        var (former, digest) = (Int.min, ContentDigest())
        for position in stored.indices where newer[position] != Self.ofOther {
            let old = stored[position]
            guard newer[position] >= 0 else {
                let contact = old.place.contact
                if !exchanged.contains(contact) { left[old.place.source, default: []].append(contact) }
                continue
            }
            if old.place.source != former {
                if !digest.isEmpty { moved[former, default: ContentDigest()] += digest }
                (former, digest) = (old.place.source, ContentDigest())
            }
            digest.add(record: old.row, key: old.place.contact)
        }
        if !digest.isEmpty { moved[former, default: ContentDigest()] += digest }
        for (former, digest) in moved {
            ledger.count(digest, of: .init(table: .contacts, source: former), isAdded: false)
            let others = left[former] ?? []
            let isMost = others.count < digest.rows
            let read = RowKey.runs(of: isMost ? others : keysMoved(from: former))
            var contacts = ContactSources()
            for run in read { contacts.append(run, source: former) }
            for table in StoreTable.ofContacts {
                let part = StoredDigest.Part(table: table, source: former)
                var digest =
                    try TableDigests(of: table, read.map(RowKey.rows(of:)), contacts: contacts, in: db)
                    .bySource[former] ?? ContentDigest()
                if isMost {
                    var whole = try ledger.digest(of: part, in: db)
                    whole -= digest
                    digest = whole
                }
                ledger.count(digest, of: part, isAdded: false)
                ledger.count(digest, of: .init(table: table, source: source), isAdded: true)
            }
        }
    }

    /// The keys of the stored contacts of a source that the newer one has.
    private func keysMoved(from source: Int) -> [Int] {
        stored.indices.lazy.filter { newer[$0] >= 0 && stored[$0].place.source == source }
            .map { stored[$0].place.contact }
    }
}
