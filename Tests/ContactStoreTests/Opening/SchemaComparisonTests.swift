import StoreTestSupport
import Testing

@testable import ContactStore

/// A file whose tables, indexes or views are not byte for byte those of this program is refused before anything of it is evaluated.
struct SchemaComparisonTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
    }

    /// A view without end in the place of one of ours.
    private static let endless = """
        CREATE VIEW source_summary AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT count(*) AS source FROM n
        """

    @Test(arguments: [
        ("replace(sql, ') STRICT', ')') WHERE name = 'contacts'", "the table contacts was changed"),
        ("replace(sql, ' REFERENCES sources (id)', '') WHERE name = 'findings'", "the table findings was changed"),
        (
            "replace(sql, 'path TEXT', 'path TEXT COLLATE NOCASE') WHERE name = 'sources'",
            "the table sources was changed"
        ),
        ("replace(sql, 'DEFAULT 1', 'DEFAULT 2') WHERE name = 'findings'", "the table findings was changed"),
        (
            "replace(sql, 'CHECK (decided_by', 'CHECK (1 OR decided_by') WHERE name = 'decisions'",
            "the table decisions was changed"
        ),
        (
            "replace(sql, ' WHERE is_current', '') WHERE name = 'corrections_current'",
            "the index corrections_current was changed"
        ),
        ("sql || ' -- mine' WHERE name = 'people_cards'", "the view people_cards was changed"),
    ])
    func aChangedDefinitionIsRefusedAndNamed(_ sql: String, _ expected: String) throws {
        try PlainSQL.run("PRAGMA writable_schema = on; UPDATE sqlite_schema SET sql = \(sql)", in: path)
        try expectRefusal(expected)
    }

    @Test(arguments: [
        ("DROP VIEW source_summary; \(endless)", "the view source_summary was changed"),
        ("ALTER TABLE emails ADD COLUMN mine TEXT", "the table emails was changed"),
        ("DROP TABLE forgotten; CREATE VIEW forgotten AS SELECT 1 AS id", "the table forgotten was changed"),
        ("DROP TABLE forgotten", "the table forgotten is not there"),
        ("DROP INDEX corrections_current", "the index corrections_current is not there"),
    ])
    func whatStandsInItsPlaceIsNeverEvaluated(_ sql: String, _ expected: String) throws {
        try PlainSQL.run("PRAGMA foreign_keys = off; " + sql, in: path)
        try expectRefusal(expected)
    }

    private func expectRefusal(_ expected: String) throws {
        let error = StoreError.altered(path: path, places: [expected])
        #expect(throws: error) { try ContactDatabase.open(at: path) }
        #expect(throws: error) { try ContactDatabase.openOrCreate(at: path) }
        let schema = try ContactDatabase.openForVerification(at: path).verify().first { $0.subject == .schema }
        #expect(schema?.issues == [expected])
    }

    /// Tables with other columns, written as ours are, come from another build and not from somebody who altered the file.
    @Test(arguments: [
        "replace(sql, 'line_offset INTEGER', 'line INTEGER') WHERE name = 'phone_numbers'",
        "replace(sql, '  label TEXT,' || char(10), '') WHERE name = 'phone_numbers'",
        "replace(sql, '  label TEXT,', '  label TEXT,' || char(10) || '  more TEXT,') WHERE name = 'phone_numbers'",
    ])
    func theLayoutOfAnotherBuildIsNamed(_ sql: String) throws {
        try PlainSQL.run("PRAGMA writable_schema = on; UPDATE sqlite_schema SET sql = \(sql)", in: path)
        let error = StoreError.otherLayout(path: path, places: ["the table phone_numbers was changed"])
        #expect(throws: error) { try ContactDatabase.open(at: path) }
        #expect(throws: error) { try ContactDatabase.openOrCreate(at: path) }
        #expect(error.description.contains("made by another build of Trunkline"))
    }

    @Test func whatOthersAddIsNotEvaluated() throws {
        try PlainSQL.run(
            """
            CREATE INDEX e164 ON phone_numbers (e164); ANALYZE;
            CREATE TRIGGER away AFTER INSERT ON contacts BEGIN DELETE FROM contacts; END
            """, in: path)
        let more = SampleSource("more.csv", sha256: "bb", contacts: [SampleContact("Eve Esempio")])
        try more.write(to: ContactDatabase.openOrCreate(at: path))
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: path) == ["5"])
        let checks = try ContactDatabase.openForVerification(at: path).verify()
        #expect(checks.flatMap(\.issues) == ["the trigger away on contacts is not of this program"])
        #expect(checks.flatMap(\.notes) == ["the index e164 is not of this program, and is left alone"])
    }
}
