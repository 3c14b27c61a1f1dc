import GRDB
import GRDBSQLite

/// Temporary triggers, of one connection and not of the file, which report each row that is written to a ``DigestLedger``.
enum DigestTriggers {
    private enum Event: String, CaseIterable {
        case insert, update, delete
    }

    /// Creates the triggers of all tables, those of inserted rows for some of them only.
    static func install(for ledger: DigestLedger, inserted: [StoreTable], in db: Database) throws {
        let existing = try Set(String.fetchAll(db, sql: "SELECT name FROM sqlite_temp_schema WHERE type = 'trigger'"))
        if existing.isEmpty {
            try RowCounting.register(for: ledger, in: db)
            db.add(transactionObserver: DigestGuard(ledger), extent: .databaseLifetime)
            // A row that another replaces is deleted.
            try db.execute(sql: "PRAGMA recursive_triggers = on")
        }
        var script = ""
        for table in StoreTable.digested {
            for event in Event.allCases {
                let (isWanted, name) = (event != .insert || inserted.contains(table), name(of: event, table))
                if isWanted, !existing.contains(name) { script += statement(for: event, table) }
                if !isWanted, existing.contains(name) { script += drop(name) }
            }
        }
        try db.runScript(script)
    }

    /// Takes the triggers of inserted rows away, where there are any.
    ///
    /// - Returns: the tables that had one.
    static func suspend(_ tables: some Sequence<StoreTable>, in db: Database) throws -> [StoreTable] {
        let existing = try Set(String.fetchAll(db, sql: "SELECT name FROM sqlite_temp_schema WHERE type = 'trigger'"))
        let suspended = tables.filter { existing.contains(name(of: .insert, $0)) }
        try db.runScript(suspended.map { drop(name(of: .insert, $0)) }.joined())
        return suspended
    }

    /// Creates the triggers of inserted rows anew.
    static func resume(_ tables: [StoreTable], in db: Database) throws {
        try db.runScript(tables.map { statement(for: .insert, $0) }.joined())
    }

    /// Runs a closure whose changes to some tables are not reported.
    static func withoutReports(of tables: [StoreTable], in db: Database, _ body: () throws -> Void) throws {
        let existing = try Set(String.fetchAll(db, sql: "SELECT name FROM sqlite_temp_schema WHERE type = 'trigger'"))
        let triggers = tables.flatMap { table in Event.allCases.map { (table: table, event: $0) } }
            .filter { existing.contains(name(of: $0.event, $0.table)) }
        try db.runScript(triggers.map { drop(name(of: $0.event, $0.table)) }.joined())
        try body()
        try db.runScript(triggers.map { statement(for: $0.event, $0.table) }.joined())
    }

    private static func name(of event: Event, _ table: StoreTable) -> String { "_\(event.rawValue)_\(table.name)" }

    private static func drop(_ name: String) -> String { "DROP TRIGGER temp.\(name);\n" }

    private static func statement(for event: Event, _ table: StoreTable) -> String {
        let rows: [(row: String, sign: Int)] =
            switch event {
            case .insert: [("new", 1)]
            case .update: [("old", -1), ("new", 1)]
            case .delete: [("old", -1)]
            }
        let calls = rows.map { row, sign in
            let values = table.columns.names.map { "\(row).\($0)" }.joined(separator: ", ")
            return "SELECT \(RowCounting.name)(\(sign), \(table.rawValue), \(table.ownerSQL(of: row)), \(values));"
        }
        return """
            CREATE TEMP TRIGGER \(name(of: event, table)) AFTER \(event.rawValue.uppercased()) ON main.\(table.name)
            BEGIN \(calls.joined(separator: " ")) END;

            """
    }
}

extension StoreTable {
    /// True if an ingest writes the rows of the table in batches.
    var isCopied: Bool {
        switch self {
        case .contacts, .rules, .phoneNumbers, .emails, .addresses, .details, .normalizedFields, .findings: true
        default: false
        }
    }
}
