import GRDB
import GRDBSQLite
import PhoneNumbers

/// The contacts that came back and those that left when a change of sources was undone or restored.
public struct SourceExchange: Sendable, Hashable {
    /// The paths of the sources that came back, and of those that left.
    public var sourcesBack: [String] = [], sourcesGone: [String] = []
    /// The counts of contacts that came back, and of those that left.
    public var contactsBack = 0, contactsGone = 0

    /// The sentence of the history: `may.csv is back in the place of june.csv: 4 contacts came back, 5 left`.
    public var words: String { sentence.description }

    /// The sentence as data.
    var sentence: Sentence {
        let contacts = Sentence(
            ChangeSentence.exchanged, ["count": .number(contactsBack), "gone": .number(contactsGone)])
        let (back, gone) = (Self.list(sourcesBack), Self.list(sourcesGone))
        return switch (sourcesBack.isEmpty, sourcesGone.isEmpty) {
        case (false, false):
            Sentence(ChangeSentence.backInPlace, ["back": back, "gone": gone, "contacts": .sentence(contacts)])
        case (false, true): Sentence(ChangeSentence.back, ["back": back, "contacts": .sentence(contacts)])
        case (true, false): Sentence(ChangeSentence.takenBack, ["gone": gone, "contacts": .sentence(contacts)])
        case (true, true): contacts
        }
    }

    private static func list(_ paths: [String]) -> Sentence.Value { .list(paths.map { .text($0) }, .comma) }
}

/// Exchanges what a change of sources has kept for what it brought: undoes the change, or restores it when it is undone.
///
/// Rows come back under their own keys. Rows that leave are kept in turn, with the change that this is, so that every exchange can be
/// exchanged again.
struct Restoration {
    private let db: Database
    /// The change that has kept the rows that come back.
    private let kept: Int
    private let keeper: RowKeeper
    /// `true` if people were derived anew since, so that their kept rows hold no more.
    private let hasNewPeople: Bool
    private let ledger: DigestLedger
    /// The sources that leave, and contacts of others that do.
    private let sources, contacts: [Int]
    private var exchange = SourceExchange()
    /// The corrections and edits that come back and were there before.
    private var present: [StoreTable: Set<Int>] = [:]

    /// Exchanges rows.
    ///
    /// - Parameters:
    ///   - kept: The change that has kept the rows that come back.
    ///   - change: The change that this is.
    static func run(of kept: Int, by change: Int, ledger: DigestLedger, in db: Database) throws -> SourceExchange {
        var restoration = try Restoration(of: kept, by: change, ledger: ledger, in: db)
        try restoration.run()
        return restoration.exchange
    }

