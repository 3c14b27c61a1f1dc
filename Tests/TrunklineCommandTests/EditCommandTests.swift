import Foundation
import StoreTestSupport
import Testing

/// Editing and showing contacts, as a user would ask for it.
struct EditCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
        try folder.write(
            "First Name,Last Name,Company,Home Phone,E-mail Address\nAda,Lovelase,ACME,650-253-0000,ada@example.com\nBo,B,ACME,12,\n",
            to: "people.csv")
        let result = try run("ingest", "people.csv", "--region", "US", "-q")
        #expect(result.exitCode == 0, "\(result.errors)")
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    @Test func aContactIsCorrectedShownAndTheEditUndone() throws {
        let edited = try run("edit", "1", "family=Lovelace", "email+=ada@example.org", "--author", "Eve")
        #expect(
            edited.output == """
                1  Ada Lovelase  familyName: Lovelase -> Lovelace
                1  Ada Lovelase  email: (none) -> ada@example.org
                Change 2: 2 values of 1 contact edited. 'trunkline undo 2' takes it back.

                """)
        #expect(edited.exitCode == 0)
        let shown = try run("show", "1").output
        #expect(shown.hasPrefix("Contact 1  Ada Lovelace\n  read from people.csv:2 (csv, contact 1)\n\n"))
        #expect(shown.contains("  familyName    Lovelace\n                  was Lovelase: change 2 (edit, 20"))
        #expect(shown.contains(" by Eve)\n"))
        #expect(shown.contains("650-253-0000  [+16502530000, accepted, US, fixedLine, mobile]\n"))
        #expect(try run("show", "1", "--format", "json").output.contains("\"read\":\"Lovelase\""))
        #expect(try run("history").output.contains("edit"))
        #expect(try run("export", "--to", "csv", "-o", "-", "-q").output.contains("Lovelace"))
        #expect(try run("undo").exitCode == 0)
        #expect(try !run("export", "--to", "csv", "-o", "-", "-q").output.contains("Lovelace"))
        #expect(try run("verify", "--quiet").exitCode == 0)
    }

    @Test func manyContactsAreCorrectedAtOnce() throws {
        let planned = try run("edit", "--where", "organization = 'ACME'", "company=Acme", "--dry-run")
        #expect(planned.output.hasSuffix("2 values of 2 contacts would be edited.\n"))
        #expect(try run("edit", "--where", "organization = 'ACME'", "company=Acme").exitCode == 0)
        let again = try run("edit", "--where", "organization = 'ACME'", "company=Acme")
        #expect(again.output == "No contact is selected: nothing was edited.\n" && again.exitCode == 0)
    }

    @Test func aLabelThatAnEditGaveIsAFilter() throws {
        #expect(try run("edit", "1", "phone.1.label=boat").exitCode == 0)
        let exported = try run("export", "--to", "csv", "--label", "boat", "-o", "-", "-q")
        #expect(exported.exitCode == 0 && exported.output.contains("ada@example.com"), "\(exported.errors)")
    }

    @Test func aSpreadsheetComesBack() throws {
        #expect(try run("export", "--to", "csv", "--with-ids", "-o", "edit.csv", "-q").exitCode == 0)
        let text = try String(contentsOfFile: folder.path("edit.csv"), encoding: .utf8)
        try folder.write(
            text.replacing("Lovelase", with: "Lovelace").replacing("+16502530000", with: "1.65025E+10"), to: "edit.csv")
        let edited = try run("edit", "--from", "edit.csv", "--format", "json")
        #expect(edited.exitCode == 1)
        #expect(
            edited.output.contains("\"after\":\"Lovelace\"")
                && edited.output.contains("a spreadsheet may have made this"))
    }

    @Test(arguments: [
        (["edit", "1", "emial=x"], "did you mean 'email'?"), (["edit", "1"], "Give a value"),
        (["edit", "family=x"], "Name a contact"), (["edit", "Ada", "family=x"], "'Ada' is not a contact"),
        (["edit", "1", "--from", "x.csv"], "--from takes everything"), (["show"], "Give a contact"),
        (["show", "77"], "no contact has the number 77"),
    ])
    func wrongUsageIsSaid(_ arguments: [String], _ words: String) throws {
        let result = try command.run(arguments, input: Data())
        #expect(result.exitCode == 64 && result.errors.contains(words), "\(result.errors)")
    }

    @Test func whatIsRefusedIsListed() throws {
        let result = try run("edit", "1", "email=nobody", "company=Engines")
        #expect(result.exitCode == 1)
        #expect(result.output.contains("email=nobody: not edited: There is no @ in it"))
        #expect(result.output.contains("Change 2: 1 value of 1 contact edited, 1 value refused."))
    }
}
