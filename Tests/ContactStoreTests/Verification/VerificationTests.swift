import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing
import Threads

/// A database is proven, or what was done to it is found.
struct VerificationTests {
    private struct Kill: Error {}

    private let folder: TemporaryFolder
    private let path: String
    private let database: ContactDatabase

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("contacts.db")
        database = try ContactDatabase.openOrCreate(at: path)
        try SampleSource.mixed.write(to: database)
    }

    /// The issues of all checks but that of the content, each with its subject. The check of the content fails after any
    /// change of a row; ``ContentCheckTests`` tests it.
    private func troubles() throws -> [String] {
        try database.verify().filter { $0.subject != .content }.flatMap { check in
            check.issues.map { "\(check.subject): \($0)" }
        }
    }

    /// Begins a second source and leaves it.
    private func leaveUnfinished() throws {
        let names = ["Eve Esempio", "Fay Przykład", "Gil Örnek"]
        let source = SampleSource(
            "more.csv", sha256: "bb",
            contacts: names.map { SampleContact($0, phones: [("mobile", "(650) 253-0000")]) })
        #expect(throws: Kill.self) {
            try database.write(checkpointInterval: 2, rule: NumberingPlan.rule) {
                try source.begin(with: $0)
                throw Kill()
            }
        }
    }

    @Test func aSoundDatabaseIsProven() throws {
        let checks = try database.verify()
        #expect(checks.map(\.subject) == DatabaseCheck.Subject.allCases)
        #expect(checks.allSatisfy { $0.hasPassed && $0.notes.isEmpty })
        let sums = try #require(checks.first { $0.subject == .sums })
        #expect(sums.examined.map { "\($0.count) \($0.unit)" } == ["1 source", "4 contact", "8 number", "1 finding"])
    }

    @Test func nothingIsWritten() throws {
        let before = try PlainSQL.dump(path)
        _ = try database.verify()
        #expect(try PlainSQL.dump(path) == before)
    }

    @Test func anUnfinishedSourceIsNamed() throws {
        try leaveUnfinished()
        let check = try #require(try database.verify().first { $0.subject == .checkpoints })
        #expect(check.hasPassed)
        #expect(check.notes == ["more.csv is unfinished, with 2 contacts stored; the same ingest completes it"])
    }

    @Test(arguments: [
        (
            "DELETE FROM phone_numbers WHERE raw = '911'",
            [
                "sums: people.csv: rejected numbers: there are 5, and 6 are stated"
            ]
        ),
        (
            "DELETE FROM phone_numbers WHERE raw = '(650) 253-0000'",
            [
                "references: phone_numbers: 1 contacts have rows missing between others",
                "sums: people.csv: accepted numbers: there are 1, and 2 are stated",
            ]
        ),
        (
            "DELETE FROM contacts WHERE ordinal = 2",
            [
                "references: phone_numbers: a row (536870912) belongs to a row of contacts that is not there",
                "references: phone_numbers: a row (536870913) belongs to a row of contacts that is not there",
                "sums: 2 numbers belong to no contact of a source",
                "sums: people.csv: contacts: there are 3, and 4 are stated",
                "sums: people.csv: rejected numbers: there are 4, and 6 are stated",
                "order: people.csv: contact 2 of the source is stored as number 3",
                "order: people.csv: contact 3 of the source is stored as number 4",
            ]
        ),
        (
            "UPDATE contacts SET ordinal = 1 WHERE ordinal = 2",
            ["order: people.csv: contact 2 of the source is stored as number 1"]
        ),
        (
            "UPDATE contacts SET byte_offset = 100 WHERE ordinal = 3",
            ["order: people.csv: contact 3 begins at byte 100, before byte 180, where another ends"]
        ),
        (
            "UPDATE contacts SET byte_count = 6000 WHERE ordinal = 4",
            ["order: people.csv: contact 4 ends at byte 6240 of 300"]
        ),
        (
            "UPDATE sources SET contacts_seen = 9, numbers = 9",
            [
                "sums: people.csv: contacts seen against those stored and skipped: there are 4, and 9 are stated",
                "sums: people.csv: numbers against their verdicts: there are 8, and 9 are stated",
            ]
        ),
        (
            "UPDATE sources SET contacts_seen = 6, contacts_skipped = 2",
            ["sums: people.csv: 2 contacts were skipped, and there are only 1 findings"]
        ),
        (
            "UPDATE phone_numbers SET reason = NULL WHERE raw = '911'",
            ["sums: people.csv: 1 numbers have a verdict that their E.164 form or reason denies"]
        ),
        ("DELETE FROM findings", ["sums: people.csv: findings: there are 0, and 1 are stated"]),
        (
            "INSERT INTO findings SELECT 9, 7, severity, code, line, byte_offset, field, raw, message, occurrences, sentence FROM findings",
            [
                "references: findings: a row (9) belongs to a row of sources that is not there",
                "sums: 1 findings belong to no source",
            ]
        ),
        (
            "INSERT INTO _checkpoints VALUES (1, 2, 3, 4), (5, 6, 7, 8)",
            [
                "references: _checkpoints: a row (5) belongs to a row of sources that is not there",
                "checkpoints: people.csv: it is finished and has a checkpoint",
                "checkpoints: a checkpoint is of a source that is not there (5)",
            ]
        ),
        (
            "UPDATE sources SET status = 'unfinished'",
            ["checkpoints: people.csv: it is unfinished and has no checkpoint"]
        ),
        (
            "UPDATE phone_numbers SET e164 = '+16502530000x' WHERE raw = '650-253-0000'",
            ["sums: people.csv: 1 numbers have an E.164 form that is malformed or of another calling code"]
        ),
        (
            "UPDATE phone_numbers SET e164 = '+446502530000' WHERE raw = '650-253-0000'",
            ["sums: people.csv: 1 numbers have an E.164 form that is malformed or of another calling code"]
        ),
        (
            "UPDATE emails SET contact_id = 2",
            [
                "references: emails: 1 rows have a key of another contact or position"
            ]
        ),
        (
            "CREATE TRIGGER rewrite AFTER INSERT ON phone_numbers BEGIN SELECT 1; END",
            ["schema: the trigger rewrite on phone_numbers is not of this program"]
        ),
        (
            "CREATE VIEW best_numbers AS SELECT * FROM phone_numbers",
            ["schema: the view best_numbers on phone_numbers is not of this program"]
        ),
        ("DROP VIEW source_summary", ["schema: the view source_summary is not there"]),
        ("DROP INDEX decisions_a", ["schema: the index decisions_a is not there"]),
    ])
    func whatWasDoneIsFound(_ sql: String, _ expected: [String]) throws {
        try PlainSQL.run("PRAGMA foreign_keys = off; PRAGMA writable_schema = on; " + Self.placed + sql, in: path)
        #expect(try troubles() == expected)
    }

    /// Sample sources have no encoding, and so no places; a line stands before their first contact.
    private static let placed = "UPDATE sources SET encoding = 'UTF-8', bytes = 300; "

    @Test func aCheckpointThatDoesNotFitItsRows() throws {
        try leaveUnfinished()
        try PlainSQL.run("UPDATE _checkpoints SET contacts = 3, byte_offset = 7", in: path)
        #expect(
            try troubles() == [
                "checkpoints: more.csv: the checkpoint counts 3 contacts, and 2 are there",
                "checkpoints: more.csv: the checkpoint is at byte 7, and the last contact ends at byte 180",
            ])
    }

    @Test func whatPeopleAddIsTheirs() throws {
        try PlainSQL.run(
            """
            CREATE TABLE my_notes (text TEXT); CREATE INDEX mine ON contacts (line)
            """, in: path)
        let checks = try database.verify()
        #expect(checks.allSatisfy { $0.hasPassed })
        #expect(
            checks.flatMap(\.notes) == [
                "the table my_notes is not of this program, and is left alone",
                "the index mine is not of this program, and is left alone",
            ])
    }

    @Test func manyTroublesAreCounted() throws {
        try PlainSQL.run("UPDATE contacts SET ordinal = ordinal + 5", in: path)
        let order = try #require(try database.verify().first { $0.subject == .order })
        #expect(order.issueCount == 4)
    }

    @Test func itEndsWhenAsked() throws {
        let cancellation = Cancellation()
        let database = try ContactDatabase.open(at: path, cancellation: cancellation)
        cancellation.cancel()
        #expect(throws: CancellationError.self) { try database.verify() }
    }
}
