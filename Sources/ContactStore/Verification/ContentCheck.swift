import GRDB

/// Compares every row of every table with the digests that were stored as the rows were written.
enum ContentCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let comparison = try ContentComparison(of: StoreTable.digested, in: db)
        check.examined = [.init(count: comparison.rows, unit: "row")]
        for sentence in comparison.sentences { check.fail(sentence) }
    }
}
