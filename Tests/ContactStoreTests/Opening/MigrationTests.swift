import GRDB
import StoreTestSupport
import Testing

@testable import ContactStore

/// The way from one version of the schema to the next, on a version that was made for these tests.
///
/// The former version lacks a column in the midst of `findings` and one at the end of it; a migration adds them. It is the recipe of
/// CONTRIBUTING for a column that a later version adds.
struct MigrationTests {
    private let path: String
    private let folder: TemporaryFolder
    private let current: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        current = try PlainSQL.dump(path)
    }

    private static let migration: Schema.Migration = { db in
        try Schema.rebuild(.findings, in: db)
        try Schema.recreateViews(in: db)
    }

    /// Makes the file one that the former version wrote: `field` and `occurrences` were not there, and a view was another.
    private func makeFormer() throws {
        let columns = FindingColumn.allCases.filter { ![.field, .occurrences].contains($0) }
        let declarations = columns.map(\.declaration).joined(separator: ", ")
        try PlainSQL.run(
            """
            PRAGMA foreign_keys = off;
            DROP VIEW source_summary;
            CREATE VIEW source_summary AS SELECT path AS source FROM sources;
            CREATE TEMP TABLE kept AS SELECT \(columns.list) FROM findings;
            DROP TABLE findings;
            CREATE TABLE findings (\(declarations)) STRICT;
            INSERT INTO findings SELECT * FROM kept;
            """, in: path)
    }

    private func migrate(by migrations: [Schema.Migration]) throws {
        try DatabaseQueue(path: path).inDatabase { db in
            try db.execute(sql: "PRAGMA foreign_keys = off")
            try db.inTransaction {
                try Schema.bringUpToDate(db, from: 1, by: migrations)
                return .commit
            }
        }
    }

    private func schema(of path: String) throws -> [String] {
        try PlainSQL.rows("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name", in: path)
    }

    @Test func aFormerFileIsBroughtUpToDate() throws {
        try makeFormer()
        #expect(try PlainSQL.dump(path) != current)
        try migrate(by: [Self.migration])
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["2"])
        #expect(try PlainSQL.rows("SELECT DISTINCT occurrences, field IS NULL FROM findings", in: path) == ["1|1"])
        let new = folder.path("new.db")
        _ = try ContactDatabase.openOrCreate(at: new)
        #expect(try schema(of: path) == schema(of: new))
        #expect(try PlainSQL.rows("PRAGMA foreign_key_check", in: path) == [])
        let sentences = try DatabaseQueue(path: path).read { db in
            try ContentComparison(of: StoreTable.digested, in: db).sentences
        }
        #expect(sentences == [])
    }

    @Test func aFileIsOfOneVersionAsAWhole() throws {
        struct Failure: Error {}
        try makeFormer()
        let former = try PlainSQL.dump(path)
        #expect(throws: Failure.self) { try migrate(by: [Self.migration, { _ in throw Failure() }]) }
        #expect(try PlainSQL.dump(path) == former)
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["1"])
    }

    @Test func stepsThatAreDoneAreNotRepeated() throws {
        try migrate(by: [])
        #expect(try PlainSQL.dump(path) == current)
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["1"])
    }
}
