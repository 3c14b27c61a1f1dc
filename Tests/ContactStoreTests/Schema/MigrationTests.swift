import ContactStore
import StoreTestSupport
import Testing

/// Files of earlier versions.
struct MigrationTests {
    private let path: String
    private let folder: TemporaryFolder
    private let current: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
        current = try Self.content(of: path)
    }

    /// Makes the file one that version 6 wrote: every deduplication read all contacts.
    private func makeVersion6() throws {
        try PlainSQL.run(
            """
            DROP TABLE _normalized_contacts;
            DELETE FROM grdb_migrations WHERE identifier LIKE '7 %';
            PRAGMA user_version = 6
            """, in: path)
    }

    /// Makes the file one that version 5 wrote: no export was a newer one of another.
    private func makeVersion5() throws {
        try makeVersion6()
        try PlainSQL.run(
            """
            DROP VIEW source_summary;
            CREATE VIEW source_summary AS SELECT path AS source FROM sources;
            ALTER TABLE sources DROP COLUMN lineage;
            ALTER TABLE sources DROP COLUMN contacts_superseded;
            DELETE FROM grdb_migrations WHERE identifier LIKE '6 %';
            PRAGMA user_version = 5
            """, in: path)
    }

    /// Makes the file one that version 4 wrote: numbers stayed as they were read.
    private func makeVersion4() throws {
        try makeVersion5()
        let accepted = """
            CREATE VIEW accepted_numbers AS SELECT id AS number_id, e164 FROM phone_numbers WHERE verdict = 'accepted'
            """
        let rejected = try #require(
            try PlainSQL.rows("SELECT sql FROM sqlite_schema WHERE name = 'rejected_numbers'", in: path).first
        ).replacing("FROM current_numbers AS numbers", with: "FROM phone_numbers AS numbers")
            .replacing(/,\s+numbers.value AS value,\s+numbers.change_id AS change_id/, with: "")
        try PlainSQL.run(
            """
            DROP VIEW people_cards; DROP VIEW source_summary; DROP VIEW _corrected_counts; DROP VIEW duplicate_numbers;
            DROP VIEW ambiguous_numbers; DROP VIEW rejected_numbers; DROP VIEW accepted_numbers; DROP VIEW current_numbers;
            CREATE VIEW people_cards AS SELECT id AS person_id FROM people;
            \(accepted);
            \(rejected);
            DROP TABLE corrections;
            DROP TABLE forgotten;
            DROP TABLE raw_content;
            DROP TABLE _digests;
            ALTER TABLE sources DROP COLUMN contacts_forgotten;
            ALTER TABLE sources DROP COLUMN settings;
            ALTER TABLE sources DROP COLUMN rejects;
            ALTER TABLE findings DROP COLUMN occurrences;
            DELETE FROM grdb_migrations WHERE identifier LIKE '5 %';
            PRAGMA user_version = 4
            """, in: path)
    }

    /// Makes the file one that version 3 wrote: contacts were nobody's.
    private func makeVersion3() throws {
        try makeVersion4()
        try PlainSQL.run(
            """
            DROP VIEW people_cards;
            DROP TABLE decisions;
            DROP TABLE memberships;
            DROP TABLE people;
            DROP TABLE changes;
            DELETE FROM grdb_migrations WHERE identifier LIKE '4 %';
            PRAGMA user_version = 3
            """, in: path)
    }

    /// Makes the file one that version 2 wrote: rows of contacts had no keys of their own.
    private func makeVersion2() throws {
        try makeVersion3()
        for table in ["phone_numbers", "emails", "addresses", "details", "normalized_fields"] {
            let columns = try PlainSQL.rows(
                "SELECT name FROM pragma_table_info('\(table)') WHERE name <> 'id'", in: path)
            let definition = try #require(
                try PlainSQL.rows("SELECT sql FROM sqlite_schema WHERE name = '\(table)'", in: path).first
            ).replacing("id INTEGER PRIMARY KEY,", with: "", maxReplacements: 1)
                .replacing(") STRICT", with: ", PRIMARY KEY (contact_id, position)) STRICT, WITHOUT ROWID")
            try PlainSQL.run(
                """
                CREATE TABLE kept AS SELECT \(columns.joined(separator: ", ")) FROM \(table);
                DROP TABLE \(table);
                \(definition);
                INSERT INTO \(table) SELECT * FROM kept;
                DROP TABLE kept
                """, in: path)
        }
        for view in ["_contact_names", "accepted_numbers", "rejected_numbers"] {
            let definition = try #require(
                try PlainSQL.rows("SELECT sql FROM sqlite_schema WHERE name = '\(view)'", in: path).first
            ).replacing(/numbers.id AS number_id,/, with: "")
                .replacing("SELECT id AS number_id, ", with: "SELECT ")
                .replacing(/emails.id BETWEEN .*/, with: "contact_id = contacts.id")
                .replacing("ORDER BY emails.id", with: "ORDER BY position")
            try PlainSQL.run("DROP VIEW \(view); \(definition)", in: path)
        }
        try PlainSQL.run(
            """
            CREATE INDEX IF NOT EXISTS phone_numbers_e164 ON phone_numbers (e164) WHERE e164 IS NOT NULL;
            DELETE FROM grdb_migrations WHERE identifier LIKE '3 %';
            PRAGMA user_version = 2
            """, in: path)
    }

    /// Makes the file one that version 1 wrote: no field was normalized.
    private func makeVersion1() throws {
        try makeVersion2()
        try PlainSQL.run(
            """
            DROP TABLE normalized_fields;
            ALTER TABLE sources DROP COLUMN normalized;
            DELETE FROM grdb_migrations WHERE identifier LIKE '2 %';
            PRAGMA user_version = 1
            """, in: path)
    }

    private func make(_ version: Int) throws {
        switch version {
        case 1: try makeVersion1()
        case 2: try makeVersion2()
        case 3: try makeVersion3()
        case 4: try makeVersion4()
        case 5: try makeVersion5()
        default: try makeVersion6()
        }
    }

    /// Every row of every table but `sources`, whose columns may stand in another order.
    private static func content(of path: String) throws -> String {
        let dump = try PlainSQL.dump(path)
        return dump.split(separator: "\n").filter { !$0.contains("sha256") }.joined(separator: "\n")
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6])
    func anEarlierFileIsBroughtUpToDate(_ version: Int) throws {
        try make(version)
        #expect(try Self.content(of: path) != current)
        _ = try ContactDatabase.openOrCreate(at: path)
        #expect(try Self.content(of: path) == current)
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["7"])
        #expect(try PlainSQL.rows("SELECT path, normalized FROM sources", in: path) == ["people.csv|"])
        #expect(try PlainSQL.rows("SELECT count(*) FROM rejected_numbers", in: path) == ["6"])
        #expect(try ContactDatabase.open(at: path).verify().filter { !$0.hasPassed } == [])
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6])
    func anEarlierFileIsReadAsItIs(_ version: Int) throws {
        let before = try numbers(ContactDatabase.open(at: path))
        try make(version)
        let database = try ContactDatabase.open(at: path)
        #expect(try database.fieldFindingCounts(codes: ["shortRow"]).normalized == 0)
        #expect(try numbers(database) == before)
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["\(version)"])
    }

    private func numbers(_ database: ContactDatabase) throws -> [RejectedNumber] {
        var numbers: [RejectedNumber] = []
        try database.forEachRejectedNumber { numbers.append($0) }
        // Earlier versions numbered the rows in another way, or do not show their numbers.
        return numbers.map {
            var number = $0
            number.number = nil
            number.contactID = nil
            return number
        }
    }
}
