import ArchiveTestSupport
import Foundation
import StoreTestSupport
import Testing

struct VerifyCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(ManyContacts.csv(300), to: "many.csv")
        try folder.write("Name,Phone\nAda,650-253-0000\n", to: "few.csv")
        let archive = Packer.zip([Packer.Member("Contacts/all.csv", "Name,Phone\nBo,650-253-0001\n")])
        try Data(archive).write(to: folder.url.appendingPathComponent("takeout.zip"))
        let result = try command.run("ingest", "many.csv", "few.csv", "takeout.zip", "--region", "US")
        #expect(result.exitCode == 0, "\(result.errors)")
    }

    @Test func aSoundDatabaseIsProven() throws {
        let result = try command.run("verify")
        #expect(result.exitCode == 0)
        #expect(result.errors == "")
        #expect(
            result.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) == [
                "  schema       ok      30 tables, 11 indexes, 14 views",
                "  references   ok      23 tables",
                "  sums         ok      3 sources, 302 contacts, 584 numbers, 455 findings",
                "  order        ok      302 contacts",
                "  checkpoints  ok      0 unfinished sources",
                "  content      ok      1,641 rows",
                "  people       ok      0 people, 0 memberships",
                "  corrections  ok      1 change, 0 corrections, 0 edits",
                "  files        ok      3 same",
                "",
                "Everything is in order.",
                "",
            ])
    }

    @Test func quietSaysNothing() throws {
        let result = try command.run("verify", "--quiet")
        #expect([result.output, result.errors] == ["", ""])
        #expect(result.exitCode == 0)
    }

    @Test func filesThatAreNoMoreWhatTheyWere() throws {
        try folder.write("Name,Phone\nAda,650-253-0009\n", to: "few.csv")
        try FileManager.default.removeItem(atPath: folder.path("takeout.zip"))
        let result = try command.run("verify")
        #expect(result.exitCode == 0)
        #expect(
            result.output.contains(
                """
                  files        ok      1 same, 1 changed, 1 missing
                    few.csv: the file has other content now, which an ingest would read as a new source
                    takeout.zip/Contacts/all.csv: the file is not there any more, or not seen from this folder
                """))
    }

    @Test func filesThatMustBeThere() throws {
        try FileManager.default.moveItem(atPath: folder.path("few.csv"), toPath: folder.path("renamed.csv"))
        let good = try command.run("verify", "renamed.csv", "takeout.zip", "-", input: "Name,Phone\nAda,650-253-0000\n")
        #expect(good.exitCode == 0, "\(good.errors)")
        #expect(good.output.contains("renamed.csv: stored as few.csv"))

        try folder.write("Name,Phone\nEve,650-253-0009\n", to: "new.csv")
        let new = try command.run("verify", "renamed.csv", "new.csv")
        #expect(new.exitCode == 1)
        #expect(new.errors == "Error: new.csv: its content is not in contacts.db; read it with 'trunkline ingest'\n")

        let missing = try command.run("verify", "missing.csv")
        #expect(missing.exitCode == 66)
        #expect(missing.errors == "Error: missing.csv: No such file or directory\n")
    }

    @Test func whatIsBrokenIsNamed() throws {
        try PlainSQL.run("PRAGMA foreign_keys = off; DELETE FROM contacts WHERE id = 7", in: folder.path("contacts.db"))
        let result = try command.run("verify", "--format", "json")
        #expect(result.exitCode == 65)
        #expect(
            result.errors == """
                Error: contacts.db: this database is not in order (references, sums, order, content); go back to a \
                copy of it, or ingest the files again into another database

                """)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(object["proven"] as? Bool == false)
        let checks = try #require(object["checks"] as? [[String: Any]])
        #expect(checks.filter { $0["good"] as? Bool == false }.count == 4)
        let files = try #require(object["files"] as? [[String: Any]])
        #expect(files.map { $0["state"] as? String } == ["same", "same", "same"])
    }

    @Test func nothingIsForgottenOrReplacedInADamagedDatabase() throws {
        let database = folder.path("contacts.db")
        try PlainSQL.run(
            "UPDATE phone_numbers SET raw = 'x' WHERE id = (SELECT min(id) FROM phone_numbers)", in: database)
        let before = try PlainSQL.dump(database)
        // Whom nobody finds there may have been lost.
        let forgotten = [
            ["forget", "--contact", "9"], ["forget", "--contact", "999"], ["forget", "--source", "x.csv"],
        ]
        for words in forgotten + [["ingest", "few.csv", "--replace", "--region", "DE"]] {
            let result = try command.run(words, input: Data())
            #expect(result.exitCode == 65)
            #expect(
                result.errors.contains(
                    "a value in row 536870912 of phone_numbers (contact 2) is not the one that was stored; nothing was changed;"
                ),
                "\(result.errors)")
        }
        #expect(try PlainSQL.dump(database) == before)
    }

    @Test func viewsOfOthersAreNotEvaluated() throws {
        try PlainSQL.run(
            """
            DROP VIEW source_summary; CREATE VIEW source_summary AS
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) AS source FROM n
            """, in: folder.path("contacts.db"))
        let report = try command.run("report", "summary")
        #expect(report.exitCode == 65)
        #expect(
            report.errors.contains(
                "contacts.db: this database is not as it was written: the view source_summary was changed;"))
        let proof = try command.run("verify")
        #expect(proof.exitCode == 65)
        #expect(proof.output.contains("the view source_summary was changed"))
    }

    @Test func whatIsNoDatabaseOfOurs() throws {
        let text = try command.run("verify", "--db", "many.csv")
        #expect(text.exitCode == 65)
        let missing = try command.run("verify", "--db", "missing.db")
        #expect(missing.exitCode == 66)
    }
}
