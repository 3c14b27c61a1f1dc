import Foundation
import StoreTestSupport
import Testing

/// `undo` of edits whose values files have, or lack, since.
struct SettledEditCommandTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(in: folder)
    }

    private func run(_ arguments: String...) throws -> Command.Result { try command.run(arguments, input: Data()) }

    @Test func anAppliedEditStaysInItsFile() throws {
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:u-1\r\nFN:Ann Lee\r\nEMAIL:a@x.example\r\nEND:VCARD\r\n"
        try folder.write(card, to: "a.vcf")
        _ = try run("ingest", "a.vcf")
        _ = try run("edit", "1", "email=c@x.example")
        #expect(try run("plan").exitCode == 0)
        #expect(try run("apply", "--in-place").exitCode == 0)
        let sentence =
            "1 value stays: its file has it since change 3 (apply). 'trunkline undo 3' takes that change back."
        for change in ["2", "4"] {
            let undone = try run("undo", change)
            #expect(undone.exitCode == 0)
            #expect(undone.output.split(separator: "\n").dropFirst().map(String.init) == [sentence], "\(undone.output)")
        }
    }

    @Test func editsThatANewerExportEndedAreCounted() throws {
        try folder.write("Name,Email,Company,City\nAda,ada@example.org,Zarbor,Rome\n", to: "may.csv")
        try folder.write("Name,Email,Company,City\nAda,ada@example.org,Acme,Oslo\n", to: "june.csv")
        _ = try run("ingest", "may.csv")
        _ = try run("edit", "1", "organization=Quill", "city=Oslo")
        #expect(try run("ingest", "june.csv", "--update", "--key", "email").exitCode == 0)
        let undone = try run("undo", "2")
        #expect(
            undone.output.hasSuffix(
                "1 value stays: its file has it since change 3 (update). 1 value is not there any more since change 3 (update). "
                    + "'trunkline undo 3' takes that change back.\n"), "\(undone.output)")
    }

    @Test func anEditThatHoldsIsUndoneWithoutMore() throws {
        try folder.write("Name,Email\nAda,ada@example.org\n", to: "may.csv")
        _ = try run("ingest", "may.csv")
        _ = try run("edit", "1", "email=c@x.example")
        #expect(try run("undo").output.split(separator: "\n").count == 1)
    }

    /// A property of a card that is kept beside its value has its own name.
    @Test func keptPropertiesAreShownByTheirNames() throws {
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nNOTE;LANGUAGE=de:hallo\r\nEND:VCARD\r\n"
        try folder.write(card, to: "a.vcf")
        _ = try run("ingest", "a.vcf")
        let shown = try run("show", "1").output
        #expect(shown.contains("\n  NOTE;LANGUAGE=de  hallo\n") && !shown.contains("cardProperty"), "\(shown)")
    }
}
