import GRDB
import Synchronization

/// Keeps the digests of all tables in step with the rows that one connection writes.
///
/// Every row that is inserted, updated or deleted is reported as it is written, by ``DigestTriggers``, and batches by what their
/// encoder summed up. The digests are changed by that alone and never computed from rows: what was damaged before stays
/// noticed, whatever is written after it.
final class DigestLedger: Sendable {
    /// The growth of the digests of parts since they were last stored.
    private let growth = Mutex<[StoredDigest.Part: ContentDigest]>([:])

    /// Counts a row, or takes it out.
    func count(_ row: ContentDigest, of part: StoredDigest.Part, isAdded: Bool) {
        growth.withLock {
            if isAdded { $0[part, default: ContentDigest()] += row } else { $0[part, default: ContentDigest()] -= row }
        }
    }

    /// Counts the rows of tables that are copied as a whole.
    ///
    /// - Parameters:
    ///   - digests: The digests of the rows, by table.
    ///   - source: The source that they are of, where they are of one.
    private func count(_ digests: [StoreTable: ContentDigest], source: Int?) {
        for (table, digest) in digests {
            if case .nobody = table.owner {
                count(digest, of: .init(table: table, source: nil), isAdded: true)
            } else {
                count(digest, of: .init(table: table, source: source), isAdded: true)
            }
        }
    }

    /// Returns the digest of a part with what is not stored yet.
    func digest(of part: StoredDigest.Part, in db: Database) throws -> ContentDigest {
        var digest = try StoredDigest.find(part, in: db).digest
        if let growth = growth.withLock({ $0[part] }) { digest += growth }
        return digest
    }

    /// Stores the digests, in the transaction that the rows are written in. The last thing before it is committed.
    func store(in db: Database) throws {
        let parts = growth.withLock { growth in growth.filter { !$0.value.isEmpty } }
        guard !parts.isEmpty else { return growth.withLock { $0 = [:] } }
        var whole = try StoredDigest.find(.ofDigests, in: db)
        for (part, growth) in parts {
            var stored = try StoredDigest.find(part, in: db)
            if !stored.digest.isEmpty { whole.digest -= try stored.digestOfRow() }
            stored.digest += growth
            if !stored.digest.isEmpty { whole.digest += try stored.digestOfRow() }
            try stored.save(in: db)
        }
        try whole.save(in: db)
        growth.withLock { $0 = [:] }
    }

    /// True if rows were written whose digests were not stored.
    fileprivate var isPending: Bool { growth.withLock { $0.contains { !$0.value.isEmpty } } }

    fileprivate func discard() { growth.withLock { $0 = [:] } }
}

extension DigestLedger {
    /// Begins to count what a connection writes; nothing happens if it is counted already. Not within a transaction.
    ///
    /// - Parameter copies: `true` if rows reach the tables of sources by ``BatchTransfer`` alone; rows that are inserted one by one are
    ///   not counted then.
    func begin(in db: Database, copies: Bool) throws {
        try DigestTriggers.install(
            for: self, inserted: StoreTable.digested.filter { $0 != .keptRows && (!copies || !$0.isCopied) }, in: db)
    }

    /// Lets a closure copy rows into tables, which are counted by what their encoder summed up.
    func copying(
        _ digests: [StoreTable: ContentDigest], source: Int?, in db: Database, _ body: () throws -> Void
    ) throws {
        let suspended = try DigestTriggers.suspend(digests.keys, in: db)
        try body()
        try DigestTriggers.resume(suspended, in: db)
        count(digests, source: source)
    }

    /// Runs a closure that changes rows of contacts by the million, and counts by all rows before and after it, where a report of each
    /// would cost more. Damage stays noticed, since only the difference is counted.
    ///
    /// - Parameter isSound: `true` if all rows are known to be as they were written, so that those before need not be counted.
    func recounting(
        _ tables: [StoreTable], isSound: Bool = false, in db: Database, _ body: () throws -> Void
    ) throws {
        if !isSound { try countAll(of: tables, among: ContactSources(of: db), isAdded: false, in: db) }
        try DigestTriggers.withoutReports(of: tables, in: db, body)
        if isSound {
            growth.withLock { growth in growth = growth.filter { !tables.contains($0.key.table) } }
            for stored in try StoredDigest.all(in: db) where tables.contains(stored.part.table) {
                count(stored.digest, of: stored.part, isAdded: false)
            }
        }
        try countAll(of: tables, among: ContactSources(of: db), isAdded: true, in: db)
    }

    /// As ``recounting(_:isSound:in:_:)``, where some contacts are exchanged for those that a source has brought in this transaction.
    ///
    /// - Parameters:
    ///   - tables: The tables `contacts` and those of its values.
    ///   - old: The contacts that are there before.
    ///   - new: The contacts of the source, under the keys that they have afterwards.
    func exchanging(
        _ tables: [StoreTable], _ old: CountedContacts, for new: CountedContacts, of source: Int, in db: Database,
        _ body: () throws -> Void
    ) throws {
        try count(old, of: tables, isAdded: false, in: db)
        growth.withLock { growth in for table in tables { growth[.init(table: table, source: source)] = nil } }
        try DigestTriggers.withoutReports(of: tables, in: db, body)
        try count(new, of: tables, isAdded: true, in: db)
    }

    private func count(_ counted: CountedContacts, of tables: [StoreTable], isAdded: Bool, in db: Database) throws {
        let keys = RowKey.runs(of: counted.contacts)
        guard let rows = counted.rows else {
            return try countAll(of: tables, keys, among: ContactSources(of: db, keys), isAdded: isAdded, in: db)
        }
        var contacts = ContactSources()
        var digests: [Int: ContentDigest] = [:]
        for row in rows {
            contacts.append(row.contact, source: row.source)
            digests[row.source, default: ContentDigest()].add(record: row.hash, key: row.contact)
        }
        for (source, digest) in digests {
            count(digest, of: .init(table: .contacts, source: source), isAdded: isAdded)
        }
        try countAll(of: tables.filter { $0 != .contacts }, keys, among: contacts, isAdded: isAdded, in: db)
    }

    private func countAll(
        of tables: [StoreTable], _ keys: [ClosedRange<Int>]? = nil, among contacts: ContactSources, isAdded: Bool,
        in db: Database
    ) throws {
        for table in tables {
            let keys = table == .contacts ? keys : keys?.map(RowKey.rows(of:))
            for (source, digest) in try TableDigests(of: table, keys, contacts: contacts, in: db).bySource {
                count(digest, of: .init(table: table, source: source), isAdded: isAdded)
            }
        }
    }

    /// Deletes all rows of a table, damaged ones too, which leaves nothing to count.
    func deleteAll(from table: StoreTable, in db: Database) throws {
        try db.execute(sql: "DELETE FROM \(table.name)")
        try store(in: db)
        try StoredDigest.replace(table, with: [:], in: db)
    }
}

/// Refuses to commit rows that are in no digest.
final class DigestGuard: TransactionObserver {
    private let ledger: DigestLedger

    init(_ ledger: DigestLedger) { self.ledger = ledger }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }

    func databaseDidChange(with event: DatabaseEvent) {}

    func databaseWillCommit() throws {
        guard ledger.isPending else { return }
        throw DatabaseError(resultCode: .SQLITE_INTERNAL, message: "rows were written that are in no digest")
    }

    func databaseDidCommit(_ db: Database) {}

    func databaseDidRollback(_ db: Database) { ledger.discard() }
}
