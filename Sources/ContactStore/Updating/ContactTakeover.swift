import GRDB
import GRDBSQLite

/// Lets the contacts of a newer source take the places of older ones: under the keys of these, so that a contact keeps its key, its person
/// and what was decided about it for as long as exports have it.
///
/// Of contacts that are the same in both only the place is written. The others are exchanged, and what they were is kept with the change.
struct ContactTakeover {
    /// The key of the newer source.
    let source: Int
    /// The first of the keys that its contacts were written under.
    let firstKey: Int
    let pairs: [Successor]
    let keeper: RowKeeper
    let ledger: DigestLedger
    let transfer: BatchTransfer
    /// The contacts that are exchanged for those of the source, and these under the keys that they are given; `nil` to count all rows anew.
    var exchanged: (old: CountedContacts, new: CountedContacts)?
    /// `true` if the newer contacts are what a plan wrote of the older ones.
    var isWritten = false

    private var db: Database { keeper.db }
    private static let tables = [StoreTable.contacts] + StoreTable.ofContacts

    /// Exchanges the contacts.
    ///
    /// - Parameters:
    ///   - remaining: Older sources that keep other contacts, and lose the findings inside those that leave, with the count of these.
    ///   - moveSame: Moves contacts that are the same in both and are not among the pairs; returns the keys under which those were written
    ///     whose rows of `contacts` it exchanged as well.
    ///   - also: Deletes or moves other contacts that are touched.
    ///   - finish: Deletes what is left of the others.
    /// - Returns: the edits and corrections that ended with the values that they were about.
    func run(
        remaining: [Int: Int] = [:], moveSame: () throws -> Set<Int> = { [] }, also: () throws -> Void = {},
        finish: () throws -> Void = {}
    ) throws -> [EndedEdit] {
        var ended: [EndedEdit] = []
        try NormalizedState.discard(in: db)
        try Succession.with(pairs, in: db) {
            try takeFindings(of: remaining)
            try recounting {
                ended = try CarriedChanges.carry(keeping: keeper, isWritten: isWritten)
                // First, for it may write the table anew: pages that this transaction has written go into no journal.
                let written = try moveSame()
                try relocateSame()
                try ContactDeletion.exchange(
                    "(SELECT old AS id FROM temp.moved WHERE NOT is_same AND key = old)",
                    besidesContacts: !written.isEmpty, keeping: keeper, in: db)
                try giveKeys(besidesContacts: written)
                try also()
            }
            try finish()
        }
        return ended
    }

    private func recounting(_ body: () throws -> Void) throws {
        if let exchanged {
            return try ledger.exchanging(
                Self.tables, exchanged.old, for: exchanged.new, of: source, in: db, body)
        }
        // All rows were found to be as they were written when the source was begun.
        try ledger.recounting(Self.tables, isSound: true, in: db, body)
    }

    /// Deletes the findings inside the contacts that leave sources in which others stay, and counts what left.
    private func takeFindings(of sources: [Int: Int]) throws {
        for (source, count) in sources.sorted(by: { $0.key < $1.key }) {
            try keeper.keep(.sources, where: "id = \(source)")
            if try PlacedFindings.areAny(of: source, in: db) {
                let contacts = """
                    (SELECT contacts.id FROM temp.moved CROSS JOIN contacts ON contacts.id = old WHERE source_id = \(source))
                    """
                var deletion = ContactDeletion(of: contacts, keeping: keeper, in: db)
                try deletion.deleteFindings()
            }
            try db.execute(
                sql: "UPDATE sources SET contacts_superseded = contacts_superseded + ? WHERE id = ?",
                arguments: [count, source])
        }
    }

    /// Moves the contacts that are the same to their places in the newer source. The rows that repeat them are given no key.
    private func relocateSame() throws {
        guard pairs.contains(where: \.isSame) else { return }
        let columns = ContactPlace.columns.dropFirst().map { "contacts.\($0.name)" }.joined(separator: ", ")
        let rows = try RawStatement(
            """
            SELECT moved.old, \(columns) FROM temp.moved JOIN contacts ON contacts.id = moved.new WHERE is_same
            ORDER BY moved.old
            """, in: db)
        var places: [ContactPlace] = []
        while try rows.step() { places.append(ContactPlace(rows)) }
        try ContactRelocation.run(places, keeping: keeper)
    }

    /// Gives the rows of the newer source their keys: those of the contacts whose places they take, and for others the first ones that are
    /// free, in their order.
    ///
    /// - Parameter exchanged: The keys under which those were written whose rows of `contacts` have theirs already.
    private func giveKeys(besidesContacts exchanged: Set<Int>) throws {
        var keys: [Int: Int?] = [:]
        for pair in pairs where !pair.isSame { keys[pair.new] = .some(pair.key) }
        for pair in pairs where pair.isSame { keys[pair.new] = .some(nil) }
        var written = try Int.fetchAll(
            db, sql: "SELECT id FROM contacts WHERE source_id = ? AND id >= ? ORDER BY id",
            arguments: [source, firstKey])
        if !exchanged.isEmpty { written = (written + exchanged).sorted() }
        // The first ones may have their keys already.
        var first = firstKey
        let moved = written.drop { contact in
            guard contact == first, keys[contact] == nil else { return false }
            first += 1
            return true
        }
        guard !moved.isEmpty else { return }
        var free = first
        var moves: [ContactRekeying.Move] = []
        for contact in moved {
            switch keys[contact] {
            case .some(.none): break
            case .some(.some(let key)): moves.append((contact, key))
            case .none:
                moves.append((contact, free))
                free += 1
            }
        }
        moves.sort { $0.key < $1.key }
        try ContactRekeying(first: first, transfer: transfer, db: db).run(moves, besidesContacts: exchanged)
    }
}
