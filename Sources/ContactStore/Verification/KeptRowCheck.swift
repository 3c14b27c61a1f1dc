import GRDB

/// Checks that what changes have kept can come back: rows of our tables, whole, each kept by the last change that exchanged them.
enum KeptRowCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let changes = try StoredChange.all(in: db)
        var last: [Int: Int] = [:]
        for change in changes {
            let origin = StoredChange.origin(of: change, in: changes)
            if origin.concernsSources { last[origin.id] = change.id }
        }
        let keeping = last.values.map { String($0) }.joined(separator: ", ")
        let tables = (KeptTable.all.map(\.name) + [KeptPlaces.tableName]).map { "'\($0)'" }.joined(separator: ", ")
        let brought = [StoreTable.sources, .contacts, .members, .corrections, .edits].map { "'\($0.name)'" }.joined(
            separator: ", ")
        for (sentence, condition) in [
            ("kept rows are of a change that keeps nothing", "change_id NOT IN (\(keeping))"),
            ("kept rows are of a table that none are kept of", "table_name NOT IN (\(tables))"),
            (
                "kept rows have no values",
                "\"row\" IS NULL AND table_name NOT IN (\(brought))"
            ),
        ] {
            let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM kept_rows WHERE \(condition)") ?? 0
            check.expect(count, 0, "\(count) \(sentence)")
        }
        var count = 0
        try KeptRows.forEach(in: db) { _ in count += 1 }
        if count > 0 { check.examined.append(.init(count: count, unit: "kept row")) }
        count = 0
        try KeptPlaces.forEach(in: db) { _ in count += 1 }
        if count > 0 { check.examined.append(.init(count: count, unit: "kept place")) }
    }
}