    private init(of kept: Int, by change: Int, ledger: DigestLedger, in db: Database) throws {
        self.db = db
        self.ledger = ledger
        self.kept = kept
        keeper = RowKeeper(change, ledger: ledger, in: db)
        hasNewPeople =
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM changes WHERE kind = 'dedupe' AND id > ?)", arguments: [kept])
            ?? false
        func brought(_ table: StoreTable) throws -> [Int] {
            try Int.fetchAll(
                db,
                sql: """
                    SELECT row_id FROM kept_rows WHERE change_id = ? AND table_name = ? AND "row" IS NULL ORDER BY row_id
                    """, arguments: [kept, table.name])
        }
        sources = try brought(.sources) + KeptRows.twins(of: kept, in: db).map(\.id)
        contacts = try brought(.contacts)
    }

    private mutating func run() throws {
        let pairs = try Row.fetchAll(
            db,
            sql: """
                SELECT successor AS old, contact_id AS new FROM kept_rows
                WHERE change_id = ? AND table_name = 'contacts' AND successor IS NOT NULL AND "row" IS NOT NULL
                """, arguments: [kept]
        ).map { row in
            let (old, new): (Int, Int) = (try row.value("old"), try row.value("new"))
            return Successor(old: old, new: old, key: new)
        }
        try Succession.with(pairs.filter { $0.old == $0.key } + pairs.filter { $0.old != $0.key }, in: db) {
            let people = try PeopleRecount(in: db)
            try takeAltered()
            try takeMembers()
            try ledger.recounting([.contacts] + StoreTable.ofContacts, in: db) {
                try relocate()
                try letLeave(people)
                try bringBack(people)
            }
            _ = try people.finish(keeping: keeper)
        }
        try db.execute(sql: "DELETE FROM kept_rows WHERE change_id = ?", arguments: [kept])
        try ChangeWriter.refreshCorrections(in: db)
        try ChangeWriter.refreshEdits(in: db)
        try NormalizedState.discard(in: db)
    }

    /// Moves the contacts back that have only changed their places.
    private mutating func relocate() throws {
        var places: [ContactPlace] = []
        try KeptPlaces.forEach(of: kept, in: db) { places.append($0) }
        let count = try ContactRelocation.run(places, keeping: keeper)
        var left: [Int: [Range<Int>]] = [:]
        try KeptPlaces.forEach(of: keeper.change, in: db) { place in
            if !sources.contains(place.source) { left[place.source, default: []].append(place.bytes) }
        }
        for (source, ranges) in left.sorted(by: { $0.key < $1.key }) {
            try PlacedFindings.delete(in: ranges, of: source, keeping: keeper, in: db)
        }
        exchange.contactsBack += count
        exchange.contactsGone += count
    }

    /// Rows that were altered or brought: they are kept as they are now, and those that were altered come back as they were.
    private mutating func takeAltered() throws {
        for table in [StoreTable.sources, .decisions, .corrections, .edits] {
            let altered = RowKeeper.keys(of: table, keptBy: kept)
            var condition = "id IN (\(altered))"
            if table == .corrections || table == .edits {
                condition = "(\(condition) OR id IN (\(RowKeeper.keys(of: table, broughtBy: kept))))"
                present[table] = try Int.fetchSet(db, sql: "SELECT id FROM \(table.name) WHERE id IN (\(altered))")
            }
            if table == .decisions, hasNewPeople { condition += " AND decided_by = 'user'" }
            try keeper.keep(table, where: condition)
            // A source keeps its row meanwhile, by which those of others are found.
            if table != .sources { try db.execute(sql: "DELETE FROM \(table.name) WHERE \(condition)") }
        }
    }

    /// Deletes the files of address books that the change brought, with the findings in them.
    private func takeMembers() throws {
        let brought = "id IN (\(RowKeeper.keys(of: .members, broughtBy: kept)))"
        let columns: [MemberColumn] = [.sourceID, .byteOffset, .textBytes]
        var ranges: [Int: [Range<Int>]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT \(columns.list) FROM members WHERE \(brought)") {
            let offset: Int = try row.value(MemberColumn.byteOffset)
            ranges[try row.value(MemberColumn.sourceID), default: []].append(
                offset..<offset + (try row.value(MemberColumn.textBytes) as Int))
        }
        guard !ranges.isEmpty else { return }
        for (source, ranges) in ranges.sorted(by: { $0.key < $1.key }) {
            try PlacedFindings.delete(inMembers: ranges, of: source, keeping: keeper)
        }
        try keeper.keep(.members, where: brought)
        try db.execute(sql: "DELETE FROM members WHERE \(brought)")
    }

    /// Deletes what the change brought.
    private mutating func letLeave(_ people: PeopleRecount) throws {
        try db.execute(sql: "CREATE TEMP TABLE leaving (id INTEGER PRIMARY KEY)")
        defer { try? db.execute(sql: "DROP TABLE temp.leaving") }
        let list = Self.list(sources)
        try db.execute(sql: "INSERT INTO temp.leaving SELECT id FROM contacts WHERE source_id IN (\(list))")
        let insert = try db.makeStatement(
            sql: "INSERT OR IGNORE INTO temp.leaving SELECT id FROM contacts WHERE id = ?")
        for contact in contacts { try insert.execute(arguments: [contact]) }
        exchange.contactsGone += try Int.fetchOne(db, sql: "SELECT count(*) FROM temp.leaving") ?? 0
        exchange.sourcesGone = try String.fetchAll(
            db, sql: "SELECT path FROM sources WHERE id IN (\(list)) ORDER BY id")
        // Those that come back under the same key keep what was decided about them.
        let exchanged = "(SELECT id FROM temp.leaving WHERE id IN (\(RowKeeper.keys(of: .contacts, keptBy: kept))))"
        var deletion = ContactDeletion(of: "(SELECT id FROM temp.leaving)", keeping: keeper, in: db)
        try deletion.deleteFindings()
        try ContactDeletion.exchange(exchanged, keeping: keeper, in: db)
        try db.execute(sql: "DELETE FROM temp.leaving WHERE id NOT IN (SELECT id FROM contacts)")
        try people.add(peopleOf: "(SELECT id FROM temp.leaving)")
        try deletion.deleteRowsButPeople()
        for source in sources { try ExistingSource.find(id: source, in: db)?.eraseRest(keeping: keeper, in: db) }
    }

    /// Writes the kept rows, parents before children, and notes what this brings.
    private mutating func bringBack(_ people: PeopleRecount) throws {
        let stored = Set(try Int.fetchAll(db, sql: "SELECT id FROM sources"))
        var touched: Set<Int> = []
        for table in KeptTable.all {
            let columns = table.columns.names
            let insert = try RawStatement(
                "INSERT OR ROLLBACK INTO \(table.name) (\(columns.joined(separator: ", "))) "
                    + "VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))", in: db)
            let isWhole = try Self.reference(of: table, in: db)
            try KeptRows.forEach([table], of: kept, in: db) { row in
                guard try !isOutdated(row), try isWhole(row) else { return }
                if table == .sources, stored.contains(row.key) {
                    try db.execute(sql: "DELETE FROM sources WHERE id = ?", arguments: [row.key])
                }
                try insert.run { statement in
                    row.record.bind(key: row.key, to: statement)
                    // It is marked afterwards, when all are there.
                    if let mark = Self.mark(of: table) { sqlite3_bind_int64(statement, Int32(mark) + 1, 0) }
                }
                if let source = row.source { touched.insert(source) }
                switch table {
                case .sources:
                    if !stored.contains(row.key) {
                        exchange.sourcesBack.append(row.text(SourceColumn.path) ?? "")
                        try keeper.noteBrought(.sources, row.key, source: row.key)
                    }
                case .contacts:
                    exchange.contactsBack += 1
                    if let source = row.source, stored.contains(source) {
                        try keeper.noteBrought(.contacts, row.key, source: source)
                    }
                case .members:
                    if let source = row.source, stored.contains(source) {
                        try keeper.noteBrought(.members, row.key, source: source)
                    }
                case .corrections, .edits:
                    if present[table]?.contains(row.key) != true { try keeper.noteBrought(table, row.key) }
                default: break
                }
            }
        }
        try people.add(peopleOf: "(\(RowKeeper.keys(of: .memberships, keptBy: kept)))")
        try KeptPlaces.forEach(of: kept, in: db) { touched.insert($0.source) }
        for source in touched.sorted() { try recount(source) }
    }

    /// The place of the column that marks what holds; `nil` for tables without one.
    private static func mark(of table: StoreTable) -> Int? {
        switch table {
        case .corrections: CorrectionColumn.isCurrent.rawValue
        case .edits: EditColumn.isCurrent.rawValue
        default: nil
        }
    }

    /// Returns `true` if a kept row is of a derived table that was derived anew since.
    private func isOutdated(_ row: KeptRow) throws -> Bool {
        switch row.table {
        case .people:
            // Those who are there are counted; those who were not kept follow from their contacts.
            try hasNewPeople
                || Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM people WHERE id = ?)", arguments: [row.key])
                    ?? false
        case .memberships: hasNewPeople
        case .decisions: hasNewPeople && row.text(DecisionColumn.decidedBy) == "rule"
        default: false
        }
    }

    /// A test of whether the rows are there that a row refers to: of those that concern several contacts, others may be gone.
    private static func reference(of table: StoreTable, in db: Database) throws -> (KeptRow) throws -> Bool {
        func exists(_ table: StoreTable) throws -> (Int?) throws -> Bool {
            let statement = try db.makeStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM \(table.name) WHERE \(table.columns.names[0]) = ?)")
            return { key in try Bool.fetchOne(statement, arguments: [key]) ?? false }
        }
        switch table {
        case .memberships:
            let (contact, person) = (try exists(.contacts), try exists(.people))
            return { try contact($0.key) && person($0.int(MembershipColumn.personID)) }
        case .decisions:
            let contact = try exists(.contacts)
            return { try contact($0.int(DecisionColumn.first)) && contact($0.int(DecisionColumn.second)) }
        case .corrections:
            let number = try exists(.phoneNumbers)
            return { try number($0.int(CorrectionColumn.numberID)) }
        case .edits:
            let contact = try exists(.contacts)
            return { try contact($0.int(EditColumn.contactID)) }
        default: return { _ in true }
        }
    }

    /// Counts a source anew. Contacts that are neither there nor counted otherwise were forgotten meanwhile.
    private func recount(_ source: Int) throws {
        try db.execute(
            sql: """
                UPDATE sources SET contacts_forgotten = contacts_seen - contacts_skipped - contacts_superseded
                  - (SELECT count(*) FROM contacts WHERE source_id = sources.id)
                WHERE id = ?
                """, arguments: [source])
        try SourceRecount.run(source, in: db)
    }

    private static func list(_ keys: [Int]) -> String { keys.map { String($0) }.joined(separator: ", ") }
}
