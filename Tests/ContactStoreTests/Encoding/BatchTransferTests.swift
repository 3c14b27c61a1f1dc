import ContactStore
import StoreTestSupport
import Testing

/// Rows are copied by the position of their columns: into a table with other columns none are.
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

    @Test func aMissingColumnIsAnError() throws {
        try PlainSQL.run("PRAGMA legacy_alter_table = on; ALTER TABLE emails DROP COLUMN label", in: path)
        #expect(throws: StoreError.self) { try Self.next.write(to: ContactDatabase.openOrCreate(at: path)) }
        #expect(try PlainSQL.rows("SELECT count(*) FROM sources", in: path) == ["1"])
    }
}
