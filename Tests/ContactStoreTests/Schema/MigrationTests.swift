import Foundation
import StoreTestSupport
import Testing

@testable import ContactStore

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

    /// Makes the file one that version 6 wrote, by taking away the tables and columns that were added since: a migration that
    /// only adds some needs no change here.
    private func makeVersion6() throws {
        let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Snapshots/schema-6.sql")
        let former = folder.path("version-6-\(UUID()).db")
        try PlainSQL.run(String(contentsOf: schema, encoding: .utf8), in: former)
        let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
        let formerTables = try PlainSQL.rows(tables, in: former)
        for table in try PlainSQL.rows(tables, in: path)
        where table != "grdb_migrations" && !formerTables.contains(table) {
            try PlainSQL.run("DROP TABLE \(table)", in: path)
        }
        for table in formerTables {
            let columns = "SELECT name FROM pragma_table_info('\(table)')"
            let known = try PlainSQL.rows(columns, in: former)
            for column in try PlainSQL.rows(columns, in: path) where !known.contains(column) {
                try PlainSQL.run("ALTER TABLE \(table) DROP COLUMN \(column)", in: path)
            }
        }
        try PlainSQL.run(
            """
            DELETE FROM grdb_migrations WHERE CAST(identifier AS INTEGER) > 6;
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

    @Test(arguments: 1..<Int(Schema.version))
    func anEarlierFileIsBroughtUpToDate(_ version: Int) throws {
        try make(version)
        #expect(try Self.content(of: path) != current)
        _ = try ContactDatabase.openOrCreate(at: path)
        #expect(try Self.content(of: path) == current)
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["\(Schema.version)"])
        #expect(try PlainSQL.rows("SELECT path, normalized FROM sources", in: path) == ["people.csv|"])
        #expect(try PlainSQL.rows("SELECT count(*) FROM rejected_numbers", in: path) == ["6"])
        #expect(try ContactDatabase.open(at: path).verify().filter { !$0.hasPassed } == [])
    }

    @Test(arguments: 1..<Int(Schema.version))
    func anEarlierFileIsReadAsItIs(_ version: Int) throws {
        let before = try numbers(ContactDatabase.open(at: path))
        try make(version)
        let database = try ContactDatabase.open(at: path)
        #expect(try database.fieldFindingCounts(codes: ["shortRow"]).normalized == 0)
        #expect(try numbers(database) == before)
        #expect(try PlainSQL.rows("PRAGMA user_version", in: path) == ["\(version)"])
    }

    /// A later version adds columns; the files of version 6 that these tests make have none of them.
    @Test func columnsOfLaterVersionsAreTakenAway() throws {
        try makeVersion6()
        let former = try Self.content(of: path)
        for table in ["contacts", "findings"] {
            try PlainSQL.run("ALTER TABLE \(table) ADD COLUMN added_later TEXT", in: path)
        }
        #expect(try Self.content(of: path) != former)
        try makeVersion6()
        #expect(try Self.content(of: path) == former)
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
