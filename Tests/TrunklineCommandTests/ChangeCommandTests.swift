import ContactStore
import Foundation
import StoreTestSupport
import Testing

/// Corrections, rechecks, forgetting and undoing, as a user would ask for them.
struct ChangeCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write("First Name,Home Phone\nAda,123\nBo,650-253-0000\n", to: "people.csv")
        let result = try run("ingest", "people.csv", "--region", "US", "--rejects", "fix.csv", "--with-reasons")
        #expect(result.exitCode == 0, "\(result.errors)")
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    private var number: String {
        get throws {
            try PlainSQL.rows("SELECT id FROM phone_numbers WHERE raw = '123'", in: folder.path("contacts.db"))[0]
        }
    }

    @Test func aNumberIsCorrectedAndTheCorrectionUndone() throws {
        let fixed = try run("fix", number, "(650) 253-0001", "--author", "Eve", "--note", "called")
        #expect(
            fixed.output == """
                \(try number)  123 -> +16502530001
                Change 2: 1 number corrected. 'trunkline undo 2' takes it back.

                """)
        #expect(fixed.exitCode == 0)
        #expect(try run("history").output.contains("Eve"))
        #expect(try run("undo").output.hasPrefix("Change 2 (fix, 20"))
        let again = try run("undo", "2")
        #expect(again.exitCode == 64)
        #expect(again.errors == "Error: change 2 is undone already; 'trunkline undo 3' restores it\n")
        #expect(try run("undo", "3").exitCode == 0)
        #expect(try run("verify", "--quiet").exitCode == 0)
        let json = try run("fix", number, "650-253-0002", "--format", "json").output
        #expect(json.contains("\"e164\":\"+16502530002\""))
    }

    @Test func theHistorySaysWhoAndWhat() throws {
        _ = try run("fix", number, "(650) 253-0001", "--author", "Eve", "--note", "called")
        #expect(try run("history").output.contains("Ada: 123 (rejected: tooShort) -> (650) 253-0001 (+16502530001)"))
        let csv = try run("history", "--values", "--format", "csv").output
        #expect(
            csv.hasPrefix(
                "change,at,author,state,source,line,contact_id,contact,field,label,old,old_verdict,new,new_verdict,e164,what,note"
            ))
        #expect(
            csv.contains(",Eve,holds,people.csv,2,1,Ada,phone,home,123,tooShort,(650) 253-0001,accepted,+16502530001,"))
        let json = try run("report", "changes", "--change", "2", "--format", "json").output
        #expect(json.contains("\"old\": \"123\"") || json.contains("\"old\":\"123\""))
        #expect(try run("history", "--change", "9").exitCode == 64)
    }

    @Test func everythingSinceIsUndoneAtOnce() throws {
        _ = try run("fix", number, "650-253-0001")
        _ = try run("fix", number, "650-253-0002")
        let undone = try run("undo", "--since", "2")
        #expect(undone.exitCode == 0 && undone.output.hasPrefix("Change 3 (fix, 20"))
        #expect(undone.output.contains("\nChange 2 (fix, 20"))
        #expect(
            try PlainSQL.rows("SELECT value FROM current_numbers ORDER BY id", in: folder.path("contacts.db"))
                == ["123", "650-253-0000"])
        #expect(
            try run("undo", "--since", "2").output
                == "Nothing has been changed since that is still in force.\n")
        #expect(try run("undo", "--since", "2999-01-01T10:00").output.hasPrefix("Nothing has been changed"))
        for wrong in ["yesterday", "2026-02-30", "2026-13-01", "99"] {
            #expect(try run("undo", "--since", wrong).exitCode == 64)
        }
        #expect(try run("undo", "1", "--since", "1").exitCode == 64)
    }

    @Test func anUpdateThatDeletedContactsIsUndone() throws {
        try folder.write("First Name,Home Phone\nBo,650-253-0000\nEve,650-253-0005\n", to: "june.csv")
        let names = "SELECT given_name FROM contacts ORDER BY id"
        let update = try run(
            "ingest", "june.csv", "--region", "US", "--update", "--key", "phone", "--remove-gone", "--yes", "--author",
            "Eve")
        #expect(update.exitCode == 0, "\(update.errors)")
        #expect(update.output.contains("  change 2: 'trunkline undo 2' takes it back\n"))
        #expect(try PlainSQL.rows(names, in: folder.path("contacts.db")) == ["Bo", "Eve"])
        let history = try run("history").output
        #expect(history.contains("people.csv -> june.csv by phone number: 1 new, 0 changed, 1 gone and deleted"))
        #expect(history.contains("until 20"))
        #expect(history.contains("Eve"))
        let undone = try run("undo")
        #expect(undone.exitCode == 0)
        #expect(undone.output.hasPrefix("Change 2 (update, 20"))
        #expect(
            undone.output.hasSuffix("people.csv is back in the place of june.csv: 2 contacts came back, 2 left.\n"))
        #expect(try PlainSQL.rows(names, in: folder.path("contacts.db")) == ["Ada", "Bo"])
        #expect(try run("undo", "3").exitCode == 0)
        #expect(try run("verify", "--quiet").exitCode == 0)
    }

    /// A file that was read by mistake is taken back as a whole, and comes back as a whole.
    @Test func anIngestIsUndone() throws {
        let names = "SELECT given_name FROM contacts ORDER BY id"
        try folder.write("First Name,Home Phone\nCy,650-253-0007\n", to: "wrong.csv")
        _ = try run("ingest", "wrong.csv", "--region", "US", "--author", "Eve")
        #expect(try run("history").output.contains("wrong.csv: 1 contact"))
        #expect(try run("history").output.contains("Eve"))
        let undone = try run("undo")
        #expect(undone.exitCode == 0 && undone.output.hasPrefix("Change 2 (ingest, 20"), "\(undone.errors)")
        #expect(undone.output.hasSuffix("wrong.csv is taken back: 0 contacts came back, 1 left.\n"))
        #expect(try PlainSQL.rows(names, in: folder.path("contacts.db")) == ["Ada", "Bo"])
        #expect(try run("undo", "3").exitCode == 0)
        #expect(try PlainSQL.rows(names, in: folder.path("contacts.db")) == ["Ada", "Bo", "Cy"])
        #expect(try run("verify", "--quiet").exitCode == 0)
        // Nobody expects that contacts leave when people cannot be underived.
        _ = try run("dedupe")
        let refused = try run("undo")
        #expect(refused.exitCode == 64)
        #expect(refused.errors.contains("(dedupe), cannot be undone; 'trunkline undo 2' takes back the files"))
        #expect(try run("undo", "2").exitCode == 0)
        // The same file is read again, beside what its undoing keeps.
        #expect(try run("ingest", "wrong.csv", "--region", "US").exitCode == 0)
        #expect(try PlainSQL.rows(names, in: folder.path("contacts.db")) == ["Ada", "Bo", "Cy"])
        #expect(try run("verify", "--quiet").exitCode == 0)
    }

    /// Files of one run are one change; what was decided about their contacts is undone first.
    @Test func theFilesOfARunAreOneChange() throws {
        for name in ["one", "two"] {
            try folder.write("First Name,Home Phone\n\(name),650-253-0008\n", to: "\(name).csv")
        }
        _ = try run("ingest", "one.csv", "two.csv", "--region", "US")
        #expect(try run("history").output.contains("one.csv and 1 more: 2 contacts"))
        _ = try run("edit", "3", "given=Uno")
        let blocked = try run("undo", "2")
        #expect(blocked.exitCode == 64)
        #expect(blocked.errors.contains("change 2 cannot be undone yet: later changes build on it; undo 3 first"))
        #expect(try run("undo", "--since", "2").exitCode == 0)
        #expect(
            try PlainSQL.rows("SELECT path FROM sources", in: folder.path("contacts.db")) == ["people.csv"])
        #expect(try run("verify", "--quiet").exitCode == 0)
    }

    @Test func whatCannotBeTakenIsSaid() throws {
        let refused = try run("fix", number, "12")
        #expect(refused.exitCode == 1)
        #expect(refused.output.contains("still rejected: tooShort"))
        #expect(try run("fix", "77", "650-253-0001").output.contains("no number has this key"))
        #expect(try run("fix").exitCode == 64)
        #expect(try run("fix", "77").exitCode == 64)
        #expect(try run("fix", "77", "1", "--from", "x").exitCode == 64)
        #expect(try run("fix", "--from", "none.csv").exitCode == 66)
        #expect(try run("fix", "77", "1", "--db", "none.db").exitCode == 66)
        #expect(try run("undo", "1").exitCode == 0)
        #expect(try run("undo").errors == "Error: there is no change that could be undone\n")
        #expect(try run("undo", "9").errors.contains("there is no change 9"))
    }

    @Test func aCorrectedFileComesBack() throws {
        let text = try String(contentsOfFile: folder.path("fix.csv"), encoding: .utf8)
        try folder.write(text.replacing("Ada,123", with: "Ada,650-253-0001"), to: "fix.csv")
        let dry = try run("fix", "--from", "fix.csv", "--dry-run")
        #expect(dry.output.hasSuffix("1 number would be corrected.\n"))
        #expect(try run("fix", "--from", "fix.csv").exitCode == 0)
        #expect(try run("report", "rejected").output.contains("No number was rejected."))
        #expect(try run("ingest", "people.csv", "--with-reasons").exitCode == 64)
    }

    @Test func rejectedRecordsAreWrittenLater() throws {
        let first = try String(contentsOfFile: folder.path("fix.csv"), encoding: .utf8)
        // The file is in work: it stays as it is, and there is no second one.
        #expect(
            try run("ingest", "people.csv", "--region", "US", "--rejects", "fix.csv").output.contains("nothing changed")
        )
        let plain = try run("ingest", "people.csv", "--region", "US", "--rejects", "plain.csv")
        #expect(plain.output.contains("already ingested, 1 record to correct in plain.csv"), "\(plain.output)")
        for name in ["fix.csv", "plain.csv"] { try FileManager.default.removeItem(atPath: folder.path(name)) }
        let later = try run("ingest", "people.csv", "--region", "US", "--rejects", "later.csv", "--with-reasons")
        #expect(later.exitCode == 0, "\(later.errors)")
        #expect(later.output.contains("already ingested, 1 record to correct in later.csv"), "\(later.output)")
        #expect(try String(contentsOfFile: folder.path("later.csv"), encoding: .utf8) == first)
        let other = try run("ingest", "people.csv", "--region", "GB", "--rejects", "other.csv")
        #expect(other.exitCode == 74)
        #expect(other.errors.contains("people.csv is stored with other settings (region US)"), "\(other.errors)")
        #expect(try run("verify", "--quiet").exitCode == 0)
        // A corrected number is no longer in the file of records to correct.
        try FileManager.default.removeItem(atPath: folder.path("later.csv"))
        #expect(try run("fix", number, "650-253-0001").exitCode == 0)
        let none = try run("ingest", "people.csv", "--region", "US", "--rejects", "later.csv", "--with-reasons")
        #expect(none.output.contains("nothing changed"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("later.csv")))
    }

    @Test func aRecheckShowsAndStores() throws {
        let shown = try run("recheck", "--region", "GB")
        #expect(shown.output.contains("2 numbers, plans"))
        #expect(shown.output.contains("would change"))
        let applied = try run("recheck", "--region", "GB", "--apply", "--format", "json")
        #expect(applied.output.contains("\"change\":2"))
        #expect(try run("undo").exitCode == 0)
        #expect(try run("recheck").output.hasSuffix("0 would change.\n"))
        #expect(try run("recheck", "--plans", "people.csv").errors.contains("not a table of numbering plans"))
        #expect(try run("recheck", "--plans", "none").exitCode == 66)
    }

    @Test func somebodyIsForgotten() throws {
        let result = try run("forget", "--number", "+16502530000", "--author", "Kim")
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(
            result.output.contains("Pages with it     1 before, 0 after") || result.output.contains("before, 0 after"))
        for line in [
            "Date              20", "Author            Kim", "Program           trunkline ", "Searched          ",
        ] {
            #expect(result.output.contains(line), "\(line)")
        }
        #expect(try run("undo", "2").errors.contains("nothing is left"))
        #expect(try run("verify", "--quiet").exitCode == 0)
        #expect(try run("forget").exitCode == 64)
        #expect(try run("forget", "--contact", "1", "--number", "+1").exitCode == 64)
        #expect(try run("forget", "--contact", "99").errors.contains("no contact has the number 99"))
        #expect(try run("forget", "--number", "650").exitCode == 64)
        let json = try run("forget", "--contact", "1", "--format", "json", "--note", "asked by Ada")
        #expect(json.output.contains("\"note\":\"asked by Ada\""))
        // The remark is in the certificate alone.
        let bytes = try Data(contentsOf: folder.url.appendingPathComponent("contacts.db"))
        #expect(bytes.range(of: Data("asked by".utf8)) == nil)
        #expect(json.output.contains("\"deletedRows\":{\"contacts\":1"))
    }

    @Test func anAddressAndAPersonAreForgotten() throws {
        try folder.write(
            "Name,E-mail Address\nCy Lee,Cy@Example.org\nCy Lee,cy@example.org\nDi Ray,di@example.org\n", to: "more.csv"
        )
        _ = try run("ingest", "more.csv")
        _ = try run("dedupe")
        #expect(try run("forget", "--email", "nobody@example.org").errors.contains("no contact has the address"))
        #expect(try run("forget", "--email", "nobody").errors.contains("is not an e-mail address"))
        let refused = try run("forget", "--email", "mailto:cy@EXAMPLE.org")
        #expect(
            refused.exitCode == 64 && refused.errors.contains("Contact 3  Cy Lee")
                && refused.errors.contains("Contact 4  Cy Lee"))
        let person = try PlainSQL.rows(
            "SELECT stable_id FROM people WHERE id = (SELECT person_id FROM memberships WHERE contact_id = 5)",
            in: folder.path("contacts.db"))[0]
        let forgotten = try run("forget", "--person", person)
        #expect(forgotten.exitCode == 0 && forgotten.output.hasPrefix("Forgotten         person \(person)\n"))
        #expect(try run("forget", "--person", person).errors.contains("there is no person \(person)"))
        let address = try run("forget", "--email", "cy@example.org", "--yes", "--author", "Kim", "--note", "by letter")
        #expect(
            address.output.contains("Contacts          2\n") && address.output.contains("Remark            by letter\n")
        )
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: folder.path("contacts.db")) == ["2"])
        // Neither comes back with the same file, and the database is in order.
        _ = try run("ingest", "more.csv", "--replace")
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: folder.path("contacts.db")) == ["2"])
        #expect(try run("verify", "--quiet").exitCode == 0)
    }

    @Test func severalContactsHaveToBeConfirmed() throws {
        let refused = try run("forget", "--source", "people.csv")
        #expect(refused.exitCode == 64)
        #expect(refused.errors.contains("Contact 1  Ada") && refused.errors.contains("Contact 2  Bo"))
        #expect(refused.errors.contains("2 contacts would be erased; --yes erases them."))
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: folder.path("contacts.db")) == ["2"])
        #expect(try run("forget", "--source", "people.csv", "--yes").exitCode == 0)
        #expect(try PlainSQL.rows("SELECT count(*) FROM contacts", in: folder.path("contacts.db")) == ["0"])
    }

    @Test func aLockedDatabaseIsLeftAlone() throws {
        let number = try number
        let lock = try DatabaseLock(folder.path("contacts.db"))
        defer { try? lock.release() }
        for arguments in [
            ["fix", number, "650-253-0001"], ["forget", "--contact", "1"],
            ["recheck", "--region", "GB", "--apply"],
        ] {
            let result = try command.run(arguments + ["--wait", "0.2"], input: Data())
            #expect(result.exitCode == 74, "\(arguments)")
            #expect(result.errors.contains("another process is using this database"), "\(result.errors)")
        }
    }

    @Test func completionsKnowTheCommands() throws {
        let script = try run("--generate-completion-script", "bash").output
        for word in ["recheck", "forget", "history", "sources", "ambiguous", "baseline", "plans"] {
            #expect(script.contains(word), "\(word)")
        }
    }
}

extension ChangeCommandTests {
    @Test(arguments: [
        ("", "there are no records in it"), ("SQLite format 3\0", "the database has no complete head"),
        ("{\"a\": 1}", "unsupported format"),
    ])
    func whatIsNoFileOfRecordsIsRefused(_ text: String, _ message: String) throws {
        try folder.write(text, to: "other")
        let result = try run("fix", "--from", "other")
        #expect(result.exitCode == 65)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
