import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

/// Whatever is changed in a database is noticed.
struct ContentCheckTests {
    private let folder: TemporaryFolder
    private let path: String

    /// The file that each test changes a copy of.
    private static let original = Result { try content() }

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        try Self.original.get().write(to: URL(filePath: path))
    }

    private static func content() throws -> Data {
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        try SampleSource.mixed.write(to: database)
        let people = (1...120).map { number in
            SampleContact(
                "Person \(number)", phones: [("mobile", "650-253-\(1000 + number)"), ("work", "n/a \(number)")],
                emails: ["person\(number)@example.com"], extras: [("Desk", "\(number)")])
        }
        let findings = (1...120).map {
            Finding(Finding.Code("note"), .note, line: $0, Sentence(same: "Invented \($0)."))
        }
        try SampleSource("more.csv", sha256: "bb", contacts: people, findings: findings).write(to: database)
        return try Data(contentsOf: URL(filePath: path))
    }

    private func issues() throws -> [String] {
        try ContactDatabase.open(at: path).verify().flatMap(\.issues)
    }

    private func contentIssues() throws -> [String] {
        try ContactDatabase.open(at: path).verify().first { $0.subject == .content }?.issues ?? []
    }

    @Test(arguments: [
        (
            "UPDATE phone_numbers SET raw = '911!' WHERE raw = '911'",
            ["people.csv: a value in row 536870913 of phone_numbers (contact 2) is not the one that was stored"]
        ),
        (
            "UPDATE contacts SET display_name = 'Ida' WHERE id = 2",
            ["people.csv: a value in row 2 of contacts is not the one that was stored"]
        ),
        (
            "UPDATE contacts SET display_name = 'Ida' WHERE id IN (2, 3)",
            ["people.csv: values in several rows of contacts are not those that were stored; all 4 rows are there"]
        ),
        ("DELETE FROM emails WHERE contact_id > 100", ["more.csv: emails has 96 rows, and 120 were stored"]),
        (
            "DELETE FROM emails WHERE contact_id = 100",
            ["more.csv: row 26843545600 of emails (contact 100) is not there any more"]
        ),
        (
            "UPDATE findings SET message = 'Nothing.' WHERE line = 3 AND source_id = 2",
            ["more.csv: a value in row 4 of findings is not the one that was stored"]
        ),
        (
            "UPDATE rules SET source_url = 'https://example.com' WHERE id = 1",
            ["a value in row 1 of rules is not the one that was stored"]
        ),
        (
            """
            INSERT INTO rules SELECT 9, 'x', template, country_code, region, category, note, source_name, source_url, confidence
            FROM rules LIMIT 1
            """, ["row 9 of rules was not stored by this program"]
        ),
        (
            "UPDATE sources SET path = 'x.csv' WHERE id = 1",
            ["x.csv: a value in row 1 of sources is not the one that was stored"]
        ),
        (
            "UPDATE findings SET source_id = 2 WHERE id = 1",
            [
                "people.csv: row 1 of findings is not there any more",
                "more.csv: row 1 of findings was not stored by this program",
            ]
        ),
        (
            "DELETE FROM _digests WHERE source_id = 2 AND table_name = 'emails'",
            [
                "row 132 of _digests is not there any more",
                "more.csv: it cannot be told whether emails is as it was stored, since its digest is damaged",
            ]
        ),
        (
            "UPDATE _digests SET hash = 0 WHERE source_id = 2 AND table_name = 'emails'",
            [
                "a value in row 132 of _digests is not the one that was stored",
                "more.csv: it cannot be told whether emails is as it was stored, since its digest is damaged",
            ]
        ),
        ("DELETE FROM _digests", ["the rows of _digests are not there any more"]),
        ("UPDATE _digests SET table_name = 'x' WHERE id = 132", ["row 132 of _digests was not stored by this program"]),
    ])
    func editsAreNamedByTableSourceAndRow(_ sql: String, _ expected: [String]) throws {
        #expect(try issues() == [])
        try PlainSQL.run("PRAGMA foreign_keys = off; " + sql, in: path)
        let found = try contentIssues()
        #expect(found.starts(with: expected), "\(found)")
    }

    /// Values of random rows are changed, and rows deleted or copied.
    @Test(arguments: Seeds.first(12))
    func randomEditsAreNoticed(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let tables = ["sources", "contacts", "phone_numbers", "emails", "findings", "rules", "_digests"]
        let table = tables.randomElement(using: &random) ?? ""
        let ids = try PlainSQL.rows("SELECT rowid FROM \(table)", in: path)
        let id = ids.randomElement(using: &random) ?? ""
        let columns = try PlainSQL.rows("SELECT name FROM pragma_table_info('\(table)')", in: path)
        let column = columns.randomElement(using: &random) ?? ""
        let statements = [
            "UPDATE \(table) SET \(column) = coalesce(\(column), 0) + 1 WHERE rowid = \(id)",
            "UPDATE \(table) SET \(column) = coalesce(\(column), '') || 'x' WHERE rowid = \(id)",
            "UPDATE \(table) SET \(column) = 7 WHERE rowid = \(id)",
            "DELETE FROM \(table) WHERE rowid = \(id)",
        ]
        let before = try PlainSQL.dump(path)
        let sql = statements.randomElement(using: &random) ?? ""
        try? PlainSQL.run("PRAGMA foreign_keys = off; PRAGMA ignore_check_constraints = on; " + sql, in: path)
        // Types and constraints refuse some edits.
        guard try PlainSQL.dump(path) != before else { return }
        #expect(try !issues().isEmpty, "\(sql)")
    }

    /// One byte of the file is changed, at random.
    @Test(arguments: Seeds.first(15))
    func flippedBytesAreNoticed(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let before = try PlainSQL.dump(path)
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        try Data(bytes).write(to: URL(filePath: path))
        do {
            let found = try issues()
            guard found.isEmpty else { return }
            // Bytes that nothing is stored in may differ.
            #expect(try PlainSQL.dump(path) == before, "byte \(offset)")
        } catch is StoreError {
        }
    }
}
