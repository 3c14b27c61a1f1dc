import ContactStore
import StoreTestSupport
import Testing

/// Rows reach the column of their name, wherever it stands in the table of the file.
struct BatchTransferTests {
    private static let next = SampleSource(
        "more.csv", sha256: "bb",
        contacts: [SampleContact("Eve Esempio", phones: [("mobile", "(650) 253-0000")], emails: ["eve@example.com"])])

    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        try SampleSource.mixed.write(to: ContactDatabase.openOrCreate(at: path))
    }

    @Test func aColumnThatPeopleAddedStaysEmpty() throws {
        try PlainSQL.run(
            "ALTER TABLE emails ADD COLUMN mine TEXT; ALTER TABLE contacts ADD COLUMN score INTEGER", in: path)
        try Self.next.write(to: ContactDatabase.openOrCreate(at: path))
        #expect(
            try PlainSQL.rows("SELECT address, mine FROM emails", in: path) == ["ada@example.com|", "eve@example.com|"])
        #expect(
            try PlainSQL.rows("SELECT display_name, score FROM contacts WHERE source_id = 2", in: path)
                == ["Eve Esempio|"])
    }

    @Test func columnsInAnotherOrderAreFilledByName() throws {
        try PlainSQL.run(
            """
            DROP TABLE emails;
            CREATE TABLE emails (
              address TEXT NOT NULL, is_preferred INTEGER NOT NULL, label TEXT, position INTEGER NOT NULL,
              contact_id INTEGER NOT NULL REFERENCES contacts (id), id INTEGER PRIMARY KEY
            ) STRICT
            """, in: path)
        try Self.next.write(to: ContactDatabase.openOrCreate(at: path))
        #expect(
            try PlainSQL.rows("SELECT contact_id, position, label, is_preferred, address FROM emails", in: path)
                == ["5|0|home|0|eve@example.com"])
    }

    @Test func aMissingColumnIsAnError() throws {
        try PlainSQL.run("PRAGMA legacy_alter_table = on; ALTER TABLE emails DROP COLUMN label", in: path)
        #expect(throws: StoreError.self) { try Self.next.write(to: ContactDatabase.openOrCreate(at: path)) }
        #expect(try PlainSQL.rows("SELECT count(*) FROM sources", in: path) == ["1"])
    }
}
