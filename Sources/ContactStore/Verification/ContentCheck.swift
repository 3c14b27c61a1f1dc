import GRDB

/// Computes the digests of every source anew and compares them with those that were stored with its rows.
enum ContentCheck {
    static func run(in db: Database, over tally: StoredTally, into check: inout DatabaseCheck) throws {
        var rows = 0
        for source in tally.sources {
            let found = try SourceDigests(of: source.id, in: db)
            let stored = try SourceDigests.stored(of: source.id, in: db)
            rows += found.byTable.values.reduce(0) { $0 + $1.rows }
            compare(found, stored, of: source.recorded.path, into: &check)
        }
        if !tally.sources.isEmpty {
            compare(
                try SourceDigests.ofRules(in: db), try SourceDigests.stored(of: nil, in: db), of: "rules", into: &check)
        }
        check.examined = [.init(count: rows, unit: "row")]
    }

    private static func compare(
        _ found: SourceDigests, _ stored: SourceDigests?, of path: String, into check: inout DatabaseCheck
    ) {
        guard let stored else { return check.fail("\(path): its digests are not there") }
        for table in SourceDigests.tables where found[table] != stored[table] {
            let (rows, expected) = (found[table].rows, stored[table].rows)
            check.fail(
                rows == expected
                    ? "\(path): a value in \(table.name) is not the one that was stored; all \(rows) rows are there"
                    : "\(path): \(table.name) has \(rows) rows, and \(expected) were stored")
        }
    }
}
