import ContactStore
import StoreTestSupport
import Testing

/// Files of earlier versions.
struct MigrationTests {
    private let path: String
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
    }

    /// Makes a file as version 1 wrote it.
    private func makeVersion1() throws {
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        try PlainSQL.run(
            """
            DROP TABLE normalized_fields;
            ALTER TABLE sources DROP COLUMN normalized;
            DELETE FROM grdb_migrations WHERE identifier LIKE '2 %';
            PRAGMA user_version = 1
            """, in: path)
    }

    @Test func aFileOfVersion1IsBroughtUpToDate() throws {
        try makeVersion1()
        _ = try ContactDatabase.openOrCreate(at: path)
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["2"])
        #expect(try PlainSQL.rows("SELECT * FROM normalized_fields", in: path) == [])
        #expect(try PlainSQL.rows("SELECT path, normalized FROM sources", in: path) == ["people.csv|"])
        #expect(try PlainSQL.rows("SELECT count(*) FROM phone_numbers", in: path) == ["8"])
    }

    @Test func aFileOfVersion1IsReadAsItIs() throws {
        try makeVersion1()
        let database = try ContactDatabase.open(at: path)
        #expect(try database.fieldFindingCounts(codes: ["shortRow"]).normalized == 0)
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["1"])
    }
}
