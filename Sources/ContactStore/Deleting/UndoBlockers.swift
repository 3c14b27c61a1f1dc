import GRDB

/// Finds the changes that have to be undone before one of sources can be undone or restored.
struct UndoBlockers {
    private let db: Database
    private let changes: [Int: StoredChange]
    /// The changes of sources, each with those that undo and restore it, in their order.
    private let chains: [Int: [Int]]
    private var visited: Set<Int> = []
    private var found: Set<Int> = []

    /// The changes to be undone first, in the order in which they can be.
    ///
    /// - Parameter origin: The change of sources that is undone or restored.
    static func find(for origin: Int, among changes: [StoredChange], in db: Database) throws -> [Int] {
        var blockers = UndoBlockers(changes, in: db)
        try blockers.visit(origin)
        return blockers.found.sorted(by: >)
    }

    private init(_ changes: [StoredChange], in db: Database) {
        self.db = db
        self.changes = Dictionary(changes.map { ($0.id, $0) }) { first, _ in first }
        chains = Dictionary(
            grouping: changes.filter { StoredChange.origin(of: $0, in: changes).concernsSources }.map(\.id)
        ) { [changes = self.changes] id in
            var id = id
            while let target = changes[id]?.undoes, target < id { id = target }
            return id
        }
    }

    private mutating func visit(_ origin: Int) throws {
        guard visited.insert(origin).inserted, let kept = chains[origin]?.last else { return }
        let staying = try KeptPlaces.contacts(of: kept, in: db)
        found.formUnion(try decidedSince(origin) { try leaving(by: kept).subtracting(staying) })
        for (other, chain) in chains where other != origin {
            // An even number of times, and all is as it was.
            guard let last = chain.last, chain.count(where: { $0 > kept }) % 2 == 1, try shares(kept, last) else {
                continue
            }
            found.insert(last)
            found.formUnion(try carriedSince(origin, from: kept, by: last, except: staying))
            try visit(other)
        }
    }

    /// The contacts that would leave.
    private func leaving(by kept: Int) throws -> Set<Int> {
        let brought = "SELECT row_id FROM kept_rows WHERE change_id = \(kept) AND \"row\" IS NULL AND table_name ="
        let twins = try KeptRows.twins(of: kept, in: db).map { String($0.id) }.joined(separator: ", ")
        return try Int.fetchSet(
            db,
            sql: """
                SELECT id FROM contacts WHERE source_id IN (\(brought) 'sources') OR source_id IN (\(twins))
                UNION ALL \(brought) 'contacts'
                """)
    }

    /// The changes that hold and have corrected or decided something about contacts since another one.
    private func decidedSince(_ origin: Int, about contacts: () throws -> Set<Int>) throws -> [Int] {
        let decided = try Row.fetchAll(
            db,
            sql: """
                SELECT change_id, number_id >> \(RowKey.positionBits) AS contact FROM corrections WHERE change_id > ?1
                UNION SELECT change_id, contact_id FROM edits WHERE change_id > ?1
                UNION SELECT change_id, a FROM decisions WHERE change_id > ?1 AND decided_by = 'user'
                UNION SELECT change_id, b FROM decisions WHERE change_id > ?1 AND decided_by = 'user'
                """, arguments: [origin]
        ).map { (change: try $0.value("change_id") as Int, contact: try $0.value("contact") as Int) }
            .filter { holds($0.change) }
        // The contacts of a source may be a million; most often nothing was decided about any.
        guard !decided.isEmpty else { return [] }
        let concerned = try contacts()
        return decided.filter { concerned.contains($0.contact) }.map(\.change)
    }

    /// The changes that hold and have corrected or decided something about contacts of the sources that a change brought, where
    /// that was passed on to contacts of sources of later changes.
    private func carriedSince(
        _ origin: Int, from kept: Int, by last: Int, except staying: Set<Int>
    ) throws -> [Int] {
        let sources = try Int.fetchSet(
            db, sql: "SELECT row_id FROM kept_rows WHERE change_id = ? AND table_name = 'sources' AND \"row\" IS NULL",
            arguments: [kept])
        var contacts: Set<Int> = []
        for source in sources {
            contacts.formUnion(
                try Int.fetchSet(
                    db,
                    sql:
                        "SELECT row_id FROM kept_rows WHERE change_id = ? AND table_name = 'contacts' AND source_id = ?",
                    arguments: [last, source]))
        }
        try KeptPlaces.forEach(of: last, in: db) { if sources.contains($0.source) { contacts.insert($0.contact) } }
        contacts.subtract(staying)
        guard !contacts.isEmpty else { return [] }
        // Those that are stored under the same keys still.
        var carried = Set(try decidedSince(origin) { contacts })
        try KeptRows.forEach([.corrections], of: last, in: db) { row in
            if let contact = row.contact, contacts.contains(contact), let change = row.int(CorrectionColumn.changeID) {
                carried.insert(change)
            }
        }
        try KeptRows.forEach([.edits], of: last, in: db) { row in
            if let contact = row.contact, contacts.contains(contact), let change = row.int(EditColumn.changeID) {
                carried.insert(change)
            }
        }
        try KeptRows.forEach([.decisions], of: last, in: db) { row in
            let ends = [row.int(DecisionColumn.first), row.int(DecisionColumn.second)].compactMap { $0 }
            if row.text(DecisionColumn.decidedBy) == "user", !contacts.isDisjoint(with: ends),
                let change = row.int(DecisionColumn.changeID)
            {
                carried.insert(change)
            }
        }
        return carried.filter { $0 > origin && holds($0) }
    }

    /// Returns true if two changes are about the same sources, or have altered the same correction or decision of a person.
    private func shares(_ one: Int, _ other: Int) throws -> Bool {
        func keys(_ table: StoreTable, _ change: Int) throws -> Set<Int> {
            try Int.fetchSet(
                db, sql: "SELECT row_id FROM kept_rows WHERE change_id = ? AND table_name = ?",
                arguments: [change, table.name])
        }
        for table in [StoreTable.sources, .corrections, .edits]
        where try !keys(table, one).isDisjoint(with: keys(table, other)) {
            return true
        }
        let decisions = try keys(.decisions, one)
        var isShared = false
        try KeptRows.forEach([.decisions], of: other, in: db) { row in
            if decisions.contains(row.key), row.text(DecisionColumn.decidedBy) == "user" { isShared = true }
        }
        return isShared
    }

    private func holds(_ change: Int) -> Bool { changes[change].map { !$0.isUndone } ?? false }
}
